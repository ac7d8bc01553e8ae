/// A view that tells the navigation stack around something about the page.
struct PageModifierView<Content: View, Value>: WrappingView {
  let content: Content

  /// What is told, for telling whether it is the same as before.
  let value: Value

  /// Tells it.
  let apply: (EnvironmentValues, ViewNode) -> Void

  /// Takes it back.
  let remove: (EnvironmentValues, ViewNode) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PageModifierNode(view, context)
  }
}

/// The node of a view that tells the navigation stack around something.
final class PageModifierNode<Content: View, Value>: ContentNode<PageModifierView<Content, Value>> {
  /// Makes the node and the one inside; the inner view's word comes first, so that the outer one's holds.
  init(_ view: PageModifierView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    evaluate()
  }

  override func viewChanged(from old: PageModifierView<Content, Value>) {
    if isDirty || !graph.comparison.isSame(old.value, view.value) { evaluate() }
  }

  // What is told may depend on the environment, as a title does on the locale.
  override func evaluate() {
    evaluating { view.apply(scope.values, self) }
  }

  override func willTearDown() {
    view.remove(scope.values, self)
  }
}

/// A view that puts others in the bars of the page.
struct ToolbarView<Content: View, Items: View>: PrimitiveView {
  let content: Content
  let items: Items

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ToolbarNode(view, context)
  }
}

/// The node of a view that puts others in the bars of its page.
final class ToolbarNode<Content: View, Items: View>: WrappingNode<
  ToolbarView<Content, Items>, Content
>
{
  private var items: TypedNode<Items>?
  private let page: NavigationPage?

  /// What holds the view with a bar for typing below it, where there is no page that has bars.
  private var keyboardBar: KeyboardBarBox?

  /// Makes the node, the one inside and those of the bar.
  init(_ view: ToolbarView<Content, Items>, _ context: NodeContext) {
    page = context.scope.values.navigationPage
    super.init(context)
    show(view.content)
    let scope = EnvironmentScope(in: context.scope) { $0.isInBar = true }
    let items = Items.makeNode(view.items, childContext(scope: scope))
    self.items = items
    page?.setItems(items, owner: self)
  }

  override func update(_ view: ToolbarView<Content, Items>) {
    show(view.content)
    items?.update(view.items)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let items { visit(items) }
  }

  override func childOutputChanged() {
    page?.changed()
    outputChanged()
  }

  override func appendBoxes(to boxes: inout [Box]) {
    guard page == nil else { return super.appendBoxes(to: &boxes) }
    var content: [Box] = []
    var bar: [Box] = []
    super.appendBoxes(to: &content)
    items?.appendBoxes(to: &bar)
    bar.removeAll { $0.trait(BarPlacementTrait.self) != .keyboard }
    if !bar.isEmpty {
      let box = keyboardBar ?? KeyboardBarBox(self)
      keyboardBar = box
      box.show(content, bar: bar)
      content = [box]
    }
    boxes += content
  }

  override func willTearDown() {
    page?.setItems(nil, owner: self)
  }
}

/// A place of a view in the bars of a page.
///
/// Mirrors SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
  /// The place in the bar.
  let place: BarPlacementTrait.Value

  /// Whether it is there only while people type.
  var isForTyping = false

  /// Whether it is in the menu at the end of the bar.
  var isInMenu = false

  /// At the end of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)

  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(place: .principal)

  /// In place of the page's title.
  public static let title = ToolbarItemPlacement(place: .principal)

  /// In place of the page's large title, which here is one with the other.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)

  /// At the beginning of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)

  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)

  /// At the beginning of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)

  /// At the end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)

  /// What the page is mostly for: at the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)

  /// What people need less often: in a menu at the end of the bar, whose button is called "More", as on a phone.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing, isInMenu: true)

  /// What keeps changes: at the end of the bar.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)

  /// What leaves things as they were: at the beginning of the bar.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)

  /// What gives something up: at the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)

  /// What leads elsewhere: at the beginning of the bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)

  /// What tells how things stand: in a bar below the page.
  public static let status = ToolbarItemPlacement(place: .bottom)

  /// In a bar below the page.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)

  /// Above the software keyboard: in a bar below the page, or below the view outside of a stack, while a text input has the focus.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard, isForTyping: true)
}

/// A view in the bars of a page.
///
/// Mirrors SwiftUI's `ToolbarItem`.
public struct ToolbarItem<Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts a view in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Puts a view in a bar, under a name, by which nobody can change the bar here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// The view with its place.
  @ViewBuilder public var body: some View {
    if placement.isInMenu {
      EmptyView().preference(key: BarMenuKey.self, value: [AnyView(content)])
    } else {
      let item = content.modified(by: TraitModifier<BarPlacementTrait>(value: placement.place))
      if placement.isForTyping { KeyboardBarItem(content: item) } else { item }
    }
  }
}

/// Several views in the bars of a page.
///
/// Mirrors SwiftUI's `ToolbarItemGroup`.
public typealias ToolbarItemGroup = ToolbarItem

extension ToolbarItemGroup {
  /// Puts several views in a bar, with a label for all of them.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - placement: The place in the bars.
  ///   - content: The views.
  ///   - label: What they are as a whole, which SwiftUI shows where there is no room for them; a bar here always has it.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }
}

/// Several views in a bar with a label for all of them.
///
/// Mirrors SwiftUI's structure. ``ToolbarItemGroup`` makes it.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  /// The views.
  let content: Content

  /// The views in a group.
  public var body: some View { ControlGroup { content } }
}

extension View {
  /// Gives the page a title.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the page a title.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the page a title.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationTitle(_ title: Text) -> some View {
    PageModifierView(
      content: self, value: title,
      apply: { $0.navigationPage?.setTitle(title.content.string(for: $1), owner: $1) },
      remove: { $0.navigationPage?.setTitle(nil, owner: $1) })
  }

  /// Gives the page a title that people could change, which in the bar of a text screen they cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Names the bar of the page for tests; never shown or spoken.
  ///
  /// Without it the bar's identifier is the page's title, as on a phone.
  ///
  /// - Note: An addition of ours, for what UIKit's applications set on the bar itself.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The changed view.
  public func navigationBarIdentifier(_ identifier: String) -> some View {
    PageModifierView(
      content: self, value: identifier,
      apply: { values, _ in values.navigationPage?.identifier = identifier },
      remove: { values, _ in values.navigationPage?.identifier = nil })
  }

  /// Hides the way back from the page.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    PageModifierView(
      content: self, value: hidesBackButton,
      apply: { values, _ in values.navigationPage?.isBackButtonHidden = hidesBackButton },
      remove: { values, _ in values.navigationPage?.isBackButtonHidden = false })
  }

  /// Says how values of a type are shown as pages.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the page of a value.
  /// - Returns: The changed view.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    let type = ObjectIdentifier(data)
    return PageModifierView(
      content: self, value: destination,
      apply: { values, node in
        values.navigation?.register(type, owner: node) { value in
          (value.base as? Value).map {
            AnyView(DestinationPage(value: $0, destination: destination))
          }
        }
      },
      remove: { $0.navigation?.unregister(type, owner: $1) })
  }

  /// Puts views in the bars of the page.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(content: self, items: BarItems(items: content()))
  }

  /// Puts views in the bars of the page, under a name, by which nobody can change the bars here.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbar<Items: View>(
    id: String, @ViewBuilder content: () -> Items
  ) -> some View {
    toolbar(content: content)
  }
}

/// The page of a value, a view of its own: what the author's closure reads is its, and a change makes it anew.
private struct DestinationPage<Value: Hashable, Destination: View>: View {
  /// The value.
  let value: Value

  /// Makes what the page shows.
  let destination: (Value) -> Destination

  var body: some View { destination(value) }
}
