import Foundation
import Synchronization
import XCTest

/// The observers that hear of the end of a run which XCTest does not end: one in an order of its own, or what was left of one.
///
/// XCTest tells the end only from its own main function, and shows nobody its observers.
enum RunObservers {
  /// This framework's own.
  private static let own = Mutex<[any XCTestObservation & Sendable]>([])

  /// Has an observer of this framework's hear of the run, and of its end.
  static func add(_ observer: any XCTestObservation & Sendable) {
    own.withLock { $0.append(observer) }
    XCTestObservationCenter.shared.addTestObserver(observer)
  }

  /// Tells this framework's own the end of the run, in the order in which they were added; those that have heard of it do nothing.
  static func tellOwnOfEnd() {
    for observer in own.withLock({ $0 }) { observer.testBundleDidFinish(.main) }
  }

  /// Tells the end of the run, and ends the process.
  ///
  /// - Parameter succeeded: Whether all tests passed.
  static func endRun(succeeded: Bool) -> Never {
    tellOwnOfEnd()
    for observer in UITestObservers.shared.all { observer.testBundleDidFinish(.main) }
    fflush(stdout)
    exit(succeeded && !RunFailures.exist ? 0 : 1)
  }
}
