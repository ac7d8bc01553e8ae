import Foundation
import Glibc
import PseudoTerminal
import Testing
import TextRendering

/// A program on a terminal that ends in all ways; see `CrashingApp`.
@Suite(.serialized) struct SignalTests {
  /// The path of a program that was built beside the tests.
  private static func program(_ name: String) throws -> String {
    var folder = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    folder.deleteLastPathComponent()
    let path = folder.appendingPathComponent(name).path
    try #require(FileManager.default.isExecutableFile(atPath: path), "\(path) was not built")
    return path
  }

  /// Runs the program until it shows that it is ready.
  private func start(columns: Int = 40, rows: Int = 12) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    try terminal.run(try Self.program("CrashingApp"))
    try wait(for: "ready", on: terminal)
    #expect(terminal.screen.isAlternate)
    #expect(try terminal.lineSettings == .raw)
    return terminal
  }

  /// Waits until the program shows a line and has finished its frame.
  private func wait(for line: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: line) { screen in
      screen.lines.contains { $0 == line } && !screen.modes.contains(2026)
    }
  }

  /// Expects that a terminal is as it was before the program ran.
  private func expectRestored(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try terminal.lineSettings == .usual, sourceLocation: sourceLocation)
    #expect(!terminal.screen.isAlternate, sourceLocation: sourceLocation)
    #expect(terminal.screen.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(terminal.screen.currentStyle == .plain, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["q", "\u{3}"])
  func givesTheTerminalBackInGoodOrder(key: String) throws {
    let terminal = try start()
    try terminal.send(key)
    #expect(try terminal.waitForExit() == .exited(0))
    try expectRestored(terminal)
  }

  @Test func givesTheTerminalBackAtExit() throws {
    let terminal = try start()
    try terminal.send("e")
    #expect(try terminal.waitForExit() == .exited(3))
    try expectRestored(terminal)
  }

  /// A key that crashes the program, and the signals by which it may end, depending on the processor.
  static let crashes: [(key: String, signals: [Int32])] = [
    ("f", [SIGILL, SIGTRAP]), ("a", [SIGILL, SIGTRAP]), ("s", [SIGSEGV]), ("o", [SIGSEGV]),
    ("b", [SIGABRT]),
  ]

  @Test(arguments: crashes)
  func givesTheTerminalBackAfterACrash(key: String, signals: [Int32]) throws {
    let terminal = try start()
    try terminal.send(key)
    let status = try terminal.waitForExit()
    #expect(signals.map { .signalled($0) }.contains(status), "\(status)")
    try expectRestored(terminal)
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT])
  func givesTheTerminalBackAfterASentCrash(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    try expectRestored(terminal)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func endsInGoodOrderWhenAsked(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    try expectRestored(terminal)
    #expect(terminal.screen.text == "ended in good order")
  }

  @Test func endsAtTheThirdRequestWhenTheAppHangs() throws {
    let terminal = try start()
    try terminal.send("h")
    try wait(for: "deaf", on: terminal)
    for signal in [SIGTERM, SIGINT, SIGHUP] { terminal.signal(signal) }
    let status = try terminal.waitForExit()
    #expect([SIGTERM, SIGINT, SIGHUP].map { .signalled($0) }.contains(status), "\(status)")
    try expectRestored(terminal)
    #expect(terminal.screen.text == "")
  }

  @Test func endsAFewSecondsAfterOneRequestWhenTheAppHangs() throws {
    let terminal = try start()
    try terminal.send("h")
    try wait(for: "deaf", on: terminal)
    terminal.signal(SIGHUP)
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
    try expectRestored(terminal)
  }

  /// Has the program read nothing until its line makes signals of keys.
  private func startHanging() throws -> PseudoTerminal {
    let terminal = try start()
    try terminal.send("w")
    try wait(for: "at work", on: terminal)
    // A key that nobody reads.
    try terminal.send("x")
    let deadline = ContinuousClock.now + .seconds(60)
    while try !terminal.lineSettings.hasSignalKeys, ContinuousClock.now < deadline { sched_yield() }
    #expect(try terminal.lineSettings.hasSignalKeys)
    return terminal
  }

  @Test func endsByControlCWhenTheAppHangs() throws {
    let terminal = try startHanging()
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signalled(SIGINT))
    try expectRestored(terminal)
  }

  @Test func readsAllKeysAgainAfterAHang() throws {
    let terminal = try startHanging()
    // A signal, had the line its usual keys.
    try terminal.send("\u{1C}")
    try terminal.resize(columns: 50, rows: 9)
    try wait(for: "x", on: terminal)
    #expect(try terminal.lineSettings == .raw)
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(0))
    try expectRestored(terminal)
  }

  @Test func hearsOfAnotherSize() throws {
    let terminal = try start()
    try terminal.resize(columns: 50, rows: 9)
    try wait(for: "resized to 50 × 9", on: terminal)
    #expect(terminal.screen.lines[0] == "ready")
    try terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func takesTheTerminalOverAgainWhenContinued() throws {
    let terminal = try start()
    // Somebody wrote to the screen while the program was stopped.
    let dirt = Array("\u{1B}[5;1Hdirt".utf8)
    _ = write(terminal.programSide, dirt, dirt.count)
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try wait(for: "resumed", on: terminal)
    #expect(terminal.screen.text == "ready\nresumed")
    #expect(try terminal.lineSettings == .raw)
  }

  /// How the program comes to stop itself: by its own key, or by a signal of the shell.
  @Test(arguments: [false, true])
  func stopsAndGoesOnUnderAShell(isBySignal: Bool) throws {
    let terminal = try PseudoTerminal(columns: 60, rows: 12)
    let path = try Self.program("CrashingApp")
    let script = """
      set -m
      '\(path)'
      stty -a | grep -o -w -e '-*icanon' -e '-*echo' | tr '\\n' ' '
      echo "stopped by $?"
      read line
      fg > /dev/null
      echo "code $?"
      """
    try terminal.run("/bin/bash", ["-c", script])
    try wait(for: "ready", on: terminal)
    if isBySignal {
      try terminal.signalForeground(SIGTSTP)
    } else {
      try terminal.send("z")
    }
    try terminal.wait(for: "the shell") { $0.text.contains("stopped by") }
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.text.contains("icanon echo"))
    #expect(!terminal.screen.text.contains("-icanon"))
    try terminal.send("\r")
    try wait(for: "resumed", on: terminal)
    #expect(terminal.screen.isAlternate)
    #expect(terminal.screen.text == "ready\nresumed")
    try terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text.contains("code 0"))
  }

  @Test func saysThatItNeedsATerminal() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.program("CrashingApp"))
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        CrashingApp needs a terminal: standard input is not one. \
        Start it in a terminal window, without a pipe or a redirection.

        """)
  }
}
