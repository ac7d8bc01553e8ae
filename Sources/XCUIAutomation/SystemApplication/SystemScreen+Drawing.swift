import AccessibilityTree
import TextRendering

extension SystemItem {
  /// Draws the item and what is inside it.
  func draw(on grid: inout CellGrid) {
    switch look {
    case .none: break
    case .icon: drawIcon(on: &grid)
    case .panel: drawPanel(on: &grid)
    case .text: drawLines(on: &grid, TextStyle())
    case .title: drawLines(on: &grid, TextStyle(attributes: .bold))
    case .minus:
      grid.write(
        "⊖", x: frame.maxX - 2, y: frame.minY, style: TextStyle(foreground: .red))
    case .field: drawField(on: &grid)
    case .button:
      drawLines(on: &grid, TextStyle(foreground: .cyan, attributes: .bold))
    }
    if key.hasPrefix("card ") { drawLines(on: &grid, TextStyle(attributes: .bold), inset: 1) }
    for child in children { child.draw(on: &grid) }
  }

  private func drawIcon(on grid: inout CellGrid) {
    let x = frame.center.x - 3
    let style = TextStyle(foreground: .cyan)
    grid.write("╭────╮", x: x, y: frame.minY, style: style)
    grid.write("│    │", x: x, y: frame.minY + 1, style: style)
    grid.write("╰────╯", x: x, y: frame.minY + 2, style: style)
    grid.write(
      String(label.prefix(1)).uppercased(), x: x + 2, y: frame.minY + 1,
      style: TextStyle(attributes: .bold))
    let name = String(label.prefix(frame.width - 1))
    let width = DisplayWidth.width(of: name)
    grid.write(name, x: frame.minX + (frame.width - width) / 2, y: frame.minY + 3)
  }

  private func drawPanel(on grid: inout CellGrid) {
    let line = String(repeating: "─", count: max(0, frame.width - 2))
    grid.fill(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    grid.write("╭\(line)╮", x: frame.minX, y: frame.minY)
    for y in (frame.minY + 1)..<max(frame.minY + 1, frame.maxY - 1) {
      grid.write("│", x: frame.minX, y: y)
      grid.write("│", x: frame.maxX - 1, y: y)
    }
    grid.write("╰\(line)╯", x: frame.minX, y: frame.maxY - 1)
  }

  private func drawField(on grid: inout CellGrid) {
    drawPanel(on: &grid)
    guard let field else { return }
    let room = max(0, frame.width - 4)
    // The end of a long address is where it is typed.
    let text = field.text.isEmpty ? field.placeholder : field.text
    let style =
      field.text.isEmpty ? TextStyle(attributes: .faint) : TextStyle(attributes: .bold)
    let shown = field.isFocused ? String(text.suffix(room)) : String(text.prefix(room))
    grid.write(shown, x: frame.minX + 2, y: frame.minY + 1, style: style)
  }

  /// Writes the label in the middle of each line.
  private func drawLines(on grid: inout CellGrid, _ style: TextStyle, inset: Int = 0) {
    for (place, line) in SystemItem.lines(of: label, frame.width).enumerated() {
      let x = frame.minX + (frame.width - DisplayWidth.width(of: line)) / 2
      grid.write(line, x: x, y: frame.minY + place + inset, style: style)
    }
  }
}

extension SystemScreen {
  /// Draws the screen.
  ///
  /// - Parameter front: The screen of the application in front; `nil` when the home screen is.
  /// - Returns: The cells.
  func drawn(over front: CellGrid?) -> CellGrid {
    var grid = CellGrid(width: size.width, height: size.height)
    if let front { grid.draw(front, x: 0, y: 0) }
    for part in root.children.first?.children ?? [] where part.key != "front" {
      // What is behind an application, or behind the cards, is not seen.
      if part.key == "home" && (front != nil || showsSwitcher) { continue }
      part.draw(on: &grid)
    }
    return grid
  }
}
