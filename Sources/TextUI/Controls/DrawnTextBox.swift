import AccessibilityTree
import TextRendering

/// The box of a text that the control around draws, and whose taps it takes: what an empty field shows, what is chosen.
///
/// For tests it is a text.
final class DrawnTextBox: Box {
  /// What is shown; for tests there is nothing where it is empty.
  var text: String {
    didSet { if text != oldValue { setNeedsReport() } }
  }

  /// Makes the box of a text.
  init(_ owner: any BoxOwner, text: String) {
    self.text = text
    super.init(owner)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = DisplayWidth.width(of: text)
    return Size(width: min(width, proposal.width ?? width), height: 1)
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    guard !text.isEmpty else { return nil }
    var node = ElementNode(id: id, elementType: .staticText)
    node.label = text
    return node
  }
}
