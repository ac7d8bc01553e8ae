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
        $0 > end.start && CallNames.recordedCalls(at: $0).first?.isBetweenLines == true
      }, "The compiler gives each instruction of the loop a line now; find one that it does not.")
    let call = try #require(all.calls(at: between).first)
    #expect(call.hasPlace)
    #expect(call.function == end.function)
    #expect((end.line - 5...end.line).contains(call.line), "\(call) \(end)")
  }
}
