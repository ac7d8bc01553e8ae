import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a picker that is a wheel.
final class WheelPickerBox: Box, PickerControl {
  private let wheel: WheelBox
  private var label: Box?

  override init(_ owner: any BoxOwner) {
    wheel = WheelBox(owner)
    super.init(owner)
    setChildren([wheel])
  }

  var selectedIndex: Int? {
    get { wheel.selectedIndex }
    set { wheel.selectedIndex = newValue }
  }

  func show(label: Box?, _ choices: [PickerChoiceBox]) {
    self.label = label
    wheel.show(choices)
    setNeedsReport()
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .picker)
    node.label = label?.spokenLabel ?? ""
    return node
  }
}

/// The box of the wheel of a picker.
///
/// ```
///    Tiny
///  › Small ‹      the choice in the middle row is the chosen one
///    Medium
/// ```
///
/// The arrows up and down, Home and End choose while it has the focus; so do a drag, the wheel of a mouse, and a tap on a row. One of hours or
/// months goes round: the first choice follows the last.
final class WheelBox: Box {
  private var choices: [PickerChoiceBox] = []

  /// How far a drag has turned it, in choices.
  private var turned = 0

  /// Which of the choices is chosen; `nil` for none.
  var selectedIndex: Int? {
    didSet { if selectedIndex != oldValue { mark() } }
  }

  /// How many rows show above and below the chosen one.
  private static let reach = 1

  /// Takes the choices.
  func show(_ choices: [PickerChoiceBox]) {
    self.choices = choices
    for choice in choices { choice.look = .notch }
    setChildren(choices)
    setNeedsLayout()
    mark()
  }

  private func mark() {
    for (index, choice) in choices.enumerated() { choice.isSelected = index == shownIndex }
    if isEndless { setNeedsLayout() }
    setNeedsDisplay()
  }

  /// Whether the first choice follows the last.
  private var isEndless: Bool {
    environment.isWheelEndless && choices.count > 2 * Self.reach + 1 && selectedIndex != nil
  }

  /// The choice in the middle row.
  private var shownIndex: Int? {
    guard turned != 0 else { return selectedIndex }
    return possible((selectedIndex ?? 0) + turned)
  }

  /// Returns the choice that a number leads to, which may be beyond the ends.
  private func possible(_ index: Int) -> Int {
    guard isEndless else { return min(max(index, 0), max(0, choices.count - 1)) }
    return (index % choices.count + choices.count) % choices.count
  }

  /// Returns the row of a choice below the first of those that show.
  private func row(of index: Int) -> Int {
    guard isEndless, let shownIndex else { return index + Self.reach }
    let below = possible(index - shownIndex)
    return (below > choices.count / 2 ? below - choices.count : below) + Self.reach
  }

  // MARK: - Layout

  override func measure(_ proposal: Proposal) -> Size {
    let offer = Proposal(width: proposal.width.map { max(0, $0 - 4) }, height: 1)
    let width = choices.reduce(0) { max($0, $1.size(for: offer).width) }
    return Size(width: width + 4, height: 2 * Self.reach + 1)
  }

  override func layoutChildren() {
    let offer = Proposal(width: max(0, frame.width - 4), height: 1)
    for (index, choice) in choices.enumerated() {
      choice.place(at: Point(x: 2, y: row(of: index)), offering: offer)
    }
  }

  override var contentOffset: Point { Point(x: 0, y: isEndless ? 0 : shownIndex ?? 0) }

  override var clipsContent: Bool { true }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    if isEndless {
      let shown = choices.indices.filter { (0...2 * Self.reach).contains(row(of: $0)) }
      return shown.sorted { row(of: $0) < row(of: $1) }.map { children[$0] }[...]
    }
    let first = min(max(0, rect.minY - Self.reach), children.count)
    let end = min(max(first, rect.maxY - Self.reach), children.count)
    return children[first..<end]
  }

  override func collectFocusables(into boxes: inout [Box]) {
    if takesFocus { boxes.append(self) }
  }

  // MARK: - Drawing

  override func drawOver(on canvas: inout DrawingCanvas) {
    guard shownIndex != nil else { return }
    var style = canvas.style
    style.foreground = environment.tintColor
    if environment.isDisabled { style.attributes.insert(.faint) }
    if graph.focus.focused === self { style.showFocus() }
    canvas.write("›", at: Point(x: 0, y: Self.reach), style: style)
    canvas.write("‹", at: Point(x: frame.width - 1, y: Self.reach), style: style)
  }

  override func paints(at point: Point) -> Bool { true }

  // MARK: - Accessibility

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .pickerWheel)
    node.value = shownIndex.map { $0 < choices.count ? spoken(choices[$0]) : "" } ?? ""
    node.actions = [.adjust, .focus]
    return node
  }

  override var childReporting: ChildReporting { .none }

  override func adjust(to target: HostAdjustment) -> HostAdjustmentOutcome {
    guard case .choice(let text) = target else { return .unsupported }
    // A part of what is said of a time is enough: what is written.
    let said = choices.first { spoken($0) == text }
    guard let choice = said ?? choices.first(where: { $0.text == text }) else {
      return .noSuchChoice(choices.map(spoken))
    }
    choice.pressIfEnabled()
    return .done
  }

  /// What is said of a choice: more than is written, for times.
  private func spoken(_ choice: PickerChoiceBox) -> String {
    choice.soleChain.lazy.compactMap(\.attributes?.label).first ?? choice.text
  }

  // MARK: - Input

  override var isFocusable: Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard !environment.isDisabled, key.modifiers.isEmpty else { return false }
    let current = selectedIndex ?? -1
    switch key.key {
    case .upArrow: choose(max(current, 0) - 1)
    case .downArrow: choose(current + 1)
    case .home: choose(0)
    case .end: choose(choices.count - 1)
    default: return false
    }
    return true
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    if !environment.isDisabled { choose((selectedIndex ?? 0) + point.y - Self.reach) }
    return true
  }

  override func scroll(by delta: Point) -> Point {
    guard !environment.isDisabled, delta.y != 0 else { return delta }
    choose((selectedIndex ?? 0) + delta.y)
    return Point(x: delta.x, y: 0)
  }

  override func claimsDrag(from start: Point, by distance: Point) -> Bool {
    !environment.isDisabled && abs(distance.y) >= abs(distance.x)
  }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    turned = start.y - point.y
    let index = shownIndex
    if isEnded { turned = 0 }
    mark()
    if isEnded, let index { choose(index) }
  }

  private func choose(_ index: Int) {
    guard !choices.isEmpty else { return }
    let index = possible(index)
    if index != selectedIndex { choices[index].pressIfEnabled() }
  }
}

/// The key of whether wheels go round.
private enum EndlessWheelKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the first choice of a wheel follows the last, as those of hours and months do.
  var isWheelEndless: Bool {
    get { self[EndlessWheelKey.self] }
    set { self[EndlessWheelKey.self] = newValue }
  }
}
