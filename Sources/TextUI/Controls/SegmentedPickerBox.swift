import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a picker with its choices side by side.
///
/// ```
///  [ Day ]  Week    Month
/// ```
///
/// The arrows to the left and right choose while it has the focus.
final class SegmentedPickerBox: Box, PickerControl {
  private var choices: [PickerChoiceBox] = []

  var selectedIndex: Int? {
    didSet { mark() }
  }

  func show(label: Box?, _ choices: [PickerChoiceBox]) {
    self.choices = choices
    for choice in choices { choice.look = .segment }
    setChildren(choices)
    setNeedsLayout()
    mark()
  }

  private func mark() {
    for (index, choice) in choices.enumerated() { choice.isSelected = index == selectedIndex }
  }

  /// The widths of the choices: as they like, or the same share for all where there is too little room.
  private func widths(_ offered: Int?) -> [Int] {
    let ideal = choices.map { $0.size(for: .unspecified).width }
    guard let offered, !choices.isEmpty, ideal.reduce(0, +) > offered else { return ideal }
    return choices.map { _ in max(1, offered / choices.count) }
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: widths(proposal.width).reduce(0, +), height: 1)
  }

  override func layoutChildren() {
    var x = 0
    for (choice, width) in zip(choices, widths(frame.width)) {
      choice.place(at: Point(x: x, y: 0), offering: Proposal(width: width, height: 1))
      x += width
    }
  }

  override func style(_ canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    canvas.fill(Rect(origin: .zero, size: frame.size))
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .segmentedControl)
    node.actions = [.focus]
    return node
  }

  override var isFocusable: Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard !environment.isDisabled, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .leftArrow: step(by: -1)
    case .rightArrow: step(by: 1)
    default: return false
    }
    return true
  }

  private func step(by count: Int) {
    guard !choices.isEmpty else { return }
    let next = selectedIndex.map { $0 + count } ?? (count > 0 ? 0 : choices.count - 1)
    choices[min(max(next, 0), choices.count - 1)].pressIfEnabled()
  }
}
