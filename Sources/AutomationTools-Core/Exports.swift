@_exported public import XCTest
@_exported public import XCUIAutomation

// Network stubs are declared with types of the wire.
@_exported public import enum AutomationWire.BodyPattern
@_exported public import struct AutomationWire.RecordedRequest
@_exported public import struct AutomationWire.RequestPattern
@_exported public import struct AutomationWire.StubbedResponse
