import Foundation
import Synchronization
import Testing

@testable import XCTestAdditions

@Suite("Names of calls") struct CallNamesTests {
  /// Adds numbers up, and returns where it is called from in the loop.
  @inline(never)
  private static func loop() -> CallStack {
    var rounds = 0
    var stack = CallStack(addresses: [])
    while rounds < 3 {
      rounds = (rounds + 1) % 1_000
      stack = CallStack.capture()
    }
    return stack
  }

  @Test("An instruction without a line has the one before it, wherever a thread is interrupted")
  func betweenLines() throws {
    let all = CallNames.shared
    let address = try #require(
      Self.loop().addresses.first { all.calls(at: $0).contains { $0.function.contains("loop()") } })
    let end = try #require(all.calls(at: address).first)
    // The loop begins anew behind a line's end: the instructions there are of the file, and of no line of it.
    let between = try #require(
      stride(from: 2, to: 62, by: 4).lazy.map { address - $0 }.first {
        $0 > end.start && all.calls(at: $0).first?.isBetweenLines == true
      }, "The compiler gives each instruction of the loop a line now; find one that it does not.")
    let call = try #require(all.calls(interruptedAt: between).first)
    #expect(call.hasPlace)
    #expect(call.function == end.function)
    #expect((end.line - 5...end.line).contains(call.line), "\(call) \(end)")
  }

  /// Captures calls of several kinds: of functions, closures, accessors, of what a macro made, and asynchronous ones.
  private static func manyStacks() async -> [CallStack] {
    var stacks = [loop(), CallStack.capture()]
    stacks += [1, 2].map { _ in CallStack.capture() }
    stacks.append(captured)
    await Task.yield()
    stacks.append(CallStack.capture())
    return stacks
  }

  private static var captured: CallStack { CallStack.capture() }

  @Test("Those found by the toolchain's program are those found without it")
  func together() async throws {
    let stacks = await Self.manyStacks()
    let addresses = stacks.flatMap(\.addresses)
    let (together, single) = (CallNames(), CallNames(finder: nil))
    together.prepare(addresses)
    let suite = single.ofSuite(addresses)
    #expect(Set(suite).count >= 10)
    for address in suite {
      let (some, one) = (together.calls(at: address), single.calls(at: address))
      #expect(some.map(\.function) == one.map(\.function))
      #expect(some.map(\.start) == one.map(\.start))
      // Of what nobody wrote, the two name other files.
      #expect(some.map(\.macroLine) == one.map(\.macroLine))
      #expect(some.filter(\.hasPlace) == one.filter(\.hasPlace))
    }
  }

  @Test("Lines are found by a program of the toolchain, and none by one that fails")
  func finder() async throws {
    let stack = Self.loop()
    let address = try #require(CallNames.shared.ofSuite(stack.addresses).first)
    let finder = try #require(LineFinder.ofToolchain)
    let place = try #require(finder.places(of: [address - 1])[address - 1])
    let call = try #require(CallNames(finder: nil).calls(at: address).first)
    #expect(place == LineFinder.Place(file: #filePath, line: call.line) && call.line > 0)
    #expect(finder.places(of: [1, 2]).isEmpty)
    #expect(LineFinder(program: "/bin/false").places(of: [address - 1]).isEmpty)
    #expect(LineFinder(program: "/nowhere").places(of: [address - 1]).isEmpty)
    #expect(LineFinder(program: "/bin/cat").places(of: [address - 1]).isEmpty)
  }

  /// A thread that takes memory from the system and gives it back, until it is told to end.
  private final class Mapper: Sendable {
    private let isOver = Atomic(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    init() {
      Thread.detachNewThread { [self] in
        // A file's, and not one that is there otherwise, for only such is looked at for a program.
        let size = 64 * 4_096
        let stream = tmpfile()
        defer { if let stream { fclose(stream) } }
        let file = fileno(stream)
        ftruncate(file, size)
        while !isOver.load(ordering: .relaxed) {
          guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0),
            memory != MAP_FAILED
          else { continue }
          munmap(memory, size)
        }
        hasEnded.signal()
      }
    }

    func end() {
      isOver.store(true, ordering: .relaxed)
      hasEnded.wait()
    }
  }

  @Test("They are found while another thread gives memory back") func mappings() throws {
    let mapper = Mapper()
    defer { mapper.end() }
    let all = CallNames.shared
    let address = try #require(Self.loop().addresses.first { all.ofSuite([$0]) == [$0] })
    // Addresses that nobody asked for, each of which has the program looked at anew.
    for distance in 1...200 {
      _ = all.ofSuite([address + UInt(distance)])
    }
    #expect(all.calls(at: address).contains { $0.hasPlace })
  }
}
