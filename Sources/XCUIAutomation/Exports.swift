// With XCTest of Apple's platforms comes all of Foundation.
@_exported public import FoundationNetworking
@_exported public import PredicateFormat
@_exported public import XCTest
@_exported public import XCTestAdditions

// `XCUIElement.ElementType` is the tree's.
@_exported public import enum AccessibilityTree.ElementType
// The targets of applications are named by types of the wire, which suites need without its other names.
@_exported public import struct AutomationWire.ApplicationTarget
@_exported public import protocol AutomationWire.AutomationHostable
// Seconds have a name of Core Foundation's too.
@_exported public import typealias AutomationWire.CFTimeInterval
// A distance is the applications' as well.
@_exported public import struct AutomationWire.CGVector
// The appearance of a device is what applications are told of it.
@_exported public import enum AutomationWire.HostAppearance
// So is how it is held.
@_exported public import enum AutomationWire.HostOrientation
// So is the pasteboard.
@_exported public import class AutomationWire.UIPasteboard
