import Foundation
import Glibc
import Synchronization
import XCTest

@testable import VirtualTime

/// Threads that wait for sets of events, in the proof that nothing goes on.
final class ThreadRestXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ProcessTime.isOwned, "A sanitizer keeps the clocks real.")
    try XCTSkipUnless(ChildCensus.activity().isEmpty, "Other tests left a child.")
  }

  /// A thread that waits for a set of events until its counter counts.
  private final class Watcher: Sendable {
    /// The set, and the counter in it.
    let set = makeEventSet(O_CLOEXEC)
    let counter = makeEventCounter(0, O_CLOEXEC)
    private let hasEnded = DispatchSemaphore(value: 0)

    init() {
      change(.add, counter)
      Thread.detachNewThread { [self] in
        withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { event in
          while waitForEvents(set, event.baseAddress!, 1, -1) != 1 {}
        }
        hasEnded.signal()
      }
    }

    /// How a set is changed.
    enum Change: Int32 {
      /// It watches a descriptor from now on.
      case add = 1

      /// It does no more.
      case remove = 2
    }

    /// Adds a descriptor to the set, or takes it out.
    ///
    /// - Parameters:
    ///   - change: Which of both.
    ///   - descriptor: The descriptor.
    ///   - isByNumber: Whether to call the kernel by the number of the call.
    func change(_ change: Change, _ descriptor: Int32, byNumber isByNumber: Bool = false) {
      // The descriptor is readable, and nothing more.
      var event: [UInt32] = [1, 0, 0, 0]
      if isByNumber {
        typealias Call = @convention(c) (Int, Int, Int, Int, UnsafeMutableRawPointer) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        XCTAssertEqual(
          call(Self.number, Int(set), Int(change.rawValue), Int(descriptor), &event), 0)
      } else {
        XCTAssertEqual(changeEventSet(set, change.rawValue, descriptor, &event), 0)
      }
    }

    /// The number of the system call.
    private static var number: Int {
      #if arch(x86_64)
      233
      #else
      21
      #endif
    }

    /// Ends the thread.
    func end() {
      var count: UInt64 = 1
      write(counter, &count, 8)
      hasEnded.wait()
      for descriptor in [set, counter] { close(descriptor) }
    }
  }

  /// The descriptors that others stand behind.
  private static var inputs: [Int32] {
    ThreadRest.activity().compactMap { activity in
      if case .input(_, _, let descriptor, _) = activity { descriptor } else { nil }
    }
  }

  func testDescriptorsThatOnlyThisProcessWritesToAreNotLookedAtAgain() {
    // Other tests may have left threads that wait for what has to be looked at again.
    let before = Self.looks()
    let watcher = Watcher()
    defer { watcher.end() }
    XCTAssertEqual(Self.looks(), before)
  }

  func testASetIsNotLookedAtAgainBecauseAnotherOneChanges() {
    let watcher = Watcher()
    let other = Watcher()
    defer { for each in [watcher, other] { each.end() } }
    let before = Self.looks()
    let descriptor = makeEventCounter(0, O_CLOEXEC)
    defer { close(descriptor) }
    let set = makeEventSet(O_CLOEXEC)
    defer { close(set) }
    // As a run loop does in each turn.
    let looks = Self.looks {
      var event: [UInt32] = [1, 0, 0, 0]
      XCTAssertEqual(changeEventSet(set, Watcher.Change.add.rawValue, descriptor, &event), 0)
      XCTAssertEqual(changeEventSet(set, Watcher.Change.remove.rawValue, descriptor, &event), 0)
    }
    XCTAssertEqual(looks, before)
  }

  /// The fewest descriptors that are looked at when all threads rest, as they did at the look before.
  ///
  /// - Parameter act: What is done between the two looks.
  /// - Returns: Their number; nil where they did not rest.
  private static func looks(after act: () -> Void = {}) -> Int? {
    // A worker that other tests have left may wake at any time, to end.
    (0..<20).compactMap { _ in
      XCTAssertTrue(ThreadRest.comes())
      let before = (surveys: ThreadRest.surveyCount, descriptors: DescriptorPeer.lookCount)
      act()
      _ = ThreadRest.activity()
      let isAsBefore = ThreadRest.surveyCount == before.surveys
      return isAsBefore ? DescriptorPeer.lookCount - before.descriptors : nil
    }.min()
  }

  func testADescriptorOfOthersThatIsAddedToASetIsSeen() {
    let watcher = Watcher()
    defer { watcher.end() }
    let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(socket) }
    for round in 0..<10 {
      XCTAssertTrue(ThreadRest.comes())
      let isByNumber = !round.isMultiple(of: 2)
      watcher.change(.add, socket, byNumber: isByNumber)
      for _ in 0..<3 { XCTAssertEqual(Self.inputs.count, 1, "round \(round)") }
      watcher.change(.remove, socket, byNumber: isByNumber)
    }
    XCTAssertTrue(ThreadRest.comes())
  }
}
