import AccessibilityTree
import AutomationWire

/// The box of a control that is pressed: by a tap, or by Return or Space while it has the focus.
class PressableBox: Box {
  /// Does what pressing the control does; not called while it is disabled.
  func press() {}

  /// Whether pressing it shows another page.
  final var leadsOn = false

  /// Whether it reacts to touches anywhere in the row of a list that it is alone in, as on a phone what leads on and buttons without a style do.
  var isOfWholeRow: Bool { true }

  /// What pressing the control does, in a word or two, for people who look for a key.
  var pressTitle: String { "press" }

  /// The value whose page pressing it shows, which selects a row of a list too; `nil` when it shows none.
  final var linkValue: AnyHashable?

  /// Whether an identifier of its label is its own, as SwiftUI makes one element of a control and its label.
  var isIdentifiedByLabel: Bool { false }

  /// The box of the label that has an identifier, which is the control's; `nil` where none has, or parts of the label have their own.
  private var identifyingBox: Box? {
    guard isIdentifiedByLabel else { return nil }
    return soleChain.dropFirst().first { $0.attributes?.identifier != nil }
  }

  /// The box that identified the control when it was reported last.
  private weak var reportedIdentifyingBox: Box?

  /// Returns the box that identifies the control, which is about to be reported; what identifies it no more, or only now, is reported too.
  final func takeIdentifyingBox() -> Box? {
    let (old, new) = (reportedIdentifyingBox, identifyingBox)
    guard old !== new else { return new }
    reportedIdentifyingBox = new
    for box in [old, new].compactMap(\.self) where box.isInside(self) { box.setNeedsReport() }
    return new
  }

  override var isFocusable: Bool { true }

  override func paints(at point: Point) -> Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.presses else { return false }
    if let row = listRow, row.isSelectedInsteadOf(self) { return row.selectInsteadOfLink() }
    pressIfEnabled()
    return true
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    pressIfEnabled()
    return true
  }

  /// Presses the control, unless it is disabled.
  final func pressIfEnabled() {
    if !environment.isDisabled { press() }
  }
}

extension KeyPress {
  /// Whether it presses what has the focus: Return or Space.
  var presses: Bool { modifiers.isEmpty && (key == .return || key == .character(" ")) }
}

extension Box {
  /// Names an element by a picture, where that is all there is inside.
  final func nameByPicture(_ node: inout ElementNode) {
    guard let image = soleChain.lazy.compactMap(\.picture).first else { return }
    node.identifier = image.name
    node.label = soleChain.lazy.compactMap { $0.attributes?.label }.first ?? image.spokenName
  }

  /// The number of texts inside the box.
  final var textCount: Int {
    children.reduce(ownText == nil ? 0 : 1) { $0 + $1.textCount }
  }

  /// The texts inside the box, as they are drawn.
  final var textInside: String {
    var texts: [String] = []
    func collect(_ box: Box) {
      if let text = box.ownText { texts.append(text) }
      for child in box.children { collect(child) }
    }
    collect(self)
    return texts.joined(separator: ", ")
  }
}
