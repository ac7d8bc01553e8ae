/// Several views, one after the other, for a container to arrange.
///
/// Mirrors SwiftUI's `TupleView`; made by ``ViewBuilder``.
public struct TupleView<each Content: View>: PrimitiveView {
  /// The views, which nobody changes: a builder of no actor puts them here.
  nonisolated(unsafe) let content: (repeat each Content)

  /// Makes a view of several.
  nonisolated init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TupleNode(view, context)
  }

  /// Adds the texts of the views.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    guard let view else {
      repeat (each Content).addTexts(of: nil, to: &texts)
      return
    }
    for content in repeat each view.content { addTexts(ofChild: content, to: &texts) }
  }

  private static func addTexts<Child: View>(ofChild view: Child, to texts: inout RowTexts) {
    Child.addTexts(of: view, to: &texts)
  }

  /// Makes the nodes of the views.
  func makeNodes(_ context: NodeContext) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for view in repeat each content {
      nodes.append(makeTypedNode(view, context))
    }
    return nodes
  }

  /// Hands each view to the part made for the view at its place before.
  func update(_ nodes: [ViewNode]) {
    var index = 0
    for view in repeat each content {
      updateTyped(nodes[index], with: view)
      index += 1
    }
  }

  private func makeTypedNode<Child: View>(_ view: Child, _ context: NodeContext) -> ViewNode {
    Child.makeNode(view, context)
  }

  private func updateTyped<Child: View>(_ node: ViewNode, with view: Child) {
    // The types of a tuple never change, so the node at a place is the one its type made.
    unsafeDowncast(node, to: TypedNode<Child>.self).update(view)
  }
}

/// The node of a tuple.
final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
  /// The parts of the views, in order.
  private var nodes: [ViewNode] = []

  /// Makes the part and those inside it.
  init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    super.init(context)
    nodes = view.makeNodes(childContext())
  }

  override func update(_ view: TupleView<repeat each Content>) {
    view.update(nodes)
  }

  override var handsLazinessOn: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for node in nodes { visit(node) }
  }
}
