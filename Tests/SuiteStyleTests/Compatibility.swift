// The one file that a suite written for Apple's platforms needs: its other files only import XCTest.
@_exported public import XCUIAutomation

/// Makes every test class of the module one of ours.
public typealias XCTestCase = UITestCase

/// Makes every observer of the module one that hears of its tests.
public typealias XCTestObservation = UITestObservation

/// Sleeps of the suite cost the application's time, not the reader's.
@discardableResult public func sleep(_ seconds: UInt32) -> UInt32 { UITestTime.sleep(seconds) }

/// Short sleeps of the suite cost the application's time, too.
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 {
  UITestTime.usleep(microseconds)
}
