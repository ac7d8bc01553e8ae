import PseudoTerminal
import Testing

@Suite(.serialized) struct PseudoTerminalTests {
  @Test func givesAProgramATerminalOfItsOwn() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 6)
    try terminal.run(
      "/bin/sh", ["-c", "stty size; tty | cut -c1-9; printf 'to %s\\n' me > /dev/tty"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text == "6 40\n/dev/pts/\nto me")
  }

  @Test func typesAndEchoes() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    try terminal.run("/bin/cat")
    try terminal.send("hello\r")
    try terminal.wait(for: "the echo and the answer") { $0.text == "hello\nhello" }
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func turnsControlCIntoASignal() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    try terminal.run("/bin/cat")
    try terminal.send("x\r")
    try terminal.wait(for: "cat") { $0.text == "x\nx" }
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signalled(2))
  }

  @Test func tellsAProgramOfAnotherSize() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    try terminal.run("/bin/sh", ["-c", "trap 'stty size; exit 7' WINCH; echo ready; read x"])
    try terminal.wait(for: "the shell") { $0.text.contains("ready") }
    try terminal.resize(columns: 33, rows: 11)
    // A shell acts on a signal when what it waits for has ended.
    try terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(7))
    #expect(terminal.screen.text.contains("11 33"))
  }

  @Test func seesTheLineSettingsAProgramLeaves() throws {
    let terminal = try PseudoTerminal()
    #expect(try terminal.lineSettings == .usual)
    try terminal.run("/bin/sh", ["-c", "stty raw -echo"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try terminal.lineSettings == .raw)
  }

  @Test func saysWhatItSawWhenAProgramEnds() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    try terminal.run("/bin/sh", ["-c", "printf 'so \\033[1mlong'; exit 3"])
    let error = #expect(throws: PseudoTerminalError.self) {
      try terminal.wait(for: "more") { $0.text.contains("more") }
    }
    #expect(
      error?.description == """
        the program ended (exited(3)) before more
        the screen:
        so long
        the last of 11 bytes:
        so ␛[1mlong
        """)
  }

  @Test func saysWhatItSawWhenTimeIsOver() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let error = #expect(throws: PseudoTerminalError.self) {
      try terminal.wait(for: "a miracle", timeout: .zero) { _ in false }
    }
    #expect(
      error?.description == """
        waited in vain for a miracle
        the screen:

        the last of 0 bytes:

        """)
  }

  @Test func failsToRunWhatDoesNotExist() throws {
    let terminal = try PseudoTerminal()
    #expect(throws: PseudoTerminalError.failedCall(name: "posix_spawn of /no/such", code: 2)) {
      try terminal.run("/no/such")
    }
  }

  @Test func passesNoDescriptorsOn() throws {
    let terminal = try PseudoTerminal()
    // What `ls` itself has opened is the fourth.
    try terminal.run("/bin/sh", ["-c", "ls /proc/self/fd | tr '\\n' ' '"])
    #expect(try terminal.waitForExit() == .exited(0))
    let names = terminal.screen.text.split(separator: " ").map(String.init)
    #expect(names.prefix(3) == ["0", "1", "2"] && names.count == 4)
  }
}
