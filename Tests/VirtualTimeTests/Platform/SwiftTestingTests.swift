import Foundation
import Testing
import VirtualTime
import VirtualTimeBootstrap

/// Control inside of Swift Testing, whose `main` is asynchronous, one test at a time.
///
/// Other suites run beside this one; nothing here may depend on being alone.
@Suite(.serialized) struct SwiftTestingTests {
  /// The scheduler of this process.
  private let scheduler = Scheduler.shared

  @Test func theSchedulerIsInstalled() {
    #expect(virtual_time_bootstrap_anchor == 1)
    #expect(scheduler.isInstalled)
  }

  @Test @MainActor func theMainActorIsOnTheMainThread() async {
    #expect(scheduler.isOnMainThread)
    await Task.yield()
    #expect(scheduler.isOnMainThread)
    MainActor.assertIsolated()
  }

  // Those that move time do so in processes of their own: in this one it may be that of an application of another test.

  @Test func aMainActorTestDrainsJobsMainQueueAndTimers() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let log = Log()
      let scheduler = Scheduler.shared
      scheduler.withControl {
        let loop = MainLoop()
        DispatchQueue.main.async { log.add("main queue") }
        let timer = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
          log.add("timer")
        }
        defer { timer.invalidate() }
        Task { @MainActor in
          try await Task.sleep(for: .seconds(100))
          log.add("slept")
        }
        loop.run { log.lines.count == 2 }
        #expect(scheduler.advanceToNextDeadline(limit: .seconds(100)))
        loop.run { log.lines.count == 3 }
        #expect(!loop.isMainQueueBlocked)
      }
      #expect(log.lines.sorted() == ["main queue", "slept", "timer"])
      #expect(log.lines.last == "slept")
    }
  }

  @Test func aTestMayAwaitWhileItIsInControl() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let scheduler = Scheduler.shared
      scheduler.beginControl(ControlOptions(servesUnattended: true))
      defer { scheduler.endControl() }
      let begin = scheduler.now
      try await Task.sleep(for: .seconds(100))
      #expect(scheduler.isOnMainThread)
      #expect(scheduler.now - begin >= .seconds(100))
      let sum = await withTaskGroup(of: Int.self) { @MainActor group in
        for number in 0..<1_000 {
          group.addTask {
            try? await Task.sleep(for: .seconds(number % 10))
            return 1
          }
        }
        var sum = 0
        for await one in group { sum += one }
        return sum
      }
      #expect(sum == 1_000)
    }
  }

  @Test func aTestOnThePoolCrossesToTheMainThread() async {
    let log = Log()
    await Task.yield()
    let text = Scheduler.shared.runOnMainThread {
      Scheduler.shared.withControl {
        let loop = MainLoop()
        DispatchQueue.main.async { log.add("main queue") }
        loop.run { !log.lines.isEmpty }
        return "answer"
      }
    }
    #expect(text == "answer")
    #expect(log.lines == ["main queue"])
  }

  @Test func aProcessOfItsOwnIsServedToo() async {
    await #expect(processExitsWith: .exitCode(42)) {
      try await Task.sleep(for: .milliseconds(1))
      await MainActor.run {
        guard Scheduler.shared.isInstalled, Scheduler.shared.isOnMainThread else { exit(1) }
        Scheduler.shared.withControl {
          Task {
            try await Task.sleep(for: .seconds(100))
            exit(42)
          }
          Scheduler.shared.elapse(to: .seconds(100))
        }
      }
    }
  }

  @Test func outsideOfControlNobodyMovesTime() async {
    // In a process of its own: in this one another suite may be in control.
    await #expect(processExitsWith: .success) {
      let scheduler = Scheduler.shared
      scheduler.endControl()
      precondition(!scheduler.isTimeVirtual)
      precondition(!scheduler.advanceToNextDeadline(limit: .seconds(1)))
    }
  }
}

/// Ordinary asynchronous tests, which installation leaves alone.
@Suite struct PassThroughTests {
  @Test(arguments: 0..<200) func manyTestsRunAtOnce(_ number: Int) async throws {
    try await Task.sleep(for: .microseconds(100 * (number % 5)))
    let sum = await withTaskGroup(of: Int.self) { group in
      for item in 0..<10 { group.addTask { item } }
      return await group.reduce(0, +)
    }
    #expect(sum == 45)
    let isMain = await MainActor.run { Scheduler.shared.isOnMainThread }
    #expect(isMain)
  }

  @Test func streamsAndCancellationWork() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      var items: [Int] = []
      for await item in stream { items.append(item) }
      return items
    }
    for item in 0..<10 { continuation.yield(item) }
    continuation.finish()
    #expect(await task.value == Array(0..<10))
    let sleeper = Task { try await Task.sleep(for: .seconds(3_600)) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func theMainQueueIsServed() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
        continuation.resume(returning: Scheduler.shared.isOnMainThread)
      }
    }
    #expect(isMain)
  }
}
