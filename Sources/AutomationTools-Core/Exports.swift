@_exported public import XCTest
@_exported public import XCUIAutomation

// Flags, launch options and identifiers are declared once, for the application and its tests.
@_exported public import protocol AutomationWire.AutomationIdentifying
// Network stubs are declared with types of the wire.
@_exported public import enum AutomationWire.BodyPattern
@_exported public import struct AutomationWire.Command
@_exported public import protocol AutomationWire.CommandSet
@_exported public import struct AutomationWire.Fixture
@_exported public import protocol AutomationWire.FixtureSet
@_exported public import struct AutomationWire.FlagKey
@_exported public import protocol AutomationWire.FlagKeyValue
@_exported public import struct AutomationWire.LaunchOption
@_exported public import protocol AutomationWire.LaunchOptionValue
@_exported public import struct AutomationWire.LaunchSetting
@_exported public import struct AutomationWire.RecordedRequest
@_exported public import struct AutomationWire.RequestPattern
@_exported public import struct AutomationWire.StubbedResponse
