/// An order to the fixtures of an application that a test launches.
package struct FixtureOrder: Sendable, Hashable, Codable {
  /// How it travels.
  package static let payload = LaunchPayload<FixtureOrder>("fixtures")

  /// The name of the set.
  package let set: String

  /// What is run, in order.
  package let calls: [OperationCall]

  /// Makes an order.
  package init(set: String, calls: [OperationCall]) {
    self.set = set
    self.calls = calls
  }
}

/// A report of what became of a ``FixtureOrder``.
package struct FixtureReport: Sendable, Hashable, Codable {
  /// How many fixtures ran to their end.
  package var count = 0

  /// Why the one after them did not, in words; `nil` when all ran.
  package var problem: String?

  /// Makes a report of nothing.
  package init() {}

  /// Returns the message by which a test asks for the report on a set.
  package static func message(_ set: String) -> ToolMessage<NoValue, FixtureReport> {
    ToolMessage("fixtures.report." + set)
  }
}

extension OperationCall {
  /// Returns the fixtures that launch arguments ask for, in order.
  ///
  /// - Parameter arguments: The arguments: each fixture is two, the second of which is its name, or its name, `=` and its input.
  /// - Returns: The fixtures.
  package static func calls(in arguments: [String]) -> [OperationCall] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == FixtureBoardName.argument }.map {
      let parts = $0.1.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return OperationCall(name: String(parts[0]), input: parts.count > 1 ? String(parts[1]) : "")
    }
  }
}

/// The names that a test and the control board of an application agree on.
package enum FixtureBoardName {
  /// The title of the board.
  package static let title = "Test Fixtures"

  /// The button that closes it.
  package static let close = "Done"

  /// The launch option that shows the board first.
  package static let option = LaunchOption<Bool>(
    "TestFixtures", "Whether the control board of fixtures is shown first.")

  /// The launch argument before the name of a fixture that is run first, `-TestFixture addReader=alex`: for a person, and any number of
  /// times.
  package static let argument = "-TestFixture"

  /// What a fixture's outcome says when it ran.
  package static let success = "Ran"

  /// What it says when the fixture failed; the reason is its value besides.
  package static func failure(_ reason: String) -> String { "Failed: " + reason }

  /// What all identifiers of the board begin with; no screen of an application declares them.
  package static let prefix = "testFixtures."

  /// The identifier of the field for a fixture's input.
  package static func input(_ name: String) -> String { prefix + name + ".input" }

  /// The identifier of a fixture's outcome.
  package static func outcome(_ name: String) -> String { prefix + name + ".outcome" }
}
