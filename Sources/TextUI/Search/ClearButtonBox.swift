import AccessibilityTree
import AutomationWire
import TextRendering

/// The key of whether fields are those of a search.
private enum SearchInputKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether fields are those of a search, which have a button that empties them.
  var isSearchInput: Bool {
    get { self[SearchInputKey.self] }
    set { self[SearchInputKey.self] = newValue }
  }
}

/// The box of the button in a field for a search that empties it.
///
/// It does not take the focus, which stays in the field, as on a phone.
final class ClearButtonBox: Box {
  /// Empties the field.
  let clear: () -> Void

  /// Makes the box of a button.
  init(_ owner: any BoxOwner, clear: @escaping () -> Void) {
    self.clear = clear
    super.init(owner)
  }

  override func measure(_ proposal: Proposal) -> Size { Size(width: 2, height: 1) }

  override func paints(at point: Point) -> Bool { true }

  override func draw(on canvas: inout DrawingCanvas) {
    canvas.write(" ✕", at: .zero)
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    if !environment.isDisabled { clear() }
    return true
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.label = "Clear text"
    node.actions = [.activate]
    return node
  }
}
