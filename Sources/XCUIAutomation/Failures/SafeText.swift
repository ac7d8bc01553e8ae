import TextRendering

/// Texts from an application, made safe for messages.
enum SafeText {
  /// Returns a text on one line, without control characters, and not longer than a limit.
  static func line(_ text: String, limit: Int = 200) -> String {
    let safe = Sanitizer.sanitize(text)
    guard safe.utf8.count > limit, safe.count > limit else { return safe }
    return safe.prefix(limit) + "…"
  }

  /// Returns a text of several lines without control characters but the ends of lines.
  static func block(_ text: String) -> String {
    Sanitizer.sanitize(text, keepingNewlines: true)
  }

  /// Returns a text on one line in straight quotation marks.
  static func quoted(_ text: String) -> String { "\"" + line(text) + "\"" }
}
