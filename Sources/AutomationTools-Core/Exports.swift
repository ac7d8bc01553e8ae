@_exported public import XCTest
@_exported public import XCUIAutomation
