import Synchronization

/// What a test sees that is over with a failure, and still looks.
///
/// A test cannot be stopped at its failure here, and nothing it does reaches an application any more. A loop that goes on until something is there
/// would go on for ever. What it sees has no effect on anything, so that from the thousandth look on it is one thing and another, without a
/// pattern, until the loop ends.
///
/// ```swift
/// XCTAssertTrue(app.buttons["Save"].exists)        // Fails, and ends the test.
/// while !app.buttons["Save"].exists { app.swipeUp() }
/// ```
struct LooksAfterEnd: Sendable {
  /// How many looks see what they usually do.
  private static let patience = 1_000

  /// How often the test has looked.
  private var count = 0

  /// The state of what decides.
  private var state: UInt64 = 1

  /// Counts a look.
  ///
  /// - Returns: Whether it sees something else than usually.
  mutating func isUnusual() -> Bool {
    count += 1
    guard count > Self.patience else { return false }
    // Of a linear congruential generator the high bits have no short period.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 63 == 1
  }
}

extension TestScope {
  /// Returns what a test that is over sees.
  ///
  /// - Parameter usual: What is seen where there is no application.
  /// - Returns: It; after very many looks, for what loops ask for, sometimes another value.
  func seenAfterEnd<Value>(_ usual: Value) -> Value {
    guard isOver, looksAfterEnd.withLock({ $0.isUnusual() }) else { return usual }
    let other: Any =
      switch usual {
      case let flag as Bool: !flag
      case let number as Int: number == 0 ? 100 : 0
      default: usual
      }
    return other as? Value ?? usual
  }
}
