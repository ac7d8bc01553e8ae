import Foundation
import XCTest

@testable import VirtualTime

/// The loop in synchronous test methods, where the run loop drains the main queue.
final class MainLoopXCTests: XCTestCase {
  /// The scheduler of this process.
  private let scheduler = Scheduler.shared

  /// Runs a body with a loop, in control.
  private func withLoop(
    _ options: ControlOptions = ControlOptions(), _ body: @MainActor (MainLoop) throws -> Void
  ) rethrows {
    try scheduler.withControl(options) {
      try MainActor.assumeIsolated {
        let loop = MainLoop()
        // What earlier tests left on the main queue is none of this test's.
        while loop.turn() {}
        try body(loop)
      }
    }
  }

  func testATurnWithoutWorkDoesNothing() {
    withLoop { loop in
      XCTAssertFalse(loop.turn())
      XCTAssertFalse(loop.turn(blockingFor: .milliseconds(1)))
      XCTAssertNil(loop.timeToNextTimer)
      XCTAssertFalse(loop.isMainQueueBlocked)
    }
  }

  func testATurnCallsHandlersThenJobsThenTheMainQueue() {
    let log = Log()
    let pipe = Pipe()
    withLoop { loop in
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      loop.addDescriptor(descriptor) { events in
        XCTAssertEqual(events, .readable)
        log.add("read \(pipe.fileHandleForReading.availableData.count)")
      }
      DispatchQueue.main.async { log.add("main queue") }
      Task { @MainActor in log.add("job") }
      pipe.fileHandleForWriting.write(Data([1, 2, 3]))
      XCTAssertTrue(loop.turn())
      XCTAssertFalse(loop.turn())
      pipe.fileHandleForWriting.write(Data([1]))
      loop.removeDescriptor(descriptor)
      XCTAssertFalse(loop.turn())
    }
    XCTAssertEqual(log.lines, ["read 3", "job", "main queue"])
  }

  func testTheEndOfAStreamIsReported() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.close()
    let log = Log()
    withLoop { loop in
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      loop.addDescriptor(descriptor) { [unowned loop] events in
        log.add("closed \(events.contains(.closed))")
        loop.removeDescriptor(descriptor)
      }
      XCTAssertTrue(loop.turn(blockingFor: .seconds(60)))
      XCTAssertFalse(loop.turn())
    }
    XCTAssertEqual(log.lines, ["closed true"])
  }

  func testOneHandlerMayRemoveAnother() {
    let pipes = [Pipe(), Pipe()]
    let log = Log()
    withLoop { loop in
      let descriptors = pipes.map { $0.fileHandleForReading.fileDescriptor }
      for descriptor in descriptors {
        loop.addDescriptor(descriptor) { [unowned loop] _ in
          log.add("called")
          for descriptor in descriptors { loop.removeDescriptor(descriptor) }
        }
      }
      for pipe in pipes { pipe.fileHandleForWriting.write(Data([1])) }
      XCTAssertTrue(loop.turn())
      XCTAssertFalse(loop.turn())
    }
    XCTAssertEqual(log.lines, ["called"])
  }

  func testAnotherThreadWakesALoopThatBlocks() {
    let log = Log()
    withLoop { loop in
      Task {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume() }
        }
        log.add("resumed")
      }
      loop.run { !log.lines.isEmpty }
      Thread.detachNewThread { DispatchQueue.main.async { log.add("main queue") } }
      loop.run { log.lines.count == 2 }
      Thread.detachNewThread { Task.detached { log.add("detached") } }
      loop.run { log.lines.count == 3 }
    }
    XCTAssertEqual(log.lines, ["resumed", "main queue", "detached"])
  }

  func testTimersAndTimedBlocksEndAWait() {
    let log = Log()
    withLoop { loop in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: false) { _ in
        log.add("timer")
      }
      XCTAssertTrue(timer.isValid)
      loop.run { !log.lines.isEmpty }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2)) { log.add("after") }
      loop.run { log.lines.count == 2 }
      loop.turn()
      XCTAssertNil(loop.timeToNextTimer)
    }
    XCTAssertEqual(log.lines, ["timer", "after"])
  }

  func testATimerThatIsCalledKeepsNoTurnBusyInsideOfIt() {
    let log = Log()
    withLoop { loop in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
        // Its own time has come, and stays so until this call is over.
        MainActor.assumeIsolated { log.add("acted \(loop.turn())") }
      }
      loop.run { !log.lines.isEmpty }
      timer.invalidate()
    }
    XCTAssertEqual(log.lines, ["acted false"])
  }

  func testATurnMayStartInsideOfAnother() {
    let log = Log()
    withLoop { loop in
      Task { @MainActor [unowned loop] in
        DispatchQueue.main.async { log.add("main queue") }
        Task { @MainActor in log.add("job") }
        loop.run { log.lines.count == 2 }
        log.add("end")
      }
      loop.run { log.lines.count == 3 }
    }
    XCTAssertEqual(log.lines, ["job", "main queue", "end"])
  }

  func testServingUnattendedDoesNotKeepALoopBusy() {
    let log = Log()
    withLoop(ControlOptions(servesUnattended: true)) { loop in
      Task {
        try await Task.sleep(for: .seconds(5))
        log.add("slept")
      }
      while loop.turn() {}
      XCTAssertEqual(loop.scheduler.now, .zero)
      XCTAssertEqual(log.lines, [])
      // A foreign turn of the run loop serves: the task runs, and time moves for it.
      while log.lines.isEmpty {
        XCTAssertTrue(RunLoop.main.run(mode: .default, before: .distantFuture))
      }
      XCTAssertEqual(loop.scheduler.now, .seconds(5))
    }
  }

  func testABlockOfTheMainQueueCannotDrainThatQueue() {
    let log = Log()
    withLoop { loop in
      DispatchQueue.main.async { [unowned loop] in
        DispatchQueue.main.async { log.add("later") }
        MainActor.assumeIsolated {
          loop.turn()
          log.add("blocked \(loop.isMainQueueBlocked)")
          XCTAssertFalse(loop.turn(blockingFor: .milliseconds(1)))
        }
      }
      while loop.turn() {}
      XCTAssertFalse(loop.isMainQueueBlocked)
    }
    XCTAssertEqual(log.lines, ["blocked true", "later"])
  }

  func testBlocksThatSendBlocksDoNotPassForABlockedQueue() {
    let log = Log()
    withLoop { loop in
      @Sendable func send(_ rest: Int) {
        guard rest > 0 else { return log.add("done") }
        DispatchQueue.main.async { send(rest - 1) }
      }
      send(50)
      while loop.turn() { XCTAssertFalse(loop.isMainQueueBlocked) }
    }
    XCTAssertEqual(log.lines, ["done"])
  }

  func testTheMainThreadRunsABodyForAnother() {
    let log = Log()
    withLoop { loop in
      Thread.detachNewThread {
        let text = Scheduler.shared.runOnMainThread {
          MainActor.assertIsolated()
          DispatchQueue.main.async { log.add("main queue") }
          while MainLoop().turn() {}
          return "answer"
        }
        log.add(text)
        do {
          try Scheduler.shared.runOnMainThread { throw CancellationError() }
        } catch {
          DispatchQueue.main.async { log.add("\(type(of: error))") }
        }
      }
      loop.run { log.lines.count == 3 }
      XCTAssertEqual(loop.scheduler.runOnMainThread { 7 }, 7)
    }
    XCTAssertEqual(log.lines, ["main queue", "answer", "CancellationError"])
  }

  func testAPoolJobDoesNotPassForTheMainActor() {
    let log = Log()
    withLoop { loop in
      Task.detached {
        log.add("main thread \(Scheduler.shared.isOnMainThread)")
        log.add("isolated \(isolatedToMainActor())")
        Scheduler.shared.runOnMainThread { MainActor.assertIsolated() }
      }
      while loop.turn() {}
    }
    XCTAssertEqual(log.lines, ["main thread true", "isolated false"])
  }

  func testAPoolJobMayFindTheMainQueueBlocked() {
    let log = Log()
    withLoop { loop in
      // The queue is drained within the job, where the main actor is not.
      Task.detached { log.add("blocked \(MainDispatchQueue.isBlocked())") }
      while loop.turn() {}
    }
    XCTAssertEqual(log.lines, ["blocked false"])
  }
}

/// Whether the main actor's executor takes the caller for its own.
private func isolatedToMainActor() -> Bool {
  let executor = MainActor.sharedUnownedExecutor.asSerialExecutor()
  return executor?.isIsolatingCurrentContext() ?? true
}
