import Foundation
import PseudoTerminal
import Testing

/// What an application writes beside its screen does not stand on it, and is not lost.
@Suite(.enabled(if: Tmux.isInstalled, "tmux is not installed"), .serialized)
struct HeldOutputTests {
  /// Opens a terminal that runs an application that talks.
  private func open(redirection: String = "") throws -> Tmux {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let executable = tests.appendingPathComponent("CrashingApp").path
    return try Tmux(
      "SWIFT_BACKTRACE=enable=no '\(executable)' -talking \(redirection); echo \"exit $?\"; exec cat"
    )
  }

  @Test func comesOutInItsOrderAfterwards() throws {
    let terminal = try open()
    try terminal.wait(for: "screen") { $0.contains("Said 0") }
    try terminal.press("Enter", "Enter", "Down", "Enter")
    let screen = try terminal.wait(for: "third word") { $0.contains("Said 3") }
    #expect(["printed", "complained", "echoed"].allSatisfy { !screen.contains($0) })
    try terminal.press("C-c")
    let end = try terminal.wait(for: "end") { $0.contains("exit 0") }
    #expect(
      end.contains(
        """
        printed 1
        complained 1
        printed 2
        complained 2
        echoed
        exit 0
        """), "\(end)")
  }

  @Test func comesOutWhenTheApplicationCrashes() throws {
    let terminal = try open()
    try terminal.wait(for: "screen") { $0.contains("Said 0") }
    try terminal.press("Enter", "Down", "Down", "Down", "Enter")
    let end = try terminal.wait(for: "end") { $0.contains("exit 1") }
    #expect(end.contains("printed 1\ncomplained 1\nthe store is damaged\n"), "\(end)")
  }

  @Test func goesWhereItWasSent() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = try open(redirection: "2> '\(file.path)'")
    try terminal.wait(for: "screen") { $0.contains("Said 0") }
    try terminal.press("Enter")
    try terminal.wait(for: "word") { $0.contains("Said 1") }
    #expect(try String(contentsOf: file, encoding: .utf8) == "complained 1\n")
    try terminal.press("C-c")
    let end = try terminal.wait(for: "end") { $0.contains("exit 0") }
    #expect(end.contains("printed 1\nexit 0"), "\(end)")
  }

  @Test func ofVeryMuchTheLastComesOut() throws {
    let terminal = try open()
    try terminal.wait(for: "screen") { $0.contains("Said 0") }
    try terminal.press("Down", "Down", "Enter")
    try terminal.wait(for: "flood") { $0.contains("Said 1") }
    try terminal.press("C-c")
    let end = try terminal.wait(for: "end") { $0.contains("exit 0") }
    #expect(end.contains("line 499999\nexit 0"), "\(end)")
  }
}
