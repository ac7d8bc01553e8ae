/// Makes text safe to show: what an app or a test wrote is never sent to a terminal as it is.
enum PredicateEscaping {
  /// A text in double quotes, so that the lexer reads it back unchanged.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: append(scalar, to: &result)
      }
    }
    return result + "\""
  }

  /// A text with control characters written as escapes.
  static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// Appends a character, or its escape if it does something instead of showing something.
  private static func append(_ scalar: UnicodeScalar, to result: inout String) {
    switch scalar.value {
    case 0x0A: result += "\\n"
    case 0x09: result += "\\t"
    case 0x0D: result += "\\r"
    case 0x00..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
}
