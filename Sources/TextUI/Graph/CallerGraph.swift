import AutomationWire

/// The graph of one instance of an application, for code of it that no view leads to.
@MainActor final class CallerGraph: Sendable {
  /// The way to the graph.
  private var link: GraphLink?

  /// Makes a place for a graph.
  nonisolated init() {}

  /// That of code that runs without an instance: of the application that a person runs, or a hierarchy that a test of units made last.
  private static let ofProcess = CallerGraph()

  /// That of the instance whose code runs.
  private static var ofCaller: CallerGraph {
    ApplicationInstance.current?.attachment { CallerGraph() } ?? ofProcess
  }

  /// The graph of the application whose code runs; `nil` before there is one, and without one.
  static var graph: ViewGraph? { ofCaller.link?.graph }

  /// Notes the graph of the application whose code runs.
  static func note(_ graph: ViewGraph) { ofCaller.link = graph.link }
}
