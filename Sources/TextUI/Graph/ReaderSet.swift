/// The views that read something which may change.
@MainActor final class ReaderSet {
  private var nodes: [ObjectIdentifier: ViewNode] = [:]

  /// Notes that a view read it when it was evaluated.
  func insert(_ node: ViewNode) {
    let isNew = nodes.updateValue(node, forKey: ObjectIdentifier(node)) == nil
    if isNew { node.depend(on: self) }
  }

  /// Forgets a view, which is evaluated anew or has ended.
  func remove(_ node: ViewNode) {
    nodes[ObjectIdentifier(node)] = nil
  }

  /// Has all of them evaluated anew.
  func setNeedsEvaluation() {
    for node in nodes.values { node.setNeedsEvaluation() }
  }
}
