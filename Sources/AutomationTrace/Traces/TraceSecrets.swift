package import Foundation

/// The secrets of a test: what it typed into secure fields, none of which may stand in a file.
package struct TraceSecrets: Sendable, Hashable {
  /// The secrets; of one that is shorter every file is full.
  private var texts: Set<String> = []

  /// The least characters of a text that is looked for everywhere.
  private static let leastLength = 4

  /// What stands in place of a secret.
  private static let mark = "••••"

  /// Makes an empty set.
  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool { texts.isEmpty }

  /// Adds a secret.
  package mutating func add(_ text: String) {
    if text.count >= Self.leastLength { texts.insert(text) }
  }

  /// Adds those of others.
  package mutating func add(_ others: TraceSecrets) { texts.formUnion(others.texts) }

  /// Returns a text without secrets.
  package func removed(from text: String) -> String {
    texts.sorted { $0.count > $1.count }.reduce(text) { $0.replacing($1, with: Self.mark) }
  }

  /// Returns data, unless a secret stands in them.
  package func withheld(_ data: Data?) -> Data? {
    guard let data else { return nil }
    return texts.contains { data.range(of: Data($0.utf8)) != nil } ? nil : data
  }

  /// Returns a trace without secrets.
  package func removed(from trace: AutomationTrace) -> AutomationTrace {
    guard !texts.isEmpty else { return trace }
    var trace = trace
    for index in trace.failures.indices {
      trace.failures[index].message = removed(from: trace.failures[index].message)
    }
    for index in trace.applications.indices {
      trace.applications[index].output = trace.applications[index].output.map { removed(from: $0) }
    }
    trace.lines = trace.lines.map { removed(from: $0) }
    for row in trace.rows.indices {
      for run in trace.rows[row].indices { blot(&trace.rows[row][run]) }
    }
    for index in trace.steps.indices { blot(&trace.steps[index]) }
    for index in trace.attachments.indices {
      trace.attachments[index].data = withheld(trace.attachments[index].data)
    }
    return trace
  }

  /// Covers the secrets of cells, each character with one that is as wide.
  private func blot(_ run: inout AutomationTrace.Run) {
    for text in texts {
      run.text = run.text.replacing(text, with: String(repeating: "•", count: text.count))
    }
  }

  /// Takes the secrets out of a step.
  private func blot(_ step: inout AutomationTrace.Step) {
    step.words = removed(from: step.words)
    step.sight = step.sight.map { removed(from: $0) }
    step.events = step.events.map { removed(from: $0) }
    step.query = step.query.map { .init(name: removed(from: $0.name), count: $0.count) }
    step.activities = step.activities.map { removed(from: $0) }
    if let element = step.element {
      step.element = .init(line: removed(from: element.line), frame: element.frame)
    }
    for index in step.commands.indices {
      step.commands[index].words = removed(from: step.commands[index].words)
      step.commands[index].data = withheld(step.commands[index].data)
      guard var launch = step.commands[index].launch else { continue }
      launch.arguments = launch.arguments.map { removed(from: $0) }
      launch.environment = launch.environment.mapValues { removed(from: $0) }
      launch.payloads = launch.payloads.mapValues { withheld($0) }
      step.commands[index].launch = launch
    }
  }
}
