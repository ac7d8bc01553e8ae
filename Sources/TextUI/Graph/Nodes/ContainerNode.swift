/// The node of a view whose box is told what the view says, and arranges the boxes of the views inside.
class ContainerNode<Container: View, Content: View, ContainerBox: Box>: BoxNode<
  Container, ContainerBox, Content
>
{
  /// Returns the views inside; `nil` for a view with nothing inside.
  private let content: ((Container) -> Content)?
  private let apply: (ContainerBox, Container) -> Void

  /// Makes the node and those of the views inside.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Its place.
  ///   - box: The box, made for that place.
  ///   - content: Returns the views inside; `nil` for a view with nothing inside.
  ///   - isLazy: Whether the views inside are taken as segments, of which some are shown.
  ///   - apply: Hands a value of the view to the box.
  init(
    _ view: Container, _ context: NodeContext, box: ContainerBox,
    content: ((Container) -> Content)?, isLazy: Bool? = nil,
    apply: @escaping (ContainerBox, Container) -> Void = { _, _ in }
  ) {
    self.content = content
    self.apply = apply
    super.init(view, context, box: box)
    evaluate()
    guard let content else { return }
    child = Content.makeNode(content(view), childContext(isLazy: isLazy))
    collectBoxes()
  }

  final override func update(_ view: Container) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    let old = self.view
    self.view = view
    if !graph.motion.moveIfPossible(self, from: old, to: view) { evaluate() }
    if let content { child?.update(content(view)) }
  }

  final override func evaluate() {
    let view = graph.motion.presented(self, view)
    evaluating { apply(box, view) }
  }
}

/// The node of a view that is one box with nothing inside.
typealias LeafNode<Content: View, LeafBox: Box> = ContainerNode<Content, Never, LeafBox>

extension ContainerNode where Content == Never {
  /// Makes the node of a view with nothing inside.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Its place.
  ///   - box: The box, made for that place.
  ///   - apply: Hands a value of the view to the box.
  convenience init(
    _ view: Container, _ context: NodeContext, box: ContainerBox,
    apply: @escaping (ContainerBox, Container) -> Void = { _, _ in }
  ) {
    self.init(view, context, box: box, content: nil, apply: apply)
  }
}
