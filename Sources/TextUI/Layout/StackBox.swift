import AccessibilityTree

/// The box of a stack: boxes one after the other along an axis.
final class StackBox: Box {
  /// How the boxes stand.
  var arrangement: StackArrangement

  /// The direction.
  var axis: Axis { arrangement.axis }

  /// The offers for the proposal that was worked out last.
  private var solved: (proposal: Proposal, offers: [Proposal])?

  /// Makes the box of a stack.
  init(_ owner: any BoxOwner, axis: Axis) {
    let alignment =
      axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    arrangement = StackArrangement(axis: axis, alignment: alignment)
    super.init(owner)
  }

  /// Says how the boxes inside are arranged.
  func arrange(spacing: Int, alignment: AlignmentKey) {
    guard spacing != arrangement.spacing || alignment != arrangement.alignment else { return }
    arrangement.spacing = spacing
    arrangement.alignment = alignment
    setNeedsLayout()
  }

  override var stackAxis: Axis? { axis }

  override func forgetMeasures() {
    solved = nil
  }

  override func measure(_ proposal: Proposal) -> Size {
    arrangement.size(of: children, offers: offers(for: proposal))
  }

  override func layoutChildren() {
    let offers = offers(for: placedProposal)
    let origins = arrangement.origins(of: children, offers: offers)
    for (index, child) in children.enumerated() {
      child.place(at: origins[index], offering: offers[index])
    }
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    arrangement.guide(key, of: children, offers: offers(for: proposal))
  }

  private func offers(for proposal: Proposal) -> [Proposal] {
    if let solved, solved.proposal == proposal { return solved.offers }
    let offers = arrangement.offers(to: children, proposal)
    solved = (proposal, offers)
    return offers
  }
}

/// A trait: how early a box gets its share of a stack's room.
enum LayoutPriorityTrait: BoxTrait {
  typealias Value = Double
}
