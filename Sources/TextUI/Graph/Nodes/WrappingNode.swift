/// The node of a view that stands for another one inside it, and puts on the screen what that one does.
///
/// It is the base of what evaluates a view, replaces it, or knows something about it; what is inside is the ``child``.
class WrappingNode<Content: View, Inner: View>: TypedNode<Content> {
  /// The node of the view inside; `nil` until it was made, and while there is none.
  final var child: TypedNode<Inner>?

  /// Hands a value of the view inside to its node, which is made the first time.
  final func show(_ inner: Inner, scope: EnvironmentScope? = nil) {
    if let child {
      child.update(inner)
    } else if depth < graph.depthLimit || graph.allowsDepth(of: self) {
      child = Inner.makeNode(inner, childContext(scope: scope))
    } else {
      child = TypedNode(childContext(scope: scope))
    }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    child?.appendBoxes(to: &boxes)
  }

  override func appendSegments(to segments: inout [LazySegment]) {
    guard isLazy, handsLazinessOn else { return super.appendSegments(to: &segments) }
    child?.appendSegments(to: &segments)
  }
}

/// A view that is another one with something said or done about it.
protocol WrappingView: PrimitiveView, SurroundingView {}

/// The node of a view that is another one with something said or done about it, and which needs to know what.
class ContentNode<Wrapper: WrappingView>: WrappingNode<Wrapper, Wrapper.Content> {
  /// The view as it is now.
  private(set) final var view: Wrapper

  /// Makes the node and the one of the view inside.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Its place.
  ///   - scope: The environment of the view inside; that of the view itself when `nil`.
  init(_ view: Wrapper, _ context: NodeContext, scope: EnvironmentScope? = nil) {
    self.view = view
    super.init(context)
    show(view.content, scope: scope)
  }

  override func update(_ view: Wrapper) {
    let old = self.view
    self.view = view
    viewChanged(from: old)
    show(view.content)
  }

  /// Notices that there is a new value of the view, before the view inside gets its own.
  func viewChanged(from old: Wrapper) {}
}
