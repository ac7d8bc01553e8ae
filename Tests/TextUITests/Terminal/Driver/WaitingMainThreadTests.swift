import Foundation
import PseudoTerminal
import Testing

/// A main thread that waits by a semaphore for a task of no actor, in a terminal, where time is real.
@Suite(.enabled(if: Tmux.isInstalled, "tmux is not installed"))
struct WaitingMainThreadTests {
  @Test(arguments: [
    (10, "task after 2."), (11, "sleeping task after 2."), (12, "actor after 2."),
    (13, "group after 0."),
  ])
  func goesOnWhenTheTaskHasEnded(_ tabs: Int, _ end: String) throws {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let executable = tests.appendingPathComponent("CrashingApp").path
    let terminal = try Tmux("'\(executable)' -pool; exec cat", rows: 30)
    try terminal.wait(for: "screen") {
      $0.contains("idle") && $0.contains("Main waits for a group")
    }
    for _ in 0..<tabs { try terminal.press("Tab") }
    try terminal.press("Enter")
    try terminal.wait(for: end) { $0.contains(end) }
  }
}
