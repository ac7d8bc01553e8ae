import AccessibilityTree

/// Pages pushed one over the other, with a bar that says where one is and leads back.
///
/// Mirrors SwiftUI's `NavigationStack`.
public struct NavigationStack<Root: View>: PrimitiveView {
  /// The path, kept by the author; `nil` when the stack keeps it.
  let path: Binding<[AnyHashable]>?

  /// The first page.
  let root: Root

  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose path the author keeps.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = Binding(
      get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
    self.root = root()
  }

  /// Makes a stack whose path the author keeps, of values of one type.
  public init<Value: Hashable & SendableMetatype>(
    path: Binding<[Value]>, @ViewBuilder root: () -> Root
  ) {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    self.root = root()
  }

  /// Makes the lasting part.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    NavigationStackNode(view, context)
  }
}

/// The lasting part of a navigation stack.
final class NavigationStackNode<Root: View>: TypedNode<NavigationStack<Root>>, BoxCollecting {
  /// A page with what its views tell the bar.
  private struct Page {
    let entry: NavigationContext.Entry?
    let info: NavigationPage
    let node: ViewNode
  }

  private var view: NavigationStack<Root>
  private let navigation = NavigationContext()
  private var box: NavigationBox?
  private var pages: [Page] = []
  private var bar: TypedNode<NavigationBarContent>?
  private var rootNode: TypedNode<Root>?

  /// Makes the part with its first page.
  init(_ view: NavigationStack<Root>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    box = NavigationBox(self) { [weak self] in self?.pop() ?? false }
    navigation.push = { [weak self] in self?.push($0) }
    navigation.pop = { [weak self] in _ = self?.pop() }
    navigation.destinationsChanged = { [weak self] in self?.setNeedsEvaluation() }
    let info = NavigationPage()
    let root = Root.makeNode(view.root, pageContext(info))
    rootNode = root
    pages = [Page(entry: nil, info: info, node: root)]
    connect(info)
    evaluate()
  }

  override func update(_ view: NavigationStack<Root>) {
    self.view = view
    rootNode?.update(view.root)
    evaluate()
  }

  /// Brings the pages in line with the path, and the bar with the page in front.
  override func evaluate() {
    let path = evaluating { view.path?.wrappedValue }
    if let path { follow(path) }
    for page in pages.dropFirst() { refresh(page) }
    updateBar()
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for page in pages { visit(page.node) }
    if let bar { visit(bar) }
  }

  override func visitActivityChildren(_ isActive: Bool) {
    pages.last?.node.setActive(isActive)
    bar?.setActive(isActive)
  }

  override func appendBoxes(to boxes: inout [Box]) {
    if let box { boxes.append(box) }
  }

  override func childOutputChanged() {
    graph.enqueue(collecting: self)
  }

  func collectBoxes() {
    guard !isTornDown, let box, let page = pages.last else { return }
    var content: [Box] = []
    page.node.appendBoxes(to: &content)
    var barBoxes: [Box] = []
    bar?.appendBoxes(to: &barBoxes)
    for items in page.info.items { items.appendBoxes(to: &barBoxes) }
    box.show(content: content, bar: barBoxes, title: page.info.title)
  }

  // MARK: - Pages

  private func pageContext(_ info: NavigationPage, dismiss: DismissAction? = nil) -> NodeContext {
    let navigation = navigation
    let editMode = StateLocation(EditMode.inactive, graph: graph)
    let scope = EnvironmentScope(in: scope) { values in
      values.beginEditMode(in: editMode)
      values.navigation = navigation
      values.navigationPage = info
      if let dismiss { values.dismiss = dismiss }
    }
    return childContext(scope: scope)
  }

  private func connect(_ info: NavigationPage) {
    info.changed = { [weak self] in self?.setNeedsEvaluation() }
  }

  private func push(_ entry: NavigationContext.Entry) {
    if let path = view.path, case .value(let value) = entry {
      path.wrappedValue.append(value)
      setNeedsEvaluation()
      return
    }
    show(entry)
    updateBar()
  }

  /// Goes back one page; returns whether there was one.
  private func pop() -> Bool {
    guard pages.count > 1 else { return false }
    if let path = view.path, case .value = pages[pages.count - 1].entry, !path.wrappedValue.isEmpty
    {
      path.wrappedValue.removeLast()
      setNeedsEvaluation()
      return true
    }
    removePages(from: pages.count - 1)
    updateBar()
    return true
  }

  private func show(_ entry: NavigationContext.Entry) {
    pages.last?.node.setActive(false)
    let info = NavigationPage()
    let dismiss = DismissAction { [weak self] in _ = self?.pop() }
    let node = AnyView.makeNode(content(of: entry), pageContext(info, dismiss: dismiss))
    pages.append(Page(entry: entry, info: info, node: node))
    connect(info)
    graph.focus.focus(nil)
    graph.enqueue(collecting: self)
  }

  private func removePages(from index: Int) {
    guard index < pages.count else { return }
    let removed = pages[index...]
    pages.removeSubrange(index...)
    for page in removed.reversed() { page.node.tearDown() }
    graph.focus.focus(nil)
    pages.last?.node.setActive(isActive)
    graph.enqueue(collecting: self)
  }

  private func follow(_ path: [AnyHashable]) {
    var kept = 1
    for value in path {
      guard kept < pages.count, case .value(let shown) = pages[kept].entry, shown == value else {
        break
      }
      kept += 1
    }
    let pushedViews = pages.dropFirst(kept).allSatisfy { page in
      if case .view = page.entry { true } else { false }
    }
    if kept - 1 == path.count && pushedViews { return }
    removePages(from: kept)
    for value in path.dropFirst(kept - 1) { show(.value(value)) }
  }

  private func refresh(_ page: Page) {
    guard let entry = page.entry, case .value = entry, let node = page.node as? TypedNode<AnyView>
    else {
      return
    }
    node.update(content(of: entry))
  }

  private func content(of entry: NavigationContext.Entry) -> AnyView {
    switch entry {
    case .view(_, let view): return view
    case .value(let value):
      if let page = navigation.page(for: value) { return page }
      graph.warn(
        "No view around the link says how to show a value of type \(type(of: value.base)): add "
          + ".navigationDestination(for: \(type(of: value.base)).self) inside the NavigationStack.")
      return AnyView(Text("⚠ No destination for \(String(describing: value.base))"))
    }
  }

  private func updateBar() {
    guard let page = pages.last else { return }
    let content = NavigationBarContent(
      title: page.info.title,
      backTitle: pages.count > 1 && !page.info.isBackButtonHidden
        ? pages[pages.count - 2].info.title : nil,
      goBack: navigation.pop)
    if let bar {
      bar.update(content)
    } else {
      bar = NavigationBarContent.makeNode(content, childContext())
    }
    graph.enqueue(collecting: self)
  }
}
