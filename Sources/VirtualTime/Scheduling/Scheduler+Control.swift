import Dispatch
import Primitives
import Synchronization

extension Scheduler {
  /// Whether jobs queue up here.
  package var isControlled: Bool {
    routing.load(ordering: .acquiring) == Routing.controlled.rawValue
  }

  /// Whether the time is that of the whole process.
  package var ownsProcessClock: Bool {
    isControlled && state.withLock { $0.ownsProcessClock }
  }

  /// Whether sleeps end when somebody moves the time.
  package var isTimeVirtual: Bool {
    isControlled && state.withLock { $0.options.time == .virtual }
  }

  /// Takes control: from now on jobs queue up here and sleeps are virtual, if the options say so.
  ///
  /// Calls nest; an inner one keeps the options and the time of the outermost. Work that the
  /// platform already has stays there. If the scheduler is not installed, nothing changes.
  ///
  /// - Parameter options: How time passes and jobs are ordered.
  package func beginControl(_ options: ControlOptions = ControlOptions()) {
    guard isInstalled else { return }
    take(control: options)
  }

  /// Gives control back; after the outermost call jobs and sleeps go to the platform again.
  ///
  /// Jobs that wait and tasks that sleep are handed to the platform, the latter with what remains
  /// of their delay as a real delay, so that nothing is lost.
  package func endControl() {
    var ownsProcess = false
    let leftovers = state.withLock { state -> Leftovers? in
      guard state.depth > 0 else { return nil }
      state.depth -= 1
      guard state.depth == 0 else { return nil }
      let time = state.time()
      ownsProcess = state.ownsProcessClock
      state.ownsProcessClock = false
      if ownsProcess { ProcessTime.schedule(nil) }
      routing.store(state.idleRouting.rawValue, ordering: .releasing)
      state.generator = nil
      state.clientThreads = []
      state.unattendedTime = .zero
      return Leftovers(
        time: time, ready: state.ready.takeAll(), sleeping: state.sleepers.takeAll())
    }
    if ownsProcess { ProcessTime.end() }
    guard let leftovers else { return }
    for item in leftovers.ready { handOn(item, after: .zero) }
    for entry in leftovers.sleeping {
      handOn(entry.readyItem, after: max(.zero, entry.deadline - leftovers.time))
    }
  }

  /// Runs a body in control.
  ///
  /// - Parameters:
  ///   - options: How time passes and jobs are ordered.
  ///   - body: What to run.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  package func withControl<Value, Failure: Error>(
    _ options: ControlOptions = ControlOptions(), _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    beginControl(options)
    defer { endControl() }
    return try body()
  }

  /// Gives the clocks of the process back; sleeps stay virtual until control ends.
  package func releaseProcessClock() {
    let owned = state.withLock { state -> Bool in
      guard state.ownsProcessClock else { return false }
      state.now = ProcessTime.now
      state.ownsProcessClock = false
      state.usesPoolThreads = false
      ProcessTime.schedule(nil)
      return true
    }
    if owned { ProcessTime.end() }
  }

  /// Makes ready what is due since somebody else moved the clocks of the process.
  func clocksMoved() {
    let outcome = state.withLock { state -> Arrival in
      guard state.ownsProcessClock, state.wakeDue(at: state.time()) else { return .quiet }
      return state.noteArrival()
    }
    announce(outcome)
  }

  /// Takes control without a look at ``isInstalled``.
  func take(control options: ControlOptions) {
    state.withLock { state in
      state.depth += 1
      guard state.depth == 1 else { return }
      state.options = options
      state.now = .zero
      state.origin = RealClock.uptime()
      if options.time == .virtual, options.scope == .process, ProcessTime.isOwned {
        ProcessTime.begin(date: options.date)
        state.ownsProcessClock = true
      }
      // Where waits of threads are neither seen nor real, such a thread would hold time still for ever.
      state.usesPoolThreads =
        options.usesPoolThreads && (options.time == .real || state.ownsProcessClock)
      if state.usesPoolThreads { ProcessTime.driveFromHere() }
      state.generator = options.seed.map { SplitMix64(seed: $0) }
      routing.store(Routing.controlled.rawValue, ordering: .releasing)
    }
  }

  /// What is left when control ends.
  private struct Leftovers: Sendable {
    /// The time at which control ended.
    var time: Duration
    /// The jobs that waited.
    var ready: [ReadyItem]
    /// The tasks that slept, in the order in which they would have woken.
    var sleeping: [SleeperStore.Entry]
  }

  /// Gives work that control leaves behind to the platform.
  private func handOn(_ item: ReadyItem, after delay: Duration) {
    switch item {
    case .job(let job, let lane):
      if delay == .zero {
        // A loop of ours may serve the main thread: then its jobs come straight back.
        enqueue(job, on: lane)
      } else {
        ConcurrencyExecutors.passOn(job, to: lane, after: delay)
      }
    case .clockSleep(let id):
      let interval = DispatchTimeInterval.nanoseconds(Int(delay.nanoseconds))
      DispatchQueue.global().asyncAfter(deadline: .now() + interval) { [self] in
        resumeClockSleep(id)
      }
    }
  }
}

extension SchedulerState {
  /// Where jobs go when nobody is in control.
  var idleRouting: Scheduler.Routing { hostedLoops > 0 ? .hosted : .passThrough }
}
