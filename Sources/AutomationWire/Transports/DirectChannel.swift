package import VirtualTime

/// The way to an application in the test's process: a call on the main thread, with the values as
/// they are.
///
/// A deadline does not end a request here: it runs on the main thread, and there is no other place
/// from which to end it.
package final class DirectChannel: RequestChannel {
  /// What answers.
  let driver: HostDriver

  /// The application's instance.
  package var instance: ApplicationInstance { driver.instance }

  /// Makes a channel to a running application.
  package init(_ driver: HostDriver) {
    self.driver = driver
  }

  /// Starts an application on the main thread of this process and takes control of its time.
  ///
  /// May be called from any thread, as long as the main thread does not wait for it.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - configuration: What it is launched with.
  ///   - scope: Whose time is virtual: that of Swift concurrency, or all of the process's.
  ///   - servesUnattended: Whether jobs run while only a foreign run loop turns.
  /// - Returns: The way to the running application.
  /// - Throws: What kept it from starting.
  package static func launch(
    _ application: HostableApplication, _ configuration: LaunchConfiguration,
    scope: ControlOptions.Scope = .concurrency, servesUnattended: Bool = true
  ) throws -> DirectChannel {
    try Scheduler.shared.runOnMainThread {
      DirectChannel(
        try HostDriver(
          application, configuration, limits: .besideTests, isInTestProcess: true, scope: scope,
          servesUnattended: servesUnattended, provesRest: false))
    }
  }

  package func send(
    _ request: Request, deadline: RealClock.Instant
  ) throws(ChannelError) -> Reply {
    let driver = driver
    let reply = Scheduler.shared.runOnMainThread { driver.isEnded ? nil : driver.answer(request) }
    guard let reply else { throw .closed }
    return reply
  }
}
