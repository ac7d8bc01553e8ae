/// Why a request got no answer.
package enum ChannelError: Error, Sendable, Hashable {
  /// What was under way.
  package enum Operation: Sendable, Hashable {
    /// A message was being sent.
    case sending

    /// A message was awaited.
    case receiving
  }

  /// A call of the system.
  package enum SystemCall: String, Sendable, Hashable {
    /// Making a pair of sockets.
    case socketpair
    /// Sending.
    case send
    /// Receiving.
    case recv
    /// Waiting.
    case poll
  }

  /// The other side is gone: it ended, crashed, or closed the connection. Nothing can be sent any
  /// more.
  case closed

  /// The deadline passed. The answer may still come; a later request skips it.
  case timedOut(Operation)

  /// The system refused, with the number of its error.
  case system(SystemCall, code: Int32)

  /// What came is no message. The connection cannot be used any further.
  case malformed(WireError)

  /// What the application is to be launched with is longer than a message may be.
  case oversized(WireError)

  /// A message came that does not belong here.
  case unexpectedMessage
}
