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

  /// How its input travels.
  package let coding: TextCoding<Input>

  /// What tells it apart.
  package let identity = DeclarationIdentity()

  /// What the application does.
  package let operation: @MainActor @Sendable (Fixtures.State, Input) async throws -> Void
}

// MARK: - Declaring

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
    coding = .nothing
    self.operation = { state, _ in try await operation(state) }
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
    let coding = TextCoding<Input>.value
    self.documentation = documentation
    self.requirements = requirements
    self.example = (try? coding.encode(example)) ?? ""
    self.coding = coding
    self.operation = operation
  }
}

extension Fixture: DeclaredProperty {}

// MARK: - Entries

/// A fixture with its name, whatever its input.
package struct FixtureEntry<State>: Sendable {
  /// The name: that of the property.
  package let name: String

  /// What it is for, in a sentence.
  package let documentation: String

  /// The type of its input: `Void` for none.
  package let inputType: String

  /// The input that the control board suggests, as text; `nil` when there is none to give.
  package let example: String?

  /// The names of the fixtures that come before it.
  package let requirements: [String]

  /// What the application does with its state and an input.
  package let operation: @MainActor @Sendable (State, String) async throws -> Void
}

/// A fixture of a set, whatever its input.
private protocol FixtureDeclaration<Fixtures> {
  /// The set.
  associatedtype Fixtures: FixtureSet

  /// Returns the fixture with its name.
  func entry(
    _ name: String, in properties: DeclaredProperties<Fixtures>
  ) -> FixtureEntry<Fixtures.State>
}

extension Fixture: FixtureDeclaration {
  fileprivate func entry(
    _ name: String, in properties: DeclaredProperties<Fixtures>
  ) -> FixtureEntry<Fixtures.State> {
    let (coding, operation) = (coding, operation)
    return FixtureEntry(
      name: name, documentation: documentation, inputType: coding.typeName, example: example,
      requirements: requirements.map { properties.name(of: $0) },
      operation: { state, text in try await operation(state, coding.decode(text)) })
  }
}

extension FixtureSet {
  /// The fixtures of the set, in order of declaration.
  package static var entries: [FixtureEntry<State>] {
    let properties = DeclaredProperties(of: Self())
    return properties.all.compactMap { name, declaration in
      (declaration as? any FixtureDeclaration<Self>)?.entry(name, in: properties)
    }
  }
}
