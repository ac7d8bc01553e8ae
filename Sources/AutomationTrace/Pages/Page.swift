/// What pages of the report have in common.
enum Page {
  /// Returns a text as it may stand in a page, between tags or in an attribute in double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        if isHidden(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
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
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      let isPlain = scalar.isASCII ? scalar != "<" && scalar != "\u{7F}" : !isHidden(scalar)
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
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
