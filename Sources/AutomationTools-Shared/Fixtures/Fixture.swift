/// A state of an application's data in which tests begin, declared once: what it is called, what it
/// needs, and how the application gets there.
///
/// It is a property of a ``FixtureSet``, which says more.
public struct Fixture<Fixtures: FixtureSet, Input: Sendable>: Sendable {
  /// What it is for, in a sentence.
  public let documentation: String

  /// The fixtures that come before it.
  package let requirements: [any PartialKeyPath<Fixtures> & Sendable]

  /// The input that the control board suggests, as text; `nil` when there is none to give.
  package let example: String?

  /// What the application does.
  package let body: DeclaredOperation<Fixtures.State, Input, Void>
}

// MARK: - Declaring

#if Automation
extension Fixture where Input == Void {
  /// Declares a fixture that needs no input.
  ///
  /// - Parameters:
  ///   - documentation: What it is for, in a sentence.
  ///   - requirements: The fixtures that must have run before it.
  ///   - operation: What the application does with its state, on the main actor. An error fails the
  ///     test.
  public init(
    _ documentation: String, requires requirements: (any PartialKeyPath<Fixtures> & Sendable)...,
    operation: @escaping @MainActor @Sendable (Fixtures.State) async throws -> Void
  ) {
    self.documentation = documentation
    self.requirements = requirements
    example = nil
    body = DeclaredOperation(.nothing, .nothing) { state, _ in try await operation(state) }
  }
}

extension Fixture where Input: Codable {
  /// Declares a fixture that is given something.
  ///
  /// - Parameters:
  ///   - documentation: What it is for, in a sentence.
  ///   - requirements: The fixtures that must have run before it.
  ///   - example: What the control board suggests to give it.
  ///   - operation: What the application does with its state and what it is given, on the main actor.
  ///     An error fails the test.
  public init(
    _ documentation: String, requires requirements: (any PartialKeyPath<Fixtures> & Sendable)...,
    example: Input,
    operation: @escaping @MainActor @Sendable (Fixtures.State, Input) async throws -> Void
  ) {
    let body = DeclaredOperation(TextCoding<Input>.value, .nothing, operation)
    self.documentation = documentation
    self.requirements = requirements
    // An example that cannot be coded is none; a test that states it is told.
    self.example = (try? body.input.encode(example)) ?? ""
    self.body = body
  }
}
#endif

extension Fixture: DeclaredProperty {
  /// What tells it apart.
  package var identity: DeclarationIdentity { body.identity }

  /// Returns the function that it declares.
  package func operation(
    named name: String, in properties: DeclaredProperties<Fixtures>
  ) -> NamedOperation<Fixtures.State> {
    body.named(
      name, documentation, example: example,
      requirements: requirements.map { properties.name(of: $0) })
  }
}
