package import VirtualTime

/// A way to a running application: over a descriptor, or by a call in the same process.
package protocol RequestChannel: AnyObject, Sendable {
  /// Asks the application and waits for its answer.
  ///
  /// May be called from any thread; calls at the same time wait for each other.
  ///
  /// - Parameters:
  ///   - request: What is asked. Its number must be greater than that of the request before.
  ///   - deadline: When to give up.
  /// - Returns: The answer to this request.
  /// - Throws: ``ChannelError``.
  func send(
    _ request: Request, deadline: RealClock.Instant
  ) throws(ChannelError) -> Reply
}
