import Glibc
import Primitives

/// The end of an application in words.
enum EndText {
  /// Returns how an application ended: "crashed: segmentation fault (signal 11, SIGSEGV)".
  static func words(_ end: ApplicationEnd) -> String {
    switch end {
    case .terminated: "was ended by the test"
    case .exited(let code): "exited with code \(code)"
    case .signalled(let signal, let call):
      signals[signal].map { meaning in
        let place = call.map { " in " + SafeText.line($0) } ?? ""
        return "\(meaning.verb)\(place): \(meaning.meaning) (signal \(signal), \(meaning.name))"
      } ?? "was ended by signal \(signal)"
    case .unresponsive(let seconds, _):
      "gave no answer for \(SecondsText.words(seconds)), and was ended for that"
    case .disconnected(let reason): "lost its connection: \(SafeText.line(reason))"
    }
  }

  /// A meaning of a signal.
  private struct Meaning {
    /// What happened to the application.
    var verb: String

    /// Why.
    var meaning: String

    /// The name of the signal.
    var name: String
  }

  /// The signals that end applications.
  private static let signals: [Int32: Meaning] = [
    SIGILL: Meaning(
      verb: "crashed", meaning: "trap, as a failed precondition gives", name: "SIGILL"),
    SIGTRAP: Meaning(
      verb: "crashed", meaning: "trap, as a failed precondition gives", name: "SIGTRAP"),
    SIGABRT: Meaning(verb: "crashed", meaning: "abort", name: "SIGABRT"),
    SIGBUS: Meaning(verb: "crashed", meaning: "bus error", name: "SIGBUS"),
    SIGFPE: Meaning(verb: "crashed", meaning: "arithmetic error", name: "SIGFPE"),
    SIGSEGV: Meaning(verb: "crashed", meaning: "segmentation fault", name: "SIGSEGV"),
    SIGPIPE: Meaning(verb: "was ended", meaning: "it wrote to a closed pipe", name: "SIGPIPE"),
    SIGHUP: Meaning(verb: "was ended", meaning: "hang-up", name: "SIGHUP"),
    SIGINT: Meaning(verb: "was ended", meaning: "interrupt", name: "SIGINT"),
    SIGTERM: Meaning(verb: "was ended", meaning: "termination", name: "SIGTERM"),
    SIGKILL: Meaning(verb: "was ended", meaning: "killed", name: "SIGKILL"),
  ]
}
