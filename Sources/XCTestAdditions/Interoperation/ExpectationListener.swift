import Foundation
import Glibc
import Synchronization
import XCTest

/// What hears of the issues that Swift Testing has no test for, in a process that runs XCTest's.
///
/// Swift Testing drops what `#expect` finds wrong there, unless somebody has said that it wants to hear of it: an `XCTestCase` would pass. Here
/// it is a failure of XCTest's test that runs.
enum ExpectationListener {
  /// Takes an issue: the version of the description, and the description, as a line of the stream of events.
  private typealias Handler =
    @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void

  /// Sets who takes issues; false if somebody does already, such as XCTest itself in a later version.
  private typealias Installer = @convention(c) (Handler) -> Bool

  /// Whether it hears of them.
  private static let isInstalled = Atomic(false)

  /// Whether it hears of them; otherwise an error that `#require` throws is all there is.
  static var isListening: Bool { isInstalled.load(ordering: .relaxed) }

  /// Begins to hear of them, where Swift Testing is there and tells.
  static func begin() {
    guard InteroperationMode.isOn,
      let symbol = dlsym(nil, "_swift_testing_installFallbackEventHandler")
    else { return }
    let install = unsafeBitCast(symbol, to: Installer.self)
    let isOurs = install { _, bytes, count, _ in
      let line = Data(UnsafeRawBufferPointer(start: bytes, count: count))
      if let event = SwiftTestingEvent(line) { ExpectationListener.take(event) }
    }
    isInstalled.store(isOurs, ordering: .relaxed)
  }

  /// Fails the test that runs, or the class that is set up or torn down, for an issue that fails a test.
  private static func take(_ event: SwiftTestingEvent) {
    guard event.kind == .issue(isKnown: false) else { return }
    let observer = PlainTestObserver.shared
    (observer.test ?? observer.classPart)?.recordFailure(
      withDescription: event.message, inFile: event.place?.file ?? "<unknown>",
      atLine: event.place?.line ?? 0, expected: true)
  }
}
