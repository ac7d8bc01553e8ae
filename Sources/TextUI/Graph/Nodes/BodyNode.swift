/// The node of a view with a `body`: keeps its state and evaluates it.
final class BodyNode<Content: View>: WrappingNode<Content, Content.Body> {
  private var view: Content

  /// What the properties of the view keep, in order.
  private var storage: [AnyObject] = []

  /// Why the view is evaluated next.
  private(set) var cause = EvaluationCause.made

  /// Makes the node and evaluates the view.
  init(_ view: Content, _ context: NodeContext) {
    self.view = view
    super.init(context)
    connectProperties(of: &self.view, keeping: &storage)
    evaluate()
  }

  override var viewType: Any.Type? { Content.self }

  override var handsLazinessOn: Bool { true }

  override func update(_ view: Content) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    let old = self.view
    self.view = view
    cause = .view
    connectProperties(of: &self.view, keeping: &storage)
    guard graph.motion.isOn else { return evaluate() }
    graph.motion.evaluating(self, isInside: true) {
      if !graph.motion.moveIfPossible(self, from: old, to: self.view) { evaluate() }
    }
  }

  override func evaluate() {
    var view = graph.motion.presented(self, view)
    if graph.unreadStates > 0 {
      for kept in storage { (kept as? any OwnerFollowing)?.ownerEvaluated() }
    }
    let body = evaluating {
      updateProperties(of: &view)
      return view.body
    }
    show(body)
    cause = .dependencies
  }
}
