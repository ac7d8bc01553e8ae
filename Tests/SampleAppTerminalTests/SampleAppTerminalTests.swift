import Foundation
import Glibc
import PseudoTerminal
import Testing

/// The sample application as a person uses it, in a real terminal.
@Suite(.enabled(if: Tmux.isInstalled, "tmux is not installed"), .serialized)
final class SampleAppTerminalTests {
  /// The executable, which is built beside the tests.
  private static var executable: String {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return tests.appendingPathComponent("SampleApp").path
  }

  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("sample-app-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Opens a terminal that runs the application, with the terminal's settings before and after it.
  private func open(_ environment: String = "", arguments: String = "") throws -> Tmux {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return try Tmux(
      "cd '\(home.path)'; export HOME='\(home.path)'; stty -g > before; tty > tty; "
        + "\(environment) sh -c 'echo $$ > pid; exec \"$0\" \"$@\"' '\(Self.executable)' \(arguments); code=$?; stty -g > after; echo \"exit $code\"; exec cat"
    )
  }

  /// Ends a test: the terminal is as it was before.
  private func expectRestored() throws {
    let before = try String(contentsOf: home.appendingPathComponent("before"), encoding: .utf8)
    let after = try String(contentsOf: home.appendingPathComponent("after"), encoding: .utf8)
    #expect(before == after)
  }

  @Test func isUsedWithKeys() throws {
    let terminal = try open()
    let first = try terminal.wait(for: "welcome") { $0.contains("Welcome") }
    #expect(first.contains("[ Next ]"))
    #expect(first.hasPrefix("╭───"))
    try terminal.press("Enter")
    try terminal.wait(for: "second stage") { $0.contains("Shiny, shiny things") }
    try terminal.press("Space")
    try terminal.wait(for: "third stage") { $0.contains("Ready to start?") }
    try terminal.press("Enter")
    try terminal.wait(for: "list of articles") { $0.contains("The Keeper's Log") }
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "second article") {
      $0.contains("‹ Articles") && $0.contains("Bread Without a Clock")
    }
    try terminal.press("Escape")
    try terminal.wait(for: "list of articles") {
      !$0.contains("‹ Articles") && $0.contains("◫ Articles")
    }
    try terminal.press("C-c")
    try terminal.wait(for: "end") { $0.contains("exit 0") }
    try expectRestored()
  }

  @Test("what others wrote to the terminal is gone when its screen is asked for again")
  func drawsAgain() throws {
    let terminal = try open()
    // The last line of the screen: the terminal may be looked at while it takes in the frame.
    let first = try terminal.wait(for: "welcome") {
      $0.contains("[ Next ]") && $0.contains("^P commands")
    }
    let file = home.appendingPathComponent("tty")
    let path = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[0]
    let others = try FileHandle(forWritingTo: URL(fileURLWithPath: String(path)))
    try others.write(contentsOf: Data("\u{1B}[5;5Hfsck: 3 errors".utf8))
    try terminal.wait(for: "words of others") { $0.contains("fsck: 3 errors") }
    try terminal.press("C-l")
    try terminal.wait(for: "screen as it was") { $0 == first }
    try terminal.press("C-c")
    try terminal.wait(for: "end") { $0.contains("exit 0") }
    try expectRestored()
  }

  @Test func showsTheTrafficLights() throws {
    let terminal = try open(arguments: "-app traffic-lights")
    let first = try terminal.wait(for: "lights") { $0.contains("Traffic lights") }
    #expect(first.contains("░░░") && !first.contains("███"))
    try terminal.press("Enter")
    try terminal.wait(for: "two reds") { $0.components(separatedBy: "███████").count == 3 }
    try terminal.press("Enter")
    try terminal.wait(for: "red and amber") { $0.components(separatedBy: "███████").count == 4 }
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "darkness") { !$0.contains("███") }
    try terminal.press("C-c")
    try terminal.wait(for: "end") { $0.contains("exit 0") }
    try expectRestored()
  }

  @Test func isUsedWithTheMouse() throws {
    let terminal = try open()
    let welcome = try terminal.wait(for: "welcome") { $0.contains("[ Next ]") }
    let row = try #require(welcome.split(separator: "\n").firstIndex { $0.contains("[ Next ]") })
    for title in ["Shiny, shiny things", "Ready to start?", "Articles"] {
      try terminal.click(column: 39, row: row)
      try terminal.wait(for: title) { $0.contains(title) }
    }
    // The wheel scrolls the list under it.
    for _ in 0..<4 { try terminal.send("\u{1B}[<65;20;10M") }
    try terminal.wait(for: "end of the list") { !$0.contains("The Keeper's Log") }
    try terminal.click(column: 60, row: 22)
    try terminal.wait(for: "settings") { $0.contains("Show onboarding again") }
    try terminal.press("C-c")
    try terminal.wait(for: "end") { $0.contains("exit 0") }
    try expectRestored()
  }

  @Test func takesTextAndAnotherSize() throws {
    let terminal = try open()
    try terminal.wait(for: "welcome") { $0.contains("Welcome") }
    try terminal.press("Enter", "Enter", "Enter")
    try terminal.wait(for: "tabs") { $0.contains("❋ Settings") }
    try terminal.click(column: 60, row: 22)
    let settings = try terminal.wait(for: "settings") { $0.contains("Password") }
    let rows = settings.split(separator: "\n", omittingEmptySubsequences: false)
    let name = try #require(rows.firstIndex { $0.contains("Name") })
    try terminal.click(column: 10, row: name)
    try terminal.send("Zoë 家族")
    try terminal.wait(for: "typed name") { $0.contains("Zoë 家族") }
    try terminal.press("Tab")
    try terminal.send("secret")
    let typed = try terminal.wait(for: "dots") { $0.contains("••••••") }
    #expect(!typed.contains("secret"))
    try terminal.resize(columns: 50, rows: 14)
    let small = try terminal.wait(for: "smaller screen") { screen in
      screen.split(separator: "\n").contains { $0 == String(repeating: "─", count: 50)[...] }
    }
    #expect(small.split(separator: "\n").allSatisfy { $0.count <= 50 })
    try terminal.press("C-c")
    try terminal.wait(for: "end") { $0.contains("exit 0") }
    try expectRestored()
  }

  @Test func keepsAnAccountWhenItIsKilled() throws {
    let environment = "XDG_DATA_HOME='\(home.path)'"
    let terminal = try open(environment, arguments: "-app accounts")
    try terminal.wait(for: "no accounts") { $0.contains("No accounts") }
    try terminal.press("Enter")
    try terminal.wait(for: "new account") { $0.contains("New account") }
    try terminal.send("alexvollmer")
    try terminal.press("Enter")
    try terminal.wait(for: "account") { $0.contains("● alexvollmer") }
    let identity = try String(contentsOf: home.appendingPathComponent("pid"), encoding: .utf8)
    let number = try #require(Int32(identity.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(number, SIGKILL) == 0)
    let next = try open(environment, arguments: "-app accounts")
    try next.wait(for: "account") { $0.contains("● alexvollmer") }
    try next.press("C-c")
    try next.wait(for: "end") { $0.contains("exit 0") }
    try expectRestored()
  }

  @Test(arguments: ["TERM", "ABRT"])
  func givesTheTerminalBackWhenItIsKilled(by signal: String) throws {
    let terminal = try open("SWIFT_BACKTRACE=enable=no")
    try terminal.wait(for: "welcome") { $0.contains("Welcome") }
    let identity = try String(contentsOf: home.appendingPathComponent("pid"), encoding: .utf8)
    let number = try #require(Int32(identity.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(number, signal == "TERM" ? SIGTERM : SIGABRT) == 0)
    let screen = try terminal.wait(for: "end") { $0.contains("exit 1") }
    #expect(screen.contains(signal == "TERM" ? "exit 143" : "exit 134"))
    #expect(!screen.contains("Welcome"))
    try expectRestored()
  }

  @Test func showsNoColorsWhenAskedNotTo() throws {
    let terminal = try open("NO_COLOR=1")
    try terminal.wait(for: "welcome") { $0.contains("Welcome") }
    let screen = try terminal.screenWithStyles
    #expect(screen.contains("\u{1B}["))
    #expect(screen.firstMatch(of: /\u{1B}\[[0-9;]*(3[0-7]|9[0-7]|4[0-7]|38|48)[;m]/) == nil)
  }

  @Test func saysThatItNeedsATerminal() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.executable)
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(text.hasPrefix("OnboardingApp needs a terminal: standard input is not one."))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func takesNothingThatATestWouldSay() throws {
    let terminal = try open(
      "UITEST_AUTOMATION_DESCRIPTOR=0 UITEST_SCREEN_SIZE=10x3 UITEST_TIME=virtual "
        + "UITEST_SCHEDULE_SEED=1",
      arguments: "UI_TEST_MODE 'EPHEMERAL_{\"showsSubtitles\":false}' "
        + "'AUTOMATION_{\"simulateUserAlreadyLoggedIn\":true}' -skipOnboarding")
    let first = try terminal.wait(for: "welcome") { $0.contains("Welcome") }
    #expect(first.contains("[ Next ]"))
    let pid = try String(contentsOf: home.appendingPathComponent("pid"), encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let sockets = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd")
      .compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/fd/\($0)")
      }
      .filter { $0.hasPrefix("socket:") }
    // The pair by which signals come is connected to itself; nothing else is there to connect to.
    let listening = try ["tcp", "tcp6", "unix"].flatMap { kind in
      try String(contentsOfFile: "/proc/\(pid)/net/\(kind)", encoding: .utf8)
        .split(separator: "\n").dropFirst()
        .filter { line in
          let fields = line.split(separator: " ")
          let isListening = kind == "unix" ? fields[3] == "00010000" : fields[3] == "0A"
          let inode = kind == "unix" ? fields[6] : fields[9]
          return isListening && sockets.contains("socket:[\(inode)]")
        }
    }
    #expect(listening.isEmpty)
    for stage in ["Shiny, shiny things", "Ready to start?", "The Keeper's Log"] {
      try terminal.press("Enter")
      try terminal.wait(for: stage) { $0.contains(stage) }
    }
    let content = try terminal.wait(for: "second lines") { $0.contains("The Keeper's Log") }
    #expect(!content.contains("Ada Lovelace"))
    try terminal.press("C-c")
    try terminal.wait(for: "end") { $0.contains("exit 0") }
    try expectRestored()
  }

  @Test func knowsNoFixturesOfAPerson() throws {
    // The settings of the first launch are there in the second.
    for (number, stages) in [["Welcome", "Shiny", "Ready to start?"], []].enumerated() {
      let terminal = try open("", arguments: "UI_TEST_MODE -TestFixtures YES")
      for stage in stages {
        try terminal.wait(for: stage) { $0.contains(stage) }
        try terminal.press("Enter")
      }
      let screen = try terminal.wait(for: "articles \(number)") { $0.contains("The Keeper's Log") }
      #expect(!screen.contains("Test Fixtures"))
      try terminal.press("C-c")
      try terminal.wait(for: "end") { $0.contains("exit 0") }
    }
    try expectRestored()
  }
}
