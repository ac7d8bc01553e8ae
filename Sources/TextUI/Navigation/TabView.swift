import AccessibilityTree

/// Pages of which one is shown, chosen in a bar below, or at the side, or leafed through by swipes.
///
/// Mirrors SwiftUI's `TabView`.
///
/// A page is made when it is first chosen, and keeps its state while others are shown. Of more than five pages a bar on less than a hundred
/// columns has four and one called More, which leads to a list of the others, as on a phone.
///
///     TabView {                 │      Welcome       │
///       Text("Welcome")         │                    │
///       Text("Ready")           │        ● ○         │
///     }
///     .tabViewStyle(.page)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// The chosen page, kept by the author.
  let selection: Binding<SelectionValue>?

  /// The pages.
  let content: Content

  @Environment(\.tabStyle) private var style

  /// Whether none of the pages has a label, as where the author draws a bar.
  @State private var hasNoLabels = false

  /// Makes pages whose choice the author keeps.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// The pages, with what they are chosen by.
  @ViewBuilder public var body: some View {
    if case .pages(let mode) = style {
      // Views that are leafed through need no label.
      TabPages(selection: selection, indexMode: mode, content: unlabelled)
    } else if hasNoLabels {
      TabPages(
        selection: selection, indexMode: nil, content: unlabelled,
        labelsFound: { if $0 { hasNoLabels = false } })
    } else {
      TabPages(
        selection: selection, indexMode: nil, content: content,
        labelsFound: { if !$0 { hasNoLabels = true } })
    }
  }

  private var unlabelled: some View {
    ForEach(subviews: content) { page in
      let id = page.containerValues.elementID
      TabPageView(
        content: page, label: EmptyView(), elementID: id?.base is SelectionValue ? id : nil)
    }
  }
}

/// The pages of a tab view.
struct TabPages<SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// The chosen page, kept by the author.
  let selection: Binding<SelectionValue>?

  /// Whether the number of the page is shown, where pages are leafed through; `nil` where a bar has their labels.
  let indexMode: PageTabViewStyle.IndexDisplayMode?

  /// The pages.
  let content: Content

  /// Called with whether pages have labels, when none has, or one of those has that are shown as if none had.
  var labelsFound: ((Bool) -> Void)?

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
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

/// The node of a tab view.
final class TabViewNode<SelectionValue: Hashable, Content: View>: BoxNode<
  TabPages<SelectionValue, Content>, TabViewBox, Content
>, TabPageHolding
{
  private var ownSelection = 0

  /// The tab called More with the list behind it; `nil` while the bar has room for all.
  private var more: MoreTabsPart?

  /// The page that was chosen when that list was opened; `nil` while the list is not shown.
  private var pageBehindList: Int?

  /// Whether views on the screen hide the bar.
  private let visibility = TabBarVisibility()

  /// Makes the node with its pages' labels and the page that is chosen.
  init(_ view: TabPages<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context, box: TabViewBox(context, hasBar: view.indexMode == nil))
    let visibility = visibility
    visibility.changed = { [weak self] in self?.showOrHideBar() }
    let scope = EnvironmentScope(in: scope) { $0.tabBarVisibility = visibility }
    child = Content.makeNode(view.content, childContext(scope: scope, isActive: false))
    collectBoxes()
  }

  // Of the pages, only the one shown is active, and with it the views that are around it alone.
  override func visitActivityChildren(_ isActive: Bool) {
    box.shown?.setShown(isActive)
    more?.list.setActive(isActive && pageBehindList != nil)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let more {
      visit(more.label)
      visit(more.list)
    }
  }

  override func update(_ view: TabPages<SelectionValue, Content>) {
    self.view = view
    child?.update(view.content)
    collectBoxes()
  }

  override func evaluate() {
    collectBoxes()
  }

  func pageHasLabel() {
    guard let labelsFound = view.labelsFound else { return }
    graph.afterUpdate(of: self) { labelsFound(true) }
  }

  private func applyStyle() {
    box.isSidebar = evaluating {
      scope.values.tabStyle == .sidebar && scope.values.horizontalSizeClass == .regular
    }
    if let mode = view.indexMode { box.indicator.mode = mode }
    showOrHideBar()
  }

  override func collectBoxes() {
    applyStyle()
    let contents = child?.boxes ?? []
    if let labelsFound = view.labelsFound, !contents.isEmpty,
      contents.allSatisfy({ $0.trait(TabPageTrait.self) == nil })
    {
      return graph.afterUpdate(of: self) { labelsFound(false) }
    }
    let ids = child?.idsOfTabPages ?? [:]
    let pages = contents.compactMap { content -> (box: TabPageBox, tag: AnyHashable?)? in
      guard let page = content.trait(TabPageTrait.self) else {
        graph.warn("A view in a TabView has no tabItem, and others have: it is not shown.")
        return nil
      }
      page.stand(in: content)
      let id = ids[ObjectIdentifier(page)].flatMap { $0.base is SelectionValue ? $0 : nil }
      return (page, content.trait(TagTrait.self) ?? id)
    }
    let selected = selectedIndex(pages.map(\.tag))
    for (index, page) in pages.enumerated() {
      page.box.button.action = { [weak self, weak box = page.box] in
        self?.press(index, box, tag: page.tag)
      }
    }
    box.indicator.turn = { [weak self] index in
      if pages.indices.contains(index) { self?.select(index, tag: pages[index].tag) }
    }
    let boxes = pages.map(\.box)
    followMore(boxes, selected)
    box.show(
      boxes, selected: pageBehindList == nil ? selected : nil, more: more, isActive: isActive)
    more?.list.setActive(isActive && pageBehindList != nil)
  }

  /// Has the tab called More, where the bar has no room for all.
  private func followMore(_ pages: [TabPageBox], _ selected: Int) {
    let isCompact = evaluating(keepingDependencies: true) {
      scope.values.horizontalSizeClass == .compact
    }
    guard view.indexMode == nil, pages.count > MoreTabs.room, isCompact else {
      more?.tearDown()
      (more, pageBehindList) = (nil, nil)
      return
    }
    let items = pages.indices.dropFirst(MoreTabs.room - 1).map { index in
      let button = pages[index].button
      return MoreTabs.Item(
        id: index, title: button.title, symbol: button.symbol, badge: button.badge,
        identifier: button.attributes?.identifier, show: button.action)
    }
    // Another page was chosen by code.
    if pageBehindList != selected { pageBehindList = nil }
    if let more {
      more.list.update(MoreTabs(items: items))
    } else {
      more = MoreTabsPart(self, items) { childContext(isActive: $0) }
    }
    more?.button.action = { [weak self] in
      self?.pageBehindList = selected
      self?.setNeedsCollecting()
    }
  }

  private func selectedIndex(_ tags: [AnyHashable?]) -> Int {
    guard
      let selection = evaluating(
        keepingDependencies: true, { view.selection?.wrappedValue })
    else {
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

  /// Has the bar shown or hidden, as the views on the screen say.
  private func showOrHideBar() {
    box.isBarHidden = visibility.isHidden || HiddenTabBars.ofCaller.areHidden
  }

  /// Does what a tab does: shows its page, or the first one of the stack of pages in it where it is shown.
  private func press(_ index: Int, _ page: TabPageBox?, tag: AnyHashable?) {
    let wasShown = box.shown === page && pageBehindList == nil
    select(index, tag: tag)
    if wasShown { page?.first(NavigationBox.self)?.goToRoot() }
  }

  private func select(_ index: Int, tag: AnyHashable?) {
    if pageBehindList != nil {
      pageBehindList = nil
      setNeedsCollecting()
    }
    if let selection = view.selection {
      if let value = (tag?.base ?? index) as? SelectionValue { selection.wrappedValue = value }
    } else {
      ownSelection = index
      setNeedsEvaluation()
    }
  }
}

/// The box of a tab view: the page that is chosen, and the bar below, or the number of the page.
final class TabViewBox: ControllerBox {
  /// The page that is shown.
  private(set) var shown: TabPageBox?

  /// Whether the tabs stand at the side.
  var isSidebar: Bool {
    get { bar.isSidebar }
    set {
      guard newValue != bar.isSidebar else { return }
      bar.isSidebar = newValue
      bar.setNeedsLayout()
    }
  }

  /// Whether the bar is kept from being shown.
  var isBarHidden = false {
    didSet {
      guard isBarHidden != oldValue, hasBar else { return }
      setChildren(isBarHidden ? [content] : [content, bar])
      setNeedsLayout()
    }
  }

  /// The number of the page, where pages are leafed through.
  let indicator: PageIndicatorBox

  private let bar: TabBarBox
  private let hasBar: Bool
  private let holder: ContainerBox
  private let content: ContainerBox

  /// Makes the box of a tab view.
  ///
  /// - Parameters:
  ///   - owner: The view.
  ///   - hasBar: Whether a bar has the labels of the pages; they are leafed through otherwise.
  init(_ owner: any BoxOwner, hasBar: Bool) {
    bar = TabBarBox(owner)
    indicator = PageIndicatorBox(owner)
    self.hasBar = hasBar
    holder = ContainerBox(owner, hasBar ? .other : .collectionView)
    content = ContainerBox(around: holder)
    super.init(owner)
    setChildren([content, hasBar ? bar : indicator])
  }

  /// Shows one of the pages.
  ///
  /// As on a phone, it appears before the one that was shown disappears.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - selected: The place of the one that is shown; `nil` for the list of those which the bar has no room for.
  ///   - more: The tab with that list; `nil` where the bar has room for all.
  ///   - isActive: Whether the tab view is on the screen.
  func show(_ pages: [TabPageBox], selected: Int?, more: MoreTabsPart?, isActive: Bool) {
    let former = shown
    shown = selected.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
    shown?.setShown(isActive)
    if former !== shown { former?.setShown(false) }
    for page in pages { page.button.isSelected = page === shown }
    let room = more == nil ? pages.count : MoreTabs.room - 1
    more?.button.isSelected = selected.map { $0 >= room } ?? true
    if hasBar {
      bar.setChildren(pages.prefix(room).map(\.button) + [more?.button].compactMap(\.self))
    } else {
      indicator.show(selected ?? 0, of: pages.count)
      setChildren(indicator.isShown ? [content, indicator] : [content])
    }
    holder.setChildren(
      selected == nil ? more?.list.boxes ?? [] : shown.map { [$0.outermost ?? $0] } ?? [])
  }

  // As on a phone, where pages are leafed through in a collection view.
  override var describedBox: Box? { isLeafed ? holder : nil }

  /// Whether pages are leafed through.
  var isLeafed: Bool { !hasBar }

  override func measure(_ proposal: Proposal) -> Size {
    let size = content.size(for: proposal)
    let room =
      !hasBar
      ? Size(width: 0, height: indicator.isShown ? 1 : 0)
      : isBarHidden
        ? .zero
        : bar.isSidebar ? Size(width: TabBarBox.sideWidth, height: 0) : Size(width: 0, height: 2)
    return Size(
      width: proposal.width ?? size.width + room.width,
      height: proposal.height ?? size.height + room.height)
  }

  // MARK: - Leafing

  // A swipe counts anywhere on a page.
  override func takesPointer(at point: Point) -> Bool { !hasBar || super.takesPointer(at: point) }

  override func claimsDrag(from start: Point, by distance: Point) -> Bool {
    !hasBar && isScrollEnabled && abs(distance.x) > abs(distance.y)
      && indicator.canTurn(by: forward(distance.x))
  }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    let distance = point.x - start.x
    // A flick is short; drags have no speed here, so that those of three cells count as one.
    if isEnded, abs(distance) >= min(3, frame.width / 5) { indicator.turn(by: forward(distance)) }
  }

  override var isScrollEnabled: Bool { environment.isScrollEnabled }

  /// The step that a drag from side to side means: the next page comes from where lines end.
  private func forward(_ distance: Int) -> Int {
    distance.signum() * (scope.isRightToLeft ? 1 : -1)
  }

  override func layoutChildren() {
    if !hasBar {
      let height = max(0, frame.height - (indicator.isShown ? 1 : 0))
      content.place(at: .zero, offering: Proposal(width: frame.width, height: height))
      if indicator.isShown {
        indicator.place(
          at: Point(x: 0, y: height), offering: Proposal(width: frame.width, height: 1))
      }
      return
    }
    if isBarHidden {
      return content.place(at: .zero, offering: Proposal(width: frame.width, height: frame.height))
    }
    if bar.isSidebar {
      let side = min(frame.width, TabBarBox.sideWidth)
      content.place(
        at: Point(x: side, y: 0),
        offering: Proposal(width: frame.width - side, height: frame.height))
      return bar.place(at: .zero, offering: Proposal(width: side, height: frame.height))
    }
    let pageHeight = max(0, frame.height - 2)
    content.place(at: .zero, offering: Proposal(width: frame.width, height: pageHeight))
    bar.place(
      at: Point(x: 0, y: pageHeight), offering: Proposal(width: frame.width, height: 2))
  }
}
