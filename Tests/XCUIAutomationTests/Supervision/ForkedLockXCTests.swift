import Dispatch
import Foundation
import Synchronization
import XCTest

/// The locks of the runtime in a process that was copied to be supervised.
final class ForkedLockXCTests: XCTestCase {
  /// A value that is made on one thread while another waits for it.
  private enum Contended {
    /// The folder of the thread that waits, once it is about to.
    static let waiter = Mutex<String?>(nil)

    /// Made once, while another thread waits.
    static let value: Int = {
      Thread.detachNewThread {
        let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        waiter.withLock { $0 = folder }
        _ = value
      }
      while !isWaiting { sched_yield() }
      return 1
    }()

    /// Whether the other thread sleeps: it waits for the value.
    private static var isWaiting: Bool {
      guard let folder = waiter.withLock(\.self),
        let status = try? String(contentsOfFile: "/proc/\(folder)/stat", encoding: .utf8)
      else { return false }
      return status.drop { $0 != ")" }.dropFirst(2).first == "S"
    }
  }

  func testAValueThatAnotherThreadWaitsForIsMade() {
    XCTAssertTrue(Thread.isMainThread)
    XCTAssertEqual(Contended.value, 1)
  }

  func testALockOfDispatchThatAnotherThreadWaitsForIsLetGoOf() {
    // What a queue is marked with is behind a lock that the kernel hands on.
    let queue = DispatchQueue(label: "marked")
    let key = DispatchSpecificKey<Int>()
    let rounds = 100_000
    let other = Thread {
      for round in 1...rounds { queue.setSpecific(key: key, value: -round) }
    }
    other.start()
    for round in 1...rounds { queue.setSpecific(key: key, value: round) }
    while !other.isFinished { sched_yield() }
    XCTAssertEqual(abs(queue.getSpecific(key: key) ?? 0), rounds)
  }
}
