import Foundation

extension Movie {
  /// The width of a cell, in units of the picture.
  private static let cellWidth = 9

  /// The height of a cell, in units of the picture.
  private static let cellHeight = 19

  /// The moving picture as an SVG that moves by itself, unless its reader wants less motion: then it shows the last screen.
  ///
  /// A row that recurs stands in it once.
  public var svg: String {
    let (columns, rows) = size
    let (width, height) = (columns * Self.cellWidth, rows * Self.cellHeight)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" font-family=\"ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace\" font-size=\"15\">",
      "<title>\(Page.escaped(trace.test))</title>",
      "<style>text{white-space:pre}" + rules + "</style>",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(background)\"/>", "<defs>",
    ]
    let used = Set(frames.flatMap { trace.screens[$0.screen].rows }).sorted()
    lines += used.map { "<g id=\"r\($0)\">\(row($0))</g>" }
    lines.append("</defs>")
    for (number, frame) in frames.enumerated() {
      let uses = trace.screens[frame.screen].rows.enumerated().map { place, row in
        "<use href=\"#r\(row)\" y=\"\(place * Self.cellHeight)\"/>"
      }
      lines.append("<g class=\"f\" id=\"f\(number)\">\(uses.joined())</g>")
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// The color behind the first cell.
  private var background: String {
    frames.first.flatMap { trace.screens[$0.screen].rows.first }.flatMap { trace.rows[$0].first }
      .map { trace.styles[$0.style].background } ?? "#000000"
  }

  /// The rules by which one screen follows another.
  private var rules: String {
    guard frames.count > 1 else { return "" }
    let seconds = String(format: "%.1f", duration)
    let rules = frames.indices.map { number -> String in
      let start = percent(frames[number].time)
      let end = number + 1 < frames.count ? percent(frames[number + 1].time) : "100"
      let before = number == 0 ? "" : "0%{visibility:hidden}"
      let after = end == "100" ? "" : "\(end)%{visibility:hidden}"
      return "#f\(number){animation:k\(number) \(seconds)s step-end infinite}"
        + "@keyframes k\(number){\(before)\(start)%{visibility:visible}\(after)}"
    }
    return ".f{visibility:hidden}#f\(frames.count - 1){visibility:visible}"
      + "@media(prefers-reduced-motion:no-preference){\(rules.joined())}"
  }

  /// A time as a part of the whole.
  private func percent(_ time: Double) -> String { String(format: "%.3f", 100 * time / duration) }

  /// A row: what is behind its text, and the text.
  private func row(_ number: Int) -> String {
    var x = 0
    var text = ""
    for run in trace.rows[number] {
      let style = trace.styles[run.style]
      let width = run.width * Self.cellWidth
      if style.background != background {
        text +=
          "<rect x=\"\(x)\" width=\"\(width)\" height=\"\(Self.cellHeight)\" fill=\"\(style.background)\"/>"
      }
      if !run.text.allSatisfy({ $0 == " " }) {
        text +=
          "<text x=\"\(x)\" y=\"14\" textLength=\"\(width)\" fill=\"\(style.foreground)\"\(attributes(style))>\(Page.escaped(run.text))</text>"
      }
      x += width
    }
    return text
  }

  /// What is told of a style beside its colors.
  private func attributes(_ style: AutomationTrace.Style) -> String {
    var text = style.attributes.contains("bold") ? " font-weight=\"bold\"" : ""
    if style.attributes.contains("italic") { text += " font-style=\"italic\"" }
    if style.attributes.contains("underline") { text += " text-decoration=\"underline\"" }
    if style.attributes.contains("strikethrough") { text += " text-decoration=\"line-through\"" }
    return text
  }
}
