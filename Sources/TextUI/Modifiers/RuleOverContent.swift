import AccessibilityTree
import TextRendering

// Lines over a view, as people draw them under a field or a tab, are far thinner than a row on a phone. On a text screen they take a row, which
// may be the only one of what they are drawn on: there they underline the letters, and what they lie on can be seen and reached.
extension Box {
  /// Whether the box is a line of one row that is drawn over a view.
  ///
  /// - Parameter isThin: Whether it is always that thin; a frame around it says so otherwise.
  /// - Returns: Whether it is.
  final func isRuleOverContent(isThin: Bool) -> Bool {
    guard frame.height == 1, frame.width > 1 else { return false }
    var isThin = isThin
    var inner: Box = self
    for box in ancestors {
      if let frame = box as? FrameBox, frame.limits.maxHeight == 1 { isThin = true }
      if let layered = box as? LayeredBox, layered.content !== inner {
        return isThin && layered.isOverlay
      }
      guard box.isArrangement else { return false }
      inner = box
    }
    return false
  }

  /// Whether the box is drawn over a view: as its overlay, or above it in a stack of layers.
  final var isOverContent: Bool {
    var inner: Box = self
    for box in ancestors {
      if let layered = box as? LayeredBox, layered.content !== inner { return layered.isOverlay }
      if box is LayersBox, box.children.first !== inner { return true }
      guard box.isArrangement else { return false }
      inner = box
    }
    return false
  }

  /// Draws the box as a line in a colour, if a frame around says that it is one and it is one cell thin; returns whether it did.
  final func drawLine(
    in color: @autoclosure () -> TerminalColor?, on canvas: inout DrawingCanvas
  ) -> Bool {
    guard frame.height == 1 || frame.width == 1, let line = lineAround,
      (line == .horizontal ? frame.height : frame.width) == 1
    else { return false }
    guard let color = color() else { return true }
    var style = canvas.style
    style.foreground = color
    canvas.fill(
      Rect(origin: .zero, size: frame.size), with: line == .horizontal ? "─" : "│", style: style)
    return true
  }

  /// The direction of the line that a frame around says the box is; `nil` when none does.
  private var lineAround: Axis? {
    for box in ancestors {
      if let frame = box as? FrameBox { return frame.line }
      guard box.isArrangement, box.children.count == 1 else { return nil }
    }
    return nil
  }

  /// Whether the box does no more than give those inside their places.
  private var isArrangement: Bool { !isFocusable && touchObserver == nil && element() == nil }

  /// Draws the box as a line under the letters that it is drawn over; returns whether there are any.
  final func drawUnderline(on canvas: inout DrawingCanvas) -> Bool {
    guard (0..<frame.width).contains(where: { !canvas.isDrawable(at: Point(x: $0, y: 0)) }) else {
      return false
    }
    canvas.restyle(Rect(origin: .zero, size: frame.size)) { $0.attributes.insert(.underline) }
    return true
  }
}
