/// The lasting part of a view that arranges the boxes of the views inside in a box of its own.
class ContainerNode<Container: View, Content: View, ContainerBox: Box>: TypedNode<Container>,
  BoxCollecting
{
  /// The box.
  private(set) var box: ContainerBox?

  private var child: TypedNode<Content>?
  private var view: Container
  private let content: (Container) -> Content
  private let apply: (ContainerBox, Container) -> Void
  private var isCollecting = false

  /// Makes the part with its box and the parts inside.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Its place.
  ///   - content: The views inside.
  ///   - make: Makes the box.
  ///   - apply: Hands a value of the view to the box.
  ///   - scope: The environment of the views inside; that of the view itself when `nil`.
  init(
    _ view: Container, _ context: NodeContext, content: @escaping (Container) -> Content,
    make: (ViewNode) -> ContainerBox, apply: @escaping (ContainerBox, Container) -> Void,
    scope: EnvironmentScope? = nil
  ) {
    self.view = view
    self.content = content
    self.apply = apply
    super.init(context)
    let box = make(self)
    self.box = box
    evaluating { apply(box, view) }
    child = Content.makeNode(content(view), childContext(scope: scope))
    collectBoxes()
  }

  override func update(_ view: Container) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    self.view = view
    evaluate()
    child?.update(content(view))
  }

  override func evaluate() {
    guard let box else { return }
    evaluating { apply(box, view) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    if let box { boxes.append(box) }
  }

  override func childOutputChanged() {
    guard !isCollecting else { return }
    isCollecting = true
    graph.enqueue(collecting: self)
  }

  /// Takes the boxes of the views inside.
  func collectBoxes() {
    isCollecting = false
    guard !isTornDown, let box else { return }
    var boxes: [Box] = []
    child?.appendBoxes(to: &boxes)
    box.setChildren(boxes)
  }
}
