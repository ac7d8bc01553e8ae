import Foundation
import Glibc
import XCTest

@testable import VirtualTime

/// Tests of the files of threads that are kept open; other tests would open some meanwhile.
final class ThreadFilesXCTests: XCTestCase {
  /// Runs a body while a thread waits, and then lets that end.
  ///
  /// - Parameter body: What to run, with the kernel's number of the thread.
  /// - Returns: The number.
  @discardableResult
  private func withThread(_ body: (Int32) throws -> Void) rethrows -> Int32 {
    let number = Number()
    let hasStarted = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let thread = Thread {
      number.value = currentThreadID()
      hasStarted.signal()
      mayEnd.wait()
    }
    thread.start()
    hasStarted.wait()
    defer { mayEnd.signal() }
    while ThreadCensus.isAwake(number.value) { sched_yield() }
    // Other tests may have left more threads than there is room for.
    ThreadFiles.close(allBut: [])
    try body(number.value)
    return number.value
  }

  func testASecondLookOpensNothing() {
    withThread { thread in
      let kinds: [ThreadFiles.Kind] = [.record, .call, .state]
      let openings = (0..<20).map { _ in
        XCTAssertNotNil(ThreadCensus.record(of: thread))
        XCTAssertEqual(ThreadWait(of: thread), .thread)
        XCTAssertFalse(ThreadCensus.isAwake(thread))
        return kinds.map { ThreadFiles.opening($0, of: thread) }
      }
      // Of this thread's files: one that another test left may look for itself meanwhile.
      XCTAssertEqual(openings, Array(repeating: openings[0], count: 20))
      XCTAssertFalse(openings[0].contains(nil))
      XCTAssertNil(ThreadFiles.opening(.children, of: thread))
      // Neither does a census close what is needed.
      XCTAssertNotNil(ThreadCensus.take()?.records[thread])
      XCTAssertNotNil(ThreadFiles.descriptor(.record, of: thread))
    }
  }

  func testALookShowsTheThreadAsItIs() {
    let own = currentThreadID()
    for _ in 0..<3 { XCTAssertTrue(ThreadCensus.isAwake(own)) }
    withThread { thread in
      let before = ThreadCensus.record(of: thread)
      for _ in 0..<3 { XCTAssertEqual(ThreadCensus.record(of: thread), before) }
    }
  }

  func testWhatBelongsToAThreadThatEndedIsClosed() {
    let thread = withThread { thread in
      XCTAssertNotNil(ThreadCensus.record(of: thread))
      XCTAssertFalse(ThreadCensus.isAwake(thread))
      XCTAssertNotNil(ThreadFiles.descriptor(.record, of: thread))
    }
    while ThreadCensus.record(of: thread) != nil { sched_yield() }
    XCTAssertNil(ThreadFiles.descriptor(.record, of: thread))
    XCTAssertEqual(ThreadWait(of: thread), .running)
    XCTAssertFalse(ThreadCensus.isAwake(thread))
    _ = ThreadCensus.take()
    XCTAssertNil(ThreadFiles.descriptor(.state, of: thread))
  }

  func testADescriptorThatSomebodyElseClosedAndTookIsNotReadNorClosed() throws {
    try withThread { thread in
      let record = ThreadCensus.record(of: thread)
      let descriptor = try XCTUnwrap(ThreadFiles.descriptor(.record, of: thread))
      let other = open("/dev/null", O_RDONLY | O_CLOEXEC)
      XCTAssertEqual(dup2(other, descriptor), descriptor)
      close(other)
      XCTAssertEqual(ThreadCensus.record(of: thread), record)
      XCTAssertEqual(KernelFiles.target(ofLink: "/proc/self/fd/\(descriptor)"), "/dev/null")
      XCTAssertNotEqual(ThreadFiles.descriptor(.record, of: thread), descriptor)
      close(descriptor)
    }
  }

  /// With few descriptors the program could start no process any more, were the files that are kept open not fewer too.
  func testFewDescriptorsLeaveRoomForFewFiles() {
    XCTAssertEqual([0, 7, 64, 128, 1_024, .max].map(ThreadFiles.room), [0, 0, 8, 16, 96, 96])
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    for _ in 0..<3 { _ = ThreadCensus.take() }
    XCTAssertLessThanOrEqual(
      ThreadFiles.openCount, ThreadFiles.room(ofDescriptors: UInt(limit.rlim_cur)))
  }

  func testOnlyNumbersAreListed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("numbers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["7", "0", "2147483647", "2147483648", "1a", "self", "-4"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    XCTAssertEqual(KernelFiles.numbers(in: folder.path)?.sorted(), [0, 7, .max])
  }

  func testTheStateStandsAfterTheName() {
    let line = "12 (a) R (b)) S 1 2 3"
    XCTAssertEqual(KernelFiles.nameAndState(in: line)?.name, "a) R (b)")
    XCTAssertEqual(KernelFiles.nameAndState(in: line)?.state, "S")
    for line in ["", "12", "12 (", "12 )(", "12 (a)"] {
      XCTAssertNil(KernelFiles.nameAndState(in: line), line)
    }
  }

  /// The number of a thread, written before and read after a semaphore.
  private final class Number: @unchecked Sendable {
    /// The number; the semaphore orders the one write before the reads.
    var value: Int32 = 0
  }
}
