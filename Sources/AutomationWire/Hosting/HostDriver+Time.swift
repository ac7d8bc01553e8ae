import VirtualTime

// MARK: - Letting time pass

extension HostDriver {
  /// Lets time pass until something may have changed.
  ///
  /// - Parameters:
  ///   - limit: The longest time, of the application.
  ///   - host: The application.
  /// - Returns: How much time passed; none when nothing can change any more.
  func letTimePass(_ limit: Duration, _ host: any AutomationHost) -> Duration {
    guard limit > .zero else { return .zero }
    switch nextStep(host) {
    case .none:
      arrivalsAtProof = Scheduler.shared.arrivals
      return .zero
    case .virtual(let deadline):
      let start = now
      let target = min(deadline, Scheduler.shared.now + limit)
      rest.leap(to: target)
      settle(host)
      settleThreads(host)
      // What was asked for at one moment is due nanoseconds apart.
      if Scheduler.shared.nextDeadline(by: target) != nil { moveVirtualTime(to: target, host) }
      return now - start
    case .real:
      return spendRealTime(limit, host, untilChange: true)
    }
  }

  /// A point in time, by the clocks that there are.
  struct Moment {
    /// In real time.
    var real: RealClock.Instant

    /// In that of the application, since its launch.
    var virtual: Duration
  }

  /// Lets the time pass that an application took which does not come to rest, or a wait for it would have no end.
  ///
  /// - Parameters:
  ///   - begin: Since when.
  ///   - limit: The longest time.
  /// - Returns: How much time passed since then.
  func makeGood(since begin: Moment, atMost limit: Duration) -> Duration {
    let passed = now - begin.virtual
    let owed = min(limit, begin.real.duration(to: .now)) - passed
    if Scheduler.shared.isTimeVirtual, owed > .zero {
      Scheduler.shared.advance(to: Scheduler.shared.now + owed)
    }
    return now - begin.virtual
  }

  /// Moves time forward, stopping at every sleeper.
  ///
  /// - Returns: What kept it from going all the way, in words; `nil` when nothing did.
  func spend(_ time: Duration, _ host: any AutomationHost) -> String? {
    let scheduler = Scheduler.shared
    guard scheduler.isTimeVirtual else {
      _ = spendRealTime(time, host, untilChange: false)
      return nil
    }
    let begin = scheduler.now
    // What a thread has yet to wait for, because nobody let it run since it was asked to, is due on the way as well.
    settleThreads(host)
    moveVirtualTime(to: begin + time, host)
    guard scheduler.now < begin + time else { return nil }
    let next = scheduler.sleepers.first?.description ?? "something"
    return
      "Time went on by \(scheduler.now - begin) only, in \(wakeLimit) steps. Still pending: \(next)."
  }

  /// How long it takes to use an application once: a moment, so that what comes later has a later date.
  private static let timeOfInput = Duration.milliseconds(1)

  /// Lets the time pass that input takes, and what is due meanwhile happen.
  func passTimeOfInput(_ host: any AutomationHost) {
    let scheduler = Scheduler.shared
    guard scheduler.isTimeVirtual else { return }
    let end = scheduler.now + Self.timeOfInput
    if let deadline = scheduler.nextDeadline, deadline <= end {
      moveVirtualTime(to: end, host)
    } else {
      scheduler.advance(to: end)
    }
  }

  /// How long what a finger has set in motion goes on, on a phone, before a test that put it there does something else.
  private static let timeOfMotion = Duration.seconds(1)

  /// Lets the time pass in which what a finger has set in motion comes to rest; none where time is real.
  ///
  /// Suites count on it that scroll until something is there, so many times at most, in content that is loaded as they go.
  func passTimeOfMotion(_ host: any AutomationHost) {
    guard Scheduler.shared.isTimeVirtual else { return }
    // What is still pending afterwards was pending before.
    _ = spend(Self.timeOfMotion, host)
  }

  /// What brings the application on; it needs real time while it does not come to rest.
  func nextStep(_ host: any AutomationHost) -> RestLoop.Step {
    isUnrestful ? .real : rest.nextStep(isPending: !pendingWork(of: host).isEmpty)
  }

  /// Moves virtual time and lets everything happen on the way.
  ///
  /// - Returns: Whether anything happened.
  @discardableResult
  private func moveVirtualTime(to target: Duration, _ host: any AutomationHost) -> Bool {
    let scheduler = Scheduler.shared
    var wakes = 0
    while wakes < wakeLimit, scheduler.advanceToNextDeadline(limit: target) {
      settle(host)
      settleThreads(host)
      wakes += 1
    }
    // More sleepers than the limit would be leapt over.
    if wakes < wakeLimit { scheduler.advance(to: target) }
    return settle(host) || wakes > 0
  }

  /// Lets the threads that a leap has woken come to rest, for a moment, before time goes on.
  ///
  /// Whatever the load, what they do at one time comes before what is due at the next. Those that go on for longer, as they do while something
  /// is loaded, are not waited for again before all rest.
  ///
  /// - Parameter host: The application.
  private func settleThreads(_ host: any AutomationHost) {
    guard Scheduler.shared.ownsProcessClock else { return }
    var activity = rest.idleness.foreignActivity()
    while activity.contains(where: \.isThread) {
      guard threadPace.takePassed() == .zero else { return }
      if rest.loop.turn(blockingFor: threadPace.nextPause()) { settle(host) }
      activity = rest.idleness.foreignActivity()
    }
    settle(host)
    // What waits for others may be at work again and again.
    if activity.isEmpty { threadPace = RealPace() }
  }

  /// Waits in real time, with which virtual time keeps step, so that sleeping tasks and what is outside stay in order.
  ///
  /// Where it stands still at first, the wait takes that much longer.
  ///
  /// - Parameters:
  ///   - limit: The longest time.
  ///   - host: The application.
  ///   - endsEarly: Whether to end as soon as something happened, or nothing is left that needs
  ///     real time.
  /// - Returns: How much time of the application passed.
  private func spendRealTime(
    _ limit: Duration, _ host: any AutomationHost, untilChange endsEarly: Bool
  ) -> Duration {
    let scheduler = Scheduler.shared
    let begin = RealClock.now
    // One that does not come to rest was given its moment.
    let standsStill = scheduler.ownsProcessClock && !isUnrestful
    var pace = RealPace(grace: standsStill ? RealPace.grace : .zero)
    let virtualBegin = scheduler.now
    let virtualEnd = virtualBegin + limit
    var passed = Duration.zero
    while scheduler.isTimeVirtual ? scheduler.now < virtualEnd : passed < limit {
      var hasActed = rest.waitInRealTime(atMost: min(pace.nextPause(), max(.zero, limit - passed)))
      passed = min(limit, begin.duration(to: .now))
      if scheduler.isTimeVirtual {
        let target = min(virtualEnd, scheduler.now + pace.takePassed())
        hasActed = moveVirtualTime(to: target, host) || hasActed
      }
      hasActed = settle(host) || hasActed
      if scheduler.isTimeVirtual, isUnrestful {
        // What it took counts, or a wait for it would have no end.
        scheduler.advance(to: min(virtualEnd, scheduler.now + pace.takePassed()))
      }
      if endsEarly {
        if hasActed { break }
        if case .real = nextStep(host) { continue }
        break
      }
    }
    return scheduler.isTimeVirtual ? scheduler.now - virtualBegin : passed
  }

  /// Returns a number of seconds as a time; what is negative or no number as zero, and no more than
  /// thirty years; in whole nanoseconds, as the clocks have them, and one at least.
  func duration(_ seconds: Double) -> Duration {
    guard seconds > 0 else { return .zero }
    return .nanoseconds(max(1, Int64((min(seconds, 1e9) * 1e9).rounded())))
  }
}
