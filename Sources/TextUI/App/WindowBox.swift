import AccessibilityTree

/// The box of the application, which is the whole screen.
final class ApplicationBox: Box {
  /// What the application is called.
  var name = ""

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// The software keyboard, while it is there.
  private(set) var keyboard: KeyboardBox?

  /// Puts the software keyboard behind the window, or takes it away.
  func show(_ keyboard: KeyboardBox?) {
    guard keyboard !== self.keyboard else { return }
    self.keyboard = keyboard
    setChildren(children.prefix(1) + (keyboard.map { [$0] } ?? []))
  }

  override func layoutChildren() {
    let room = max(1, frame.height - (keyboard?.roomTaken ?? 0))
    let offer = Proposal(width: frame.width, height: room)
    children.first?.place(at: .zero, offering: offer)
    keyboard?.place(
      at: Point(x: 0, y: keyboard?.mode == .shown ? room : frame.height), offering: offer)
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    keyboard?.mode == .shown ? children[...] : children.prefix(1)
  }

  override var clipsContent: Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .application)
    node.label = name
    return node
  }
}

/// The box of the window: what the application shows in its middle, alerts and sheets over it.
final class WindowBox: Box {
  private let screen: ScreenBox
  private let content: ContainerBox
  private var presentations: [Box] = []

  /// What can be done with the text that is edited, beside it.
  private var editMenu: EditMenu?

  /// The line at the bottom that says what keys do.
  private var footer: Box?

  /// What tells of elements, over all else.
  private var inspector: Box?

  /// How many rows that line takes, as of the last layout.
  private(set) var footerHeight = 0

  /// Returns how many rows the line at the bottom takes of a screen.
  var footerRoom: (Size) -> Int = { _ in 0 }

  /// Whether the line at the bottom is in the tree.
  var reportsFooter = false

  /// Makes the box of a window.
  override init(_ owner: any BoxOwner) {
    screen = ScreenBox(owner)
    let inner = ContainerBox(around: screen, yieldsToControllers: true)
    content = ContainerBox(around: inner, yieldsToControllers: true)
    super.init(owner)
    setChildren([content])
  }

  /// Shows the views of the application.
  func show(_ content: [Box]) {
    screen.setChildren(content)
  }

  /// Shows alerts and sheets over the views.
  func present(_ presentations: [Box]) {
    self.presentations = presentations
    arrangeChildren()
  }

  /// Shows what can be done with a text beside it, or takes that away.
  func show(editMenu: EditMenu?) {
    self.editMenu = editMenu
    arrangeChildren()
  }

  /// Shows a line at the bottom.
  func show(footer: Box) {
    self.footer = footer
    arrangeChildren()
  }

  /// Shows what tells of elements over all else, or takes it away.
  func show(inspector: Box?) {
    self.inspector = inspector
    arrangeChildren()
  }

  private func arrangeChildren() {
    setChildren([content] + presentations + [editMenu, footer, inspector].compactMap(\.self))
  }

  /// The environment of all that the application shows; `nil` while it shows nothing.
  var contentScope: EnvironmentScope? { screen.children.first?.scope }

  /// The values of that environment.
  var contentEnvironment: EnvironmentValues { contentScope?.values ?? environment }

  override func layoutChildren() {
    footerHeight = footerRoom(frame.size)
    let room = Proposal(width: frame.width, height: max(1, frame.height - footerHeight))
    for child in [content] + presentations { child.place(at: .zero, offering: room) }
    if let editMenu { place(editMenu) }
    inspector?.place(at: .zero, offering: Proposal(frame.size))
    footer?.place(
      at: Point(x: 0, y: frame.height - footerHeight),
      offering: Proposal(width: frame.width, height: footerHeight))
  }

  /// Puts the menu of a text above its field, or below it where there is no room.
  private func place(_ menu: EditMenu) {
    let top = menu.field.absoluteOrigin
    let width = menu.size(for: .unspecified).width
    menu.place(
      at: Point(
        x: min(max(0, top.x), max(0, frame.width - width)),
        y: top.y > 0 ? top.y - 1 : top.y + menu.field.frame.height), offering: .unspecified)
  }

  override var reportedChildren: [Box] { children.filter(reports) }

  override func reports(_ child: Box) -> Bool {
    child !== inspector && (reportsFooter || child !== footer)
  }

  /// What takes input: the topmost alert or sheet, or all there is.
  var inputRoot: Box { presentations.last ?? self }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .window)
    node.states.insert(.main)
    return node
  }
}
