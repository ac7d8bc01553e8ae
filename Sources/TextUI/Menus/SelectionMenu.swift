import AccessibilityTree
import AutomationWire

/// A view with a menu of actions for the rows of the list inside that are selected.
struct SelectionMenuView<Content: View, Item: Hashable, Items: View>: PrimitiveView {
  /// The view.
  let content: Content

  /// Returns the actions for some of the items.
  let items: (Set<Item>) -> Items

  /// What a row does for its item; `nil` for what it does anyway.
  let primaryAction: ((Set<Item>) -> Void)?

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    SelectionMenuNode(view, context)
  }
}

/// The node of a view with a menu for the rows inside that are selected.
final class SelectionMenuNode<Content: View, Item: Hashable, Items: View>: BoxMenusNode<
  SelectionMenuView<Content, Item, Items>, Content, SelectionMenuBox,
  TupleView<Items, NamedActionButtons>
>
{
  private var view: SelectionMenuView<Content, Item, Items>

  /// What the menu that was opened last is for.
  private var chosen: Set<Item> = []

  /// Makes the node with the view inside.
  init(_ view: SelectionMenuView<Content, Item, Items>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    show(view.content)
    collectBoxes()
  }

  override func update(_ view: SelectionMenuView<Content, Item, Items>) {
    self.view = view
    show(view.content)
    for menu in menus { setPrimaryAction(of: menu.box) }
    updateMenus()
  }

  override func makeBox() -> SelectionMenuBox {
    let box = SelectionMenuBox(self)
    box.accepts = { $0.base is Item }
    box.openFor = { [weak self, weak box] values, place, actions in
      guard let self, let menu = menus.first(where: { $0.box === box }) else { return }
      chosen = Set(values.compactMap { $0.base as? Item })
      menu.holder.place = place
      menu.box.open(actions)
      // Where the author has no actions for them there is no menu.
      if menu.holder.items?.boxes.isEmpty == true { menu.holder.close() }
    }
    setPrimaryAction(of: box)
    return box
  }

  private func setPrimaryAction(of box: SelectionMenuBox) {
    box.primaryAction = view.primaryAction.map { action in
      { value in
        guard let item = value.base as? Item else { return }
        action([item])
      }
    }
  }

  override func items(with actions: [AnyView]) -> TupleView<Items, NamedActionButtons> {
    TupleView(view.items(chosen), NamedActionButtons(actions: actions))
  }
}

/// The box of a view with a menu for the rows inside that are selected.
final class SelectionMenuBox: HeldMenuBox {
  /// Opens the menu for the items of some values, at a place, with actions that are offered by name besides.
  var openFor: (Set<AnyHashable>, Box?, [AnyView]) -> Void = { _, _, _ in }

  /// Returns whether the menu is for rows of a value.
  var accepts: (AnyHashable) -> Bool = { _ in false }

  /// What a row does for its value; `nil` for what it does anyway.
  var primaryAction: ((AnyHashable) -> Void)?

  override func openMenu(at point: Point, namingActions namesActions: Bool) -> Bool {
    let hit = topmost(at: point + frame.origin) { box, _ in box is ListRowBox || box is ListBox }
    if let row = hit as? ListRowBox { return open(for: row, namingActions: namesActions) }
    guard let list = hit as? ListBox, list.selection != nil else { return false }
    openFor([], list, [])
    return true
  }

  /// Opens the menu for a row: for all that are selected, if it is one of them.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - namesActions: Whether what is offered by name there is in the menu, too.
  /// - Returns: Whether the menu is for such rows.
  private func open(for row: ListRowBox, namingActions namesActions: Bool) -> Bool {
    guard row.selectionMenu === self, let value = row.selectionValue else { return false }
    let selected = Set(row.list?.selectedValues.filter(accepts) ?? [])
    openFor(
      selected.contains(value) ? selected : [value], row, namesActions ? row.namedActionsAround : []
    )
    return true
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.key == .function(10), key.modifiers == .shift, let focused = graph.focus.focused,
      let row = focused as? ListRowBox ?? focused.listRow
    else { return false }
    return open(for: row, namingActions: true)
  }
}

extension ListRowBox {
  /// The menu around the list that is for the selected rows, this one among them; `nil` where there is none.
  var selectionMenu: SelectionMenuBox? {
    guard isCell, let list, let selection = list.selection, let value = selectionValue,
      selection.accepts(value)
    else { return nil }
    return list.ancestor(SelectionMenuBox.self) { $0.accepts(value) }
  }

  /// Does what the menu of the selected rows has a row do, unless rows are being selected; returns whether there is such an action.
  func performPrimaryAction() -> Bool {
    guard !isEditing, !environment.isDisabled, let action = selectionMenu?.primaryAction,
      let value = selectionValue
    else { return false }
    action(value)
    return true
  }
}

extension View {
  /// Gives the list or table inside a menu of actions for its items, which a long press of a row opens, the other button of a mouse, or
  /// Shift-F10 while the focus is on a row.
  ///
  /// Mirrors SwiftUI's modifier. The menu of a row that is selected is for all that are, that of another one for it alone, and that of the
  /// room below the rows for none. A list is meant whose selection has the same type; where the closure makes nothing there is no menu.
  ///
  /// - Parameters:
  ///   - itemType: The type of the items, that of the list's selection.
  ///   - menu: Returns the actions for some of the items.
  ///   - primaryAction: What a tap on a row does for its item, as on a phone, while the list is not edited; without it the tap selects
  ///     the row. Return does the same where the focus is.
  /// - Returns: The changed view.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, items: menu, primaryAction: primaryAction)
  }
}
