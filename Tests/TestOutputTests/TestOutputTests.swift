import Foundation
import TestOutput
import Testing

/// The output of a test process, as `swift test` reads it.
@Suite("Output of test processes") struct TestOutputTests {
  /// Writes lines to a pipe, and returns the pieces in which a reader takes them.
  ///
  /// - Parameters:
  ///   - lines: The lines, each written at once.
  ///   - isSlow: Whether the reader lets the writer go ahead, every forty pieces.
  /// - Returns: The pieces.
  /// - Throws: When there is no pipe.
  private func pieces(of lines: [String], isSlow: Bool) throws -> [[UInt8]] {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    let writer = Thread {
      for line in lines {
        var line = line
        let count = line.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            test_output_write(writing, $0.baseAddress, $0.count)
          }
        }
        guard count == line.utf8.count else { break }
      }
      close(writing)
    }
    writer.start()
    defer { close(reading) }
    var pieces: [[UInt8]] = []
    var buffer = [UInt8](repeating: 0, count: Int(TEST_OUTPUT_LONGEST_PIECE))
    while true {
      // Now and then: where the processors are busy, each takes its time.
      for _ in 0..<(isSlow && pieces.count % 40 == 0 ? 200 : 0) { sched_yield() }
      let count = read(reading, &buffer, buffer.count)
      guard count > 0 else { return pieces }
      pieces.append(Array(buffer[..<count]))
    }
  }

  @Test("Each piece that is read is text by itself", arguments: [true, false])
  func pieces(isSlow: Bool) throws {
    // Lines of every length around that of a piece, of characters of one to four bytes.
    let characters: [Character] = ["a", "é", "│", "🜁"]
    let lines = (0..<400).map { number in
      String(repeating: characters[number % 4], count: 1 + number * 37 % 5_000) + "\n"
    }
    let pieces = try pieces(of: lines, isSlow: isSlow)
    let texts = pieces.map { String(validating: $0, as: UTF8.self) }
    #expect(texts.allSatisfy { $0 != nil })
    #expect(texts.compactMap(\.self).joined() == lines.joined())
  }

  @Test("Bytes that are no text are written as they are")
  func bytes() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let bytes = [CChar](repeating: -128, count: 4_096)
    #expect(test_output_write(ends[1], bytes, bytes.count) == 4_096)
    var buffer = [UInt8](repeating: 0, count: 8_192)
    #expect(read(ends[0], &buffer, buffer.count) == 4_096)
    #expect(buffer.prefix(4_096).allSatisfy { $0 == 0x80 })
  }
}
