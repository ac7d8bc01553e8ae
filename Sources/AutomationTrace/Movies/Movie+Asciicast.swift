import Foundation

extension Movie {
  /// The moving picture as a recording of a terminal: asciicast, version 2, which asciinema plays.
  public var asciicast: String {
    let (width, height) = size
    let header: [String: Any] = [
      "version": 2, "width": max(1, width), "height": max(1, height), "title": trace.test,
    ]
    var lines = [Self.json(header)]
    var shown: [Int] = []
    for frame in frames {
      let rows = trace.screens[frame.screen].rows
      var output = shown.count == rows.count ? "" : "\u{1B}[2J"
      for (place, row) in rows.enumerated() where shown.count != rows.count || shown[place] != row {
        output += "\u{1B}[\(place + 1);1H" + self.output(row)
      }
      shown = rows
      lines.append(Self.json([frame.time, "o", output + "\u{1B}[0m"]))
    }
    if !frames.isEmpty { lines.append(Self.json([duration, "o", ""])) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A value as JSON in one line.
  private static func json(_ value: Any) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    // It holds nothing that JSON cannot tell.
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A row as it is sent to a terminal.
  private func output(_ number: Int) -> String {
    trace.rows[number].map { run in
      let style = trace.styles[run.style]
      let codes: [(String, String)] = [
        ("bold", "1"), ("italic", "3"), ("underline", "4"), ("blink", "5"), ("strikethrough", "9"),
      ]
      let attributes = codes.filter { style.attributes.contains($0.0) }.map { ";" + $0.1 }.joined()
      return "\u{1B}[0\(attributes);38;2;\(Self.color(style.foreground))"
        + ";48;2;\(Self.color(style.background))m" + run.text
    }.joined()
  }

  /// A color in decimal numbers.
  private static func color(_ text: String) -> String {
    let value = UInt32(text.dropFirst(), radix: 16) ?? 0
    return "\(value >> 16 & 0xFF);\(value >> 8 & 0xFF);\(value & 0xFF)"
  }
}
