public import Foundation
import Synchronization
@_spi(Bridging) import TextUI

/// What tells of the network from the device.
///
/// Mirrors Network's class.
///
/// ```swift
/// monitor.pathUpdateHandler = { path in
///   Task { @MainActor in isOnline = path.status == .satisfied }
/// }
/// monitor.start(queue: DispatchQueue(label: "Network"))
/// ```
///
/// - Note: Unlike on Apple's platforms, it asks no hardware: the network counts as reached, by a wireless network. It does not while a test has a
///   stub of whatever is asked for that fails as there is no connection, `network.stub(RequestPattern(), .failure(.notConnectedToInternet))`,
///   which the test may add while the application runs, and which may be used up.
public final class NWPathMonitor: Sendable {
  /// What changes.
  private struct State {
    /// What is told of the path.
    var handler: (@Sendable (NWPath) -> Void)?

    /// Where it is told.
    var queue: DispatchQueue?

    /// The number of what observes the application's network.
    var observer: Int?

    /// The path that was told last.
    var told: NWPath?

    /// Whether it is told no more.
    var isCancelled = false
  }

  /// What changes, behind the lock.
  private let state = Mutex(State())

  /// The application's network.
  private let reachability = NetworkReachability()

  /// Whether the ways that it may go are among those there are.
  private let isAllowed: Bool

  /// Makes a monitor of all ways out of the device.
  public init() {
    isAllowed = true
  }

  /// Makes a monitor of one kind of way.
  ///
  /// - Parameter requiredInterfaceType: The kind; no other than a wireless network is there.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    isAllowed = requiredInterfaceType == .wifi
  }

  /// Makes a monitor of all ways but some.
  ///
  /// - Parameter prohibitedInterfaceTypes: Those it may not go.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isAllowed = !prohibitedInterfaceTypes.contains(.wifi)
  }

  deinit { cancel() }

  /// What is told of the path: once it is started, and after each change.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// What the network is like now.
  public var currentPath: NWPath {
    NWPath(isReached: isAllowed && reachability.isReachable)
  }

  /// Where changes are told; `nil` before it is started.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Tells of the path from now on; has no effect where it was started or cancelled before.
  ///
  /// - Parameter queue: Where it is told.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    guard isFirst else { return }
    let number = reachability.add { [weak self] in self?.tell() }
    state.withLock { $0.observer = number }
    tell()
  }

  /// Tells of the path no more.
  public func cancel() {
    let number = state.withLock { state in
      state.isCancelled = true
      defer { state.observer = nil }
      return state.observer
    }
    if let number { reachability.remove(number) }
  }

  /// Tells of the path, on the queue.
  private func tell() {
    reachability.noteTransit()
    queue?.async { [self] in
      let path = currentPath
      let handler = state.withLock { state in
        let isNew = !state.isCancelled && state.told != path
        state.told = path
        return isNew ? state.handler : nil
      }
      handler?(path)
    }
  }
}

// MARK: - Sequences

extension NWPathMonitor: AsyncSequence {
  /// What goes through the paths: the present one, and each that follows.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// The paths.
    private var paths: AsyncStream<NWPath>.Iterator

    /// Goes through the paths of a monitor.
    init(_ monitor: NWPathMonitor) {
      let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
      let number = monitor.reachability.add { continuation.yield(monitor.currentPath) }
      continuation.onTermination = { [reachability = monitor.reachability] _ in
        reachability.remove(number)
      }
      continuation.yield(monitor.currentPath)
      paths = stream.makeAsyncIterator()
    }

    /// Waits for the next path.
    ///
    /// - Returns: It; `nil` where the task is cancelled.
    public mutating func next() async -> NWPath? { await paths.next(isolation: #isolation) }
  }

  /// Returns what goes through the paths; the monitor need not be started for that.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
