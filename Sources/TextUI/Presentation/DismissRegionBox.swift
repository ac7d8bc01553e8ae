import AccessibilityTree

/// The box of all that is beside a popover: a tap on it puts the popover away.
///
/// As on a phone it is a button beside what a control opens, and no more than a region beside what the author shows.
final class DismissRegionBox: Box {
  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func paints(at point: Point) -> Bool { true }

  private var isOfControl: Bool { (parent as? PresentationBox)?.isOfControl == true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: isOfControl ? .button : .other)
    node.identifier = "PopoverDismissRegion"
    node.label = "dismiss popup"
    return node
  }
}
