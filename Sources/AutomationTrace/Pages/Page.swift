/// What pages of the report have in common.
enum Page {
  /// Returns a text as it may stand in a page, between tags or in an attribute in double quotes.
  static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": nil
      default: isHidden(scalar) ? scalar.escapedInSwift : nil
      }
    }
  }

  /// Whether a character shows nothing itself, but changes what shows around it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    case .format: !scalar.properties.isJoinControl
    default: false
    }
  }

  /// Returns JSON as it may stand in a script: nothing in it ends the script, or begins a comment, and no character is one that a page
  /// may not have.
  static func script(_ json: String) -> String {
    json.replacingScalars { scalar in
      let isPlain = scalar.isASCII ? scalar != "<" && scalar != "\u{7F}" : !isHidden(scalar)
      guard !isPlain else { return nil }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  /// Returns the head of a page.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - style: Its style sheet.
  /// - Returns: The page up to its body.
  static func head(_ title: String, _ style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>\(escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>

    """
  }
}
