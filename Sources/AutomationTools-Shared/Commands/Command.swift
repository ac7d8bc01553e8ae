/// Something that a test has an application do or tell at any time, past its screen; declared once.
///
/// It is a property of a ``CommandSet``, which says more.
public struct Command<Commands: CommandSet, Input: Sendable, Output: Sendable>: Sendable {
  /// What it is for, in a sentence.
  public let documentation: String

  /// How its input travels.
  package let inputCoding: TextCoding<Input>

  /// How its output travels.
  package let outputCoding: TextCoding<Output>

  /// What tells it apart.
  package let identity = DeclarationIdentity()

  /// What the application does.
  package let operation: @MainActor @Sendable (Commands.State, Input) async throws -> Output
}

extension Command: DeclaredProperty {}

// MARK: - Declaring

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
    inputCoding = .nothing
    outputCoding = .nothing
    self.operation = { state, _ in try await operation(state) }
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
    inputCoding = .value
    outputCoding = .nothing
    self.operation = operation
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
    inputCoding = .nothing
    outputCoding = .value
    self.operation = { state, _ in try await operation(state) }
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
    inputCoding = .value
    outputCoding = .value
    self.operation = operation
  }
}
