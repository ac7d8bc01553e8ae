public import AutomationTools_Shared

extension XCUIApplication {
  /// The commands of a set that the application installed, each under its name.
  ///
  /// ```swift
  /// try app.commands(LibraryCommands.self).expireSession()
  /// let count = try app.commands(LibraryCommands.self).countOfLoans("alex")
  /// ```
  ///
  /// After a command the application comes to rest, as after a tap.
  ///
  /// - Parameter type: The set.
  /// - Returns: The commands.
  public func commands<Commands: CommandSet>(_ type: Commands.Type) -> CommandCalls<Commands> {
    CommandCalls(app: self)
  }
}

/// The commands of a running application, each under its name.
@dynamicMemberLookup public struct CommandCalls<Commands: CommandSet> {
  /// The application.
  let app: XCUIApplication

  /// A command: it is called with its input.
  public subscript<Input, Output>(
    dynamicMember path: KeyPath<Commands, Command<Commands, Input, Output>>
  ) -> CommandCall<Commands, Input, Output> {
    let commands = Commands()
    let properties = DeclaredProperties(of: commands)
    return CommandCall(
      app: app, name: properties.name(of: path), command: commands[keyPath: path],
      check: { try properties.check(path) })
  }
}

/// A command that did not do what it should; the failure is recorded already where it was used.
public struct CommandFailure: Error, Sendable, CustomStringConvertible {
  /// The command as a test writes it.
  let command: String

  /// The name of its set.
  let set: String

  /// What went wrong, in words.
  let reason: String

  /// Whether the application has commands of the set.
  let isInstalled: Bool

  /// The failure in words.
  public var description: String {
    "The command \(command) of \(set) failed: \(reason)" + (reason.hasSuffix(".") ? "" : ".")
      + (isInstalled ? "" : " The application must call \(set).install(on:).")
  }
}

extension CommandFailure: FailureKind {
  /// The failure in words.
  package var message: String { description }

  /// Whether it ran, which is code of the application.
  package var isOfApplication: Bool { isInstalled }
}

/// A command of a running application.
public struct CommandCall<Commands: CommandSet, Input: Sendable, Output: Sendable> {
  /// The application.
  let app: XCUIApplication

  /// The name.
  let name: String

  /// The declaration.
  let command: Command<Commands, Input, Output>

  /// Throws when the application cannot know of the declaration.
  let check: () throws -> Void

  /// Has the application run the command, and waits for its end.
  ///
  /// A failure is recorded on the line of the call; what is thrown then only ends the test.
  ///
  /// - Parameter input: What the command is given.
  /// - Returns: What it returned.
  /// - Throws: ``CommandFailure`` when the command failed, or could not be run.
  @discardableResult
  public func callAsFunction(_ input: Input) throws -> Output {
    var source = name
    do {
      try check()
      let text = try command.body.input.encode(input)
      source += InputSource.text(text, of: Input.self)
      let call = OperationCall(name: name, input: text)
      return try command.body.output.decode(Commands.message.ask(call, through: app.run))
    } catch {
      let reason = String(describing: error)
      let failure = CommandFailure(
        command: source, set: Commands.name, reason: reason, isInstalled: !isUnknown(error))
      FailureRecorder.record(failure)
      throw failure
    }
  }

  /// Returns whether a failure is that the application offers no commands of the set.
  private func isUnknown(_ reason: any Error) -> Bool {
    if case XCUIApplication.RequestProblem.unknownCommand = reason { true } else { false }
  }
}

extension CommandCall where Input == Void {
  /// Has the application run the command, and waits for its end.
  ///
  /// A failure is recorded on the line of the call; what is thrown then only ends the test.
  /// - Returns: What it returned.
  /// - Throws: ``CommandFailure`` when the command failed, or could not be run.
  @discardableResult
  public func callAsFunction() throws -> Output {
    try callAsFunction(())
  }
}
