import AccessibilityTree
import TextRendering

/// The box of a painted form.
final class ShapeBox: Box {
  /// The form.
  var shape = AnyShape(Rectangle())

  /// What is painted of it.
  var layers: [ShapeLayer] = []

  /// The outline, as of the last size.
  private var outline: (size: Size, path: Path, rasters: [PathRaster])?

  /// Notes that the form, or what is painted of it, is another.
  func outlineChanged() {
    outline = nil
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = shape.sizeThatFits(ProposedViewSize(proposal))
    return Size(width: Int(cells: size.width), height: Int(cells: size.height))
  }

  /// The outline in the room there is, and the cells of each layer.
  private var current: (path: Path, rasters: [PathRaster]) {
    if let outline, outline.size == frame.size { return (outline.path, outline.rasters) }
    let path = shape.path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    let rasters = rasters(of: path, frame.size)
    outline = (frame.size, path, rasters)
    return (path, rasters)
  }

  /// The cells of each layer of an outline.
  private func rasters(of path: Path, _ size: Size) -> [PathRaster] {
    layers.map { layer in
      switch layer.kind {
      case .fill(let style):
        PathRaster(inside: path, width: size.width, height: size.height, eoFill: style.isEOFilled)
      case .stroke(let style):
        PathRaster(along: path, width: size.width, height: size.height, dash: style.dash)
      }
    }
  }

  /// Draws the form at the angle at which the canvas has forms stand, which may be beside the box's room.
  private func drawTurned(on canvas: inout DrawingCanvas) {
    let path = canvas.turned(current.path)
    let bounds = path.boundingRect
    guard !bounds.isNull else { return }
    let seen = canvas.visibleRect
    let left = max(seen.minX, Int(max(-10_000, bounds.minX.rounded(.down))))
    let top = max(seen.minY, Int(max(-10_000, bounds.minY.rounded(.down))))
    // A line has a width, if its outline has none.
    let right = min(seen.maxX, Int(min(10_000, bounds.maxX.rounded(.down))) + 1)
    let bottom = min(seen.maxY, Int(min(10_000, bounds.maxY.rounded(.down))) + 1)
    guard left < right, top < bottom else { return }
    let size = Size(width: right - left, height: bottom - top)
    let moved = path.offsetBy(dx: -CGFloat(left), dy: -CGFloat(top))
    canvas.move(by: Point(x: left, y: top))
    for (layer, raster) in zip(layers, rasters(of: moved, size)) {
      let brush = ShapeBrush(layer.paint.resolved(in: environment), environment, size: size)
      switch layer.kind {
      case .fill: brush.fill(raster, on: &canvas)
      case .stroke: brush.stroke(raster, on: &canvas)
      }
    }
    canvas.move(by: Point(x: -left, y: -top))
  }

  override var groundPart: GroundPart { .ground }

  /// Whether it is a filled line over a view.
  private var isRule: Bool {
    isRuleOverContent(isThin: false)
      && layers.allSatisfy { if case .fill = $0.kind { true } else { false } }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if !canvas.turns.isEmpty { return drawTurned(on: &canvas) }
    if isRule, drawUnderline(on: &canvas) { return }
    if let fill = layers.last, case .fill = fill.kind,
      drawLine(
        in: fill.paint.resolved(in: environment).color.terminalColor(in: environment), on: &canvas)
    {
      return
    }
    let (path, rasters) = current
    for (layer, raster) in zip(layers, rasters) {
      let brush = ShapeBrush(layer.paint.resolved(in: environment), environment, size: frame.size)
      switch (layer.kind, path.frame) {
      case (.fill, _): brush.fill(raster, on: &canvas)
      case (.stroke(let style), let frame?):
        brush.stroke(frame, isDashed: !style.dash.isEmpty, on: &canvas)
      case (.stroke, nil): brush.stroke(raster, on: &canvas)
      }
    }
  }

  override func paints(at point: Point) -> Bool {
    if isRule { return false }
    return zip(layers, current.rasters).contains { layer, raster in
      // A line is far thinner than a cell, and covers nothing of what it is drawn around.
      if case .stroke = layer.kind, isOverContent { return false }
      return layer.paint != Color.clear.paint && raster.contains(x: point.x, y: point.y)
    }
  }
}

/// A brush that paints forms with a paint.
@MainActor struct ShapeBrush {
  private let paint: ShapePaint
  private let environment: EnvironmentValues
  private let size: Size

  /// The one colour, where there is one: that of half cells, of lines, and of whole cells.
  private let color: TerminalColor?

  /// Makes a brush for a paint that depends on no environment, over an extent in cells.
  init(_ paint: ShapePaint, _ environment: EnvironmentValues, size: Size) {
    self.paint = paint
    self.environment = environment
    self.size = size
    color = paint.color.terminalColor(in: environment)
    isTranslucent = Self.isTranslucent(paint, environment)
  }

  /// Whether it lets through a part of what is behind, whose symbols then stay.
  private let isTranslucent: Bool

  /// Whether a paint lets through a part of what is behind.
  private static func isTranslucent(_ paint: ShapePaint, _ environment: EnvironmentValues) -> Bool {
    guard case .gradient(let fill) = paint.kind else {
      return paint.color.isTranslucent(in: environment)
    }
    return paint.opacity < 1
      || fill.stops.contains { $0.color == .clear || $0.color.isTranslucent(in: environment) }
  }

  /// Returns the colour at a place, in cells, over a ground; `nil` for nothing.
  private func color(x: CGFloat, y: CGFloat, over ground: TerminalColor = .default)
    -> TerminalColor?
  {
    guard case .gradient(let fill) = paint.kind else {
      guard isTranslucent, ground != .default else { return color }
      return paint.color.terminalColor(in: environment, over: ground)
    }
    let (first, second, part) = fill.neighbours(
      at: CGPoint(x: x, y: y), of: CGSize(width: size.width, height: size.height))
    let mixed = first.opacity(paint.opacity).mixed(
      with: second.opacity(paint.opacity), by: part, in: environment, over: ground)
    // A colour by its name, which the terminal's owner may have changed, would be a stripe among those that are mixed.
    return fill.hasOneColor ? mixed : mixed.map { Color.exact($0, in: environment) }
  }

  /// The attributes of symbols in the paint.
  private var attributes: TextAttributes {
    guard case .color(let color) = paint.kind else { return [] }
    var style = TextStyle()
    color.opacity(paint.opacity).paint(&style, in: environment)
    return style.attributes
  }

  /// Fills all cells of a rectangle.
  func fill(_ rect: Rect, on canvas: inout DrawingCanvas) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        fill(Rect(x: x, y: y, width: 1, height: 1), true, true, on: &canvas)
      }
    }
  }

  /// Fills the half cells of a raster.
  func fill(_ raster: PathRaster, on canvas: inout DrawingCanvas) {
    let isGradient = if case .gradient = paint.kind { true } else { false }
    for y in 0..<raster.height {
      var x = 0
      while x < raster.width {
        let cell = raster.cell(x: x, y: y)
        var end = x + 1
        while !isGradient, end < raster.width, raster.cell(x: end, y: y) == cell { end += 1 }
        if cell.upper || cell.lower {
          fill(Rect(x: x, y: y, width: end - x, height: 1), cell.upper, cell.lower, on: &canvas)
        }
        x = end
      }
    }
  }

  private func fill(_ rect: Rect, _ upper: Bool, _ lower: Bool, on canvas: inout DrawingCanvas) {
    let isGround = paint.isGround
    let (x, y) = (CGFloat(rect.minX) + 0.5, CGFloat(rect.minY) + 0.5)
    let ground = isTranslucent ? canvas.ground(in: rect) : .default
    guard let color = color(x: x, y: y, over: ground) else { return }
    if upper && lower {
      if case .color(let own) = paint.kind, isTranslucent {
        canvas.tint(rect, with: own.opacity(paint.opacity), in: environment)
      } else if isTranslucent {
        canvas.restyle(rect) { $0.background = color }
      } else if color == .default && !isGround {
        canvas.fill(rect, with: "█", style: TextStyle(attributes: attributes))
      } else {
        canvas.fill(rect, style: TextStyle(background: color))
      }
    } else if !isGround {
      let style = TextStyle(foreground: color, attributes: attributes)
      canvas.fill(rect, with: upper ? "▀" : "▄", style: style, keepingBackground: true)
    }
  }

  /// Draws the half cells of a raster as a line, which leaves letters that are there.
  func stroke(_ raster: PathRaster, on canvas: inout DrawingCanvas) {
    for y in 0..<raster.height {
      for x in 0..<raster.width {
        let cell = raster.cell(x: x, y: y)
        guard cell.upper || cell.lower else { continue }
        draw(cell.upper ? (cell.lower ? "█" : "▀") : "▄", at: Point(x: x, y: y), on: &canvas)
      }
    }
  }

  /// Draws the line of a rectangle, which leaves letters that are there.
  func stroke(_ frame: Path.Frame, isDashed: Bool, on canvas: inout DrawingCanvas) {
    let rect = Rect(
      x: Int(frame.rect.minX.rounded()), y: Int(frame.rect.minY.rounded()),
      width: Int(frame.rect.width.rounded()), height: Int(frame.rect.height.rounded()))
    guard rect.width > 0, rect.height > 0, rect.width <= 10_000, rect.height <= 10_000 else {
      return
    }
    let symbols = frame.isRound ? BorderSymbols.rounded : .square
    let horizontal = isDashed ? "╌" : symbols.horizontal
    let vertical = isDashed ? "╎" : symbols.vertical
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    // What is one cell high or wide has two ends, and no lines between them.
    if rect.height > 1 {
      for x in rect.minX...right {
        draw(horizontal, at: Point(x: x, y: rect.minY), on: &canvas)
        draw(horizontal, at: Point(x: x, y: bottom), on: &canvas)
      }
    }
    guard rect.width > 1 else { return }
    for y in rect.minY...bottom {
      draw(vertical, at: Point(x: rect.minX, y: y), on: &canvas)
      draw(vertical, at: Point(x: right, y: y), on: &canvas)
    }
    guard rect.height > 1 else { return }
    draw(symbols.topLeading, at: Point(x: rect.minX, y: rect.minY), on: &canvas)
    draw(symbols.topTrailing, at: Point(x: right, y: rect.minY), on: &canvas)
    draw(symbols.bottomLeading, at: Point(x: rect.minX, y: bottom), on: &canvas)
    draw(symbols.bottomTrailing, at: Point(x: right, y: bottom), on: &canvas)
  }

  private func draw(_ symbol: String, at point: Point, on canvas: inout DrawingCanvas) {
    guard canvas.isDrawable(at: point),
      let color = color(x: CGFloat(point.x) + 0.5, y: CGFloat(point.y) + 0.5)
    else { return }
    canvas.write(symbol, at: point, style: TextStyle(foreground: color, attributes: attributes))
  }
}

extension ShapePaint {
  /// Whether it is the terminal's ground.
  var isGround: Bool {
    if case .ground = kind { true } else { false }
  }
}
