import AccessibilityTree

/// A scene with actions in the menu of the application.
struct CommandsScene<Content: Scene>: Scene {
  /// The scene.
  let content: Content

  /// The actions.
  let menu: AnyView

  var body: Never {
    preconditionFailure("A scene with commands has no body.")
  }

  func makeRootView() -> AnyView {
    AnyView(CommandsView(content: content.makeRootView(), menu: menu))
  }
}

/// A view that evaluates actions of the author's, so that their properties have a place.
struct CommandsBodyView<Content: Commands>: PrimitiveView {
  /// The actions.
  var commands: Content

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    CommandsBodyNode(view, context)
  }
}

/// The node of actions of the author's.
final class CommandsBodyNode<Content: Commands>: WrappingNode<CommandsBodyView<Content>, AnyView> {
  private var view: CommandsBodyView<Content>

  /// What the properties of the actions keep, in order.
  private var storage: [AnyObject] = []

  /// Makes the node and evaluates the actions.
  init(_ view: CommandsBodyView<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    connectProperties(of: &self.view.commands, keeping: &storage)
    evaluate()
  }

  override func update(_ view: CommandsBodyView<Content>) {
    self.view = view
    connectProperties(of: &self.view.commands, keeping: &storage)
    evaluate()
  }

  override func evaluate() {
    let menu = evaluating {
      updateProperties(of: &view.commands)
      return view.commands.body.makeMenuView()
    }
    show(menu)
  }

  override var handsLazinessOn: Bool { true }
}

/// A view of an application with actions in its menu.
struct CommandsView: PrimitiveView {
  /// What the application shows.
  let content: AnyView

  /// The actions.
  let menu: AnyView

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    CommandsViewNode(view, context)
  }
}

/// The node of a view of an application with actions in its menu.
///
/// The actions are there twice: unseen, for their shortcuts, and in the menu, while it is open.
final class CommandsViewNode: WrappingNode<CommandsView, AnyView> {
  private var view: CommandsView
  private var actions: TypedNode<AnyView>?
  private let corner: Box
  private let menu: MenuHolder<AnyView>

  /// Makes the node with the view inside.
  init(_ view: CommandsView, _ context: NodeContext) {
    self.view = view
    corner = Box(context)
    menu = MenuHolder(corner)
    super.init(context)
    menu.owner = self
    show(view.content)
    // Unseen, menus have to have their actions at hand.
    let flat = EnvironmentScope(in: scope) { values in
      values[ControlStyleKey<MenuStyleConfiguration>.self] = ControlStyle {
        AnyView($0.content)
      }
    }
    actions = AnyView.makeNode(view.menu, childContext(scope: flat))
    graph.applicationMenu = self
  }

  override func update(_ view: CommandsView) {
    self.view = view
    show(view.content)
    actions?.update(view.menu)
    menu.update(view.menu)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let actions { visit(actions) }
    if let items = menu.items { visit(items) }
  }

  override func childOutputChanged() {
    setNeedsCollecting()
    outputChanged()
  }

  override func collectBoxes() {
    menu.fill()
  }

  override func willTearDown() {
    menu.close()
  }
}

extension CommandsViewNode: ApplicationMenu {
  var actionBoxes: [Box] { actions?.boxes ?? [] }

  func open() {
    // It stands in the corner of the screen, and gives the focus back to where it was.
    let focused = graph.focus.focused
    menu.open(view.menu)
    menu.closed = { [weak self] in self?.graph.focus.focus(focused) }
  }
}

/// The menu of an application, as its input knows it.
@MainActor protocol ApplicationMenu: AnyObject {
  /// The boxes of its actions, which are not on the screen.
  var actionBoxes: [Box] { get }

  /// Shows the menu.
  func open()
}
