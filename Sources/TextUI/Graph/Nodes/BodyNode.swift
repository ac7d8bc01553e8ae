/// The lasting part of a view with a `body`: keeps its state and evaluates it.
final class BodyNode<Content: View>: TypedNode<Content> {
  private var view: Content
  private var child: TypedNode<Content.Body>?

  /// The storage of the view's state, by the order of its properties.
  private var storage: [AnyObject] = []

  /// Makes the part and evaluates the view.
  init(_ view: Content, _ context: NodeContext) {
    self.view = view
    super.init(context)
    connectProperties()
    evaluate()
  }

  override var viewType: Any.Type? { Content.self }

  override func update(_ view: Content) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    self.view = view
    connectProperties()
    evaluate()
  }

  override func evaluate() {
    let body = evaluating { view.body }
    if let child {
      child.update(body)
    } else {
      child = Content.Body.makeNode(body, childContext())
    }
  }

  override var handsLazinessOn: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    child?.appendBoxes(to: &boxes)
  }

  private func connectProperties() {
    guard let layout = graph.propertyLayout(of: Content.self) else { return }
    var connection = PropertyConnection(node: self, storage: storage)
    withUnsafeMutablePointer(to: &view) { pointer in
      layout.connect(UnsafeMutableRawPointer(pointer), &connection)
    }
    storage = connection.storage
  }
}
