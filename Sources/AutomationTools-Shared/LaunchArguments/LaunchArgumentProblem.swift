import Primitives

/// A problem with flags, or with the launch argument that carries them.
package enum LaunchArgumentProblem: Error, Sendable, Hashable {
  /// A flag is infinity or no number, which the argument cannot hold.
  case notFinite(key: String)

  /// The part after the prefix is not JSON.
  case malformedJSON(argument: String)

  /// The part after the prefix is JSON, but not an object.
  case notAnObject(argument: String)

  /// An argument with the same prefix came before; this one is ignored.
  case duplicate(argument: String)
}

extension LaunchArgumentProblem: CustomStringConvertible {
  /// The problem in words.
  package var description: String {
    switch self {
    case .notFinite(let key):
      "The flag “\(key)” is infinite or not a number; launch arguments cannot carry that."
    case .malformedJSON(let argument):
      "The launch argument \(quoted(argument)) is not valid: what follows the prefix is not JSON."
    case .notAnObject(let argument):
      "The launch argument \(quoted(argument)) is not valid: what follows the prefix is not a JSON object."
    case .duplicate(let argument):
      "The launch argument \(quoted(argument)) is ignored: one with the same prefix came before."
    }
  }

  /// An argument between quotation marks, cut where it gets long, without line breaks and the like.
  private func quoted(_ argument: String) -> String {
    "“\(SafeText.line(argument))”"
  }
}
