// SwiftPM's list of tests sees what this module exports, and with it how tests on the main actor are run.
@_exported public import XCUIAutomation
