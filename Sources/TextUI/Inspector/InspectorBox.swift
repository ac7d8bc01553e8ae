import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering

/// The box of the inspector: what tests see of the element under the focus, or under the last click, over the rest of the screen.
///
/// It is no element itself.
final class InspectorBox: Box {
  /// What it tells of; `nil` for nothing.
  var shown: InspectedElement? {
    didSet { if shown != oldValue { setNeedsDisplay() } }
  }

  /// Where the element is on the screen.
  var frameOfElement = Rect.zero {
    didSet { if frameOfElement != oldValue { setNeedsDisplay() } }
  }

  /// Whether what it tells was just copied.
  var wasCopied = false

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override var takesTouches: Bool { false }

  override func draw(on canvas: inout DrawingCanvas) {
    guard let shown else { return }
    canvas.restyle(frameOfElement) { $0.attributes.insert(.underline) }
    let lines = shown.lines + [wasCopied ? "Copied." : "F9 copies the last line, F12 closes."]
    let width = min(frame.width, 2 + lines.reduce(0) { max($0, DisplayWidth.width(of: $1)) } + 2)
    let height = min(frame.height, lines.count + 2)
    // Where the element is not, if that can be.
    let isBelow = frameOfElement.minY >= height
    let panel = Rect(
      x: frame.width - width, y: isBelow ? 0 : frame.height - height, width: width, height: height)
    canvas.fill(panel, style: TextStyle())
    canvas.strokeBorder(panel, symbols: .square, style: TextStyle())
    for (index, line) in lines.prefix(max(0, height - 2)).enumerated() {
      let row = TextLayout(DrawnText.safe(line), maxWidth: max(1, width - 4), lineLimit: 1).lines
        .first
      canvas.write(
        row?.text ?? "", at: Point(x: panel.minX + 2, y: panel.minY + 1 + index),
        style: TextStyle())
    }
  }
}
