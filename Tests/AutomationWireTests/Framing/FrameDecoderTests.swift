import Testing

@testable import AutomationWire

/// Messages cut out of a stream.
struct FrameDecoderTests {
  /// Feeds bytes as an array.
  private func feed(_ bytes: some Sequence<UInt8>, _ decoder: inout FrameDecoder) {
    [UInt8](bytes).withUnsafeBytes { decoder.feed($0) }
  }

  @Test func framesComeOutWhole() throws {
    let messages: [[UInt8]] = [[], [1], [UInt8](repeating: 7, count: 300), [2, 3]]
    let stream = try messages.flatMap { try FrameDecoder.frame($0) }
    #expect([UInt8](stream.prefix(9)) == [0, 0, 0, 0, 1, 0, 0, 0, 1])
    for size in [1, 2, 3, 5, 64, stream.count] {
      var decoder = FrameDecoder()
      var found: [[UInt8]] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        feed(stream[start..<min(stream.count, start + size)], &decoder)
        while let message = try decoder.next() { found.append(message) }
      }
      #expect(found == messages, "in pieces of \(size)")
    }
  }

  @Test func aPartOfAFrameIsNoMessage() throws {
    var decoder = FrameDecoder()
    feed([3, 0, 0, 0, 9, 9], &decoder)
    #expect(try decoder.next() == nil)
    feed([9], &decoder)
    #expect(try decoder.next() == [9, 9, 9])
  }

  @Test func aFrameThatIsTooLongIsRefusedBeforeItArrives() throws {
    var decoder = FrameDecoder()
    feed([1, 0, 0, 4], &decoder)
    #expect(throws: WireError.frameTooLarge(length: (64 << 20) + 1, limit: 64 << 20)) {
      try decoder.next()
    }
  }

  @Test func manyFramesDoNotPileUp() throws {
    var decoder = FrameDecoder()
    let message = [UInt8](repeating: 1, count: 100_000)
    let frame = try FrameDecoder.frame(message)
    for _ in 0..<100 {
      // The end of one frame and the start of the next arrive together.
      feed(frame.prefix(50_000), &decoder)
      feed(frame.dropFirst(50_000), &decoder)
      #expect(try decoder.next() == message)
    }
    #expect(try decoder.next() == nil)
  }
}
