import Foundation
import Glibc
import Synchronization
import XCTest

@testable import VirtualTime

/// Child processes in the proof that nothing goes on, whoever started them, and whenever.
final class ChildCensusXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ProcessTime.isOwned, "A sanitizer keeps the clocks real.")
    try XCTSkipUnless(ChildCensus.activity().isEmpty, "Other tests left a child.")
  }

  /// Starts a child that sleeps for long.
  ///
  /// - Parameter group: The process group that it is in, 0 for one of its own; `nil` for this process's.
  /// - Returns: The number of the child.
  private static func startChild(in group: pid_t? = nil) -> pid_t {
    var child: pid_t = 0
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, group ?? 0)
    posix_spawnattr_setflags(&attributes, group == nil ? 0 : Int16(POSIX_SPAWN_SETPGROUP))
    var arguments = [strdup("sleep"), strdup("1000"), nil]
    defer { for argument in arguments { free(argument) } }
    precondition(posix_spawnp(&child, "sleep", nil, &attributes, &arguments, environ) == 0)
    return child
  }

  private static func end(_ child: pid_t) {
    kill(child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  /// The children among what goes on.
  private static func children(_ activity: [PendingActivity]) -> [Int32] {
    activity.compactMap { if case .child(let id, _) = $0 { id } else { nil } }
  }

  /// A thread that starts a child whenever it is told to.
  private final class Starter: Sendable {
    /// The kernel's number of the thread.
    let thread = Atomic<Int32>(0)
    /// The number of the child it started last, 0 while it has started none.
    let child = Atomic<pid_t>(0)
    private let isOver = Atomic(false)
    private let gate = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    init() {
      let hasBegun = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [self] in
        thread.store(currentThreadID(), ordering: .releasing)
        hasBegun.signal()
        gate.wait()
        while !isOver.load(ordering: .acquiring) {
          child.store(ChildCensusXCTests.startChild(), ordering: .releasing)
          gate.wait()
        }
        hasEnded.signal()
      }
      hasBegun.wait()
    }

    /// Has the thread start a child.
    func start() { gate.signal() }

    /// Ends the thread.
    func end() {
      isOver.store(true, ordering: .releasing)
      gate.signal()
      hasEnded.wait()
    }
  }

  func testAThreadThatStartsAChildLeavesNoMomentAtWhichAllRests() {
    let starter = Starter()
    for round in 1...100 {
      ThreadRest.comes()
      starter.start()
      var looks = 0
      while looks < 100_000 {
        let activity = ThreadRest.activity()
        XCTAssertFalse(activity.isEmpty, "round \(round), look \(looks)")
        looks += 1
        if activity.isEmpty || activity.allSatisfy({ !$0.isThread }) { break }
      }
      var child = starter.child.exchange(0, ordering: .acquiring)
      while child == 0 {
        sched_yield()
        child = starter.child.exchange(0, ordering: .acquiring)
      }
      Self.end(child)
    }
    starter.end()
  }

  func testAChildThatThisThreadStartedSinceALookIsSeen() {
    let starter = Starter()
    defer { starter.end() }
    ThreadRest.comes()
    let child = Self.startChild()
    defer { Self.end(child) }
    XCTAssertEqual(Self.children(ThreadRest.activity()), [child])
    ChildCensus.leaveOut(child)
    defer { ChildCensus.forget(child) }
    XCTAssertTrue(ThreadRest.comes())
  }

  func testAChildInTheGroupOfOneThatIsLeftOutIsLeftOut() {
    let leader = Self.startChild(in: 0)
    defer { Self.end(leader) }
    let companion = Self.startChild(in: leader)
    defer { Self.end(companion) }
    let other = Self.startChild(in: 0)
    defer { Self.end(other) }
    XCTAssertEqual(Set(Self.children(ChildCensus.activity())), [leader, companion, other])
    ChildCensus.leaveOut(leader)
    defer { for child in [leader, companion] { ChildCensus.forget(child) } }
    for _ in 0..<2 { XCTAssertEqual(Self.children(ChildCensus.activity()), [other]) }
  }

  func testAChildThatAThreadStartedWhichDidNotCountIsSeen() {
    let starter = Starter()
    defer { starter.end() }
    let threads: Set = [starter.thread.load(ordering: .acquiring)]
    ThreadRest.comes(except: threads)
    starter.start()
    var child: pid_t = 0
    while child == 0 { child = starter.child.load(ordering: .acquiring) }
    defer { Self.end(child) }
    XCTAssertEqual(Self.children(ThreadRest.activity(except: threads)), [child])
  }

  func testAChildThatIsLeftOutDoesNotHaveThreadsLookedAtAgain() {
    let starter = Starter()
    defer { starter.end() }
    let child = Self.startChild()
    ChildCensus.leaveOut(child)
    defer {
      ChildCensus.forget(child)
      Self.end(child)
    }
    // A worker that other tests have left may wake at any time, to end.
    let surveys = (0..<20).map { _ in
      XCTAssertTrue(ThreadRest.comes())
      let before = ThreadRest.surveyCount
      XCTAssertEqual(Self.children(ThreadRest.activity()), [])
      return ThreadRest.surveyCount - before
    }
    XCTAssertEqual(surveys.min(), 0, "\(surveys)")
  }
}
