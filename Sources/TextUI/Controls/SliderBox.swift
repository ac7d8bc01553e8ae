import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a slider.
///
/// ```
///  0 ━━━━━━━━●─────────── 10
///    └ track: the thumb is at its first cell for 0 and at its last for 1
/// ```
final class SliderBox: Box {
  private var range: SliderRange?
  private var onEditingChanged: (Bool) -> Void = { _ in }
  private var fraction = 0.0
  private var isDragged = false

  /// The cells the thumb moves along, from the box's origin.
  private var track = Rect.zero

  /// Takes the range of a new value of the view.
  func apply(_ range: SliderRange, onEditingChanged: @escaping (Bool) -> Void) {
    self.range = range
    self.onEditingChanged = onEditingChanged
    fraction = range.read()
    setNeedsDisplay()
  }

  // MARK: - Layout

  /// The extents of the labels at the ends, each with the blank cell to the track.
  private func ends() -> (leading: Size, trailing: Size) {
    func extent(_ index: Int) -> Size {
      guard index < children.count, children[index].trait(EmptySlotTrait.self) == false else {
        return .zero
      }
      let size = children[index].size(for: .unspecified)
      return Size(width: size.width + 1, height: size.height)
    }
    return (extent(1), extent(2))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let ends = ends()
    let least = ends.leading.width + ends.trailing.width + 3
    let width = proposal.width.map { $0 >= Proposal.infinity ? least + 17 : $0 } ?? least + 17
    return Size(
      width: max(least, width), height: max(1, ends.leading.height, ends.trailing.height))
  }

  override func layoutChildren() {
    let ends = ends()
    let row = (frame.height - 1) / 2
    for (index, child) in children.enumerated() {
      let size = child.size(for: .unspecified)
      let x = index == 2 ? frame.width - size.width : 0
      child.place(at: Point(x: x, y: (frame.height - size.height) / 2), offering: .unspecified)
    }
    track = Rect(
      x: ends.leading.width, y: row, width: frame.width - ends.leading.width - ends.trailing.width,
      height: 1)
  }

  override func childNeedsLayout(_ child: Box) {
    // The label is not shown, but it is the slider's own.
    if child === children.first { setNeedsReport() }
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> { children.dropFirst() }

  // MARK: - Drawing

  override func style(_ canvas: inout DrawingCanvas) {
    if environment.isDisabled { canvas.style.attributes.insert(.faint) }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    let thumb = Self.cells(for: fraction, of: track.width - 1)
    var filled = canvas.style
    if !environment.isDisabled { filled.foreground = environment.tintColor }
    var rest = canvas.style
    rest.attributes.insert(.faint)
    canvas.fill(
      Rect(x: track.minX, y: track.minY, width: thumb, height: 1), with: "━", style: filled)
    canvas.fill(
      Rect(x: track.minX + thumb, y: track.minY, width: track.width - thumb, height: 1), with: "─",
      style: rest)
    var knob = filled
    knob.attributes.insert(.bold)
    if graph.focus.focused === self { knob.showFocus() }
    canvas.write("●", at: Point(x: track.minX + thumb, y: track.minY), style: knob)
  }

  override func paints(at point: Point) -> Bool { true }

  // MARK: - Accessibility

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .slider)
    node.label = children.first?.spokenLabel ?? ""
    node.value = Self.percentage(fraction)
    node.actions = [.adjust, .focus]
    return node
  }

  override var reportedChildren: [Box] { Array(children.dropFirst()) }

  // MARK: - Input

  override var isFocusable: Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard !environment.isDisabled, key.modifiers.isEmpty, let range else { return false }
    let current = range.read()
    switch key.key {
    case .leftArrow: edit(current - range.keyStep)
    case .rightArrow: edit(current + range.keyStep)
    case .home: edit(0)
    case .end: edit(1)
    default: return false
    }
    return true
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    if !environment.isDisabled { edit(fraction(at: point)) }
    return true
  }

  override func claimsDrag(from start: Point, by distance: Point) -> Bool {
    !environment.isDisabled && abs(distance.x) >= abs(distance.y)
  }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    if !isDragged {
      isDragged = true
      onEditingChanged(true)
    }
    range?.write(fraction(at: point))
    guard isEnded else { return }
    isDragged = false
    onEditingChanged(false)
  }

  override func adjust(to target: HostAdjustment) -> HostAdjustmentOutcome {
    guard case .position(let position) = target else { return .unsupported }
    edit(position)
    return .done
  }

  /// The fraction that a cell of the box stands for.
  private func fraction(at point: Point) -> Double {
    track.width > 1 ? Double(point.x - track.minX) / Double(track.width - 1) : 0
  }

  /// Sets the value as one adjustment.
  private func edit(_ fraction: Double) {
    onEditingChanged(true)
    range?.write(fraction)
    onEditingChanged(false)
  }
}
