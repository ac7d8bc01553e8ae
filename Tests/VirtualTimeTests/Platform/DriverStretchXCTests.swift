import ProcessClock
import XCTest

@testable import VirtualTime

/// The stretches in which the thread that moves the clocks is busy, and another one moves them for it.
final class DriverStretchXCTests: XCTestCase {
  func testALeapHoldsOnlyInTheStretchInWhichItWasFoundRight() throws {
    try XCTSkipUnless(ProcessTime.isOwned, "A sanitizer keeps the clocks real.")
    Scheduler.shared.withControl(ControlOptions(scope: .process)) {
      MainActor.assumeIsolated {
        let stretch = process_clock_driver_stretch()
        XCTAssertNotEqual(stretch, 0)
        let now = ProcessTime.now
        // It waits for something to do in between.
        MainLoop().turn(blockingFor: .milliseconds(1))
        let target = (now + .seconds(1)).nanoseconds
        XCTAssertFalse(process_clock_advance_in_stretch(stretch, target))
        XCTAssertEqual(ProcessTime.now, now)
        let later = process_clock_driver_stretch()
        XCTAssertGreaterThan(later, stretch)
        XCTAssertTrue(process_clock_advance_in_stretch(later, target))
        XCTAssertEqual(ProcessTime.now, now + .seconds(1))
      }
    }
  }
}
