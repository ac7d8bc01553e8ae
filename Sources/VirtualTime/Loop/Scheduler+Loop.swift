import Dispatch
import Foundation
import Glibc
import ProcessClock
import Synchronization

// MARK: - Waiting

extension Scheduler {
  /// Notes that a turn of ours begins on the main thread.
  func attend() {
    state.withLock { state in
      state.attendance += 1
      state.unattendedSince = nil
    }
  }

  /// Notes that a turn of ours ends.
  func leave() {
    let arrival = state.withLock { state -> Arrival in
      state.attendance -= 1
      // What arrived meanwhile asked for nobody.
      return state.ready.isEmpty && state.sleepers.count == 0 ? .quiet : state.noteArrival()
    }
    // The main thread is awake, and to wake its run loop would be work for the next turn.
    if case .needsService = arrival {
      requestService(wakesRunLoop: false)
    } else {
      announce(arrival)
    }
  }

  /// Promises that the caller is about to wait for ``wakeDescriptor``.
  ///
  /// - Returns: Whether to wait; false if a job is ready.
  func prepareToWait() -> Bool {
    state.withLock { state in
      state.isWaiting = state.ready.isEmpty
      return state.isWaiting
    }
  }

  /// Ends the promise to wait.
  func endWait() {
    state.withLock { $0.isWaiting = false }
  }

  /// Makes the descriptor unreadable until the next arrival.
  func clearWake() {
    wake.clear()
  }

  /// How long until the next sleeping task wakes in real time, nil in virtual time.
  var realTimeToNextDeadline: Duration? {
    state.withLock { state in
      guard state.isControlled, state.options.time == .real else { return nil }
      return state.sleepers.nextDeadline().map { max(.zero, $0 - state.time()) }
    }
  }
}

// MARK: - Hosting the main thread

extension Scheduler {
  /// Serves the main thread of a process whose `main` is asynchronous.
  ///
  /// The platform's own way ends the main thread and drains the main queue on another one. Here it
  /// stays: main-actor jobs run on it outside of any block of the main queue, so that a turn of the
  /// loop inside of such a job drains the main queue and fires Timers.
  ///
  /// - Parameter condition: Whether to return.
  func hostMainLoop(until condition: () -> Bool = { false }) {
    let depth = state.withLock { state -> Int in
      state.hostedLoops += 1
      if !state.isControlled { routing.store(Routing.hosted.rawValue, ordering: .releasing) }
      return state.hostedLoops
    }
    outsideOfJobs {
      let loop = MainActor.assumeIsolated { MainLoop(scheduler: self) }
      while !condition(), state.withLock({ $0.hostedLoops >= depth }) {
        MainActor.assumeIsolated { loop.turnAsHost() }
      }
    }
    state.withLock { state in
      state.hostedLoops = min(state.hostedLoops, depth - 1)
      if !state.isControlled { routing.store(state.idleRouting.rawValue, ordering: .releasing) }
    }
  }

  /// Ends the innermost loop that serves the main thread.
  func stopHostedLoop() {
    state.withLock { $0.hostedLoops = max(0, $0.hostedLoops - 1) }
    wake.signal()
  }

  /// Whether the outermost loop, which nobody asked to move time, should do so itself.
  var servesInHostedLoop: Bool {
    state.withLock {
      $0.isControlled && $0.options.servesUnattended && $0.hostedLoops > 0 && $0.attendance == 0
    }
  }
}

// MARK: - Serving unattended

extension Scheduler {
  /// Asks the main run loop to serve, because no loop of ours turns.
  ///
  /// It is a block of the run loop and not of the main queue, so that the jobs it runs can drain
  /// that queue.
  ///
  /// - Parameter wakesRunLoop: Whether the run loop may be blocking. Only the main queue wakes it.
  func requestService(wakesRunLoop: Bool) {
    RunLoop.main.perform { [self] in
      let before = state.withLock { state -> UInt64? in
        state.hasServiceRequest = false
        guard state.isControlled, state.options.servesUnattended, state.attendance == 0 else {
          return nil
        }
        state.attendance += 1
        return state.arrivals
      }
      guard let before else { return }
      let isUnfinished = serveForAWhile()
      let arrival = state.withLock { state -> Arrival in
        state.attendance -= 1
        // What arrived after the last look asked for nobody.
        return isUnfinished || state.arrivals != before ? state.noteArrival() : .quiet
      }
      announce(arrival)
    }
    if wakesRunLoop { wakeMainQueue() }
  }

  /// Serves once; while test code elsewhere keeps the time, waits for something to do for some milliseconds at most.
  ///
  /// - Returns: Whether to come again.
  private func serveForAWhile() -> Bool {
    for _ in 0..<5 {
      switch serveStep() {
      case .done: return true
      case .nothing: return false
      case .held: break
      }
      var request = pollfd(fd: MainDispatchQueue.descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 1) != 0 { break }
    }
    return true
  }

  /// What serving came to.
  enum Service {
    /// Something ran, or time moved.
    case done

    /// Nothing is to be done until something arrives.
    case nothing

    /// A task sleeps, but time stands still because test code runs.
    case held
  }

  /// Runs what is ready; if nothing is, lets the next sleeping task wake.
  ///
  /// While test code runs on another thread, between two requests, virtual time stands still but for the real time that passes: what
  /// shows for five seconds is still there for the next line of the test.
  func serveStep() -> Service {
    if runReadyJobs(limit: 10_000) > 0 { return .done }
    // Whoever moves the clocks of the process wakes what sleeps by them.
    if ownsProcessClock { return .nothing }
    let deadline = state.withLock { $0.sleepers.nextDeadline() }
    guard let deadline else { return .nothing }
    if let wait = realTimeToNextDeadline {
      // No literal, as in `wakeMainQueue()`.
      let arrive: @Sendable () -> Void = { [self] in announce(state.withLock { $0.noteArrival() }) }
      DispatchQueue.main.asyncAfter(
        deadline: .now() + .nanoseconds(Int(wait.nanoseconds)), execute: arrive)
      return .nothing
    }
    guard mayMove(to: deadline) else { return .held }
    return advanceToNextDeadline(limit: deadline) ? .done : .nothing
  }

  /// Whether nobody minds that virtual time moves to a deadline.
  private func mayMove(to deadline: Duration) -> Bool {
    let clients = state.withLock { $0.clientThreads }
    if clients.allSatisfy({
      ThreadWait(of: $0) == .parkedWorker || ThreadCensus.record(of: $0) == nil
    }) {
      return true
    }
    return state.withLock { state in
      let time = RealClock.uptime()
      if let since = state.unattendedSince { state.unattendedTime += time - since }
      state.unattendedSince = time
      guard state.unattendedTime >= deadline - state.now else { return false }
      state.unattendedTime -= deadline - state.now
      return true
    }
  }
}

// MARK: - Serving while the test sleeps

extension Scheduler {
  /// Has the main thread serve while code of the test sleeps on it, as an application goes on that runs in a process of its own.
  ///
  /// - Parameter isOfTest: Whether the code that runs on the main thread is the test's.
  package func serveSleeps(if isOfTest: @escaping @Sendable () -> Bool) {
    mainThreadCode.withLock { $0.isOfTest = isOfTest }
    ProcessTime.setServer { Scheduler.shared.serveSleep(until: .nanoseconds($0)) }
  }

  /// Moves the process's clocks to a time, and serves at each deadline on the way.
  @MainActor func serve(to time: Duration) {
    let isNothingDue = readyCount == 0 && nextDeadline(by: time) == nil
    guard !isNothingDue || MainDispatchQueue.hasWork else { return advance(to: time) }
    let loop = MainLoop(scheduler: self)
    elapse(to: time) {
      // What never comes to rest is told of when the application is asked for something.
      for _ in 0..<1_000 where !loop.turn() { return }
    }
  }

  /// Serves on the main thread until a time of the process's clocks.
  ///
  /// - Returns: Whether it did; not for code of the application, which blocks its main thread when it sleeps.
  private func serveSleep(until deadline: Duration) -> Bool {
    let isOfTest = mainThreadCode.withLock { $0.isOfTest }
    guard isOnMainThread, ownsProcessClock, isOfTest?() == true else { return false }
    outsideOfJobs {
      MainActor.assumeIsolated {
        let loop = MainLoop(scheduler: self)
        while ownsProcessClock, ProcessTime.now < deadline { loop.turn(until: deadline) }
        // A Timer that is to fire by then; the run loop may take some turns for it.
        for _ in 0..<4 {
          guard ownsProcessClock, let next = nextDeadline(by: deadline) else { break }
          loop.turn(until: next)
        }
      }
    }
    return true
  }
}

// MARK: - Crossing to the main thread

extension Scheduler {
  /// Runs a body on the main thread, isolated to the main actor, and waits for it.
  ///
  /// On the main thread it runs at once, also inside of a job of the default executor. From another
  /// thread it is sent to the main run loop, outside of the main queue, so that a turn of the loop
  /// in the body drains that queue. It is an error to call it while the main thread waits for the
  /// caller.
  ///
  /// - Parameter body: What to run.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  package func runOnMainThread<Value: Sendable, Failure: Error>(
    _ body: @escaping @MainActor @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if isOnMainThread {
      return try outsideOfJobs { () throws(Failure) -> Value in
        try MainActor.assumeIsolated { Self.result(of: body) }.get()
      }
    }
    let slot = Slot<Result<Value, Failure>>()
    let done = DispatchSemaphore(value: 0)
    let thread = currentThreadID()
    state.withLock { state in
      state.crossingThreads.insert(thread)
      state.clientThreads.insert(thread)
    }
    defer { state.withLock { _ = $0.crossingThreads.remove(thread) } }
    giveMainThread { [self] in
      outsideOfJobs {
        let result = MainActor.assumeIsolated { Self.result(of: body) }
        slot.value.withLock { $0 = result }
      }
      done.signal()
    }
    done.wait()
    let result = slot.value.withLock { $0 }
    guard let result else { preconditionFailure("the main thread ended without an answer") }
    return try result.get()
  }

  /// Wakes whatever serves the main queue.
  private func wakeMainQueue() {
    // A literal closure would be taken for one of the main actor, and checked to run as such, also where the queue is drained
    // within somebody's job.
    let nothing: @Sendable () -> Void = {}
    DispatchQueue.main.async(execute: nothing)
  }

  /// Has the main thread run something, whatever serves it.
  private func giveMainThread(_ body: @escaping @Sendable () -> Void) {
    RunLoop.main.perform(body)
    // Only the main queue wakes a run loop that blocks.
    wakeMainQueue()
    // In a job that it waits for, it would not come.
    process_clock_part_from_giver()
  }

  /// Whether the main thread would run what another thread gives it, or may soon.
  ///
  /// It would not where it waits for somebody, as by a semaphore, and serves neither the run loop nor the main queue meanwhile: it is given
  /// something to do, and neither does it nor wakes for it. One that runs is waited for.
  package var mainThreadAnswers: Bool {
    if isOnMainThread { return true }
    let answer = Slot<Bool>()
    let thread = getpid()
    var record = ThreadCensus.record(of: thread)
    giveMainThread { answer.value.withLock { $0 = true } }
    var pause = Duration.microseconds(50)
    var looksAtRest = 0
    // It may have been about to sleep when it was given that, and see it then: one look is none.
    while answer.value.withLock({ $0 }) == nil, looksAtRest < 3 {
      RealClock.pause(pause)
      pause = min(pause * 2, .milliseconds(10))
      let isAwake = ThreadCensus.isAwake(thread)
      let later = ThreadCensus.record(of: thread)
      looksAtRest = isAwake || later != record ? 0 : looksAtRest + 1
      record = later
    }
    return answer.value.withLock { $0 } == true
  }

  /// The threads that wait in ``runOnMainThread(_:)``, and so do nothing of their own.
  var crossingThreads: Set<Int32> { state.withLock { $0.crossingThreads } }

  /// The outcome of a body as a value.
  @MainActor
  private static func result<Value, Failure: Error>(
    of body: @MainActor () throws(Failure) -> Value
  ) -> Result<Value, Failure> {
    do {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }

  /// A place for a value that another thread fills.
  private final class Slot<Value: Sendable>: Sendable {
    /// The value, once it is there.
    let value = Mutex<Value?>(nil)
  }
}
