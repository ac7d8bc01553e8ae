/// The lasting part of a view that is one box with nothing inside.
final class LeafNode<Content: View, LeafBox: Box>: TypedNode<Content> {
  private var view: Content
  private var box: LeafBox?
  private let apply: (LeafBox, Content) -> Void

  /// Makes the part with its box.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Its place.
  ///   - make: Makes the box.
  ///   - apply: Hands a value of the view to the box.
  init(
    _ view: Content, _ context: NodeContext, make: (ViewNode) -> LeafBox,
    apply: @escaping (LeafBox, Content) -> Void
  ) {
    self.view = view
    self.apply = apply
    super.init(context)
    let box = make(self)
    self.box = box
    evaluating { apply(box, view) }
  }

  override func update(_ view: Content) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    self.view = view
    evaluate()
  }

  override func evaluate() {
    guard let box else { return }
    evaluating { apply(box, view) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    if let box { boxes.append(box) }
  }
}
