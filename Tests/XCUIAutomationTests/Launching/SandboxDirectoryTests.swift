import Foundation
import Testing

@testable import XCUIAutomation

@Suite("Folders of applications")
struct SandboxDirectoryTests {
  @Test("are fresh, private and gone afterwards")
  func life() throws {
    let first = try SandboxDirectory()
    let second = try SandboxDirectory()
    defer { second.remove() }
    #expect(first.path != second.path)
    #expect(
      Set(first.environment.keys) == [
        "HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
        "XDG_RUNTIME_DIR",
      ])
    for folder in first.environment.values {
      #expect(folder.hasPrefix(first.path + "/"))
      #expect(FileManager.default.fileExists(atPath: folder))
    }
    first.remove()
    #expect(!FileManager.default.fileExists(atPath: first.path))
  }

  @Test("cannot be made where nothing can be written")
  func failure() {
    #expect(throws: (any Error).self) { try SandboxDirectory(in: "/proc/nowhere") }
  }
}

@Suite("Ends of outputs")
struct OutputTailTests {
  private func tail(_ text: String, lines: Int = 3, bytes: Int = 100) throws -> [String] {
    let folder = try SandboxDirectory()
    defer { folder.remove() }
    let path = folder.outputFile(isError: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return OutputTail.lines(of: path, lines: lines, bytes: bytes)
  }

  @Test("are the last lines")
  func lines() throws {
    #expect(try tail("") == [])
    #expect(try tail("a\n") == ["a"])
    #expect(try tail("a\nb\nc\nd\n\n") == ["b", "c", "d"])
    #expect(try tail("\u{1B}[31mred\n") == [#"\u{1B}[31mred"#])
    #expect(OutputTail.lines(of: "/no/such/file") == [])
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
}
