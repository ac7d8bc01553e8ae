@_exported public import Foundation
@_exported public import Observation
@_exported public import Publishing

// What an element is for tests.
@_exported public import enum AccessibilityTree.ElementType
@_exported public import enum AutomationWire.AuthorizationStatus
// Seconds by Core Foundation's name.
@_exported public import typealias AutomationWire.CFTimeInterval
// A distance, which Foundation lacks here and tests have as well.
@_exported public import struct AutomationWire.CGVector
@_exported public import class AutomationWire.IdlingResource
// Keys as they reach an application, with the names that SwiftUI has for them.
@_exported public import struct AutomationWire.KeyPress
@_exported public import enum AutomationWire.ProtectedResource
// What an application asks of the system is named by types of the wire, which tests have as well.
@_exported public import class AutomationWire.UIPasteboard
