// The one file that a suite written for Apple's platforms needs: its other files only import XCTest.
@_exported public import XCUIAutomation

/// Makes every test class of the module one of ours.
public typealias XCTestCase = UITestCase
