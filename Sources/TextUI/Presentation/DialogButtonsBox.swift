import AccessibilityTree

/// The box of the fields and the buttons of an alert: these side by side where they fit, else one below the other.
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

  /// The fields of an alert, which stand above its buttons, as on a phone.
  private var fields: [Box] { isVertical ? [] : children.filter(\.holdsTextInput) }

  /// The buttons, in order, and what else the author has put among them.
  private var buttons: [Box] {
    let fields = Set(fields.map(ObjectIdentifier.init))
    let others = children.filter { !fields.contains(ObjectIdentifier($0)) }
    let own = others.filter { $0.trait(FallbackTrait.self) != true }
    let cancelling = own.filter { $0.trait(ButtonRoleTrait.self) == .cancel }
    let rest = own.filter { $0.trait(ButtonRoleTrait.self) != .cancel }
    if isVertical {
      return rest
        + (cancelling.isEmpty
          ? others.filter { $0.trait(FallbackTrait.self) == true } : cancelling)
    }
    guard !own.isEmpty else { return others }
    return own.count > 2 ? rest + cancelling : cancelling + rest
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> { (fields + buttons)[...] }

  override func collectFocusables(into boxes: inout [Box]) {
    for child in fields + buttons { child.collectFocusables(into: &boxes) }
  }

  override var reportedChildren: [Box] { fields + buttons }

  /// Returns the room of the buttons, in a row where they fit.
  private func size(of buttons: [Box], in width: Int?) -> Size {
    let sizes = buttons.map { $0.size(for: .unspecified) }
    let column = sizes.reduce(0) { max($0, $1.width) }
    if isVertical { return Size(width: column, height: sizes.count) }
    let row = sizes.reduce(0) { $0 + $1.width } + max(0, sizes.count - 1) * 2
    if row <= width ?? Proposal.infinity { return Size(width: row, height: 1) }
    return Size(width: column, height: sizes.count)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let below = size(of: buttons, in: proposal.width)
    return fields.reduce(below) { size, field in
      let taken = field.size(for: .unspecified)
      return Size(width: max(size.width, taken.width), height: size.height + taken.height)
    }
  }

  override func layoutChildren() {
    var position = Point.zero
    for field in fields {
      field.place(at: position, offering: Proposal(width: frame.width, height: nil))
      position.y += field.frame.height
    }
    let buttons = buttons
    let row = size(of: buttons, in: frame.width)
    let isRow = row.height <= 1 && !isVertical
    if isRow { position.x = max(0, (frame.width - row.width) / 2) }
    for button in buttons {
      let size = button.size(for: .unspecified)
      let x = isRow ? position.x : (frame.width - size.width) / 2
      button.place(at: Point(x: x, y: position.y), offering: .unspecified)
      if isRow { position.x += size.width + 2 } else { position.y += size.height }
    }
  }
}

extension Box {
  /// Whether it is a field for text, or around one.
  fileprivate var holdsTextInput: Bool { isTextInput || children.contains(where: \.holdsTextInput) }
}
