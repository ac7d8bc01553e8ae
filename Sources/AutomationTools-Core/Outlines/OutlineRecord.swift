import Primitives
import XCUIAutomation

/// A failure: an outline was written instead of compared, or was to be.
struct OutlineRecord: FailureKind, Hashable {
  /// Where the assertion stands.
  let place: String

  /// The lines of the source that are others now.
  let lines: [String]

  /// What could not be written, and why, a line each.
  let left: [String]

  /// What differs, in words.
  let mismatch: String

  /// The failure in words.
  var message: String {
    let headline =
      lines.isEmpty
      ? "The outline cannot be written anew: \(place)"
      : "The outline was another one, and was written anew: \(place). Look at it, and run the test again."
    return
      ([headline] + lines.map { "  " + SafeText.line($0, limit: .max) }
      + (left.isEmpty ? [] : ["Not written:"] + left.map { "  " + SafeText.line($0, limit: .max) }))
      .joined(separator: "\n") + (lines.isEmpty ? "\n" + mismatch : "")
  }
}

/// A failure: an outline has nothing in it, and may not be written.
struct OutlineMissing: FailureKind, Hashable {
  /// Where the assertion stands.
  let place: String

  /// The statement that asserts the screen as it is, a line each.
  let statement: [String]

  /// The failure in words.
  var message: String {
    (["There is no outline to compare with: \(place). Nothing is written here. It would be:"]
      + statement).joined(separator: "\n")
  }
}
