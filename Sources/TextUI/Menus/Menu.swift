import AccessibilityTree
import AutomationWire
import TextRendering

/// A button that presents actions.
///
/// Mirrors SwiftUI's `Menu`.
///
/// ```
///  More ▾
///  ╭────────────╮
///  │ Copy       │
///  │ Delete     │
///  ╰────────────╯
/// ```
///
/// For tests the actions are buttons in the cells of a collection view.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  @Environment(style: MenuStyleConfiguration.self) private var style

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - content: The actions.
  ///   - label: What the button looks like.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Makes a menu whose button does something when it is tapped; a long press presents the actions.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The button.
  public var body: some View {
    if let style {
      style.makeView(
        MenuStyleConfiguration(
          label: ControlPart(label), content: ControlPart(content), primaryAction: primaryAction))
    } else if let primaryAction {
      Button(action: primaryAction) {
        HStack {
          label
          Text(verbatim: "▾").unlisted()
        }
      }
      .contextMenu { content }
    } else {
      MenuButton(label: label, content: content)
    }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu of what a style is told of one.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// A button that presents actions when it is pressed.
struct MenuButton<Label: View, Content: View>: PrimitiveView {
  /// What it looks like.
  let label: Label

  /// The actions.
  let content: Content

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    MenuNode(view, context)
  }
}

/// The node of a button that presents actions.
final class MenuNode<Label: View, Content: View>: BoxNode<
  MenuButton<Label, Content>, MenuBox, Label
>
{
  private let menu: MenuHolder<Content>

  /// Makes the node with its label.
  init(_ view: MenuButton<Label, Content>, _ context: NodeContext) {
    let box = MenuBox(context)
    menu = MenuHolder(box)
    super.init(view, context, box: box)
    menu.owner = self
    box.open = { [weak self] in
      guard let self else { return }
      self.menu.toggle(self.view.content)
    }
    child = Label.makeNode(view.label, childContext())
    collectBoxes()
  }

  override func update(_ view: MenuButton<Label, Content>) {
    self.view = view
    child?.update(view.label)
    menu.update(view.content)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let items = menu.items { visit(items) }
  }

  override func collectBoxes() {
    super.collectBoxes()
    menu.fill()
  }

  override func willTearDown() {
    menu.close()
  }
}

/// A menu of actions that belongs to a box, while it is open.
@MainActor final class MenuHolder<Content: View> {
  /// The node that the actions belong to.
  weak var owner: ViewNode?

  /// The actions, while the menu is open.
  private(set) var items: TypedNode<Content>?

  /// Called once when the menu is closed; the first control of the box has the focus then if there is no such code.
  var closed: (() -> Void)?

  /// Where the menu stands; at the box when `nil`.
  weak var place: Box?

  private weak let box: Box?
  private var presentation: Presentation?

  /// Makes a closed menu of a box.
  init(_ box: Box) {
    self.box = box
  }

  /// Opens the menu, or closes it.
  func toggle(_ content: Content) {
    if presentation == nil { open(content) } else { close() }
  }

  /// Opens the menu.
  func open(_ content: Content) {
    guard presentation == nil, let owner, let box, !box.environment.isDisabled else { return }
    let around = owner.scope.values.dismissesPresentation
    let scope = EnvironmentScope(in: owner.scope) { [weak self] values in
      values.dismissesPresentation = {
        self?.close()
        around?()
      }
      values.isInMenu = true
      values.buttonStyleKind = .automatic
      values.pickerStyleKind = .inline
      values[ControlStyleKey<ToggleStyleConfiguration>.self] = ControlStyle { configuration in
        AnyView(MenuToggle(configuration: configuration))
      }
    }
    items = Content.makeNode(content, owner.childContext(scope: scope))
    let presentation = Presentation(box, kind: .menu, title: "") { [weak self] in self?.close() }
    presentation.box.anchor = { [weak box, weak place] in
      (place ?? box).map { Rect(origin: $0.absoluteOrigin, size: $0.frame.size) }
    }
    self.presentation = presentation
    fill()
    owner.graph.presentations.append(presentation)
  }

  /// Takes a new value of the actions.
  func update(_ content: Content) {
    items?.update(content)
  }

  /// Puts the actions into the menu.
  func fill() {
    guard let presentation, let items else { return }
    let column = MenuColumnBox(presentation.box)
    column.setChildren(
      items.boxes.map { content in
        let cell = MenuCellBox(content)
        cell.setChildren([content])
        return cell
      })
    let list = MenuItemsBox(presentation.box)
    list.setChildren([column])
    presentation.box.show([list])
  }

  /// Closes the menu.
  func close() {
    guard let presentation, let owner else { return }
    self.presentation = nil
    items?.tearDown()
    items = nil
    owner.graph.presentations.removeAll { $0 === presentation }
    if let closed {
      self.closed = nil
      return closed()
    }
    if let box, !owner.isTornDown { box.firstFocusable.map(owner.graph.focus.focus) }
  }
}

extension Box {
  /// The first box that can have the focus, this one or one inside; `nil` when there is none.
  fileprivate var firstFocusable: Box? { graph.focus.focusables(in: self).first }
}

/// A toggle in a menu: an action with a mark while it is on.
private struct MenuToggle: View {
  /// What is known of the toggle.
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "✓" : " ").unlisted()
        configuration.label
      }
    }
    .accessibilityValue(configuration.isOn ? "1" : "0")
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

/// The box of a button that presents actions.
final class MenuBox: PressableBox {
  override var isIdentifiedByLabel: Bool { true }

  /// Opens the menu, or closes it.
  var open: () -> Void = {}

  /// The room for the arrow.
  private var insets: CellInsets {
    CellInsets(trailing: environment.showsMenuIndicator ? 2 : 0)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let taken = children.first?.size(for: proposal.inset(by: insets)) ?? .zero
    return Size(width: taken.width + insets.horizontal, height: max(1, taken.height))
  }

  override func layoutChildren() {
    children.first?.place(at: .zero, offering: placedProposal.inset(by: insets))
  }

  override func style(_ canvas: inout DrawingCanvas) {
    if environment.isDisabled {
      canvas.style.attributes.insert(.faint)
    } else {
      canvas.style.foreground = environment.tintColor
    }
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.fill(Rect(origin: .zero, size: frame.size)) }
    guard environment.showsMenuIndicator else { return }
    canvas.write("▾", at: Point(x: frame.width - 1, y: (frame.height - 1) / 2))
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.actions = [.activate, .focus]
    nameByPicture(&node)
    return node
  }

  override var childReporting: ChildReporting { .label }

  override var pressTitle: String { "open" }

  override func press() {
    open()
  }
}

/// The box of an action of a menu.
final class MenuCellBox: ContainerBox {
  /// Makes the box.
  init(_ owner: any BoxOwner) {
    super.init(owner, .cell)
  }

  override var buttonPlace: ButtonPlace? { .menu }

  override func measure(_ proposal: Proposal) -> Size {
    let size = children.first?.size(for: proposal) ?? .zero
    return Size(width: max(size.width, proposal.width ?? 0), height: size.height)
  }
}

/// The box of the actions of a menu.
final class MenuItemsBox: MenuListBox {
  override func handle(_ key: KeyPress) -> Bool {
    let stops = graph.focus.focusables(in: self)
    guard key.modifiers.isEmpty, let index = stops.firstIndex(where: { $0 === graph.focus.focused })
    else { return super.handle(key) }
    let next: Int
    switch key.key {
    case .upArrow: next = index - 1
    case .downArrow: next = index + 1
    case .home: next = 0
    case .end: next = stops.count - 1
    default: return super.handle(key)
    }
    if stops.indices.contains(next) { graph.focus.focus(stops[next]) }
    return true
  }
}

/// The key of whether a menu's button has an arrow.
private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a menu's button has an arrow.
  var showsMenuIndicator: Bool {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the buttons of menus inside have an arrow.
  ///
  /// Mirrors SwiftUI's modifier.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.showsMenuIndicator, visibility != .hidden)
  }
}
