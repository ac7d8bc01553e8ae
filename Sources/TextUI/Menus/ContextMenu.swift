import AccessibilityTree
import AutomationWire

/// A view with a menu of actions that a long press opens.
struct ContextMenuView<Content: View, Items: View>: PrimitiveView {
  /// The view.
  let content: Content

  /// The actions.
  let items: Items

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContextMenuNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    // The menu, while it is open.
    texts.noteKeeping()
    Content.addTexts(of: view?.content, to: &texts)
  }
}

/// The node of a view with a menu that a long press opens.
final class ContextMenuNode<Content: View, Items: View>: BoxMenusNode<
  ContextMenuView<Content, Items>, Content, ContextMenuBox, TupleView<Items, NamedActionButtons>
>
{
  private var view: ContextMenuView<Content, Items>

  /// Makes the node with the view inside.
  init(_ view: ContextMenuView<Content, Items>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    show(view.content)
    collectBoxes()
  }

  override func update(_ view: ContextMenuView<Content, Items>) {
    self.view = view
    show(view.content)
    updateMenus()
  }

  override func makeBox() -> ContextMenuBox { ContextMenuBox(self) }

  override func items(with actions: [AnyView]) -> TupleView<Items, NamedActionButtons> {
    TupleView(view.items, NamedActionButtons(actions: actions))
  }
}

/// The box of a view with a menu that a long press opens.
final class ContextMenuBox: HeldMenuBox {
  // People without a mouse reach it too, where nothing inside or around it can be pressed. A row that is selected opens it itself.
  override var isFocusable: Bool { isReachedAlone && listRow?.isSelectable != true }

  override func style(_ canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard
      key.key == .function(10) && key.modifiers == .shift
        || key.presses && graph.focus.focused === self
    else { return false }
    open((graph.focus.focused ?? self).namedActionsAround)
    return true
  }
}

extension View {
  /// Gives the view a menu of actions, which a long press opens, the other button of a mouse, or Shift-F10 while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    ContextMenuView(content: self, items: menuItems())
  }

  /// Gives the view a menu of actions, with something to look at, which a text screen does not show.
  ///
  /// Mirrors SwiftUI's modifier.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Gives the view a menu of actions, if there is one.
  ///
  /// Mirrors SwiftUI's older modifier.
  @ViewBuilder public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
  }
}

/// Actions that a long press opens.
///
/// Mirrors SwiftUI's older `ContextMenu`.
@MainActor public struct ContextMenu<MenuItems: View> {
  /// The actions.
  let items: MenuItems

  /// Makes a menu of actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}
