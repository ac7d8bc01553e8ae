/// Functions of an application that its tests call by name, declared once as the properties of a type: what a ``FixtureSet`` and a
/// ``CommandSet`` are.
public protocol OperationSet: Sendable {
  /// What the functions act on.
  associatedtype State

  /// Makes the set.
  init()
}

extension OperationSet {
  /// The name of the set, as failures call it: what `String(describing:)` says, which makes a mirror of the type first.
  package static var name: String { _typeName(Self.self, qualified: false) }

  /// The functions of the set by name, in order of declaration.
  package static var operations: [NamedOperation<State>] {
    let properties = DeclaredProperties(of: Self())
    return properties.all.map { name, declaration in
      declaration.operation(named: name, in: properties)
    }
  }
}

/// A declared function, with the types of what it is given and returns.
package struct DeclaredOperation<State, Input: Sendable, Output: Sendable>: Sendable {
  /// How its input travels.
  package let input: TextCoding<Input>

  /// How its output travels.
  package let output: TextCoding<Output>

  /// What the application does.
  let run: @MainActor @Sendable (State, Input) async throws -> Output

  /// What tells the declaration apart from others.
  let identity = DeclarationIdentity()

  /// Makes a function.
  init(
    _ input: TextCoding<Input>, _ output: TextCoding<Output>,
    _ run: @escaping @MainActor @Sendable (State, Input) async throws -> Output
  ) {
    self.input = input
    self.output = output
    self.run = run
  }

  /// Returns the function with its name.
  func named(
    _ name: String, _ documentation: String, example: String? = nil, requirements: [String] = []
  ) -> NamedOperation<State> {
    let (input, output, run) = (input, output, run)
    return NamedOperation(
      name: name, documentation: documentation, inputType: input.typeName, example: example,
      requirements: requirements,
      run: { state, text in try await output.encode(run(state, input.decode(text))) })
  }
}

/// A declared function with its name, whatever it is given and returns.
package struct NamedOperation<State>: Sendable {
  /// The name: that of the property.
  package let name: String

  /// What it is for, in a sentence.
  package let documentation: String

  /// The type of its input: `Void` for none.
  package let inputType: String

  /// The input that the control board suggests, as text; `nil` when there is none to give.
  package let example: String?

  /// The names of the functions that come before it.
  package let requirements: [String]

  /// What the application does with its state and an input, both input and output as text.
  package let run: @MainActor @Sendable (State, String) async throws -> String
}

/// One use of a declared function.
package struct OperationCall: Sendable, Hashable, Codable {
  /// The name of the function.
  package let name: String

  /// The input, as text.
  package let input: String

  /// Makes a call.
  package init(name: String, input: String) {
    self.name = name
    self.input = input
  }
}
