public import AutomationTools_Shared
import AutomationWire
import Foundation

extension CommandSet {
  /// Hands the application's state to its commands, so that the test can use them from now on.
  ///
  /// It does nothing in an application that no test launched.
  ///
  /// - Parameter state: What the commands act on.
  @MainActor public static func install(on state: State) {
    guard LaunchConfiguration.current.isAutomated, let calls = AutomationCalls.ofInstance else {
      return
    }
    let commands = InstalledCommands(name, entries, state: state)
    calls.offer(callName) { text in
      try MainActor.assumeIsolated { try commands.run(text) }
    }
  }
}

/// The commands of one instance of an application.
@MainActor private final class InstalledCommands<State> {
  /// The name of the set.
  private let name: String

  /// The commands.
  private let entries: [CommandEntry<State>]

  /// What they act on.
  private let state: State

  /// Makes the commands of an instance.
  init(_ name: String, _ entries: [CommandEntry<State>], state: State) {
    self.name = name
    self.entries = entries
    self.state = state
  }

  /// A command that the application does not have.
  struct Unknown: Error, CustomStringConvertible {
    /// What is wrong, in words.
    let description: String
  }

  /// Runs a command to its end.
  ///
  /// - Parameter text: The ``CommandOrder`` as JSON.
  /// - Returns: The output, as text.
  /// - Throws: ``Unknown``, or what the command threw.
  func run(_ text: String) throws -> String {
    let order = try JSONDecoder().decode(CommandOrder.self, from: Data(text.utf8))
    guard let entry = entries.first(where: { $0.name == order.name }) else {
      let known = entries.map(\.name).joined(separator: ", ")
      throw Unknown(description: "\(name) of the application has no “\(order.name)”, but \(known)")
    }
    return try HostedWork.run { [state] in try await entry.operation(state, order.input) }
  }
}
