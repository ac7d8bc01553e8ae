import AccessibilityTree

/// A page of a tab view.
///
/// Mirrors SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label

  /// What stands beside the label; `nil` for nothing.
  var badge: TextContent?

  /// Whether there is no such page.
  var isHidden = false

  /// Makes a page of its parts.
  init(_ value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Makes a page with a title and symbol, chosen by a value.
  public init(
    _ title: LocalizedStringKey, systemImage image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.value = value
    self.content = content()
    label = TextUI.Label(title, systemImage: image)
  }

  /// Makes a page with a title and symbol, chosen by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.value = value
    self.content = content()
    label = TextUI.Label(title, systemImage: image)
  }

  /// Makes a page with a title and symbol.
  public init(
    _ title: LocalizedStringKey, systemImage image: String, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image>, Value == Never {
    value = nil
    self.content = content()
    label = TextUI.Label(title, systemImage: image)
  }

  /// Makes a page with a title and symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage image: String, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image>, Value == Never {
    value = nil
    self.content = content()
    label = TextUI.Label(title, systemImage: image)
  }

  /// The page.
  public var body: some View {
    if !isHidden {
      if let value {
        TabPageView(content: content, label: label, badge: badge).tag(value)
      } else {
        TabPageView(content: content, label: label, badge: badge)
      }
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

  /// What stands beside the label; `nil` for nothing, or what a modifier says.
  var badge: TextContent?

  /// The id of the element that the page is made for, which stands for a tag where there is none.
  var elementID: AnyHashable?

  /// The tag of what is on the page.
  fileprivate var contentTag: AnyHashable? {
    (content as? any TagCarrying)?.carriedTag ?? elementID
  }

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TabPageNode(view, context)
  }
}

/// A page, as the tab view around knows it.
enum TabPageTrait: BoxTrait {
  typealias Value = TabPageBox
}

/// The node of a page.
final class TabPageNode<Content: View, Label: View>: BoxNode<
  TabPageView<Content, Label>, TabPageBox, Content
>, TabPageMaking
{
  private var label: TypedNode<Label>?

  /// Makes the node of the label; that of the page is made when it is first shown.
  init(_ view: TabPageView<Content, Label>, _ context: NodeContext) {
    super.init(view, context, box: TabPageBox(context))
    box.setShown = { [weak self] in self?.setShown($0) }
    box.contentTag = view.contentTag
    label = Label.makeNode(view.label, childContext(isActive: true))
    showBadge()
    collectBoxes()
  }

  override func update(_ view: TabPageView<Content, Label>) {
    let hadBadge = self.view.badge != nil
    self.view = view
    box.contentTag = view.contentTag
    if hadBadge || view.badge != nil { showBadge() }
    label?.update(view.label)
    child?.update(view.content)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let label { visit(label) }
    super.visitChildren(visit)
  }

  // The label shows while others are chosen.
  override func visitActivityChildren(_ isActive: Bool) {
    child?.setActive(isActive)
  }

  override func willTearDown() {
    label?.setActive(false)
  }

  override func collectBoxes() {
    super.collectBoxes()
    box.button.setChildren(label?.boxes ?? [])
    if labelledPage != nil { holder?.pageHasLabel() }
  }

  /// Shows what stands beside the label.
  private func showBadge() { box.button.badge = view.badge?.string(for: box) }

  private func setShown(_ isShown: Bool) {
    if isShown && child == nil {
      child = Content.makeNode(view.content, childContext())
      setNeedsCollecting()
    }
    outermostOfPage.setActive(isShown)
    labelledPage?.setShown(isShown)
  }

  /// The page inside, where a view that is shown without a label has one all the same.
  private var labelledPage: TabPageBox? {
    Label.self == EmptyView.self ? child?.boxes.first?.trait(TabPageTrait.self) : nil
  }

  /// The tab view around.
  private var holder: (any TabPageHolding)? {
    selfAndAncestors.lazy.compactMap { $0 as? any TabPageHolding }.first
  }

  /// The outermost view around that is this page and no other: what is said of the page after `tabItem` is said of it.
  private var outermostOfPage: ViewNode {
    selfAndAncestors.prefix { !($0 is any TabPageHolding) && $0.boxes.count == 1 }
      .reduce(self) { $1 }
  }
}

/// A node that holds the pages of a tab view.
@MainActor protocol TabPageHolding {
  /// Notes that a page that is shown without a label has one.
  func pageHasLabel()
}

/// The node of a page, whatever it shows.
@MainActor protocol TabPageMaking {}

extension ViewNode {
  /// The ids of the elements that pages inside are made for, by the pages: the tags of those that have none.
  var idsOfTabPages: [ObjectIdentifier: AnyHashable] {
    var ids: [ObjectIdentifier: AnyHashable] = [:]
    visitElements { id, node in
      for page in node.boxes.compactMap({ $0.trait(TabPageTrait.self) }) {
        ids[ObjectIdentifier(page)] = id
      }
    }
    return ids
  }
}

/// The box of a page.
final class TabPageBox: PageBox {
  /// Its button in the bar.
  let button: TabButtonBox

  /// The tag of what is on the page, when it was tagged before it became one.
  var contentTag: AnyHashable?

  /// What is around the page alone, such as what is said of it after `tabItem`; the page itself where there is nothing.
  private(set) weak var outermost: Box?

  /// Shows the page or puts it away.
  var setShown: (Bool) -> Void = { _ in }

  /// Makes the box of a page.
  override init(_ owner: any BoxOwner) {
    button = TabButtonBox(owner)
    super.init(owner)
  }

  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    guard Trait.self == TagTrait.self else { return self as? Trait.Value }
    // No tag, as an optional, would be a hashable value itself.
    return contentTag.flatMap { $0 as? Trait.Value }
  }

  /// Notes what is around the page alone.
  func stand(in outermost: Box) { self.outermost = outermost }
}
