import AccessibilityTree

/// The box of the buttons of an alert: side by side where they fit, else one below the other.
///
/// As on a phone, what cancels is the first of two buttons, and the last of more.
final class DialogButtonsBox: Box {
  /// Whether they stand below each other, the last one cancelling.
  private let isVertical: Bool

  /// Makes the box of the buttons of an alert or a dialog.
  init(_ owner: any BoxOwner, isVertical: Bool) {
    self.isVertical = isVertical
    super.init(owner)
  }

  private var buttons: [Box] {
    let own = children.filter { $0.trait(FallbackTrait.self) != true }
    let cancelling = own.filter { $0.trait(CancellingTrait.self) == true }
    let others = own.filter { $0.trait(CancellingTrait.self) != true }
    if isVertical {
      return others
        + (cancelling.isEmpty
          ? children.filter { $0.trait(FallbackTrait.self) == true } : cancelling)
    }
    guard !own.isEmpty else { return children }
    return own.count > 2 ? others + cancelling : cancelling + others
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> { buttons[...] }

  override func collectFocusables(into boxes: inout [Box]) {
    for button in buttons { button.collectFocusables(into: &boxes) }
  }

  override var reportedChildren: [Box] { buttons }

  override func measure(_ proposal: Proposal) -> Size {
    let sizes = buttons.map { $0.size(for: .unspecified) }
    let width = sizes.reduce(0) { max($0, $1.width) }
    if isVertical { return Size(width: width, height: sizes.count) }
    let row = sizes.reduce(0) { $0 + $1.width } + max(0, sizes.count - 1) * 2
    if row <= proposal.width ?? Proposal.infinity { return Size(width: row, height: 1) }
    return Size(width: width, height: sizes.count)
  }

  override func layoutChildren() {
    let isRow = frame.height <= 1 && !isVertical
    var position = Point.zero
    for button in buttons {
      let size = button.size(for: .unspecified)
      let x = isRow ? position.x : (frame.width - size.width) / 2
      button.place(at: Point(x: x, y: position.y), offering: .unspecified)
      if isRow { position.x += size.width + 2 } else { position.y += size.height }
    }
  }
}
