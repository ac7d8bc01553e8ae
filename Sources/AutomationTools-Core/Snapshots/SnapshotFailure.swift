import XCUIAutomation

/// A failure of a snapshot.
struct SnapshotFailure: FailureKind, Hashable {
  /// What is wrong.
  enum Reason: Hashable, Sendable {
    /// There is none to compare with, and none may be written.
    case missing(found: String)

    /// It was missing, and was written.
    case recorded

    /// It was another one, and was written anew; the rows that differ.
    case replaced(lines: [String])

    /// It is another one.
    case different(lines: [String])

    /// It can be neither read nor written, for this reason.
    case unusable(String)
  }

  /// What is wrong.
  let reason: Reason

  /// What the format is called.
  let format: String

  /// Where it is kept: the path of a file, or the source.
  let place: String

  /// The failure in words.
  var message: String {
    switch reason {
    case .missing(let found):
      """
      There is no \(format) to compare with: \(place). Nothing is written here; \
      run the test where CI is not set, or with UITEST_RECORD=missing. It would be:
      \(found)
      """
    case .recorded:
      "The \(format) was written: \(place). Look at it, and run the test again."
    case .replaced(let lines):
      ([
        "The \(format) was another one, and was written anew: \(place). Look at it, and run the test again."
      ] + lines).joined(separator: "\n")
    case .different(let lines):
      (["The \(format) is another one than \(place) has."] + lines
        + ["UITEST_RECORD=all writes it anew."]).joined(separator: "\n")
    case .unusable(let reason): "The \(format) cannot be compared: \(place): \(reason)."
    }
  }
}
