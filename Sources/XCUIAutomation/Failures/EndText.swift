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
      DeadlySignal(signal).map { known in
        let place = call.map { " in " + SafeText.line($0) } ?? ""
        return "\(known.verb)\(place): \(known.text)"
      } ?? "was ended by signal \(signal)"
    case .unresponsive(let seconds, _):
      "gave no answer for \(SecondsText.words(seconds)), and was ended for that"
    case .disconnected(let reason): "lost its connection: \(SafeText.line(reason))"
    }
  }
}
