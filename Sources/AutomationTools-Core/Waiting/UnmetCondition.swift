import Primitives
import XCUIAutomation

/// A wait for an element that ended without what was waited for.
struct UnmetCondition: FailureKind, Hashable {
  /// What was waited for.
  let condition: ElementCondition

  /// The element in words.
  let element: String

  /// How long the wait was allowed to take, in seconds.
  let timeout: Double

  /// The element when the wait ended.
  let lastSeen: ElementSighting
}

// MARK: - Text

extension UnmetCondition {
  /// The failure in words: what was waited for, how long, and what was seen last.
  var message: String {
    "Waited \(SecondsText.words(timeout)) for \(element) to \(goalText), but \(lastSeenText)."
  }

  /// What was waited for.
  private var goalText: String {
    switch condition {
    case .exists: "exist"
    case .doesNotExist: "not exist"
    case .hasValue(let text): "have the value \"\(text)\""
    case .isHittable: "be hittable"
    case .isEnabled: "be enabled"
    }
  }

  /// What was seen last.
  private var lastSeenText: String {
    guard case .present(let value, let isEnabled, let isHittable) = lastSeen else {
      return "it was never there"
    }
    switch condition {
    case .exists, .doesNotExist:
      return "it was still there"
    case .hasValue:
      return value.map { "the last value seen was \"\($0)\"" } ?? "it had no value"
    case .isHittable:
      return isEnabled
        ? "it was there, off screen or covered" : "it was there, disabled and not hittable"
    case .isEnabled:
      return isHittable ? "it was there, disabled" : "it was there, disabled and not hittable"
    }
  }

  /// The message says what was waited for.
  var isOfWait: Bool { true }
}
