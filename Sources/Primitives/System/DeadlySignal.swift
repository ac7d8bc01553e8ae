import Glibc

/// A signal that ends processes, in words.
package struct DeadlySignal: Sendable, Hashable {
  /// What happened to the process: "crashed".
  package let verb: String

  /// Why: "segmentation fault".
  package let meaning: String

  /// The name of the signal: "SIGSEGV".
  package let name: String

  /// The number of the signal.
  package let number: Int32

  /// Whether the process did something that it must not, rather than having been ended by anybody.
  package var isCrash: Bool { verb == Self.crashed }

  /// What happened to a process that crashed.
  private static let crashed = "crashed"

  /// Makes a signal in words, unless none are known.
  ///
  /// - Parameter number: The number of the signal.
  package init?(_ number: Int32) {
    guard let (verb, meaning, name) = Self.words(of: number) else { return nil }
    self.verb = verb
    self.meaning = meaning
    self.name = name
    self.number = number
  }

  /// The meaning with the number and the name: "segmentation fault (signal 11, SIGSEGV)".
  package var text: String { "\(meaning) (signal \(number), \(name))" }

  /// The words of a signal.
  private static func words(of number: Int32) -> (String, String, String)? {
    switch number {
    case SIGILL: (crashed, "trap, as a failed precondition gives", "SIGILL")
    case SIGTRAP: (crashed, "trap, as a failed precondition gives", "SIGTRAP")
    case SIGABRT: (crashed, "abort", "SIGABRT")
    case SIGBUS: (crashed, "bus error", "SIGBUS")
    case SIGFPE: (crashed, "arithmetic error", "SIGFPE")
    case SIGSEGV: (crashed, "segmentation fault", "SIGSEGV")
    case SIGSYS: (crashed, "call that the system does not have", "SIGSYS")
    case SIGPIPE: ("was ended", "it wrote to a closed pipe", "SIGPIPE")
    case SIGHUP: ("was ended", "hang-up", "SIGHUP")
    case SIGINT: ("was ended", "interrupt", "SIGINT")
    case SIGTERM: ("was ended", "termination", "SIGTERM")
    case SIGKILL: ("was ended", "killed", "SIGKILL")
    default: nil
    }
  }
}
