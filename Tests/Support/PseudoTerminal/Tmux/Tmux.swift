import Foundation
import Glibc

/// A terminal of its own, run by tmux, for looking at a program as a person does.
package final class Tmux {
  /// Why the terminal could not be used.
  package struct Failure: Error, CustomStringConvertible {
    /// What went wrong, with the last screen.
    package let description: String
  }

  /// Whether tmux is installed.
  package static let isInstalled = (try? run(["-V"])) != nil

  private let socket = "swift-ui-tests-\(UUID().uuidString)"

  /// Opens a terminal that runs a command of the shell.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - columns: The width, in cells.
  ///   - rows: The height, in cells.
  /// - Throws: ``Failure`` when tmux does not start.
  package init(_ command: String, columns: Int = 80, rows: Int = 24) throws {
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command)
    try tmux("set-option", "-g", "escape-time", "0")
  }

  deinit {
    _ = try? tmux("kill-server")
  }

  /// The screen, without blanks at the ends of rows.
  package var screen: String {
    get throws { try tmux("capture-pane", "-p") }
  }

  /// The screen, with the escape sequences of its styles.
  package var screenWithStyles: String {
    get throws { try tmux("capture-pane", "-p", "-e") }
  }

  /// The title that the program gave the terminal.
  package var title: String {
    get throws {
      try tmux("display-message", "-p", "#{pane_title}").split(separator: "\n").joined()
    }
  }

  /// Presses keys by tmux's names for them: `Enter`, `Tab`, `BTab`, `C-c`.
  package func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Sends bytes as they are.
  package func send(_ text: String) throws {
    try tmux("send-keys", "-l", text)
  }

  /// Clicks with the main button, at a column and row counted from 0, as a terminal reports it (SGR 1006).
  package func click(column: Int, row: Int) throws {
    try send("\u{1B}[<0;\(column + 1);\(row + 1)M")
    try send("\u{1B}[<0;\(column + 1);\(row + 1)m")
  }

  /// Gives the terminal another size.
  package func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Looks at the screen until something holds.
  ///
  /// - Parameters:
  ///   - what: What is waited for, in words.
  ///   - condition: Whether it holds on a screen.
  /// - Returns: The screen on which it held.
  /// - Throws: ``Failure`` when it does not within ten seconds.
  @discardableResult
  package func wait(for what: String, _ condition: (String) -> Bool) throws -> String {
    let end = ContinuousClock.now + .seconds(10)
    var last = ""
    while ContinuousClock.now < end {
      last = try screen
      if condition(last) { return last }
    }
    throw Failure(description: "There was no \(what) within 10 s. The screen:\n\(last)")
  }

  private static let startWithoutDescriptors = """
    for path in /proc/$$/fd/*; do
      number=${path##*/}
      if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
    done
    exec tmux "$@"
    """

  /// Runs code with no signal blocked.
  ///
  /// A child inherits what the thread that starts it blocks, and the threads of a pool block all there is: the terminal, and the
  /// application in it, would hear of no signal.
  private static func withoutBlockedSignals(_ code: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try code()
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String {
    try tmux(arguments)
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Self.run(["-L", socket] + arguments)
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    // The server that the first command starts would keep open what it inherits, and this process is told by the closing of
    // a descriptor that a child has ended.
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", Self.startWithoutDescriptors, "bash"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C.UTF-8"
    environment["TMUX"] = nil
    process.environment = environment
    // Not a pipe: the server that the first command starts would keep its end open.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tmux-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    process.standardOutput = output
    process.standardError = output
    // Not by `waitUntilExit()`: it misses an end that comes early, and looks again when a twentieth of a second has passed.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try withoutBlockedSignals { try process.run() }
    ended.wait()
    let text = try String(contentsOf: file, encoding: .utf8)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "tmux \(arguments.joined(separator: " ")): \(text)")
    }
    return text
  }
}
