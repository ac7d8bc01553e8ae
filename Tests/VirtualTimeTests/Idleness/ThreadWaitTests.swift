import Glibc
import Testing

@testable import VirtualTime

/// Tests of how a thread's system call is read.
@Suite struct ThreadWaitTests {
  /// A kernel's line and what it means.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The line.
    var line: String
    /// What it means if every address from 0x7f on belongs to dispatch.
    var expected: ThreadWait

    /// The line.
    var testDescription: String { line }
  }

  #if arch(x86_64)
  /// The cases.
  static let cases = [
    Case(line: "202 0x7f6c 0x189 0x0 0x7fa1 0x0 0xffffffff 0x7fa1 0x7fa1", expected: .parkedWorker),
    Case(line: "202 0x5510 0x189 0x0 0x7fa1 0x0 0xffffffff 0x7fa1 0x7fa1", expected: .blocked),
    Case(
      line: "232 0x3 0x7fa1 0x10 0xffffffff 0x0 0x7fa1 0x7fa1 0x7fa1", expected: .events(set: 3)),
    Case(line: "232 0x3 0x7fa1 0x10 0x1388 0x0 0x7fa1 0x7fa1 0x7fa1", expected: .blocked),
    Case(line: "441 0x3 0x7fa1 0x10 0x0 0x0 0x8 0x7fa1 0x7fa1", expected: .events(set: 3)),
    Case(
      line: "7 0x7fa1 0x2 0xffffffff 0x0 0x0 0x0 0x7fa1 0x7fa1",
      expected: .descriptors(.requests(at: 0x7fa1, count: 2))),
    Case(line: "7 0x7fa1 0x2 0x1388 0x0 0x0 0x0 0x7fa1 0x7fa1", expected: .blocked),
    Case(
      line: "271 0x7fa1 0x2 0x0 0x0 0x8 0x0 0x7fa1 0x7fa1",
      expected: .descriptors(.requests(at: 0x7fa1, count: 2))),
    Case(line: "271 0x7fa1 0x2 0x7fb2 0x0 0x8 0x0 0x7fa1 0x7fa1", expected: .blocked),
    Case(
      line: "270 0x40 0x7fa1 0x7fb2 0x0 0x0 0x0 0x7fa1 0x7fa1",
      expected: .descriptors(.sets(at: [0x7fa1, 0x7fb2, 0], count: 64))),
    Case(line: "270 0x40 0x7fa1 0x7fb2 0x0 0x7fc3 0x0 0x7fa1 0x7fa1", expected: .blocked),
    Case(line: "0 0x7 0x7fb2 0x1 0x0 0x0 0x0 0x7fa1 0x7fa1", expected: .input(of: 7)),
    Case(line: "43 0x7 0x0 0x0 0x0 0x0 0x0 0x7fa1 0x7fa1", expected: .input(of: 7)),
    Case(line: "45 0x7 0x7fb2 0x1 0x0 0x0 0x0 0x7fa1 0x7fa1", expected: .input(of: 7)),
    Case(line: "1 0x7 0x7fb2 0x1 0x0 0x0 0x0 0x7fa1 0x7fa1", expected: .blocked),
    Case(line: "running", expected: .running),
    Case(line: "-1 0x7fa1 0x7fa1", expected: .running),
    Case(line: "", expected: .running),
  ]

  @Test(arguments: cases) func theCallTellsWhatTheThreadWaitsFor(_ example: Case) {
    #expect(ThreadWait(systemCall: example.line) { $0 >= 0x7f00 } == example.expected)
  }
  #endif

  @Test func aThreadThatCannotBeSeenMayRun() {
    #expect(ThreadWait(of: -1) == .running)
  }

  @Test func theDescriptorsOfAWaitAreRead() {
    let requests = [pollfd(fd: 7, events: 0, revents: 0), pollfd(fd: -1, events: 0, revents: 0)]
    let sets: [UInt] = [1 << 5, 1 << 63]
    requests.withUnsafeBufferPointer { buffer in
      let address = UInt(bitPattern: buffer.baseAddress)
      #expect(DescriptorList.requests(at: address, count: 2).descriptors() == [7])
    }
    sets.withUnsafeBufferPointer { buffer in
      let address = UInt(bitPattern: buffer.baseAddress)
      let list = DescriptorList.sets(at: [address, 0, address + 8], count: 64)
      #expect(list.descriptors() == [5, 63])
    }
    #expect(DescriptorList.requests(at: 8, count: 1).descriptors() == nil)
    #expect(DescriptorList.requests(at: 8, count: 1_000_000).descriptors() == nil)
    #expect(DescriptorList.sets(at: [0, 0, 0], count: -1).descriptors() == nil)
  }
}
