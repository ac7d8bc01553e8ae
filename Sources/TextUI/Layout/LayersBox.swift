import AccessibilityTree

/// The box of views one over the other.
final class LayersBox: Box {
  /// The guides that lie on each other.
  var alignment = Alignment.center

  override func measure(_ proposal: Proposal) -> Size {
    let offers = Array(repeating: proposal, count: children.count)
    return Size(
      width: AlignedExtents(children, offers: offers, alignment.horizontal.key).extent,
      height: AlignedExtents(children, offers: offers, alignment.vertical.key).extent)
  }

  override func layoutChildren() {
    let origins = origins(for: placedProposal)
    for (index, child) in children.enumerated() {
      child.place(at: origins[index], offering: placedProposal)
    }
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    let origins = origins(for: proposal)
    return children.indices.map { index in
      children[index].explicitGuide(key, for: proposal).map {
        $0 + CGFloat(origins[index][key.axis])
      }
    }.combined(key)
  }

  private func origins(for proposal: Proposal) -> [Point] {
    let offers = Array(repeating: proposal, count: children.count)
    let across = AlignedExtents(children, offers: offers, alignment.horizontal.key)
    let down = AlignedExtents(children, offers: offers, alignment.vertical.key)
    return children.indices.map { Point(x: across.starts[$0], y: down.starts[$0]) }
  }

  override var groundPart: GroundPart {
    children.contains(where: \.isOnGround) ? .ground : .none
  }

  /// Later views stand over earlier ones, and those of a higher `zIndex` over all below it.
  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    let layers = children.map { $0.trait(LayerTrait.self) ?? 0 }
    guard layers.contains(where: { $0 != 0 }) else { return children[...] }
    return children.indices.sorted { layers[$0] == layers[$1] ? $0 < $1 : layers[$0] < layers[$1] }
      .map { children[$0] }[...]
  }
}

/// A trait: how far above others a view stands.
enum LayerTrait: BoxTrait {
  typealias Value = Double
}
