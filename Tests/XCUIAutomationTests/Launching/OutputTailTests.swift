import Foundation
import Glibc
import Testing

@testable import XCUIAutomation

@Suite("Ends of outputs")
struct OutputTailTests {
  private func tail(_ text: String, lines: Int = 3, bytes: Int = 100) throws -> [String] {
    let output = try KeptOutput()
    defer { output.end() }
    let file = try #require(FileHandle(forWritingAtPath: output.path))
    try file.write(contentsOf: Data(text.utf8))
    return OutputTail.lines(of: output, lines: lines, bytes: bytes)
  }

  @Test("are the last lines")
  func lines() throws {
    #expect(try tail("") == [])
    #expect(try tail("a\n") == ["a"])
    #expect(try tail("a\nb\nc\nd\n\n") == ["b", "c", "d"])
    #expect(try tail("a\r\nb\r\nc\r\nd\r\n\r\n") == ["b", "c", "d"])
    #expect(try tail("\u{1B}[31mred\n") == [#"\u{1B}[31mred"#])
    #expect(OutputTail.lines(of: nil) == [])
  }

  @Test("are of what was printed too, before the last words")
  func both() throws {
    let outputs = try [KeptOutput(), KeptOutput()]
    defer { for output in outputs { output.end() } }
    let texts = ["start\n" + (1...7).map { "print \($0)\n" }.joined(), "late\nFatal error: oh\n"]
    for (output, text) in zip(outputs, texts) {
      let file = try #require(FileHandle(forWritingAtPath: output.path))
      try file.write(contentsOf: Data(text.utf8))
    }
    #expect(
      OutputTail.lines(of: outputs[0], and: outputs[1])
        == (2...7).map { "print \($0)" } + ["Fatal error: oh"])
    #expect(OutputTail.lines(of: outputs[0], and: nil).count == 8)
    #expect(OutputTail.lines(of: nil, and: outputs[1]) == ["Fatal error: oh"])
  }

  @Test("are bounded")
  func bounds() throws {
    let long = String(repeating: "x", count: 1_000) + "\nend\n"
    #expect(try tail(long) == ["end"])
  }

  @Test("begin with a fatal error")
  func fatalError() throws {
    let text = "a\nFatal error: oh\n*** Signal 4: …\n\nThread 0 crashed:\n 0 f\n 1 g\n 2 h\n"
    #expect(try tail(text) == ["Fatal error: oh", "Thread 0 crashed:", " 0 f"])
  }

  @Test("begin with why the compiler had a program trap")
  func trap() throws {
    let text = """
      a
      *** Signal 4: …

      *** Swift runtime failure: arithmetic overflow ***

      Thread 0 crashed:
        0 [inlined] [system] 0x000055b4d6121483 Swift runtime failure: arithmetic overflow in o
        1 0x000055b4d6121483 Cart.add() + 835 in o at /home/ada/Shop/Sources/Cart.swift:31:22

      """
    let lines = try tail(text, lines: 4, bytes: 1_000)
    #expect(lines.first == "*** Swift runtime failure: arithmetic overflow ***")
    #expect(CrashReport.ownCall(in: lines) == "Cart.add() (Cart.swift:31)")
  }

  @Test("begin with the cast that failed")
  func cast() throws {
    let text = """
      a
      Could not cast value of type 'Swift.String' (0x7f0c) to 'Swift.Int' (0x7f0d).
      *** Signal 6: …
      *** Program crashed: Aborted at 0x592 ***

      Thread 0 crashed:

      """
    #expect(try tail(text, bytes: 1_000).first?.hasPrefix("Could not cast") == true)
  }

  @Test("have the application's own calls of a crash, where those of libraries come first")
  func ownCalls() throws {
    let calls = (0..<40).map { number in
      let place = number == 20 || number == 30 ? " at /home/ada/Shop/Sources/Cart.swift:31:22" : ""
      return "\(number) [ra] 0x00005567c4790ee9 call() + 24 in so\(place)"
    }
    let crash = "*** Program crashed: Bad pointer dereference at 0x0 ***"
    let text = ([crash] + calls).joined(separator: "\n")
    #expect(
      try tail(text, lines: 6, bytes: 10_000)
        == [crash, calls[0], calls[1], "    …", calls[20], calls[30]])
    #expect(
      try tail([crash, calls[20], calls[1], calls[2]].joined(separator: "\n"), bytes: 10_000)
        == [crash, calls[20], calls[1]])
  }

  @Test("begin with the first lines, and what is left out, of one that is not kept whole")
  func leftOut() throws {
    let filling = String(repeating: "a line of no interest\n", count: 200_000)
    let text = "first\nsecond\n" + filling + "last but one\nlast\n"
    let leftOut = text.utf8.count - 2 * KeptOutput.limit
    #expect(
      try tail(text, lines: 2) == [
        "first", "second", "a line of no interest", "… \(leftOut) bytes are left out …",
        "last but one", "last",
      ])
  }
}

@Suite("Outputs of applications")
struct KeptOutputTests {
  /// Has a process write to an output, waits for its end, and returns what is kept.
  private func content(of script: String) throws -> KeptOutput.Content {
    let output = try KeptOutput()
    defer { output.end() }
    let spawner = ProcessSpawner(
      path: "/bin/sh", arguments: ["-c", script], environment: [:], standardOutput: output.path,
      standardError: "/dev/null")
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let process = try spawner.start(inheriting: input)
    output.closeWriting()
    #expect(process.waitForEnd(patience: .seconds(60)) == .exited(code: 0))
    return output.content
  }

  @Test("are kept whole up to two megabytes")
  func whole() throws {
    let limit = KeptOutput.limit
    for count in [0, 1, limit - 1, limit, limit + 1, 2 * limit - 1, 2 * limit] {
      let content = try content(of: "head -c \(count) /dev/zero")
      #expect(content.first.count == count)
      #expect(content.leftOut == 0)
      #expect(content.last.isEmpty)
    }
  }

  @Test("are kept at both ends, in order, however much there is between")
  func ends() throws {
    let content = try content(of: "printf begin; head -c 200000003 /dev/zero; printf 'the end'")
    #expect(content.first.count == KeptOutput.limit)
    #expect(content.last.count == KeptOutput.limit)
    #expect(content.leftOut == 200_000_003 + 12 - 2 * KeptOutput.limit)
    #expect(content.first.starts(with: "begin\0".utf8))
    #expect(content.last.suffix(9) == ArraySlice("\0\0the end".utf8))
    #expect(content.last.dropLast(7).allSatisfy { $0 == 0 })
  }

  @Test("are read while nobody looks, so that a process does not wait for that")
  func unattended() throws {
    #expect(try content(of: "head -c 4000000 /dev/zero").leftOut > 0)
  }

  @Test("that nobody reads any more end who writes on")
  func ended() throws {
    let output = try KeptOutput()
    let spawner = ProcessSpawner(
      path: "/bin/cat", arguments: ["/dev/zero"], environment: [:], standardOutput: output.path,
      standardError: "/dev/null")
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let process = try spawner.start(inheriting: input)
    output.end()
    #expect(output.descriptor == nil)
    #expect(process.waitForEnd(patience: .seconds(60)) == .signalled(SIGPIPE))
  }
}
