import Synchronization

extension Scheduler {
  /// The time since control began; without control, a reading of the real clock.
  ///
  /// In virtual time it stands still while jobs run.
  package var now: Duration {
    state.withLock { $0.isControlled ? $0.time() : RealClock.uptime() }
  }

  /// The time at which the next sleeping task wakes, or the next wait of the process ends; nil if there is none.
  package var nextDeadline: Duration? {
    state.withLock { $0.nextDeadline() }
  }

  /// The number of tasks that sleep.
  package var sleeperCount: Int {
    state.withLock { $0.sleepers.count }
  }

  /// What sleeps or waits, in the order in which it goes on: tasks, and what of the process is known.
  ///
  /// A task that was cancelled is no longer in the list. The exception is one that prefers a task
  /// executor of its own (`withTaskExecutorPreference`): the runtime resumes it there, which cannot
  /// be seen from here, and it stays in the list until its deadline.
  package var sleepers: [Sleeper] {
    let (tasks, ownsProcess) = state.withLock {
      ($0.sleepers.ordered().map(\.description), $0.ownsProcessClock)
    }
    guard ownsProcess else { return tasks }
    return (tasks + ProcessTime.sleepers()).sorted { $0.deadline < $1.deadline }
  }

  /// Those of ``sleepers`` that end first.
  ///
  /// - Parameter most: How many at most.
  /// - Returns: Them, and how many there are altogether.
  func firstSleepers(_ most: Int) -> (first: [Sleeper], count: Int) {
    let (tasks, count, ownsProcess) = state.withLock {
      ($0.sleepers.earliest(most).map(\.description), $0.sleepers.count, $0.ownsProcessClock)
    }
    guard ownsProcess else { return (tasks, count) }
    let others = ProcessTime.sleepers()
    let all = (tasks + others).sorted { $0.deadline < $1.deadline }
    return (Array(all.prefix(most)), count + others.count)
  }

  /// Moves virtual time in one leap and makes everything ready whose deadline is passed.
  ///
  /// Tasks wake in the order of their deadlines, those of one deadline in order of arrival (or as
  /// the seed decides); they all see the new time. A task that sleeps again on the way would
  /// therefore sleep from the end of the leap: ``elapse(to:)`` goes there step by step.
  ///
  /// - Parameter time: The new time; an earlier one than the present changes nothing.
  package func advance(to time: Duration) {
    let mayMove = state.withLock { $0.isVirtual && time >= $0.time() }
    if mayMove { move(to: time) }
  }

  /// Moves virtual time, and makes ready what is due.
  ///
  /// - Returns: Whether a task became ready.
  @discardableResult
  private func move(to time: Duration) -> Bool {
    // Without the lock: a thread that goes on may send a job.
    if ownsProcessClock { ProcessTime.advance(to: time) }
    return state.withLock { state in
      guard state.isVirtual else { return false }
      state.now = max(state.now, time)
      return state.wakeDue(at: time)
    }
  }

  /// The next time at which something is due; `nil` when that is later than a limit, by more than a `Date` may be off.
  ///
  /// - Parameter limit: The limit.
  /// - Returns: The time.
  package func nextDeadline(by limit: Duration) -> Duration? {
    state.withLock { $0.nextDeadline(by: limit) }
  }

  /// Moves virtual time to the next deadline and makes ready what waits for it.
  ///
  /// - Parameter limit: The latest time to move to. What is due as little later as a `Date` may be off is due by then.
  /// - Returns: Whether something became ready. If the next deadline is later than the limit, or
  ///   nobody sleeps, or time is real, nothing changes.
  package func advanceToNextDeadline(limit: Duration) -> Bool {
    let target = state.withLock { state -> Duration? in
      guard state.isVirtual, let deadline = state.nextDeadline(by: limit) else { return nil }
      return max(deadline, state.time())
    }
    guard let target else { return false }
    return move(to: target) || ownsProcessClock
  }

  /// Lets virtual time pass deadline by deadline, and runs what becomes ready at each.
  ///
  /// - Parameters:
  ///   - time: The time at which to end.
  ///   - settle: Runs what became ready; `nil` for all jobs, and nothing else.
  package func elapse(to time: Duration, settle: (() -> Void)? = nil) {
    let settle = settle ?? { [self] in _ = runReadyJobs() }
    settle()
    while advanceToNextDeadline(limit: time) { settle() }
    advance(to: time)
    settle()
  }
}

// MARK: - Sleeps on the virtual clock

extension Scheduler {
  /// A number for a sleep on the virtual clock.
  func makeSleepID() -> UInt64 {
    state.withLock { $0.makeSleepID() }
  }

  /// Puts the current task to sleep until a time, exactly.
  ///
  /// - Parameters:
  ///   - id: The number of the sleep.
  ///   - deadline: The time at which it ends, since control began.
  ///   - continuation: What to resume.
  /// - Returns: Whether the sleep began; if not, control has ended and the caller keeps the
  ///   continuation.
  func beginClockSleep(
    _ id: UInt64, until deadline: Duration, continuation: CheckedContinuation<Void, any Error>
  ) -> Bool {
    let name = Task.name
    let (outcome, isCancelled) = state.withLock { state -> (Arrival, Bool) in
      if state.cancelledBeforeStart.remove(id) != nil { return (.quiet, true) }
      guard state.isControlled else { return (.refused, false) }
      state.clockSleeps[id] = continuation
      if deadline <= state.time() {
        state.makeReady(.clockSleep(id))
      } else {
        state.sleep(until: deadline, wake: .clock, id: id, owner: 0, taskName: name)
      }
      return (state.noteArrival(), false)
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
    announce(outcome)
    return outcome != .refused
  }

  /// Ends a sleep on the virtual clock because its time has come.
  ///
  /// - Parameter id: The number of the sleep.
  func resumeClockSleep(_ id: UInt64) {
    let continuation = state.withLock { $0.clockSleeps.removeValue(forKey: id) }
    continuation?.resume()
  }

  /// Ends a sleep on the virtual clock because its task was cancelled.
  ///
  /// - Parameter id: The number of the sleep.
  func cancelClockSleep(_ id: UInt64) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      state.sleepers.remove(id: id)
      let continuation = state.clockSleeps.removeValue(forKey: id)
      if continuation == nil { state.cancelledBeforeStart.insert(id) }
      return continuation
    }
    continuation?.resume(throwing: CancellationError())
  }

  /// Forgets a sleep on the virtual clock that is over for its task.
  ///
  /// - Parameter id: The number of the sleep.
  func endClockSleep(_ id: UInt64) {
    state.withLock { _ = $0.cancelledBeforeStart.remove(id) }
  }
}
