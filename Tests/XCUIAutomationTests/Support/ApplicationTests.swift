import Testing
import XCUIAutomation

/// The tests that run an application; one after the other, for those in this process share its main thread.
@Suite("Applications", .serialized, .uiTest)
struct ApplicationTests {}
