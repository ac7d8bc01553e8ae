import Foundation
import Testing

@testable import VirtualTime

/// Tests of the view of this process's threads.
@Suite struct ThreadCensusTests {
  @Test func aThreadIsListedWhileItExists() throws {
    let isListed = DispatchSemaphore(value: 0)
    let hasStarted = DispatchSemaphore(value: 0)
    let number = Number()
    let thread = Thread {
      number.value = currentThreadID()
      hasStarted.signal()
      isListed.wait()
    }
    thread.name = "census"
    thread.start()
    hasStarted.wait()
    let census = try #require(ThreadCensus.take())
    #expect(census.records[number.value] != nil)
    #expect(census.records[currentThreadID()] == nil)
    #expect(ThreadCensus.isAwake(currentThreadID()))
    while ThreadCensus.isAwake(number.value) { sched_yield() }
    #expect(ThreadWait(of: number.value) == .thread)
    #expect(ThreadCensus.name(of: number.value) != nil)
    #expect(ThreadCensus.threadCount() ?? 0 >= 2)
    isListed.signal()
  }

  @Test func noThreadHasTheNumberOfNone() {
    #expect(ThreadCensus.name(of: -1) == nil)
    #expect(!ThreadCensus.isAwake(-1))
  }

  /// The number of a thread, written before and read after a semaphore.
  private final class Number: @unchecked Sendable {
    /// The number; the semaphore orders the one write before the reads.
    var value: Int32 = 0
  }
}
