/// A command that a test has an application do or answer at any time, past its screen; declared once.
///
/// It is a property of a ``CommandSet``, which says more.
public struct Command<Commands: CommandSet, Input: Sendable, Output: Sendable>: Sendable {
  /// What it is for, in a sentence.
  public let documentation: String

  /// What the application does.
  package let body: DeclaredOperation<Commands.State, Input, Output>
}

extension Command: DeclaredProperty {
  /// What tells it apart.
  package var identity: DeclarationIdentity { body.identity }

  /// Returns the function that it declares.
  package func operation(
    named name: String, in properties: DeclaredProperties<Commands>
  ) -> NamedOperation<Commands.State> {
    body.named(name, documentation)
  }
}

// MARK: - Declaring

#if Automation
extension Command where Input == Void, Output == Void {
  /// Declares a command that takes and returns nothing.
  ///
  /// - Parameters:
  ///   - documentation: What it is for, in a sentence.
  ///   - operation: What the application does with its state, on the main actor. An error fails the
  ///     test.
  public init(
    _ documentation: String,
    operation: @escaping @MainActor @Sendable (Commands.State) async throws -> Void
  ) {
    self.documentation = documentation
    body = DeclaredOperation(.nothing, .nothing) { state, _ in try await operation(state) }
  }
}

extension Command where Input: Codable, Output == Void {
  /// Declares a command that takes something.
  ///
  /// - Parameters:
  ///   - documentation: What it is for, in a sentence.
  ///   - operation: What the application does with its state and what it is given, on the main actor.
  ///     An error fails the test.
  public init(
    _ documentation: String,
    operation: @escaping @MainActor @Sendable (Commands.State, Input) async throws -> Void
  ) {
    self.documentation = documentation
    body = DeclaredOperation(.value, .nothing, operation)
  }
}

extension Command where Input == Void, Output: Codable {
  /// Declares a command that returns something.
  ///
  /// - Parameters:
  ///   - documentation: What it is for, in a sentence.
  ///   - operation: What the application does with its state, on the main actor. An error fails the
  ///     test.
  public init(
    _ documentation: String,
    operation: @escaping @MainActor @Sendable (Commands.State) async throws -> Output
  ) {
    self.documentation = documentation
    body = DeclaredOperation(.nothing, .value) { state, _ in try await operation(state) }
  }
}

extension Command where Input: Codable, Output: Codable {
  /// Declares a command that takes something and returns something.
  ///
  /// - Parameters:
  ///   - documentation: What it is for, in a sentence.
  ///   - operation: What the application does with its state and what it is given, on the main actor.
  ///     An error fails the test.
  public init(
    _ documentation: String,
    operation: @escaping @MainActor @Sendable (Commands.State, Input) async throws -> Output
  ) {
    self.documentation = documentation
    body = DeclaredOperation(.value, .value, operation)
  }
}
#endif
