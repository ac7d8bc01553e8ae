/// A base class of UI tests that is isolated to the main actor, and with it every test that derives from it.
///
/// It is for test targets with classes in which some tests are marked `@MainActor` and others are not, which do not compile on
/// this platform otherwise:
///
/// ```swift
/// @_exported import XCUIAutomation
/// public typealias XCTestCase = XCUIAutomation.StrictUITestCase
/// ```
@MainActor
open class StrictUITestCase: UITestCase {}
