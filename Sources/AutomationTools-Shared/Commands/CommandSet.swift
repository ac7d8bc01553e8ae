/// The commands of an application, shared with its tests: each property of the type declares one.
///
/// ```swift
/// public struct LibraryCommands: CommandSet {
///   public typealias State = Library
///   public let expireSession = CommandOperation<Void, Void>("Ends the session, as the server does.") {
///     $0.session = nil
///   }
///   public let countOfLoans = CommandOperation<String, Int>("Counts a reader's loans.") { library, name in
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
public protocol CommandSet: OperationSet {}

extension CommandSet {
  /// A command of this set.
  public typealias CommandOperation<Input: Sendable, Output: Sendable> = Command<
    Self, Input, Output
  >

  /// The message by which a test uses a command of the set; the output comes as text.
  package static var message: ToolMessage<OperationCall, String> {
    ToolMessage("commands." + name)
  }
}
