public import AutomationTools_Shared
import AutomationWire

/// The fixtures of an application that a test launched; none in one that a person launched, unless its author wants them:
/// ``AutomationBridge/acceptManualLaunches()``.
///
/// The control board takes it.
@MainActor public struct InstalledFixtures {
  /// A row of the control board.
  package struct Row: Sendable, Identifiable {
    /// The name of the fixture.
    package let name: String

    /// What it is for, in a sentence.
    package let documentation: String

    /// The input that is suggested, as text; `nil` when there is none to give.
    package let example: String?

    /// The name.
    package var id: String { name }
  }

  /// The rows of the control board; `nil` unless the launch asks for the board.
  package let rows: [Row]?

  /// Runs a fixture with an input.
  package let run: @MainActor (_ name: String, _ input: String) async throws -> Void

  /// Those of an application that a person launched.
  static let none = InstalledFixtures(rows: nil) { _, _ in }
}

extension FixtureSet {
  /// Hands the application's state to its fixtures, and runs those that the test asks for, one after
  /// the other: they are over when this returns.
  ///
  /// Call it in the application's `init()`, before anything reads the state. It does nothing in an
  /// application that no test launched, unless its author wants it: ``AutomationBridge/acceptManualLaunches()``.
  ///
  /// - Parameter state: What the fixtures change.
  /// - Returns: The fixtures, for the control board.
  @MainActor @discardableResult
  public static func install(on state: State) -> InstalledFixtures {
    #if Automation
    guard let configuration = AutomationBridge.launch else { return .none }
    let runner = FixtureRunner(InstalledOperations(Self.self, on: state))
    if configuration.isAutomated, let instance = ApplicationInstance.current {
      runner.runOrder(of: configuration, for: instance, set: name)
    } else {
      runner.runArguments(configuration.arguments)
    }
    // An application counts as one that asks for launch arguments only where there is this one.
    let option = FixtureBoardName.option
    let showsBoard =
      configuration.arguments.contains("-" + option.key) && option.value(in: configuration) == true
    let rows = runner.fixtures.all.map {
      InstalledFixtures.Row(
        name: $0.name, documentation: $0.documentation, example: $0.example)
    }
    return InstalledFixtures(rows: showsBoard ? rows : nil) {
      try await runner.run(OperationCall(name: $0, input: $1))
    }
    #else
    return .none
    #endif
  }
}
