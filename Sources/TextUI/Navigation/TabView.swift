import AccessibilityTree
import AutomationWire
import TextRendering

/// Pages of which one is shown, chosen in a bar below.
///
/// Mirrors SwiftUI's `TabView`.
///
/// A page is made when it is first chosen, and keeps its state while others are shown.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// The chosen page, kept by the author.
  let selection: Binding<SelectionValue>?

  /// The pages.
  let content: Content

  /// Makes pages whose choice the author keeps.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Makes the lasting part.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TabViewNode(view, context)
  }
}

extension TabView where SelectionValue == Int {
  /// Makes pages whose choice the view keeps.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A page of a tab view.
///
/// Mirrors SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// Makes a page with a title and symbol, chosen by a value.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.value = value
    self.content = content()
    label = TextUI.Label(title, systemImage: image)
  }

  /// Makes a page with a title and symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage image: String, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image>, Value == Never {
    value = nil
    self.content = content()
    label = TextUI.Label(title, systemImage: image)
  }

  /// The page.
  public var body: some View {
    if let value {
      TabPageView(content: content, label: label).tag(value)
    } else {
      TabPageView(content: content, label: label)
    }
  }
}

extension View {
  /// Makes the view a page of the tab view around, with a label for the bar.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabPageView(content: self, label: label())
  }
}

/// A page with its label for the bar.
struct TabPageView<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TabPageNode(view, context)
  }
}

/// A page, as the tab view around knows it.
enum TabPageTrait: BoxTrait {
  typealias Value = TabPageBox
}

/// The lasting part of a page.
final class TabPageNode<Content: View, Label: View>: TypedNode<TabPageView<Content, Label>>,
  BoxCollecting
{
  private var view: TabPageView<Content, Label>
  private var page: TabPageBox?
  private var child: TypedNode<Content>?
  private var label: TypedNode<Label>?
  private var isShown = false

  /// Makes the part of the label; that of the page is made when it is chosen.
  init(_ view: TabPageView<Content, Label>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    page = TabPageBox(self) { [weak self] in self?.setShown($0) }
    label = Label.makeNode(view.label, childContext())
    collectBoxes()
  }

  override func update(_ view: TabPageView<Content, Label>) {
    self.view = view
    label?.update(view.label)
    child?.update(view.content)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let label { visit(label) }
    if let child { visit(child) }
  }

  override func visitActivityChildren(_ isActive: Bool) {
    label?.setActive(isActive)
    child?.setActive(isActive && isShown)
  }

  override func appendBoxes(to boxes: inout [Box]) {
    if let page { boxes.append(page) }
  }

  override func childOutputChanged() {
    graph.enqueue(collecting: self)
  }

  func collectBoxes() {
    guard !isTornDown, let page else { return }
    var content: [Box] = []
    child?.appendBoxes(to: &content)
    page.setChildren(content)
    var labels: [Box] = []
    label?.appendBoxes(to: &labels)
    page.button.setChildren(labels)
  }

  private func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown && child == nil {
      child = Content.makeNode(view.content, childContext())
      graph.enqueue(collecting: self)
    } else {
      child?.setActive(isActive && isShown)
    }
  }
}

/// The box of a page.
final class TabPageBox: Box {
  /// Its button in the bar.
  let button: TabButtonBox

  private let setShown: (Bool) -> Void

  /// Makes the box of a page.
  init(_ owner: any BoxOwner, setShown: @escaping (Bool) -> Void) {
    button = TabButtonBox(owner)
    self.setShown = setShown
    super.init(owner)
  }

  /// Shows the page or puts it away.
  func show(_ isShown: Bool) {
    setShown(isShown)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let content = children.first?.size(for: proposal) ?? .zero
    return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  override func layoutChildren() {
    for child in children {
      let size = child.size(for: placedProposal)
      child.place(at: Alignment.center.origin(of: size, in: frame.size), offering: placedProposal)
    }
  }

  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    self as? Trait.Value
  }

  override var clipsContent: Bool { true }
}

/// The lasting part of a tab view.
final class TabViewNode<SelectionValue: Hashable, Content: View>: TypedNode<
  TabView<SelectionValue, Content>
>, BoxCollecting
{
  private var view: TabView<SelectionValue, Content>
  private var child: TypedNode<Content>?
  private var box: TabViewBox?
  private var ownSelection = 0

  /// Makes the part with its pages' labels and the page that is chosen.
  init(_ view: TabView<SelectionValue, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    box = TabViewBox(self)
    child = Content.makeNode(view.content, childContext())
    collectBoxes()
  }

  override func update(_ view: TabView<SelectionValue, Content>) {
    self.view = view
    child?.update(view.content)
    collectBoxes()
  }

  override func evaluate() {
    collectBoxes()
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    if let box { boxes.append(box) }
  }

  override func childOutputChanged() {
    graph.enqueue(collecting: self)
  }

  func collectBoxes() {
    guard !isTornDown, let box else { return }
    var contents: [Box] = []
    child?.appendBoxes(to: &contents)
    let pages = contents.compactMap { content -> (box: TabPageBox, tag: AnyHashable?)? in
      guard let page = content.trait(TabPageTrait.self) else {
        graph.warn("A view in a TabView has no tabItem: it is not shown.")
        return nil
      }
      return (page, content.trait(TagTrait.self))
    }
    let selected = selectedIndex(pages.map(\.tag))
    for (index, page) in pages.enumerated() {
      page.box.button.action = { [weak self] in self?.select(index, tag: page.tag) }
    }
    box.show(pages.map(\.box), selected: selected)
  }

  private func selectedIndex(_ tags: [AnyHashable?]) -> Int {
    guard let selection = evaluating({ view.selection?.wrappedValue }) else {
      return min(ownSelection, max(0, tags.count - 1))
    }
    let wanted = AnyHashable(selection)
    if let index = tags.firstIndex(of: wanted) { return index }
    if let index = selection as? Int, tags.indices.contains(index), tags[index] == nil {
      return index
    }
    if !tags.isEmpty {
      graph.warn("No tab is tagged \(wanted): the first one is shown.")
    }
    return 0
  }

  private func select(_ index: Int, tag: AnyHashable?) {
    if let selection = view.selection {
      if let value = (tag?.base ?? index) as? SelectionValue { selection.wrappedValue = value }
    } else {
      ownSelection = index
      setNeedsEvaluation()
    }
  }
}

/// The box of a tab view: the page that is chosen, and the bar below.
final class TabViewBox: Box {
  private let bar: TabBarBox
  private var shown: TabPageBox?

  /// Makes the box of a tab view.
  override init(_ owner: any BoxOwner) {
    bar = TabBarBox(owner)
    super.init(owner)
  }

  /// Shows one of the pages.
  func show(_ pages: [TabPageBox], selected: Int) {
    for (index, page) in pages.enumerated() where index != selected {
      page.show(false)
      page.button.isSelected = false
    }
    if pages.indices.contains(selected) {
      pages[selected].show(true)
      pages[selected].button.isSelected = true
    }
    bar.setChildren(pages.map(\.button))
    let page = pages.indices.contains(selected) ? pages[selected] : nil
    shown = page
    setChildren((page.map { [$0] } ?? []) + [bar])
  }

  override func measure(_ proposal: Proposal) -> Size {
    let content = shown?.size(for: proposal) ?? .zero
    return Size(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height + 2)
  }

  override func layoutChildren() {
    let pageHeight = max(0, frame.height - 2)
    shown?.place(at: .zero, offering: Proposal(width: frame.width, height: pageHeight))
    bar.place(
      at: Point(x: 0, y: pageHeight), offering: Proposal(width: frame.width, height: 2))
  }
}

/// The box of the bar of a tab view.
final class TabBarBox: Box {
  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 40, height: 2)
  }

  override func layoutChildren() {
    guard !children.isEmpty else { return }
    let share = max(1, frame.width / children.count)
    for (index, child) in children.enumerated() {
      child.place(at: Point(x: index * share, y: 1), offering: Proposal(width: share, height: 1))
    }
  }

  override func draw(on canvas: inout Canvas) {
    var style = canvas.style
    style.attributes.insert(.faint)
    canvas.fill(Rect(x: 0, y: 0, width: frame.width, height: 1), with: "─", style: style)
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .tabBar)
    node.label = "Tab Bar"
    return node
  }
}

/// The box of a page's button in the bar.
final class TabButtonBox: Box {
  /// What pressing it does.
  var action: () -> Void = {}

  /// Whether its page is the one shown.
  var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      width: proposal.width ?? (children.first?.size(for: .unspecified).width ?? 0) + 2, height: 1)
  }

  override func layoutChildren() {
    guard let child = children.first else { return }
    let offer = Proposal(width: max(0, frame.width - 2), height: 1)
    let size = child.size(for: offer)
    child.place(at: Point(x: (frame.width - size.width) / 2, y: 0), offering: offer)
  }

  override func style(_ canvas: inout Canvas) {
    if isSelected {
      canvas.style.foreground = .ansi(6)
      canvas.style.attributes.insert(.bold)
    }
    if graph.focus.focused === self { canvas.style.attributes.insert(.reverse) }
  }

  override func draw(on canvas: inout Canvas) {
    guard graph.focus.focused === self else { return }
    canvas.fill(Rect(origin: .zero, size: frame.size))
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.label = title
    node.actions = [.activate, .focus]
    if isSelected { node.states.insert(.selected) }
    return node
  }

  override var childReporting: ChildReporting { .none }

  private var title: String {
    var texts: [String] = []
    func collect(_ box: Box) {
      if let text = box as? TextBox { texts.append(text.text) }
      for child in box.children { collect(child) }
    }
    collect(self)
    return texts.joined(separator: ", ")
  }

  override var isFocusable: Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, key.key == .return || key.key == .character(" ") else {
      return false
    }
    action()
    return true
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    action()
    return true
  }
}
