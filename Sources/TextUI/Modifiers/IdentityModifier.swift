/// A view with an identity of its own.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    IdentifiedNode(view, context)
  }
}

/// The lasting part of a view with an identity of its own: another identity makes another part.
final class IdentifiedNode<Content: View, ID: Hashable>: TypedNode<IdentifiedView<Content, ID>> {
  private var id: ID
  private var child: TypedNode<Content>?

  /// Makes the part and the one inside.
  init(_ view: IdentifiedView<Content, ID>, _ context: NodeContext) {
    id = view.id
    super.init(context)
    child = Content.makeNode(view.content, childContext())
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    if id == view.id {
      child?.update(view.content)
      return
    }
    id = view.id
    child?.tearDown()
    child = Content.makeNode(view.content, childContext())
    outputChanged()
  }

  override func appendBoxes(to boxes: inout [Box]) {
    let start = boxes.count
    child?.appendBoxes(to: &boxes)
    if scope.values.marksElements { boxes.mark(from: start, asExplicit: id) }
  }

  override var handsLazinessOn: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  /// Ties the view's identity to a value: with another value it is another view, whose state begins anew.
  ///
  /// Mirrors SwiftUI's modifier.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

/// Changes a view in a way that can be used in several places.
///
/// Mirrors SwiftUI's `ViewModifier`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that comes out.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = ModifiedContent

  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ModifiedContent: View {
  /// The view.
  let content: AnyView

  /// The view.
  public var body: some View { content }
}

/// A view changed by a modifier of the author's.
struct CustomModifiedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  var body: some View {
    ModifierBody(content: content, modifier: modifier)
  }
}

/// Evaluates a modifier of the author's as a view of its own, so that its state has a place.
struct ModifierBody<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    CustomModifierNode(view, context)
  }
}

/// The lasting part of a modifier of the author's.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>: TypedNode<
  ModifierBody<Content, Modifier>
>
{
  private var view: ModifierBody<Content, Modifier>
  private var modifier: Modifier
  private var child: TypedNode<Modifier.Body>?
  private var storage: [AnyObject] = []

  /// Makes the part and evaluates the modifier.
  init(_ view: ModifierBody<Content, Modifier>, _ context: NodeContext) {
    self.view = view
    modifier = view.modifier
    super.init(context)
    connectProperties()
    evaluate()
  }

  override func update(_ view: ModifierBody<Content, Modifier>) {
    self.view = view
    modifier = view.modifier
    connectProperties()
    evaluate()
  }

  override func evaluate() {
    let content = ModifiedContent(content: AnyView(view.content))
    let body = evaluating { modifier.body(content: content) }
    if let child {
      child.update(body)
    } else {
      child = Modifier.Body.makeNode(body, childContext())
    }
  }

  override var handsLazinessOn: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  private func connectProperties() {
    guard let layout = graph.propertyLayout(of: Modifier.self) else { return }
    var connection = PropertyConnection(node: self, storage: storage)
    withUnsafeMutablePointer(to: &modifier) { pointer in
      layout.connect(UnsafeMutableRawPointer(pointer), &connection)
    }
    storage = connection.storage
  }
}

extension View {
  /// Changes the view by a modifier.
  ///
  /// Mirrors SwiftUI's modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    CustomModifiedView(content: self, modifier: modifier)
  }
}
