import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering

/// A view of hints beside each other, as far as there is room; the last two lead to all others.
///
/// The first of these is always there; the last one gives its room to others where there is little.
struct KeyHintRow: PrimitiveView, Equatable {
  /// The hints.
  let hints: [KeyHint]

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: KeyHintRowBox(context)) { box, view in
      box.hints = view.hints.filter { !$0.isMinor }
      box.setNeedsLayout()
    }
  }
}

/// The box of hints beside each other.
///
/// ```
///  ↵ open  ← delete  / search  ? help  ^P commands
///  └ a key stands out, what it does is faint
/// ```
final class KeyHintRowBox: Box {
  /// The hints.
  var hints: [KeyHint] = []

  /// The cells between two of them.
  private static let gap = 2

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 40, height: 1)
  }

  /// The hints there is room for, with the column each begins in.
  private var placed: [(hint: KeyHint, x: Int)] {
    let others = hints.dropLast(2)
    var last = hints.suffix(2)
    var left = frame.width - 1 - last.reduce(0) { $0 + width(of: $1) }
    // What has the focus, and the way out of it, come first.
    if others.prefix(2).reduce(0, { $0 + width(of: $1) }) > left, last.count == 2 {
      left += width(of: last.removeLast())
    }
    let shown = others.prefix { hint in
      left -= width(of: hint)
      return left >= 0
    }
    var x = 1
    return (shown + last).map { hint in
      defer { x += width(of: hint) }
      return (hint, x)
    }
  }

  private func width(of hint: KeyHint) -> Int { DisplayWidth.width(of: hint.text) + Self.gap }

  override func draw(on canvas: inout DrawingCanvas) {
    var keyStyle = canvas.style
    keyStyle.attributes.insert(.bold)
    var titleStyle = canvas.style
    titleStyle.attributes.insert(.faint)
    for (hint, x) in placed {
      canvas.write(DrawnText.safe(hint.key), at: Point(x: x, y: 0), style: keyStyle)
      let titleX = x + DisplayWidth.width(of: hint.key) + 1
      canvas.write(DrawnText.safe(hint.title), at: Point(x: titleX, y: 0), style: titleStyle)
    }
  }

  override func paints(at point: Point) -> Bool { true }

  // A tap on a hint is the key it tells of.
  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    let tapped = placed.last { $0.x <= point.x && point.x < $0.x + width(of: $0.hint) - Self.gap }
    if let press = tapped?.hint.press { ancestor(KeyFooterBox.self)?.send(press) }
    return true
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .staticText)
    node.identifier = "KeyFooter"
    node.label = placed.map(\.hint.text).joined(separator: "  ")
    return node
  }
}
