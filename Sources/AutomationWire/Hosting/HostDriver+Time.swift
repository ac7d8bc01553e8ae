import VirtualTime

// MARK: - Letting time pass

extension HostDriver {
  /// How long a wait in real time goes on without a look at what is pending.
  private static let slice = Duration.milliseconds(50)

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
      return .zero
    case .virtual(let deadline):
      let start = now
      rest.leap(to: min(deadline, Scheduler.shared.now + limit))
      settle(host)
      return now - start
    case .real:
      return spendRealTime(limit, host, untilChange: true)
    }
  }

  /// Moves time forward, stopping at every sleeper.
  func spend(_ time: Duration, _ host: any AutomationHost) {
    let scheduler = Scheduler.shared
    guard scheduler.isTimeVirtual else {
      _ = spendRealTime(time, host, untilChange: false)
      return
    }
    moveVirtualTime(to: scheduler.now + time, host)
  }

  /// What brings the application on; it needs real time while it does not come to rest.
  private func nextStep(_ host: any AutomationHost) -> RestLoop.Step {
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
      wakes += 1
    }
    // More sleepers than the limit would be leapt over.
    if wakes < wakeLimit { scheduler.advance(to: target) }
    return settle(host) || wakes > 0
  }

  /// Waits in real time; virtual time keeps step, so that sleeping tasks and what is outside stay
  /// in order.
  ///
  /// - Parameters:
  ///   - limit: The longest time.
  ///   - host: The application.
  ///   - endsEarly: Whether to end as soon as something happened, or nothing is left that needs
  ///     real time.
  /// - Returns: How much time passed.
  private func spendRealTime(
    _ limit: Duration, _ host: any AutomationHost, untilChange endsEarly: Bool
  ) -> Duration {
    let scheduler = Scheduler.shared
    let begin = ContinuousClock.now
    let virtualBegin = scheduler.now
    var passed = Duration.zero
    while passed < limit {
      var hasActed = rest.waitInRealTime(atMost: min(Self.slice, limit - passed))
      passed = min(limit, begin.duration(to: .now))
      if scheduler.isTimeVirtual {
        hasActed = moveVirtualTime(to: virtualBegin + passed, host) || hasActed
      }
      hasActed = settle(host) || hasActed
      if endsEarly {
        if hasActed { break }
        if case .real = nextStep(host) { continue }
        break
      }
    }
    return passed
  }
}
