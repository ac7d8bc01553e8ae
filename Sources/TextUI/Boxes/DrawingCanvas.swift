import AccessibilityTree
import TextRendering

/// A canvas that boxes draw on: a grid of cells, seen through a moved origin, a clip and a style that those around set.
struct DrawingCanvas {
  /// The cells.
  private(set) var grid: CellGrid

  /// Where the drawing box's own origin is on the grid.
  private(set) var origin = Point.zero

  /// What may be drawn on, on the grid.
  private(set) var clip: Rect

  /// How text looks unless said otherwise.
  var style = TextStyle()

  /// Makes a canvas of blank cells.
  init(_ size: Size) {
    grid = CellGrid(width: size.width, height: size.height)
    clip = Rect(origin: .zero, size: size)
  }

  /// Draws one line of text.
  ///
  /// - Parameters:
  ///   - text: The text; what would disturb a terminal was replaced before.
  ///   - point: The first cell, from the box's origin.
  ///   - style: How it looks; the canvas's style when `nil`.
  mutating func write(_ text: String, at point: Point, style: TextStyle? = nil) {
    let place = origin + point
    guard place.y >= clip.minY, place.y < clip.maxY else { return }
    let style = style ?? self.style
    // Text has no ground of its own unless it is given one.
    grid.write(
      text, x: place.x, y: place.y, style: style, clip: region(clip),
      keepingBackground: style.background == .default)
  }

  /// Has nothing drawn any more.
  mutating func hideAll() {
    clip = Rect(origin: clip.origin, size: .zero)
  }

  /// Whether no letter stands at a cell: a line may be drawn there.
  func isDrawable(at point: Point) -> Bool {
    let place = origin + point
    guard clip.contains(place) else { return false }
    let symbol = grid.cell(x: place.x, y: place.y).text.unicodeScalars.first?.value ?? 0
    return symbol == 0x20 || (0x2500...0x259F).contains(symbol)
  }

  /// Puts back what was at a cell of an earlier grid of the same canvas.
  mutating func restore(_ point: Point, from earlier: CellGrid) {
    let place = origin + point
    guard clip.contains(place) else { return }
    let cell = Rect(origin: place, size: Size(width: 1, height: 1))
    grid.draw(earlier, x: 0, y: 0, clip: region(cell))
  }

  /// Fills a rectangle with a symbol.
  mutating func fill(
    _ rect: Rect, with symbol: Character = " ", style: TextStyle? = nil,
    keepingBackground: Bool = false
  ) {
    let area = rect.offset(by: origin).intersection(clip)
    guard !area.isEmpty else { return }
    grid.fill(
      x: area.minX, y: area.minY, width: area.width, height: area.height, symbol: symbol,
      style: style ?? self.style, keepingBackground: keepingBackground)
  }

  /// Changes the style of the cells in a rectangle.
  mutating func restyle(_ rect: Rect, _ transform: (inout TextStyle) -> Void) {
    let area = rect.offset(by: origin).intersection(clip)
    guard !area.isEmpty else { return }
    grid.setStyle(
      x: area.minX, y: area.minY, width: area.width, height: area.height, transform)
  }

  private func region(_ rect: Rect) -> ClipRegion {
    ClipRegion(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Draws a frame of lines along the edge of a rectangle.
  mutating func strokeBorder(_ rect: Rect, symbols: BorderSymbols, style: TextStyle? = nil) {
    guard rect.width > 1, rect.height > 1 else { return }
    let middle = String(repeating: symbols.horizontal, count: rect.width - 2)
    write(
      symbols.topLeading + middle + symbols.topTrailing, at: rect.origin, style: style)
    write(
      symbols.bottomLeading + middle + symbols.bottomTrailing,
      at: Point(x: rect.minX, y: rect.maxY - 1), style: style)
    for y in rect.minY + 1..<rect.maxY - 1 {
      write(symbols.vertical, at: Point(x: rect.minX, y: y), style: style)
      write(symbols.vertical, at: Point(x: rect.maxX - 1, y: y), style: style)
    }
  }

  /// Draws a box and those inside it at another place than its own.
  @MainActor mutating func draw(_ box: Box, at point: Point) {
    let outer = origin
    origin = outer + point - box.frame.origin
    draw(box)
    origin = outer
  }

  /// Draws a box and those inside it, as far as they can be seen.
  @MainActor mutating func draw(_ box: Box) {
    let outer = (origin: origin, clip: clip, style: style)
    origin = outer.origin + box.frame.origin
    let area = Rect(origin: origin, size: box.frame.size)
    if box.clipsContent { clip = clip.intersection(area) }
    box.style(&self)
    box.draw(on: &self)
    origin = origin - box.contentOffset
    for child in box.visibleChildren(in: clip.offset(by: .zero - origin)) {
      draw(child)
    }
    origin = origin + box.contentOffset
    box.drawOver(on: &self)
    (origin, clip, style) = (outer.origin, outer.clip, outer.style)
  }
}

/// The symbols of a frame of lines.
struct BorderSymbols: Hashable {
  var topLeading = "┌"
  var topTrailing = "┐"
  var bottomLeading = "└"
  var bottomTrailing = "┘"
  var horizontal = "─"
  var vertical = "│"

  /// Lines with square corners.
  static let square = BorderSymbols()

  /// Lines with rounded corners.
  static let rounded = BorderSymbols(
    topLeading: "╭", topTrailing: "╮", bottomLeading: "╰", bottomTrailing: "╯")
}

extension CellGrid {
  /// Whether nothing shows at a cell.
  func isBlank(x: Int, y: Int) -> Bool {
    let cell = cell(x: x, y: y)
    return cell.text == " " && cell.style.background == .default
  }
}
