import XCUIAutomation

/// A failure about a gate that a test holds.
enum GateFailure: FailureKind, Hashable {
  /// A gate is let go that is not held; these are.
  case notHeld(String, held: [String])

  /// Nothing came to a gate that was held; the application came to these.
  case unreached(String, reached: [String])

  /// The application does not say what came to its gates.
  case unreadable(reason: String)

  /// The application does not take what the test says of a gate.
  case unchangeable(String, reason: String)
}

// MARK: - Text

extension GateFailure {
  /// The failure in words.
  var message: String {
    switch self {
    case .notHeld(let name, let held):
      "The gate “\(name)” is not held. "
        + (held.isEmpty ? "None is." : "These are: \(Self.list(held)).")
    case .unreached(let name, let reached):
      "The gate “\(name)” was held, but the application never came to it. "
        + (reached.isEmpty ? "It came to none." : "It came to: \(Self.list(reached)).")
    case .unreadable(let reason): "The gates cannot be looked at. \(reason)"
    case .unchangeable(let name, let reason): "The gate “\(name)” cannot be changed. \(reason)"
    }
  }

  /// Returns names as a list.
  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }
}
