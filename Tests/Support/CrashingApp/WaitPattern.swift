import Dispatch
import Foundation
import Glibc

/// A way in which an application waits before it changes something.
package enum WaitPattern: String, CaseIterable, Sendable {
  // Swift concurrency.
  case taskSleep, continuousClock, suspendingClock, taskNanoseconds, taskGroup, asyncLet
  case stream, actor, detachedTask, continuation, race, cancelledSleep

  // Dispatch.
  case mainQueue, globalQueue, workItem, mainSource, queueSource, repeatingSource
  case groupNotify, groupTimeout, semaphoreTimeout, semaphoreSignal, barrier, wallDeadline

  // Foundation.
  case timer, repeatingTimer, threadSleep, pollingLoop, conditionLimit, conditionLock
  case lockLimit, operationQueue, operationDependency, notification

  // The C library.
  case usleep, nanosleep, clockNanosleep, conditionTimedWait, pollLimit, selectLimit, eventsLimit
  case timerDescriptor

  // What the outside and real work take, which is real time.
  case readabilityHandler, socketSource, childProcess, childOutput, loopbackServer, signal,
    computing

  /// How long the wait takes on the clock, in seconds; `nil` for real work.
  package var delay: Double? {
    switch self {
    case .childProcess, .childOutput, .loopbackServer, .computing: nil
    default: 0.3
    }
  }

  /// Waits, and calls back from whatever thread.
  func begin(_ done: @escaping @Sendable () -> Void) {
    if beginTask(done) || beginDispatch(done) || beginFoundation(done) || beginLibrary(done) {
      return
    }
    beginReal(done)
  }

  /// Waits as Swift concurrency does; returns whether this is such a wait.
  private func beginTask(_ done: @escaping @Sendable () -> Void) -> Bool {
    guard let body = taskBody else { return false }
    Task {
      await body()
      done()
    }
    return true
  }

  /// Code that waits as Swift concurrency does; `nil` for other waits.
  private var taskBody: (@Sendable () async -> Void)? {
    switch self {
    case .taskSleep: { try? await Task.sleep(for: .milliseconds(300)) }
    case .continuousClock:
      { try? await ContinuousClock().sleep(until: .now + .milliseconds(300), tolerance: .zero) }
    case .suspendingClock: { try? await SuspendingClock().sleep(for: .milliseconds(300)) }
    case .taskNanoseconds: { try? await Task.sleep(nanoseconds: 300_000_000) }
    case .taskGroup:
      {
        await withTaskGroup { group in
          for part in 1...3 {
            group.addTask { try? await Task.sleep(for: .milliseconds(100 * part)) }
          }
        }
      }
    case .asyncLet:
      {
        async let short: Void? = try? Task.sleep(for: .milliseconds(100))
        async let long: Void? = try? Task.sleep(for: .milliseconds(300))
        _ = await (short, long)
      }
    case .stream:
      {
        let ticks = AsyncStream { continuation in
          Thread.detachNewThread {
            for tick in 1...3 {
              Thread.sleep(forTimeInterval: 0.1)
              continuation.yield(tick)
            }
            continuation.finish()
          }
        }
        for await _ in ticks {}
      }
    case .actor: { await Worker().work() }
    case .detachedTask:
      {
        await Task.detached(priority: .background) {
          try? await Task.sleep(for: .milliseconds(300))
        }.value
      }
    case .continuation:
      {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { continuation.resume() }
        }
      }
    case .race:
      {
        await withTaskGroup { group in
          group.addTask { try? await Task.sleep(for: .seconds(3_600)) }
          group.addTask { try? await Task.sleep(for: .milliseconds(300)) }
          await group.next()
          group.cancelAll()
        }
      }
    case .cancelledSleep:
      {
        let task = Task { try await Task.sleep(for: .seconds(3_600)) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { task.cancel() }
        _ = await task.result
      }
    default: nil
    }
  }

  /// Waits as Dispatch does; returns whether this is such a wait.
  private func beginDispatch(_ done: @escaping @Sendable () -> Void) -> Bool {
    let background = DispatchQueue.global()
    switch self {
    case .mainQueue: DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: done)
    case .globalQueue: background.asyncAfter(deadline: .now() + 0.3, execute: done)
    case .wallDeadline: background.asyncAfter(wallDeadline: .now() + 0.3, execute: done)
    case .workItem:
      let item = DispatchWorkItem { Glibc.usleep(300_000) }
      background.async(execute: item)
      item.notify(queue: background, execute: done)
    case .mainSource, .queueSource:
      let source = DispatchSource.makeTimerSource(queue: self == .mainSource ? .main : background)
      source.schedule(deadline: .now() + 0.3)
      source.setEventHandler {
        source.cancel()
        done()
      }
      source.activate()
    case .repeatingSource:
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 0.1, repeating: 0.1)
      let count = Counter()
      source.setEventHandler {
        guard count.next() == 3 else { return }
        source.cancel()
        done()
      }
      source.activate()
    case .groupNotify:
      let group = DispatchGroup()
      for part in 1...3 {
        group.enter()
        background.asyncAfter(deadline: .now() + 0.1 * Double(part)) { group.leave() }
      }
      group.notify(queue: .main, execute: done)
    case .groupTimeout:
      background.async {
        let group = DispatchGroup()
        group.enter()
        _ = group.wait(timeout: .now() + 0.3)
        group.leave()
        done()
      }
    case .semaphoreTimeout:
      background.async {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3)
        done()
      }
    case .semaphoreSignal:
      let semaphore = DispatchSemaphore(value: 0)
      background.asyncAfter(deadline: .now() + 0.3) { semaphore.signal() }
      Thread.detachNewThread {
        semaphore.wait()
        done()
      }
    case .barrier:
      let queue = DispatchQueue(label: "barrier", attributes: .concurrent)
      for part in [1, 3] { queue.async { Glibc.usleep(UInt32(100_000 * part)) } }
      queue.async(flags: .barrier, execute: done)
    default: return false
    }
    return true
  }

  /// Waits as Foundation does; returns whether this is such a wait.
  private func beginFoundation(_ done: @escaping @Sendable () -> Void) -> Bool {
    switch self {
    case .timer: _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in done() }
    case .repeatingTimer:
      let count = Counter()
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        guard count.next() == 3 else { return }
        timer.invalidate()
        done()
      }
    case .threadSleep: onThread(then: done) { Thread.sleep(until: Date(timeIntervalSinceNow: 0.3)) }
    case .pollingLoop:
      onThread(then: done) {
        let limit = Date(timeIntervalSinceNow: 0.3)
        while Date() < limit { Thread.sleep(forTimeInterval: 0.01) }
      }
    case .conditionLimit:
      onThread(then: done) {
        let condition = NSCondition()
        condition.lock()
        while condition.wait(until: Date(timeIntervalSinceNow: 0.3)) {}
        condition.unlock()
      }
    case .conditionLock:
      let lock = NSConditionLock(condition: 0)
      onThread {
        Thread.sleep(forTimeInterval: 0.3)
        lock.lock()
        lock.unlock(withCondition: 1)
      }
      onThread(then: done) {
        // Without a limit Foundation of this platform traps, when it has to wait.
        _ = lock.lock(whenCondition: 1, before: Date(timeIntervalSinceNow: 60))
        lock.unlock()
      }
    case .lockLimit:
      onThread(then: done) {
        let lock = NSConditionLock(condition: 0)
        _ = lock.lock(whenCondition: 1, before: Date(timeIntervalSinceNow: 0.3))
      }
    case .operationQueue:
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for _ in 1...3 { queue.addOperation { Thread.sleep(forTimeInterval: 0.1) } }
      queue.addOperation(done)
    case .operationDependency:
      let queue = OperationQueue()
      let first = BlockOperation { Thread.sleep(forTimeInterval: 0.3) }
      let second = BlockOperation(block: done)
      second.addDependency(first)
      queue.addOperations([second, first], waitUntilFinished: false)
    case .notification:
      let name = Notification.Name("waited-\(UUID())")
      let observation = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: .main
      ) { _ in done() }
      Observations.shared.keep(observation)
      onThread {
        Thread.sleep(forTimeInterval: 0.3)
        NotificationCenter.default.post(name: name, object: nil)
      }
    default: return false
    }
    return true
  }
}

/// Runs code on a thread of its own, then calls back from there.
func onThread(
  then done: @escaping @Sendable () -> Void = {}, _ body: @escaping @Sendable () -> Void
) {
  Thread.detachNewThread {
    body()
    done()
  }
}

/// An actor that takes its time.
private actor Worker {
  /// Takes three times a tenth of a second.
  func work() async {
    for _ in 1...3 { try? await Task.sleep(for: .milliseconds(100)) }
  }
}

/// A count that several threads may take.
final class Counter: @unchecked Sendable {
  private var value = 0
  private let lock = NSLock()

  /// Returns the next number, from 1.
  func next() -> Int {
    lock.withLock {
      value += 1
      return value
    }
  }
}

/// What is observed until the end of the process.
private final class Observations: @unchecked Sendable {
  static let shared = Observations()
  private var kept: [any NSObjectProtocol] = []
  private let lock = NSLock()

  func keep(_ observation: any NSObjectProtocol) { lock.withLock { kept.append(observation) } }
}
