/// Values as a Swift program writes them.
enum SwiftLiteral {
  /// Returns a text as a literal that gives the same text again, on one line, safe to print.
  ///
  /// - Parameter text: The text.
  /// - Returns: The literal with its quotation marks.
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      default:
        if needsNumber(scalar) {
          literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// Returns whether a scalar cannot be seen, and is therefore written as its number.
  private static func needsNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
