/// The commands of an application, shared with its tests: each property of the type declares one.
///
/// ```swift
/// public struct LibraryCommands: CommandSet {
///   public typealias State = Library
///   public let expireSession = Operation<Void, Void>("Ends the session, as the server does.") {
///     $0.session = nil
///   }
///   public let countOfLoans = Operation<String, Int>("Counts a reader's loans.") { library, name in
///     try library.loans(of: name).count
///   }
///   public init() {}
/// }
///
/// LibraryCommands.install(on: library)                                 // in the application
/// try app.commands(LibraryCommands.self).expireSession()               // in a test
/// let count = try app.commands(LibraryCommands.self).countOfLoans("alex")
/// ```
///
/// In an application that no test launched there are none.
public protocol CommandSet: Sendable {
  /// What the commands act on.
  associatedtype State

  /// Makes the set.
  init()
}

extension CommandSet {
  /// A command of this set.
  public typealias Operation<Input: Sendable, Output: Sendable> = Command<Self, Input, Output>

  /// The name of the set, as failures call it.
  package static var name: String { String(describing: Self.self) }

  /// The name of the call by which a test reaches the set.
  package static var callName: String { "commands." + name }

  /// The commands of the set by name, in order of declaration.
  package static var entries: [CommandEntry<State>] {
    DeclaredProperties(of: Self()).all.compactMap { name, declaration in
      (declaration as? any CommandDeclaration<Self>)?.entry(name)
    }
  }
}

// MARK: - Entries

/// A command with its name, whatever it takes and returns.
package struct CommandEntry<State>: Sendable {
  /// The name: that of the property.
  package let name: String

  /// What the application does with its state and an input.
  package let operation: @MainActor @Sendable (State, String) async throws -> String
}

/// One use of a command.
package struct CommandOrder: Sendable, Hashable, Codable {
  /// The name of the command.
  package let name: String

  /// The input, as text.
  package let input: String

  /// Makes an order.
  package init(name: String, input: String) {
    self.name = name
    self.input = input
  }
}

/// A command of a set, whatever it takes and returns.
private protocol CommandDeclaration<Commands> {
  /// The set.
  associatedtype Commands: CommandSet

  /// Returns the command with its name.
  func entry(_ name: String) -> CommandEntry<Commands.State>
}

extension Command: CommandDeclaration {
  fileprivate func entry(_ name: String) -> CommandEntry<Commands.State> {
    let (inputCoding, outputCoding, operation) = (inputCoding, outputCoding, operation)
    return CommandEntry(name: name) { state, text in
      try await outputCoding.encode(operation(state, inputCoding.decode(text)))
    }
  }
}
