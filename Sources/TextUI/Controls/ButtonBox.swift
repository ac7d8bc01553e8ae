import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a button.
final class ButtonBox: PressableBox, TouchObserver {
  /// A look that the box has a part in.
  enum Look {
    /// As suits the place: plain in rows and on a ground of the author's, bordered elsewhere.
    case automatic

    /// With brackets around.
    case bordered

    /// With brackets around, standing out.
    case prominent

    /// Just the label.
    case plain

    /// Just the label, in the colour of controls.
    case borderless

    /// Makes the part of the box in a look.
    init(_ kind: ButtonStyleKind) {
      switch kind {
      case .automatic: self = .automatic
      case .bordered: self = .bordered
      case .prominent: self = .prominent
      case .borderless: self = .borderless
      case .plain, .styled, .primitive: self = .plain
      }
    }
  }

  /// What it is for.
  private(set) var role: ButtonRole?

  /// What pressing it does.
  var action: () -> Void = {}

  /// Whether no style says how it looks.
  var hasUsualLook: Bool { style == .automatic }

  override var isOfWholeRow: Bool { hasUsualLook || leadsOn }

  override var pressTitle: String { leadsOn ? "open" : super.pressTitle }

  /// How it looks.
  private var style = Look.automatic

  /// Whether it is touched.
  private(set) var isPressed = false

  /// Called when it is touched, or no longer.
  var pressedChanged: () -> Void = {}

  /// Takes what a value of the view says.
  func apply(role: ButtonRole?, look: Look) {
    guard self.role != role || style != look else { return }
    self.role = role
    style = look
    setNeedsLayout()
  }

  /// As on a phone, a button that is just its label is touched where the label shows something, or has a content shape; but a link in a row is all
  /// of the row.
  override func paints(at point: Point) -> Bool {
    switch (style, place) {
    case (.plain, nil): environment.buttonsAreWhole
    case (.plain, .row): leadsOn || environment.buttonsAreWhole
    default: true
    }
  }

  override var isIdentifiedByLabel: Bool { true }

  override var touchObserver: (any TouchObserver)? { self }

  func touchBegan(at point: Point) { setPressed(!environment.isDisabled) }

  func touchEnded() { setPressed(false) }

  private func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    pressedChanged()
  }

  /// The button that is all of its label; `nil` for any other label.
  ///
  /// As on a phone there is one button then, the inner one: a link of an older kind has it, whose page is shown by code.
  private var innerButton: PressableBox? {
    var box: Box = self
    while box.children.count == 1 {
      box = box.children[0]
      if let button = box.rowButton { return button }
    }
    return nil
  }

  override var isFocusable: Bool { super.isFocusable && innerButton == nil }

  private var isBordered: Bool {
    guard innerButton == nil else { return false }
    switch style {
    case .automatic: return place != .row && place != .menu && !isSetOff
    case .bordered, .prominent: return true
    case .plain, .borderless: return false
    }
  }

  /// Whether it stands on a ground of its colour.
  private var isFilled: Bool {
    style == .prominent || (style == .bordered && place == .besideRow)
  }

  private var place: ButtonPlace? { placeAround }

  override var rowButton: PressableBox? { self }

  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    if trait == ButtonRoleTrait.self { return role as? Trait.Value }
    return super.trait(trait)
  }

  private var isFocused: Bool { graph.focus.focused === self }

  /// The room for the brackets.
  private func insets(for proposal: Proposal) -> CellInsets {
    guard isBordered else { return CellInsets() }
    // Bars have little room.
    var room = place == .bar ? 1 : 2
    // In a narrow place the brackets go before the label does.
    if let width = proposal.width, width - 2 * room < Self.narrowLabel {
      let label = StackArrangement.row.size(of: children, for: .unspecified).width
      while room > 0, width - 2 * room < min(label, Self.narrowLabel) { room -= 1 }
    }
    return CellInsets(leading: room, trailing: room)
  }

  /// The least columns that a label of some length has within brackets.
  private static let narrowLabel = 4

  override func measure(_ proposal: Proposal) -> Size {
    let insets = insets(for: proposal)
    let taken = StackArrangement.row.size(of: children, for: proposal.inset(by: insets))
    let width = taken.width + insets.horizontal
    switch place {
    case .menu: return Size(width: max(width, proposal.width ?? 0), height: taken.height)
    case .besideRow: return Size(width: width, height: max(taken.height, proposal.height ?? 0))
    case .row, .bar, .dialog, nil: return Size(width: width, height: taken.height)
    }
  }

  override func layoutChildren() {
    let insets = insets(for: placedProposal)
    let offer = placedProposal.inset(by: insets)
    let spare = frame.height - StackArrangement.row.size(of: children, for: offer).height
    StackArrangement.row.place(
      children, at: insets.origin + Point(x: 0, y: max(0, spare / 2)), offering: offer)
  }

  override func style(_ canvas: inout DrawingCanvas) {
    // In a row of a list the row shows the focus.
    let showsRowFocus = isFocused && isInListRow
    if environment.isDisabled {
      canvas.style.attributes.insert(.faint)
    } else if isFilled {
      canvas.style.fill(with: color ?? environment.tintColor, in: environment)
    } else if let color, !showsRowFocus {
      canvas.style.foreground = color
      if role == .destructive { canvas.style.attributes.insert(.bold) }
      // Where a row has no brackets, a line tells a button from a text, also without colours.
      if style == .automatic, place == .row, textCount == 1 {
        canvas.style.attributes.insert(.underline)
      }
    }
    // As in a row, where a ground has no colour to be seen by.
    if style == .automatic, place == nil, !graph.usesColors, isSetOff {
      canvas.style.attributes.insert(.underline)
    }
    if isFocused && !isInListRow { canvas.style.showFocus() }
  }

  /// The colour of the label, or of the ground of a prominent button; `nil` for that of text.
  private var color: TerminalColor? {
    if role == .destructive { return .ansi(1) }
    switch style {
    case .plain: return nil
    case .automatic: return leadsOn || place == .menu ? nil : environment.tintColor
    case .bordered, .prominent, .borderless: return environment.tintColor
    }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    guard isFocused || isBordered else { return }
    if (isFocused && !isInListRow) || (isFilled && !environment.isDisabled) {
      canvas.fill(Rect(origin: .zero, size: frame.size))
    }
    guard insets(for: placedProposal).leading > 0 else { return }
    let row = (frame.height - 1) / 2
    canvas.write("[", at: Point(x: 0, y: row))
    canvas.write("]", at: Point(x: frame.width - 1, y: row))
  }

  /// Whether the row around shows the focus, so that the button need not.
  private var isInListRow: Bool { focusGroup != nil && listRow?.soleFocusable === self }

  override func element() -> ElementNode? {
    guard innerButton == nil else { return nil }
    var node = ElementNode(id: id, elementType: .button)
    node.actions = [.activate, .focus]
    nameByPicture(&node)
    if place == .menu, node.label.isEmpty { node.label = controlLabelInside }
    return node
  }

  override var childReporting: ChildReporting {
    switch place {
    case .bar, .dialog, .menu: .label
    case .row, .besideRow, nil: .labelAndChildren
    }
  }

  override func focusChanged(_ isFocused: Bool) {
    listRow?.setNeedsDisplay()
  }

  override func press() {
    if let linkValue, listRow?.select(byLinkTo: linkValue) == true { return }
    let dismiss = environment.dismissalByPress
    action()
    dismiss?()
  }
}
