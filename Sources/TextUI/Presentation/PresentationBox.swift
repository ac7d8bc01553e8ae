import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of an alert, dialog or sheet: covers the screen, with a panel on it.
final class PresentationBox: Box {
  /// What it looks like.
  let kind: Presentation.Kind

  /// Where a menu belongs to, on the screen; it stands below or above it.
  var anchor: () -> Rect? = { nil }

  /// Whether it is what a control of this module opens.
  var isOfControl = false

  /// What the views inside say of how it is put away, and how high it is.
  var holders: SheetHolders? {
    didSet {
      holders?.heights.changed = { [weak self] in
        self?.panel.heightsChanged()
        self?.setNeedsDisplay()
      }
      panel.heights = holders?.heights
      panel.isOpen = { [weak self] in self?.isOpen == true }
      panel.heightsChanged()
    }
  }

  /// Whether what is behind a sheet takes touches.
  private var isOpen: Bool {
    kind == .sheet && holders?.allowsInteraction(on: frame.height) == true
  }

  private let dismiss: () -> Void
  private let panel: PanelBox

  /// What holds the views, in the panel.
  private let content: Box

  /// Makes the box of a presentation.
  init(
    _ owner: any BoxOwner, kind: Presentation.Kind, title: String, dismiss: @escaping () -> Void
  ) {
    self.kind = kind
    self.dismiss = dismiss
    panel = PanelBox(owner, kind: kind, title: title)
    switch kind {
    case .alert, .confirmationDialog:
      content = ContainerBox(owner)
      panel.setChildren([ContainerBox(around: content)])
    case .sheet, .cover:
      content = ScreenBox(owner)
      panel.setChildren([content])
    case .menu, .popover: content = panel
    }
    super.init(owner)
    setChildren(kind.hasDismissRegion ? [DismissRegionBox(self), panel] : [panel])
  }

  /// What it is called by tests.
  var title: String {
    get { panel.title }
    set { panel.title = newValue }
  }

  /// Has a sheet come up or go down.
  func move(_ way: ScreenMotion.Way) {
    guard kind == .sheet || kind == .cover else { return }
    graph.motion.move(self, way) { [panel] in [panel.placeOnScreen] }
  }

  /// Shows views in the panel.
  func show(_ views: [Box]) {
    content.setChildren(views)
  }

  override func element() -> ElementNode? {
    kind == .menu ? nil : ElementNode(id: id, elementType: .other)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func layoutChildren() {
    if kind.hasDismissRegion {
      children.first?.place(at: .zero, offering: Proposal(frame.size))
    }
    if kind.isAnchored, let anchor = anchor() { return placeMenu(at: anchor) }
    let margin = kind == .cover ? 0 : 2
    let most = kind.largest(on: frame.width)
    let height = kind == .sheet ? holders?.heights.height(on: frame.height) : nil
    let offer = Proposal(
      width: max(1, min(frame.width - 2 * margin, most.width)),
      height: height ?? max(1, min(frame.height - margin, most.height)))
    let size = panel.size(for: offer)
    // As on a phone, a sheet of a height that its views say stands at the bottom.
    let spare = frame.height - size.height
    panel.place(
      at: Point(x: (frame.width - size.width) / 2, y: height == nil ? spare / 2 : spare),
      offering: offer)
  }

  /// Puts the panel below what it belongs to, or above it where there is more room.
  private func placeMenu(at anchor: Rect) {
    let above = anchor.minY
    let below = frame.height - anchor.maxY
    let ideal = panel.size(for: Proposal(width: frame.width, height: nil))
    let isBelow = ideal.height <= below || below >= above
    let offer = Proposal(width: frame.width, height: max(3, isBelow ? below : above))
    let size = panel.size(for: offer)
    let y = isBelow ? anchor.maxY : anchor.minY - size.height
    panel.place(
      at: Point(
        x: min(max(0, anchor.maxX - size.width), max(0, frame.width - size.width)),
        y: min(max(0, y), max(0, frame.height - size.height))), offering: offer)
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard kind != .alert, kind != .cover, !panel.frame.contains(point) else { return false }
    if kind == .sheet { return leadBack() }
    // As on a phone, beside a choice of actions is what cancels it.
    if kind == .confirmationDialog, let cancel = panel.cancelButton {
      cancel.pressIfEnabled()
    } else {
      dismiss()
    }
    return true
  }

  override func draw(on canvas: inout DrawingCanvas) {
    guard !kind.isAnchored, !isOpen else { return }
    canvas.restyle(Rect(origin: .zero, size: frame.size)) {
      $0.attributes = [.faint]
      $0.foreground = .default
    }
  }

  override func paints(at point: Point) -> Bool { !isOpen || panel.frame.contains(point) }

  /// Returns the control that has the focus first; `nil` for the first that takes it by itself.
  ///
  /// The field of an alert is there to be typed in. A second Return, by mistake, must not destroy anything.
  func preferredFocus(among stops: [Box]) -> Box? {
    if kind == .alert, let field = stops.first(where: \.isTextInput) { return field }
    return stops.first { $0.takesFocusByItself && $0.trait(ButtonRoleTrait.self) != .destructive }
  }

  override func handle(_ key: KeyPress) -> Bool {
    key.key == .escape && key.modifiers.isEmpty && leadBack()
  }

  /// Whether people can put it away by Escape.
  var isDismissible: Bool { kind != .cover && holders?.isEmpty != false }

  override func leadBack() -> Bool {
    if isDismissible { dismiss() }
    return true
  }

  // A swipe up or down takes a sheet to its next height; one down from the lowest puts it away.
  override func handleSwipe(by distance: Int, hasScrolled: Bool) -> Bool {
    guard kind == .sheet, !hasScrolled || distance > 0 else { return true }
    let step = distance > 0 ? -1 : 1
    if holders?.heights.advance(by: step, on: frame.height) == true || distance < 0 { return true }
    if holders?.isEmpty != false { dismiss() }
    return true
  }
}

extension Box {
  /// The button inside that cancels; `nil` when there is none.
  fileprivate var cancelButton: ButtonBox? { first(ButtonBox.self) { $0.role == .cancel } }
}
