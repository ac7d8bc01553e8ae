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

  /// How forms are turned, the outermost turn first.
  private(set) var turns: [FormTurn] = []

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
    // Text has no ground of its own unless it is given one: what it stands on may have been drawn over the ground around.
    grid.write(
      text, x: place.x, y: place.y, style: style, clip: region(clip),
      keepingBackground: style.background == .default || style.background == self.style.background)
  }

  /// Has what follows, until the box is drawn, stand beside its place.
  mutating func move(by distance: Point) {
    origin = origin + distance
  }

  /// Has forms turned that follow, until the box is drawn.
  ///
  /// - Parameters:
  ///   - angle: By how much, clockwise.
  ///   - point: Around which point, in cells from the box's origin.
  mutating func turn(by angle: Angle, around point: CGPoint) {
    turns.append(
      FormTurn(
        angle: angle, x: CGFloat(origin.x) + point.x, y: CGFloat(origin.y) + point.y))
  }

  /// Returns the outline of a form as it is turned here, from the box's origin.
  func turned(_ path: Path) -> Path {
    turns.reversed().reduce(path) { path, turn in
      path.turned(
        by: turn.angle.radians,
        around: CGPoint(x: turn.x - CGFloat(origin.x), y: turn.y - CGFloat(origin.y)))
    }
  }

  /// What may be drawn on, from the box's origin.
  var visibleRect: Rect { clip.offset(by: .zero - origin) }

  /// Has nothing drawn outside of a rectangle, from the box's origin.
  mutating func clip(to rect: Rect) {
    clip = clip.intersection(rect.offset(by: origin))
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
    return symbol == 0x20 || Self.drawnSymbols.contains(symbol)
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

  /// Lays a colour over a rectangle that lets a part of what is behind through: its ground is blended, and symbols stay.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, from the box's origin.
  ///   - color: The colour.
  ///   - environment: The values of the view that is drawn.
  ///   - coversSymbols: Whether symbols take the colour, too.
  @MainActor mutating func tint(
    _ rect: Rect, with color: Color, in environment: EnvironmentValues, coversSymbols: Bool = false
  ) {
    // Colours are the same over many cells.
    var known: [TerminalColor: TerminalColor] = [:]
    func blended(_ behind: TerminalColor) -> TerminalColor {
      if let known = known[behind] { return known }
      let result = color.terminalColor(in: environment, over: behind) ?? behind
      known[behind] = result
      return result
    }
    restyle(rect) { style in
      style.background = blended(style.background)
      if coversSymbols {
        style.foreground = blended(Color.exact(style.foreground, in: environment))
      }
    }
  }

  /// Returns the colour of the ground at the first cell of a rectangle that may be drawn on.
  ///
  /// - Parameter rect: The rectangle, from the box's origin.
  /// - Returns: The colour; that of the terminal where there is no such cell.
  func ground(in rect: Rect) -> TerminalColor {
    let area = rect.offset(by: origin).intersection(clip)
    return area.isEmpty ? .default : grid.cell(x: area.minX, y: area.minY).style.background
  }

  /// The colours of the grounds in a rectangle, row by row, as far as it may be drawn on.
  func grounds(in rect: Rect) -> [TerminalColor] {
    let area = rect.offset(by: origin).intersection(clip)
    guard !area.isEmpty else { return [] }
    return (area.minY..<area.maxY).flatMap { y in
      (area.minX..<area.maxX).map { grid.cell(x: $0, y: y).style.background }
    }
  }

  /// Lets grounds that were there before through those that were drawn in a rectangle since, and through lines and blocks.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, from the box's origin.
  ///   - grounds: The grounds as they were before, as ``grounds(in:)`` returns them.
  ///   - opacity: How much is left of what was drawn, from 0 to 1.
  ///   - palette: What the terminal's own colours are taken for.
  mutating func blend(
    _ rect: Rect, over grounds: [TerminalColor], _ opacity: Double, _ palette: TerminalPalette
  ) {
    let area = rect.offset(by: origin).intersection(clip)
    guard !area.isEmpty, grounds.count == area.width * area.height else { return }
    let percent = Int((opacity * 100).rounded())
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let cell = grid.cell(x: x, y: y)
        let before = grounds[(y - area.minY) * area.width + x - area.minX]
        let isDrawn = Self.drawnSymbols.contains(cell.text.unicodeScalars.first?.value ?? 0)
        let isCovered = cell.style.background != before
        guard cell.width > 0, isCovered || isDrawn && cell.style.foreground != .default else {
          continue
        }
        let behind = palette.colors(of: TextStyle(background: before)).background
        let (own, ownGround) = palette.colors(of: cell.style)
        grid.setStyle(x: x, y: y, width: 1, height: 1) { style in
          if isCovered {
            style.background = TerminalColor(behind.mixed(with: ownGround, percent: percent))
          }
          if isDrawn, style.foreground != .default {
            style.foreground = TerminalColor(behind.mixed(with: own, percent: percent))
          }
        }
      }
    }
  }

  /// The symbols that lines and blocks are drawn with.
  private static let drawnSymbols = UInt32(0x2500)...0x259F

  /// Lets what is behind through what was drawn in a rectangle since.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, from the box's origin.
  ///   - behind: The grid as it was before.
  ///   - opacity: How much is left of what was drawn, from 0 to 1.
  ///   - palette: What the terminal's own colours are taken for.
  mutating func blend(
    _ rect: Rect, over behind: CellGrid, _ opacity: Double, _ palette: TerminalPalette
  ) {
    let area = rect.offset(by: origin).intersection(clip)
    let percent = Int((opacity * 100).rounded())
    guard !area.isEmpty, percent < 100 else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let before = behind.cell(x: x, y: y)
        let cell = grid.cell(x: x, y: y)
        if cell.width == 0 || cell.text == before.text && cell.style == before.style { continue }
        let ground = palette.colors(of: TextStyle(background: before.style.background)).background
        let (own, ownGround) = palette.colors(of: cell.style)
        grid.setStyle(x: x, y: y, width: 1, height: 1) { style in
          style.foreground = TerminalColor(ground.mixed(with: own, percent: percent))
          if ownGround != ground {
            style.background = TerminalColor(ground.mixed(with: ownGround, percent: percent))
          }
          style.attributes.subtract([.faint, .reverse])
        }
      }
    }
  }

  /// Takes away all that was drawn since the grid was as it is handed over.
  mutating func restore(_ earlier: CellGrid) { grid = earlier }

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
    let outer = (origin: origin, clip: clip, style: style, turns: turns)
    origin = outer.origin + box.frame.origin
    let area = Rect(origin: origin, size: box.frame.size)
    if box.clipsContent { clip = clip.intersection(area) }
    box.style(&self)
    box.draw(on: &self)
    origin = origin - box.contentOffset
    for child in box.visibleChildren(in: clip.offset(by: .zero - origin)) {
      draw(child)
    }
    if !box.graph.motion.ghosts.isEmpty {
      for ghost in box.graph.motion.ghosts where ghost.parent === box { draw(ghost.box) }
    }
    origin = origin + box.contentOffset
    box.drawOver(on: &self)
    (origin, clip, style, turns) = outer
  }
}

/// How forms are turned that are drawn on a canvas.
struct FormTurn: Hashable {
  /// By how much, clockwise.
  let angle: Angle

  /// Around which point of the grid, in cells.
  let x, y: CGFloat
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

extension TerminalColor {
  /// Makes an exact colour.
  init(_ color: RGBColor) {
    self = .rgb(color.red, color.green, color.blue)
  }
}

extension Box {
  /// Notes that the box looks different without measuring otherwise.
  final func setNeedsDisplay() {
    graph.needsDisplay = true
    setNeedsReport()
  }
}
