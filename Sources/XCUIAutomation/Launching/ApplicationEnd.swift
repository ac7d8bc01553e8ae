import Primitives

/// An end of an application: how it came about.
enum ApplicationEnd: Error, Sendable, Hashable {
  /// The test ended it.
  case terminated

  /// It exited by itself, with this code.
  case exited(code: Int32)

  /// A signal ended it, in this function of its own, if it told.
  case signalled(Int32, in: String? = nil)

  /// It gave no answer for so many seconds, and was ended for that; where its threads were, in lines, as far as they told.
  case unresponsive(seconds: Double, stacks: [String] = [])

  /// The connection to it broke, for this reason, and it was ended for that.
  case disconnected(reason: String)

  /// Whether it crashed, rather than having been ended by anybody.
  var isCrash: Bool {
    guard case .signalled(let signal, _) = self else { return false }
    return DeadlySignal(signal)?.isCrash == true
  }

  /// It ended, and somebody else took its status.
  static let statusLost = disconnected(reason: "its status is lost")
}
