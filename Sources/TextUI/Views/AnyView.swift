/// A view whose type is hidden.
///
/// Mirrors SwiftUI's `AnyView`: when the type inside changes, its state ends.
public struct AnyView: PrimitiveView {
  /// The view inside, which nobody changes: a builder of no actor may put it here.
  nonisolated(unsafe) let content: any View

  /// Hides the type of a view.
  public nonisolated init<Content: View>(_ view: Content) {
    if let erased = view as? AnyView {
      content = erased.content
    } else {
      content = view
    }
  }

  /// Hides the type of a view.
  ///
  /// Mirrors SwiftUI's initializer of the same name.
  public nonisolated init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    AnyViewNode(view, context)
  }

  /// Adds the texts of the view inside, where that is known.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    /// Adds the texts of a view.
    func add<Content: View>(_ content: Content) { Content.addTexts(of: content, to: &texts) }
    if let view { add(view.content) } else { texts.giveUp() }
  }
}

/// The node of a view whose type is hidden.
final class AnyViewNode: TypedNode<AnyView> {
  private var type: ObjectIdentifier
  private var node: ViewNode?

  /// Makes the part of the view inside.
  init(_ view: AnyView, _ context: NodeContext) {
    type = ObjectIdentifier(Swift.type(of: view.content))
    super.init(context)
    node = make(view.content)
  }

  override func update(_ view: AnyView) {
    let newType = ObjectIdentifier(Swift.type(of: view.content))
    if newType == type, let node {
      update(node, with: view.content)
    } else {
      let former = node
      type = newType
      node = make(view.content)
      former?.tearDown()
      outputChanged()
    }
  }

  override var handsLazinessOn: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let node { visit(node) }
  }

  private func make<Content: View>(_ view: Content) -> ViewNode {
    Content.makeNode(view, childContext())
  }

  private func update<Content: View>(_ node: ViewNode, with view: Content) {
    // The type was compared just before.
    unsafeDowncast(node, to: TypedNode<Content>.self).update(view)
  }
}
