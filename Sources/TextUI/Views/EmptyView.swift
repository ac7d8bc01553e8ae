/// A view of nothing.
///
/// Mirrors SwiftUI's `EmptyView`.
public struct EmptyView: PrimitiveView {
  /// Makes a view of nothing.
  public nonisolated init() {}

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TypedNode(context)
  }

  /// Adds nothing.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {}
}
