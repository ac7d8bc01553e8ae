import AccessibilityTree

/// The box of all that is beside a popover: a tap on it puts the popover away.
final class DismissRegionBox: Box {
  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .other)
    node.identifier = "PopoverDismissRegion"
    node.label = "dismiss popup"
    return node
  }
}
