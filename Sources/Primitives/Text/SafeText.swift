/// Text made safe for a message, a log or a program's source: everything in it can be seen.
///
/// An application's texts are data. Control characters would order a terminal about, overrides of
/// the writing direction make a text read as something else, and what is invisible makes two
/// different texts look the same. All of it is written as escapes: `\n`, `\u{1B}`, `\u{202E}`,
/// `\u{A0}`. Only those invisible characters stay that shape their neighbors: joiners between
/// characters outside ASCII, as in 👩‍🚀, and variation selectors after what has variants.
///
/// What cells of a screen show is ``DrawnText``, where each character keeps its place.
package enum SafeText {
  /// A notation for characters that cannot be shown.
  package enum Notation: Sendable {
    /// As in Swift: `\u{1B}`, `\u{E0001}`.
    case swift

    /// As in predicates, by units of UTF-16: `\u001B`, `\uDB40\uDC01`.
    case predicate
  }

  /// Returns a text on one line, not longer than a limit.
  ///
  /// A backslash stays as it is: the text is for people.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many characters of the text are shown at most, before an ellipsis.
  /// - Returns: The text, in which nothing is hidden.
  package static func line(_ text: String, limit: Int = 200) -> String {
    guard text.utf8.count > limit,
      let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return escaped(text) }
    return escaped(String(text[..<end])) + "…"
  }

  /// Returns a text of several lines, all of it: only the ends of lines stay.
  package static func lines(_ text: String) -> String {
    escaped(text, keeping: "\n")
  }

  /// Returns a text on one line in straight quotation marks, not longer than a limit.
  package static func quoted(_ text: String, limit: Int = 200) -> String {
    "\"" + line(text, limit: limit) + "\""
  }

  /// Returns a text as a literal that gives the same text again, whatever is in it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - notation: What reads the literal.
  /// - Returns: The literal on one line, with its quotation marks.
  package static func literal(_ text: String, as notation: Notation = .swift) -> String {
    "\"" + escaped(text, as: notation, marking: ["\"", "\\"]) + "\""
  }

  /// Returns a text with escapes in place of what cannot be seen.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - notation: How they are written.
  ///   - kept: A control character that stays.
  ///   - marked: What gets a backslash before it.
  /// - Returns: The text, in which nothing is hidden.
  private static func escaped(
    _ text: String, as notation: Notation = .swift, keeping kept: Unicode.Scalar? = nil,
    marking marked: Set<Unicode.Scalar> = []
  ) -> String {
    if marked.isEmpty, PrintableASCII.count(of: text) != nil { return text }
    let scalars = text.unicodeScalars
    var result = ""
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      if marked.contains(scalar) { result += "\\" }
      if scalar == kept || isVisible(scalar) {
        result.unicodeScalars.append(scalar)
      } else if let previous, shapes(scalar, previous, scalars[index...].dropFirst().first) {
        result.unicodeScalars.append(scalar)
      } else {
        append(scalar, as: notation, to: &result)
      }
      previous = scalar
    }
    return result
  }

  /// Returns whether a character shows something, or is a space.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .surrogate, .unassigned:
      return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns whether an invisible character shapes its neighbors.
  private static func shapes(
    _ scalar: Unicode.Scalar, _ previous: Unicode.Scalar, _ next: Unicode.Scalar?
  ) -> Bool {
    if scalar.properties.isJoinControl {
      guard let next else { return false }
      return !previous.isASCII && !previous.properties.isJoinControl
        && !next.isASCII && isVisible(next)
    }
    return scalar.properties.isVariationSelector
      && (!previous.isASCII || previous.properties.isEmoji)
  }

  /// Appends the escape of a character.
  private static func append(
    _ scalar: Unicode.Scalar, as notation: Notation, to result: inout String
  ) {
    switch (scalar, notation) {
    case ("\n", _): result += "\\n"
    case ("\t", _): result += "\\t"
    case ("\r", _): result += "\\r"
    case (_, .swift): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    case (_, .predicate):
      for unit in UTF16.encode(scalar) ?? .init() {
        let digits = String(unit, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}
