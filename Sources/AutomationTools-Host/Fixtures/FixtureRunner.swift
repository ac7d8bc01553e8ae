import AutomationTools_Shared
import AutomationWire
import Foundation

/// Runs the fixtures of one instance of an application, in order, and knows which ran.
@MainActor package final class FixtureRunner<State> {
  /// The name of the set.
  private let name: String

  /// The fixtures.
  package let entries: [FixtureEntry<State>]

  /// What they change.
  private let state: State

  /// The names of those that ran to their end.
  private var ran: Set<String> = []

  /// What became of the launch's order.
  private(set) var report = FixtureReport()

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - entries: The fixtures.
  ///   - state: What they change.
  package init(_ name: String, _ entries: [FixtureEntry<State>], state: State) {
    self.name = name
    self.entries = entries
    self.state = state
  }

  /// Why a fixture did not run.
  package enum Problem: Error, CustomStringConvertible {
    /// There is none of the name.
    case unknown(String, set: String, known: [String])

    /// Others have to come before it.
    case unmet(String, missing: [String])

    /// Why, in words.
    package var description: String {
      switch self {
      case .unknown(let name, let set, let known):
        "\(set) of the application has no “\(name)”, but \(known.joined(separator: ", "))"
      case .unmet(let name, let missing):
        "\(name) needs \(missing.joined(separator: " and ")) before it"
      }
    }
  }

  /// Runs a fixture.
  ///
  /// - Parameters:
  ///   - name: The name of the fixture.
  ///   - input: The input, as text.
  /// - Throws: ``Problem``, or what the fixture threw.
  package func run(_ name: String, _ input: String) async throws {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw Problem.unknown(name, set: self.name, known: entries.map(\.name))
    }
    let missing = entry.requirements.filter { !ran.contains($0) }
    guard missing.isEmpty else { throw Problem.unmet(name, missing: missing) }
    try await entry.operation(state, input)
    ran.insert(name)
  }

  /// Runs what a launch asks for, each fixture after the one before it ended, until one fails.
  ///
  /// - Parameter text: The ``FixtureOrder`` as JSON.
  func run(orderIn text: String) {
    let order: FixtureOrder
    do {
      order = try JSONDecoder().decode(FixtureOrder.self, from: Data(text.utf8))
    } catch {
      report.problem = "\(AutomationVariable.fixtures) cannot be read: \(error)"
      return
    }
    guard order.set == name else { return }
    do {
      // All of them together have to end before the test gives up waiting for the launch.
      try HostedWork.run { [self] in
        for call in order.calls {
          try await run(call.name, call.input)
          try Task.checkCancellation()
          report.count += 1
        }
      }
    } catch {
      report.problem = String(describing: error)
    }
  }
}
