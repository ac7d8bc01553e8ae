/// A box that opens a menu.
protocol MenuOpening: Box {
  /// Opens the menu, with actions that are offered by name.
  var open: ([AnyView]) -> Void { get set }
}

/// The node of a view each of whose boxes is put into one with a menu.
///
/// A view that puts several boxes on the screen (a group, a `ForEach`) has a menu for each, as in SwiftUI.
class BoxMenusNode<Wrapper: View, Content: View, MenuBox: MenuOpening, Items: View>: WrappingNode<
  Wrapper, Content
>
{
  /// The boxes around those of the view, with their menus.
  private(set) final var menus: [(box: MenuBox, holder: MenuHolder<Items>)] = []

  /// The actions that are offered by name in the menu that was opened last.
  private var actions: [AnyView] = []

  /// Makes a box with a menu.
  func makeBox() -> MenuBox { preconditionFailure("\(Self.self) makes no box.") }

  /// Returns what a menu shows.
  ///
  /// - Parameter actions: The actions that are offered by name besides.
  /// - Returns: The items.
  func items(with actions: [AnyView]) -> Items {
    preconditionFailure("\(Self.self) has no items.")
  }

  /// Has the open menu show what there is to be shown now.
  final func updateMenus() {
    for menu in menus where menu.holder.items != nil { menu.holder.update(items(with: actions)) }
  }

  final override var arrangesContent: Bool { true }

  final override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    for menu in menus { if let items = menu.holder.items { visit(items) } }
  }

  final override func appendBoxes(to boxes: inout [Box]) {
    for menu in menus { boxes.append(menu.box) }
  }

  final override func childOutputChanged() {
    setNeedsCollecting()
  }

  final override func collectBoxes() {
    let boxes = menus.map(\.box).following(child?.boxes ?? []) { content in
      let box = makeBox()
      box.setChildren([content])
      return box
    }
    if boxes.count != menus.count || !zip(boxes, menus).allSatisfy({ $0 === $1.box }) {
      var known = Dictionary(uniqueKeysWithValues: menus.map { (ObjectIdentifier($0.box), $0) })
      menus = boxes.map { box in
        known.removeValue(forKey: ObjectIdentifier(box)) ?? (box, makeMenu(of: box))
      }
      for menu in known.values { menu.holder.close() }
      outputChanged()
    }
    for menu in menus { menu.holder.fill() }
  }

  /// Makes the menu of a box.
  private func makeMenu(of box: MenuBox) -> MenuHolder<Items> {
    let holder = MenuHolder<Items>(box)
    holder.owner = self
    box.open = { [weak self, weak holder] actions in
      guard let self else { return }
      self.actions = actions
      holder?.open(self.items(with: actions))
    }
    return holder
  }

  final override func willTearDown() {
    for menu in menus { menu.holder.close() }
  }
}
