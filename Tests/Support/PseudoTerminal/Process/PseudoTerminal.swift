import Glibc

/// A terminal in a test: runs a program, types, and sees its screen.
///
/// Nothing here waits for a time to pass: a wait polls the terminal until what is waited for is there, the program has
/// ended, or a deadline has passed, which is a failure.
///
/// ```swift
/// let terminal = try PseudoTerminal(columns: 80, rows: 24)
/// try terminal.run("/usr/bin/less", ["notes.txt"])
/// try terminal.wait(for: "the first line") { $0.text.contains("Dear diary") }
/// try terminal.send("q")
/// #expect(try terminal.waitForExit() == .exited(0))
/// #expect(try terminal.lineSettings == .usual)
/// ```
///
/// The test keeps the program's side open as well, so that its output and the line settings can be read after its end.
package final class PseudoTerminal {
  /// The most bytes that are remembered for messages.
  private static let rememberedBytes = 16_384

  /// The descriptor of the program's side, for a program in the test's own process.
  package let programSide: Int32

  /// What the program's output has made of the screen so far.
  package private(set) var screen: TerminalScreen

  /// The number of bytes that the program has written.
  package private(set) var byteCount = 0

  /// The last bytes that the program has written.
  package private(set) var recentBytes: [UInt8] = []

  /// The descriptor of the terminal's side.
  private let terminalSide: Int32

  /// The path of the program's side.
  private let path: String

  /// The program.
  private var child: ChildProcess?

  /// Makes a terminal.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  /// - Throws: ``PseudoTerminalError/failedCall(name:code:)``.
  package init(columns: Int = 80, rows: Int = 24) throws(PseudoTerminalError) {
    var size = Self.windowSize(columns: columns, rows: rows)
    var terminalSide: Int32 = -1
    var programSide: Int32 = -1
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&terminalSide, &programSide, &name, nil, &size) == 0 else {
      throw .failedCall(name: "openpty", code: errno)
    }
    for descriptor in [terminalSide, programSide] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(terminalSide, F_SETFL, O_RDWR | O_NONBLOCK)
    self.terminalSide = terminalSide
    self.programSide = programSide
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    screen = TerminalScreen(columns: columns, rows: rows)
  }

  deinit {
    child?.send(SIGHUP, toGroup: true)
    child?.send(SIGKILL, toGroup: true)
    close(terminalSide)
    close(programSide)
  }

  /// The settings of the line, as the program has set them.
  package var lineSettings: LineSettings {
    get throws(PseudoTerminalError) { try LineSettings(descriptor: programSide) }
  }

  /// The process of the program, nil before it runs.
  package var processIdentifier: Int32? { child?.identifier }

  /// Returns a size as the system wants it.
  private static func windowSize(columns: Int, rows: Int) -> winsize {
    winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}

// MARK: - The program

extension PseudoTerminal {
  /// The environment that a program gets if nothing else is said: of the test's own only the search path.
  package static var usualEnvironment: [String: String] {
    var environment = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8",
      // A crash on a terminal would otherwise wait half a minute for a person.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    if let path = getenv("PATH") { environment["PATH"] = String(cString: path) }
    return environment
  }

  /// Runs a program on the terminal, as the leader of a session of its own.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: What to add to ``usualEnvironment`` or to replace in it.
  /// - Throws: ``PseudoTerminalError/failedCall(name:code:)``.
  package func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws(PseudoTerminalError) {
    precondition(child == nil, "a terminal runs one program, and \(program) is another one")
    child = try ChildProcess(
      path: program, arguments: arguments,
      environment: Self.usualEnvironment.merging(environment) { $1 }, terminal: path)
  }

  /// Sends a signal to the program alone.
  ///
  /// - Parameter signal: The signal's number.
  package func signal(_ signal: Int32) {
    child?.send(signal, toGroup: false)
  }

  /// Sends a signal to the processes in the foreground, as the terminal does for Ctrl-C and Ctrl-Z.
  ///
  /// - Parameter signal: The signal's number.
  /// - Throws: ``PseudoTerminalError/failedCall(name:code:)``.
  package func signalForeground(_ signal: Int32) throws(PseudoTerminalError) {
    var group: pid_t = 0
    guard ioctl(terminalSide, UInt(TIOCGPGRP), &group) == 0 else {
      throw .failedCall(name: "ioctl", code: errno)
    }
    // Without a foreground group the number is 0, which would mean the test's own group.
    guard group > 1, kill(-group, signal) == 0 else {
      throw .failedCall(name: "kill", code: ESRCH)
    }
  }

  /// Types.
  ///
  /// - Parameter text: The keys, as bytes of a terminal.
  /// - Throws: ``PseudoTerminalError/failedCall(name:code:)``.
  package func send(_ text: String) throws(PseudoTerminalError) {
    try send(Array(text.utf8))
  }

  /// Types.
  ///
  /// - Parameter bytes: The keys, as bytes of a terminal.
  /// - Throws: ``PseudoTerminalError/failedCall(name:code:)``.
  package func send(_ bytes: [UInt8]) throws(PseudoTerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(terminalSide, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var request = pollfd(fd: terminalSide, events: Int16(POLLOUT), revents: 0)
        guard poll(&request, 1, 10_000) > 0 else { throw .failedCall(name: "write", code: EAGAIN) }
      } else if errno != EINTR {
        throw .failedCall(name: "write", code: errno)
      }
    }
  }

  /// Gives the terminal another size, of which the program hears by a signal.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  /// - Throws: ``PseudoTerminalError/failedCall(name:code:)``.
  package func resize(columns: Int, rows: Int) throws(PseudoTerminalError) {
    screen.resize(columns: columns, rows: rows)
    var size = Self.windowSize(columns: columns, rows: rows)
    guard ioctl(terminalSide, UInt(TIOCSWINSZ), &size) == 0 else {
      throw .failedCall(name: "ioctl", code: errno)
    }
  }
}

// MARK: - Waiting

extension PseudoTerminal {
  /// Waits until the screen is as expected.
  ///
  /// - Parameters:
  ///   - what: What is waited for, for the message.
  ///   - timeout: The longest wait.
  ///   - condition: Whether the screen is as expected; called after each piece of output.
  /// - Throws: ``PseudoTerminalError`` with the screen if it does not come to that.
  package func wait(
    for what: String, timeout: Duration = .seconds(20), until condition: (TerminalScreen) -> Bool
  ) throws(PseudoTerminalError) {
    let deadline = ContinuousClock.now + timeout
    while !condition(screen) {
      switch try pump(until: deadline) {
      case .output: continue
      case .ended(let status): throw .ended(waitingFor: what, status, evidence)
      case .timedOut: throw .timedOut(waitingFor: what, evidence)
      }
    }
  }

  /// Waits until the program has ended and all of its output has been read.
  ///
  /// - Parameter timeout: The longest wait.
  /// - Returns: How it ended.
  /// - Throws: ``PseudoTerminalError`` with the screen if it does not end.
  package func waitForExit(
    timeout: Duration = .seconds(20)
  ) throws(PseudoTerminalError) -> ExitStatus {
    let deadline = ContinuousClock.now + timeout
    while true {
      switch try pump(until: deadline) {
      case .output: continue
      case .ended(let status): return status
      case .timedOut: throw .timedOut(waitingFor: "the program's end", evidence)
      }
    }
  }

  /// What a wait found.
  private enum Outcome {
    /// The program has written something, which is on the screen now.
    case output

    /// The program has ended, and everything that it wrote is on the screen.
    case ended(ExitStatus)

    /// Nothing happened until the deadline.
    case timedOut
  }

  /// Waits for output or the end of the program.
  private func pump(until deadline: ContinuousClock.Instant) throws(PseudoTerminalError) -> Outcome
  {
    while true {
      let left = max(.zero, deadline - .now).components
      let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
      var requests = [
        pollfd(fd: terminalSide, events: Int16(POLLIN), revents: 0),
        // A descriptor below zero is passed over.
        pollfd(fd: child?.endDescriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&requests, 2, Int32(clamping: milliseconds))
      if count < 0 && errno != EINTR { throw .failedCall(name: "poll", code: errno) }
      if try readOutput() { return .output }
      if let status = child?.status { return .ended(status) }
      if milliseconds == 0 { return .timedOut }
    }
  }

  /// Reads what is there.
  ///
  /// - Returns: Whether anything was.
  private func readOutput() throws(PseudoTerminalError) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminalSide, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || errno == EAGAIN || errno == EINTR || errno == EIO { return false }
      throw .failedCall(name: "read", code: errno)
    }
    let bytes = buffer[..<count]
    byteCount += count
    recentBytes = Array((recentBytes + bytes).suffix(Self.rememberedBytes))
    screen.feed(bytes)
    let replies = screen.takeReplies()
    if !replies.isEmpty { try send(replies) }
    return true
  }

  /// What the terminal has got, for a message.
  private var evidence: PseudoTerminalError.Evidence {
    .init(screen: screen, bytes: recentBytes.suffix(400), byteCount: byteCount)
  }
}
