import XCUIAutomation

/// A search by scrolling that did not find what it was after.
struct ScrollFailure: FailureKind, Hashable {
  /// What was scrolled, in words.
  let container: String

  /// What was looked for, in words.
  let element: String

  /// How many times the content moved.
  let steps: Int

  /// Whether the content moved no more.
  let isAtEnd: Bool

  /// Whether the element is there, though it cannot be tapped.
  let exists: Bool

  /// The failure in words.
  var message: String {
    let reason =
      isAtEnd
      ? "it moved no more after \(steps == 1 ? "1 step" : "\(steps) steps")"
      : "\(steps) steps were not enough"
    let state = exists ? "is there, but not hittable" : "does not exist"
    return "Scrolled \(container) to \(element): \(reason), and \(element) \(state)."
  }
}
