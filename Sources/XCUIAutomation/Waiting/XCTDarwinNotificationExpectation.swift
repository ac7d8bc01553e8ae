import Foundation
import Synchronization
public import XCTest

/// An expectation of a notification that the system sends around.
///
/// Mirrors XCTest's class of Apple's platforms.
///
/// It is `@unchecked Sendable` as its superclass is; what it has is behind a lock.
///
/// - Note: Unlike Apple's, which hears of all processes, it hears what is posted to `NotificationCenter.default` in the process of the
///   test, where applications with a target in this process live: this platform sends nothing around.
public final class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// A closure that says of a notification whether it was the one.
  public typealias Handler = @Sendable () -> Bool

  /// The name of the notification.
  public let notificationName: String

  /// What changes.
  private let state = Mutex(State())

  /// What changes of an expectation.
  private struct State: ~Copyable {
    /// The closure that says whether it was the one.
    var handler: Handler?

    /// The registration, until the notification was posted; only the centre looks inside.
    nonisolated(unsafe) var observer: (any NSObjectProtocol)?
  }

  /// Expects a notification.
  ///
  /// - Parameter notificationName: Its name.
  public init(notificationName: String) {
    self.notificationName = notificationName
    super.init(description: "Expect Darwin notification '\(notificationName)'")
    let observer = NotificationCenter.default.addObserver(
      forName: Notification.Name(notificationName), object: nil, queue: nil
    ) { [weak self] _ in self?.receive() }
    nonisolated(unsafe) let registration = observer
    state.withLock { $0.observer = registration }
  }

  deinit { stop() }

  /// The closure that says whether it was the one; without one any is.
  public var handler: Handler? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Takes a notification.
  private func receive() {
    guard handler?() ?? true else { return }
    stop()
    fulfill()
  }

  /// Hears no more.
  private func stop() {
    nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    state.withLock { state in
      observer = state.observer
      state.observer = nil
    }
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
