/// How time passes and jobs are ordered while a scheduler is in control.
package struct ControlOptions: Sendable, Hashable {
  /// How time passes.
  package enum Time: Sendable, Hashable {
    /// Sleeps end when somebody moves the time; nothing waits for the real clock.
    case virtual

    /// Jobs still queue up, but sleeps take real time.
    case real
  }

  /// How time passes.
  package var time: Time

  /// The seed of the order of jobs and of sleeps that end together; nil means order of arrival.
  package var seed: UInt64?

  /// Whether jobs run, and time moves, while no loop of ours turns but somebody else's does.
  ///
  /// For a test process: an `async` test that awaits while it is in control would hang otherwise.
  /// The app's own process has its loop and leaves this off.
  package var servesUnattended: Bool

  /// Creates options.
  ///
  /// - Parameters:
  ///   - time: How time passes.
  ///   - seed: The seed of the order of jobs, nil for order of arrival.
  ///   - servesUnattended: Whether jobs run while only a foreign run loop turns.
  package init(time: Time = .virtual, seed: UInt64? = nil, servesUnattended: Bool = false) {
    self.time = time
    self.seed = seed
    self.servesUnattended = servesUnattended
  }
}
