import AccessibilityTree

/// Pages pushed one over the other, with a bar that says where one is and leads back.
///
/// Mirrors SwiftUI's `NavigationStack`.
public struct NavigationStack<Root: View>: PrimitiveView {
  /// The path, kept by the author; `nil` when the stack keeps it.
  let path: Binding<[AnyHashable]>?

  /// What tests call the bar of a page without a title: as on a phone, the class of the controller, without what it is generic over.
  var controllerName = "_TtGC7SwiftUI32NavigationStackHosting"

  /// The first page.
  let root: Root

  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Makes the stack of an older container.
  init(controllerName: String, @ViewBuilder root: () -> Root) {
    self.init(root: root)
    self.controllerName = controllerName
  }

  /// Makes a stack whose path the author keeps.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = Binding(
      get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
    self.root = root()
  }

  /// Makes a stack whose path the author keeps, of values of one type.
  public init<Value: Hashable>(
    path: Binding<[Value]>, @ViewBuilder root: () -> Root
  ) {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    self.root = root()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    NavigationStackNode(view, context)
  }
}

/// The node of a navigation stack.
final class NavigationStackNode<Root: View>: BoxNode<NavigationStack<Root>, NavigationBox, Root> {
  /// A page over the first, with what its views tell the bar.
  private struct Page {
    let entry: NavigationContext.Entry
    let info: NavigationPage
    let node: TypedNode<AnyView>

    /// What had the focus on the page below when this one came over it.
    weak var focusBelow: Box?

    /// Whether the page is one of the path's values.
    var isOfPath: Bool {
      if case .value = entry { true } else { false }
    }
  }

  private let navigation = NavigationContext()
  private let rootInfo = NavigationPage()
  private var pages: [Page] = []
  private var bar: TypedNode<NavigationBarContent>?

  /// Makes the node with its first page.
  init(_ view: NavigationStack<Root>, _ context: NodeContext) {
    super.init(view, context, box: NavigationBox(context))
    box.goBack = { [weak self] in self?.goBack() ?? false }
    box.goToRoot = { [weak self] in self?.popToRoot() }
    navigation.push = { [weak self] in self?.push($0) }
    navigation.pop = { [weak self] in _ = self?.goBack() }
    navigation.backTitle = { [weak self] in self?.backTitle }
    navigation.remove = { [weak self] in self?.removePage($0) }
    navigation.update = { [weak self] in self?.updatePage($0, $1) }
    navigation.destinationsChanged = { [weak self] in self?.setNeedsEvaluation() }
    scope.values.navigationColumn?.show = { [weak self] in self?.showAlone($0) }
    scope.values.navigationColumn?.update = { [weak self] in self?.updatePage($0, $1) }
    if outer != nil {
      scope.values.navigationPage?.takeOver(
        by: self, title: { [weak self] in self?.frontInfo.shownTitle ?? "" },
        updateBar: { [weak self] in self?.updateBar() })
    }
    child = Root.makeNode(view.root, pageContext(rootInfo))
    connect(rootInfo)
    evaluate()
  }

  /// The stack around that it goes on, as one inside a column of a split view does where one shows at a time; `nil` for one of its own.
  private var outer: NavigationContext? {
    scope.values.isCollapsedColumn ? scope.values.navigation : nil
  }

  /// What the views of the page in front tell the bar.
  private var frontInfo: NavigationPage { pages.last?.info ?? rootInfo }

  /// The node of the page in front.
  private var frontNode: ViewNode? { pages.last?.node ?? child }

  override func update(_ view: NavigationStack<Root>) {
    self.view = view
    child?.update(view.root)
    evaluate()
  }

  override func willTearDown() {
    super.willTearDown()
    scope.values.navigationPage?.takeBack(from: self)
  }

  /// Brings the pages in line with the path, and the bar with the page in front.
  override func evaluate() {
    let path = evaluating { view.path?.wrappedValue }
    if let path { follow(path) }
    for page in pages {
      if case .value = page.entry { page.node.update(content(of: page.entry)) }
    }
    updateBar()
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    for page in pages { visit(page.node) }
    if let bar { visit(bar) }
  }

  override func visitActivityChildren(_ isActive: Bool) {
    frontNode?.setActive(isActive)
    bar?.setActive(isActive)
  }

  override func collectBoxes() {
    let items = frontInfo.items.flatMap(\.boxes)
    box.canGoBack = backTitle != nil
    box.canSwipeBack = backTitle != nil && !frontInfo.isBackButtonHidden
    box.show(
      content: frontNode?.boxes ?? [], bar: (bar?.boxes ?? []) + items,
      isBarHidden: frontInfo.isBarHidden || frontInfo.isTakenOver,
      isBottomBarHidden: frontInfo.isBottomBarHidden,
      identifier: frontInfo.identifier
        ?? (frontInfo.title.isEmpty ? view.controllerName : frontInfo.title))
  }

  // MARK: - Pages

  private func pageContext(
    _ info: NavigationPage, isActive: Bool? = nil, dismiss: DismissAction? = nil
  ) -> NodeContext {
    let navigation = navigation
    let editMode = StateLocation(EditMode.inactive, graph: graph)
    let scope = EnvironmentScope(in: scope) { values in
      values.beginEditMode(in: editMode)
      values.navigation = navigation
      values.navigationPage = info
      values.navigationColumn = nil
      values.nextColumn = nil
      values.isCollapsedColumn = false
      if let dismiss { values.dismiss = dismiss }
    }
    return childContext(scope: scope, isActive: isActive)
  }

  private func connect(_ info: NavigationPage) {
    info.changed = { [weak self] in self?.setNeedsEvaluation() }
  }

  private func push(_ entry: NavigationContext.Entry) {
    // In a column the pages of links stand in the next one.
    if view.path == nil, let show = scope.values.nextColumn?.show {
      guard case .value(let value) = entry, let page = navigation.page(for: value) else {
        return show(entry)
      }
      return show(.view(id: 0, page, removed: {}))
    }
    if let path = view.path, case .value(let value) = entry {
      path.wrappedValue.append(value)
      setNeedsEvaluation()
      return
    }
    replacePages(from: pages.count, with: [entry])
    updateBar()
  }

  /// Shows a page in place of all, as a link of the column before has it, where the focus stays.
  private func showAlone(_ entry: NavigationContext.Entry) {
    replacePages(from: 0, with: [entry], keepsFocus: true)
    pages.last?.info.isBackButtonHidden = true
    updateBar()
  }

  /// Goes back one page, of the stack around where this one has none; returns whether there was one.
  private func goBack() -> Bool {
    if pop() { return true }
    guard let outer, outer.backTitle() != nil else { return false }
    outer.pop()
    return true
  }

  /// The title of the page that one goes back to; `nil` when there is none.
  private var backTitle: String? {
    if pages.isEmpty { return outer?.backTitle() }
    return (pages.dropLast().last?.info ?? rootInfo).shownTitle
  }

  /// Goes back one page; returns whether there was one.
  private func pop() -> Bool {
    guard let page = pages.last else { return false }
    if let path = view.path, case .value = page.entry, !path.wrappedValue.isEmpty {
      path.wrappedValue.removeLast()
      setNeedsEvaluation()
      return true
    }
    replacePages(from: pages.count - 1, with: [])
    updateBar()
    return true
  }

  /// Puts a page away, with those over it; one that has gone already, or is about to, stays so.
  private func putAway(_ info: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0.info === info }) else { return }
    let values = pages[..<index].count { $0.isOfPath }
    if let path = view.path, path.wrappedValue.count > values {
      path.wrappedValue.removeSubrange(values...)
      if pages[index].isOfPath { return setNeedsEvaluation() }
    }
    replacePages(from: index, with: [])
    updateBar()
  }

  /// Goes back to the first page.
  private func popToRoot() {
    guard !pages.isEmpty else { return }
    if let path = view.path, !path.wrappedValue.isEmpty { path.wrappedValue = [] }
    replacePages(from: 0, with: [])
    updateBar()
  }

  /// Puts pages in the place of all from one on.
  ///
  /// As on a phone, the page that comes to the front appears before the one that leaves it disappears (a UIKit transition calls
  /// `viewWillAppear` of the one before `viewDidDisappear` of the other), and pages between the two do neither.
  private func replacePages(
    from index: Int, with entries: some Collection<NavigationContext.Entry>,
    keepsFocus: Bool = false
  ) {
    guard index < pages.count || !entries.isEmpty else { return }
    let formerFront = frontNode
    let removed = pages[index...]
    pages.removeSubrange(index...)
    let focused = removed.isEmpty ? graph.focus.focused : removed.first?.focusBelow
    for entry in entries {
      pages.append(makePage(entry))
      if pages.count == index + 1 { pages[index].focusBelow = focused }
    }
    frontNode?.setActive(isActive)
    if formerFront !== frontNode {
      formerFront?.setActive(false)
      if isActive { box.turnPage(isForward: !entries.isEmpty) }
    }
    for page in removed.reversed() {
      page.node.tearDown()
      if case .view(_, _, let removed) = page.entry { removed() }
    }
    if !keepsFocus {
      graph.focus.focus(nil)
      // Going back leads to the row that led here; what takes text is not gone to unasked.
      if entries.isEmpty, let focused, !focused.isTextInput {
        graph.focus.prefer { [weak focused] in focused }
      }
    }
    setNeedsCollecting()
  }

  /// Makes a page, which is not in front yet.
  private func makePage(_ entry: NavigationContext.Entry) -> Page {
    let info = NavigationPage()
    let dismiss = DismissAction { [weak self, weak info] in
      if let info { self?.putAway(info) }
    }
    let context = pageContext(info, isActive: false, dismiss: dismiss)
    connect(info)
    return Page(entry: entry, info: info, node: AnyView.makeNode(content(of: entry), context))
  }

  /// Returns a page of its own.
  private func page(_ id: Int) -> Page? {
    pages.first { page in
      if case .view(id, _, _) = page.entry { true } else { false }
    }
  }

  /// Hands what a page of its own shows now to it, wherever it was pushed to.
  private func updatePage(_ id: Int, _ view: AnyView) {
    guard let page = page(id) else { return scope.values.nextColumn?.update(id, view) ?? () }
    page.node.update(view)
  }

  private func removePage(_ id: Int) {
    guard let page = page(id), let index = pages.firstIndex(where: { $0.node === page.node })
    else { return }
    replacePages(from: index, with: [])
    updateBar()
  }

  private func follow(_ path: [AnyHashable]) {
    var kept = 0
    for value in path {
      guard kept < pages.count, case .value(let shown) = pages[kept].entry, shown == value else {
        break
      }
      kept += 1
    }
    let pushedViews = pages.dropFirst(kept).allSatisfy { page in
      if case .view = page.entry { true } else { false }
    }
    if kept == path.count && pushedViews { return }
    replacePages(from: kept, with: path.dropFirst(kept).map { .value($0) })
  }

  private func content(of entry: NavigationContext.Entry) -> AnyView {
    switch entry {
    case .view(_, let view, _): return view
    case .value(let value):
      if let page = navigation.page(for: value) { return page }
      graph.warn(
        "No view around the link says how to show a value of type \(type(of: value.base)): add "
          + ".navigationDestination(for: \(type(of: value.base)).self) inside the NavigationStack.")
      return AnyView(Text("! No destination for \(String(describing: value.base))"))
    }
  }

  private func updateBar() {
    frontInfo.updateInnerBar()
    let content = NavigationBarContent(
      title: frontInfo.title, subtitle: frontInfo.subtitle,
      backTitle: frontInfo.isBackButtonHidden ? nil : backTitle,
      goBack: navigation.pop)
    if let bar {
      bar.update(content)
    } else {
      bar = NavigationBarContent.makeNode(content, childContext())
    }
    setNeedsCollecting()
  }
}
