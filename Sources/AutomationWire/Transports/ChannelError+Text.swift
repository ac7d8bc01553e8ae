import Glibc

extension ChannelError: CustomStringConvertible {
  /// The error in words.
  package var description: String {
    switch self {
    case .closed: "the application closed the connection"
    case .timedOut(.sending): "the application did not take the request in time"
    case .timedOut(.receiving): "the application did not answer in time"
    case .system(let call, let code): "\(call.rawValue) failed: \(String(cString: strerror(code)))"
    case .malformed(let error): "the application sent what is no message: \(error)"
    case .oversized(let error): "what the application is to be launched with is too long: \(error)"
    case .unexpectedMessage: "the application sent a message that does not belong here"
    }
  }
}
