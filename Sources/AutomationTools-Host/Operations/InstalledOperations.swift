#if Automation
import AutomationTools_Shared

/// The declared functions of one instance of an application, with what they act on.
@MainActor package final class InstalledOperations<State> {
  /// The name of the set.
  private let set: String

  /// The functions.
  package let all: [NamedOperation<State>]

  /// What they act on.
  private let state: State

  /// Installs the functions of a set.
  ///
  /// - Parameters:
  ///   - operations: The set.
  ///   - state: What they act on.
  package init<Operations: OperationSet>(_ operations: Operations.Type, on state: State)
  where Operations.State == State {
    set = Operations.name
    all = Operations.operations
    self.state = state
  }

  /// A function that the application does not have.
  private struct Unknown: Error, CustomStringConvertible {
    /// What is wrong, in words.
    let description: String
  }

  /// Returns the function with a name.
  func operation(named name: String) throws -> NamedOperation<State> {
    if let operation = all.first(where: { $0.name == name }) { return operation }
    let known = all.map(\.name).joined(separator: ", ")
    throw Unknown(description: "\(set) of the application has no “\(name)”, but \(known)")
  }

  /// Runs a function.
  ///
  /// - Parameter call: Its name and input.
  /// - Returns: The output, as text.
  /// - Throws: What the function threw, or that there is none of the name.
  func run(_ call: OperationCall) async throws -> String {
    try await operation(named: call.name).run(state, call.input)
  }
}
#endif
