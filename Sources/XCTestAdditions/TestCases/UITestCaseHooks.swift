public import XCTest

/// The lower half of ``UITestCase``: takes XCTest's set-up and tear-down methods and hands them on.
///
/// A class on the main actor cannot override XCTest's methods with isolated ones. This class overrides them
/// as `@Sendable`, which no override in a suite matches, and ``UITestCase`` declares methods of the same names
/// anew, isolated to the main actor, which is what the suite then overrides. A suite has no use for it.
open class UITestCaseHooks: XCTestCase {
  /// The name of the test, as XCTest of this platform gives it.
  @_disfavoredOverload public final override var name: String { super.name }

  /// Sets up each test.
  @_disfavoredOverload @Sendable public final override func setUp() { performSetUp() }

  /// Sets up each test, and may throw.
  @_disfavoredOverload @Sendable public final override func setUpWithError() throws {
    try performSetUpWithError()
  }

  /// Tears down each test.
  @_disfavoredOverload @Sendable public final override func tearDown() { performTearDown() }

  /// Tears down each test, and may throw.
  @_disfavoredOverload @Sendable public final override func tearDownWithError() throws {
    try performTearDownWithError()
  }

  /// Sets up the class.
  @_disfavoredOverload @Sendable public final override class func setUp() { performSetUp() }

  /// Tears down the class.
  @_disfavoredOverload @Sendable public final override class func tearDown() { performTearDown() }

  /// Sets up each test, in the subclass.
  func performSetUp() {}

  /// Sets up each test, in the subclass.
  func performSetUpWithError() throws {}

  /// Tears down each test, in the subclass.
  func performTearDown() {}

  /// Tears down each test, in the subclass.
  func performTearDownWithError() throws {}

  /// Sets up the class, in the subclass.
  class func performSetUp() {}

  /// Tears down the class, in the subclass.
  class func performTearDown() {}
}
