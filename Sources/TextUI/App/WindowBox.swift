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
    setChildren([content] + presentations)
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
