// Flags, launch options, identifiers, fixtures, commands and stubs are declared with these words.
@_exported public import AutomationTools_Shared
@_exported public import XCTest
@_exported public import XCUIAutomation
