import AccessibilityTree

/// The box of views one over the other.
final class LayersBox: Box {
  /// Where they stand in the room of the largest.
  var alignment = Alignment.center

  override func measure(_ proposal: Proposal) -> Size {
    var size = Size.zero
    for child in children {
      let taken = child.size(for: proposal)
      size.width = max(size.width, taken.width)
      size.height = max(size.height, taken.height)
    }
    return size
  }

  override func layoutChildren() {
    for child in children {
      let taken = child.size(for: placedProposal)
      child.place(at: alignment.origin(of: taken, in: frame.size), offering: placedProposal)
    }
  }
}
