/// A view with an identity of its own.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    IdentifiedNode(view, context)
  }
}

/// The node of a view with an identity of its own: another identity makes another node inside.
final class IdentifiedNode<Content: View, ID: Hashable>: WrappingNode<
  IdentifiedView<Content, ID>, Content
>
{
  private var id: ID

  /// Makes the node and the one inside.
  init(_ view: IdentifiedView<Content, ID>, _ context: NodeContext) {
    id = view.id
    super.init(context)
    show(view.content)
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    guard id != view.id else { return show(view.content) }
    let former = child
    id = view.id
    child = nil
    show(view.content)
    former?.tearDown()
    outputChanged()
  }

  override func appendBoxes(to boxes: inout [Box]) {
    let start = boxes.count
    super.appendBoxes(to: &boxes)
    if scope.values.marksElements { boxes.mark(from: start, asExplicit: id) }
  }

  override var handsLazinessOn: Bool { true }
}

extension View {
  /// Ties the view's identity to a value: with another value it is another view, whose state begins anew.
  ///
  /// Mirrors SwiftUI's modifier.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

/// A modifier: a change of a view that can be used in several places.
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

/// A view that evaluates a modifier of the author's, so that its state has a place.
struct ModifierBody<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  var modifier: Modifier

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    CustomModifierNode(view, context)
  }
}

/// The node of a modifier of the author's.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>: WrappingNode<
  ModifierBody<Content, Modifier>, Modifier.Body
>
{
  private var view: ModifierBody<Content, Modifier>

  /// What the properties of the modifier keep, in order.
  private var storage: [AnyObject] = []

  /// Makes the node and evaluates the modifier.
  init(_ view: ModifierBody<Content, Modifier>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    connectProperties(of: &self.view.modifier, keeping: &storage)
    evaluate()
  }

  override func update(_ view: ModifierBody<Content, Modifier>) {
    self.view = view
    connectProperties(of: &self.view.modifier, keeping: &storage)
    evaluate()
  }

  override func evaluate() {
    let content = ModifiedContent(content: AnyView(view.content))
    show(evaluating { view.modifier.body(content: content) })
  }

  override var handsLazinessOn: Bool { true }
}

extension View {
  /// Changes the view by a modifier.
  ///
  /// Mirrors SwiftUI's modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    CustomModifiedView(content: self, modifier: modifier)
  }
}
