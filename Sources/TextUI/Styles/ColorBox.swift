import AccessibilityTree
import TextRendering

/// The box of a colour, which fills the room it is offered.
final class ColorBox: Box {
  /// The colour.
  var color = Color.clear

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 1)
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if isRuleOverContent(isThin: false), drawUnderline(on: &canvas) { return }
    let ground = self.color
    let color = ground.terminalColor(in: environment)
    if drawLine(in: color, on: &canvas) { return }
    guard let color else { return }
    if ground.isTranslucent(in: environment) {
      return canvas.tint(
        Rect(origin: .zero, size: frame.size), with: ground, in: environment, coversSymbols: true)
    }
    var style = canvas.style
    style.background = color
    canvas.fill(Rect(origin: .zero, size: frame.size), style: style)
  }

  override var groundPart: GroundPart { .ground }

  override func paints(at point: Point) -> Bool {
    color != .clear && !isRuleOverContent(isThin: false)
  }
}
