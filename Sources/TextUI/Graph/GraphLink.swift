/// The way to a graph from what may outlive it: state that a thread or a task of the application still writes after its end.
///
/// A weak reference would do the same, but has every use of the graph count its references in a slower way.
@MainActor final class GraphLink {
  /// The graph; `nil` when it is gone.
  ///
  /// Unsafe but right: it is read on the main actor, and written there by the graph as it begins and ends.
  nonisolated(unsafe) fileprivate(set) unowned(unsafe) var graph: ViewGraph?

  /// Makes a way that leads nowhere yet.
  nonisolated init() {}

  /// Leads to a graph from now on, or nowhere.
  nonisolated func lead(to graph: ViewGraph?) { self.graph = graph }
}
