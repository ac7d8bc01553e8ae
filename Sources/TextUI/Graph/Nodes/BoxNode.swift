/// The node of a view with one box of its own on the screen, into which it puts the boxes of the view inside.
class BoxNode<Content: View, OwnBox: Box, Inner: View>: TypedNode<Content> {
  /// The box.
  final let box: OwnBox

  /// The view as it is now.
  final var view: Content

  /// The node of the view inside; `nil` until it was made, and for a view with nothing inside.
  final var child: TypedNode<Inner>?

  /// Makes the node; nothing is inside yet.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Its place.
  ///   - box: The box, made for that place.
  init(_ view: Content, _ context: NodeContext, box: OwnBox) {
    self.view = view
    self.box = box
    super.init(context)
  }

  override var arrangesContent: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  final override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func childOutputChanged() {
    setNeedsCollecting()
  }

  override func collectBoxes() {
    box.setChildren(child?.boxes ?? [])
  }
}
