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

  /// Whose time it is.
  package enum Scope: Sendable, Hashable {
    /// That of Swift concurrency: `Task.sleep` and the virtual clock.
    case concurrency

    /// That of the process: all its clocks and timed waits. In a build with a sanitizer it is that of Swift concurrency.
    case process
  }

  /// Whose time it is.
  package var scope: Scope

  /// What the date is when control begins, since 1970.
  ///
  /// It is for the time of a process; `nil` stands for the real date.
  package var date: Duration?

  /// The seed of the order of jobs and of sleeps that end together; nil means order of arrival.
  package var seed: UInt64?

  /// Whether jobs run, and time moves, while no loop of ours turns but somebody else's does.
  ///
  /// For a test process: an `async` test that awaits while it is in control would hang otherwise.
  /// The app's own process has its loop and leaves this off.
  package var servesUnattended: Bool

  /// Whether jobs of the default executor run on threads of their own, as in a shipped app; see `PoolThreads`.
  ///
  /// For an application that has its process for itself. In a test's process they run on the main thread: code of the test is among them.
  package var usesPoolThreads: Bool

  /// Creates options.
  ///
  /// - Parameters:
  ///   - time: How time passes.
  ///   - scope: Whose time it is.
  ///   - date: What the date is when control begins, since 1970; `nil` for the real date.
  ///   - seed: The seed of the order of jobs, nil for order of arrival.
  ///   - servesUnattended: Whether jobs run while only a foreign run loop turns.
  ///   - usesPoolThreads: Whether jobs of the default executor run on threads of their own.
  package init(
    time: Time = .virtual, scope: Scope = .concurrency, date: Duration? = nil, seed: UInt64? = nil,
    servesUnattended: Bool = false, usesPoolThreads: Bool = false
  ) {
    self.time = time
    self.scope = scope
    self.date = date
    self.seed = seed
    self.servesUnattended = servesUnattended
    self.usesPoolThreads = usesPoolThreads
  }
}
