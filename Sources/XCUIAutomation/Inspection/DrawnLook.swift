package import Foundation
import TextRendering

/// How an element is drawn: as most of its characters are.
package struct DrawnLook: Sendable, Hashable {
  /// The color of the characters: `red`, `bright red`, `palette 208`, `#1E90FF`, or `default`.
  package let foreground: String

  /// The color behind them.
  package let background: String

  /// Whether they are bold.
  package let isBold: Bool

  /// Whether they are italic.
  package let isItalic: Bool

  /// Whether they are underlined.
  package let isUnderlined: Bool

  /// Takes the look of a style.
  fileprivate init(_ style: TextStyle) {
    foreground = Self.name(style.foreground)
    background = Self.name(style.background)
    isBold = style.attributes.contains(.bold)
    isItalic = style.attributes.contains(.italic)
    isUnderlined = style.attributes.contains(.underline)
  }

  /// The names of the eight plain colors.
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// What a color is called.
  private static func name(_ color: TerminalColor) -> String {
    guard case .ansi(let index) = color.kind else { return "\(color)" }
    return (index < 8 ? "" : "bright ") + names[Int(index) % 8]
  }
}

extension XCUIScreenshot {
  /// Returns how the characters in a frame are drawn.
  ///
  /// - Parameter frame: The frame, in the suite's unit of length.
  /// - Returns: The look; `nil` where nothing is drawn.
  package func look(in frame: CGRect) -> DrawnLook? {
    let frame = LengthUnit.current.cells(frame)
    var counts: [TextStyle: Int] = [:]
    var styles: [TextStyle] = []
    for row in 0..<grid.height where frame.minY <= Double(row) && Double(row) < frame.maxY {
      for column in 0..<grid.width
      where frame.minX <= Double(column) && Double(column) < frame.maxX {
        let cell = grid.cell(x: column, y: row)
        guard cell.text != " ", !cell.text.isEmpty else { continue }
        if counts[cell.style] == nil { styles.append(cell.style) }
        counts[cell.style, default: 0] += 1
      }
    }
    // Of two as frequent ones the first counts.
    let most = counts.values.max() ?? 0
    return styles.first { counts[$0] == most }.map { DrawnLook($0) }
  }
}

extension XCUIElement {
  /// Takes a picture of the whole screen of the element's application.
  ///
  /// - Returns: The picture; `nil` after a failure, which is recorded, and when the test is over with an earlier one.
  package func applicationScreen() -> XCUIScreenshot? {
    XCUIScreenshot.taken(of: QueryPlan(application: plan.application))
  }
}
