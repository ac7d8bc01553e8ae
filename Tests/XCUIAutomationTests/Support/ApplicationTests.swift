import Testing
import XCUIAutomation

/// The tests that run an application; one after the other, for those in this process share its main thread.
@Suite("Applications", .serialized, .uiTest)
struct ApplicationTests {}

/// The tests that run test bundles in processes of their own; one after the other, beside all others, since they wait most of the time.
@Suite("Runs of test bundles", .serialized) struct BundleRunTests {}
