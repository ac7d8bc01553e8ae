import AccessibilityTree
import AutomationWire
import TextRendering

/// A view with actions that assistive technology offers by name.
///
/// On a text screen they stand in the menu that Shift-F10 opens while the focus is inside, and the other button of a mouse, after those of
/// a context menu. What has nothing inside that takes the focus takes it itself, so that they can be reached.
struct NamedActionsView<Content: View>: PrimitiveView {
  /// The view.
  let content: Content

  /// The actions, as buttons.
  let actions: AnyView

  /// What Escape does while the focus is inside, or nothing else wants it; `nil` for nothing.
  var escape: (() -> Void)?

  /// What plus and minus do while the focus is inside; `nil` for nothing.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    NamedActionsNode(view, context)
  }
}

/// The node of a view with actions that are offered by name.
final class NamedActionsNode<Content: View>: BoxMenusNode<
  NamedActionsView<Content>, Content, NamedActionsBox, NamedActionButtons
>
{
  private var view: NamedActionsView<Content>

  /// Makes the node with the view inside.
  init(_ view: NamedActionsView<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    show(view.content)
    collectBoxes()
  }

  override func update(_ view: NamedActionsView<Content>) {
    self.view = view
    for menu in menus { apply(to: menu.box) }
    show(view.content)
  }

  /// Hands the actions to a box.
  private func apply(to box: NamedActionsBox) {
    box.actions = view.actions
    box.escape = view.escape
    box.adjust = view.adjust
  }

  override func makeBox() -> NamedActionsBox {
    let box = NamedActionsBox(self)
    apply(to: box)
    return box
  }

  override func items(with actions: [AnyView]) -> NamedActionButtons {
    NamedActionButtons(actions: actions)
  }
}

/// The buttons of actions that are offered by name.
struct NamedActionButtons: View {
  /// The actions.
  let actions: [AnyView]

  var body: some View {
    ForEach(actions.indices, id: \.self) { actions[$0] }
  }
}

/// The box of a view with actions that are offered by name.
final class NamedActionsBox: Box, TouchObserver, MenuOpening {
  /// The actions, as buttons.
  var actions: AnyView?

  /// What Escape does.
  var escape: (() -> Void)?

  /// What plus and minus do.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  /// Opens a menu of actions.
  var open: ([AnyView]) -> Void = { _ in }

  override var touchObserver: (any TouchObserver)? { self }

  override var namedActions: [AnyView] { actions.map { [$0] } ?? [] }

  // MARK: - The focus

  override var isFocusable: Bool { children.allSatisfy { graph.focus.focusables(in: $0).isEmpty } }

  override func collectFocusables(into boxes: inout [Box]) {
    let count = boxes.count
    for child in children { child.collectFocusables(into: &boxes) }
    if boxes.count == count, !environment.isDisabled { boxes.append(self) }
  }

  override func style(_ canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  // MARK: - Input

  func noticeTap(_ event: PointerEvent, at point: Point) -> Bool {
    event.button == .secondary && openMenu()
  }

  override func handle(_ key: KeyPress) -> Bool {
    switch key.key {
    case .function(10) where key.modifiers == .shift: return openMenu()
    case .escape where key.modifiers.isEmpty: return leadBack()
    case .character("+"): return adjust(.increment)
    case .character("-"): return adjust(.decrement)
    default: return false
    }
  }

  override func leadBack() -> Bool {
    guard let escape else { return false }
    escape()
    return true
  }

  private func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
    guard let adjust else { return false }
    adjust(direction)
    return true
  }

  /// Opens the menu of all actions around; a context menu around has them in its own.
  private func openMenu() -> Bool {
    guard ancestor(ContextMenuBox.self) == nil else { return false }
    let actions = namedActionsAround
    guard !actions.isEmpty else { return false }
    open(actions)
    return true
  }
}

extension Box {
  /// The actions that are offered by name for this box: its own and those of the boxes around, the innermost first.
  final var namedActionsAround: [AnyView] { selfAndAncestors.flatMap(\.namedActions) }
}

extension AccessibilityActionKind {
  /// The name under which the action is offered; `nil` for one that is done another way.
  @MainActor var offeredName: Text? {
    switch kind {
    case .named(let content): Text(.joined([content]))
    case .delete: Text(SystemWord.delete)
    case .magicTap: Text("Magic Tap")
    case .showMenu: Text("Show Menu")
    case .default, .escape: nil
    }
  }
}
