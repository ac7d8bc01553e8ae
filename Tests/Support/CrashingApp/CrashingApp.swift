import AccessibilityTree
import AutomationWire
import Glibc
import TextRendering
import TextUI

/// A program that takes its terminal over, shows `ready` and a line for each thing that happens, and can be
/// told by keys to end in every way that there is.
///
/// | key | what happens |
/// |---|---|
/// | `q`, Ctrl-C | it closes the driver and exits with 0 |
/// | `e` | it exits with 3 without closing the driver |
/// | `f` | it stops at a `fatalError` |
/// | `a` | it reads beyond the end of an array |
/// | `s` | it writes to the address 8 |
/// | `o` | it calls itself until the stack ends |
/// | `b` | it aborts |
/// | `h` | it no longer looks at signals |
/// | `w` | it works, and reads nothing, until the terminal has another size |
/// | `x` | it shows that it was told |
/// | `z` | it stops itself |
///
/// Launched by a test it is ``FaultyApp``, ``PendingApp`` with the argument `-pending`, ``WaitingApp`` with `-waiting`,
/// ``ClockApp`` with `-clock`, ``PoolApp`` with `-pool`, ``NotesApp`` with `-notes`, ``ScreensApp`` with `-screens`, ``SurroundingsApp`` with `-surroundings`,
/// ``LinkingApp`` with `-linking`, or ``TellingApp`` with `-telling`; in a terminal it is ``TalkingApp`` with `-talking`, and ``PoolApp`` too;
/// with the argument `-silent` it never says that it is ready.
@main struct CrashingApp {
  /// What the driver reports signals and keys to.
  private struct Log {
    /// The lines.
    var lines = ["ready"]

    /// Adds a line.
    mutating func add(_ line: String) {
      lines.append(line)
    }

    /// Returns the lines as a grid.
    func grid(size: Size) -> CellGrid {
      var grid = CellGrid(width: size.width, height: size.height)
      for (row, line) in lines.enumerated() { grid.write(line, x: 0, y: row) }
      return grid
    }
  }

  /// What a test is to drive.
  private static var application: any AutomationHostable.Type {
    if CommandLine.arguments.contains("-pending") { return PendingApp.self }
    if CommandLine.arguments.contains("-waiting") { return WaitingApp.self }
    if CommandLine.arguments.contains("-notes") { return NotesApp.self }
    if CommandLine.arguments.contains("-screens") { return ScreensApp.self }
    if CommandLine.arguments.contains("-surroundings") { return SurroundingsApp.self }
    if CommandLine.arguments.contains("-timeline") { return TimelineApp.self }
    if CommandLine.arguments.contains("-clock") { return ClockApp.self }
    if CommandLine.arguments.contains("-pool") { return PoolApp.self }
    if CommandLine.arguments.contains("-linking") { return LinkingApp.self }
    return CommandLine.arguments.contains("-telling") ? TellingApp.self : FaultyApp.self
  }

  static func main() {
    if CommandLine.arguments.contains("-silent") { while true { pause() } }
    if CommandLine.arguments.contains("-talking") { return TalkingApp.main() }
    if AutomationEndpoint.main(application) { return }
    if CommandLine.arguments.contains("-pool") { return PoolApp.main() }
    let environment = ["TERM": getenv("TERM").map { String(cString: $0) } ?? ""]
    let driver: TerminalDriver
    do throws(TerminalError) {
      driver = try TerminalDriver.open(environment: environment)
    } catch {
      let line = Array((error.message(program: "CrashingApp") + "\n").utf8)
      _ = write(STDERR_FILENO, line, line.count)
      exit(1)
    }
    run(driver)
  }

  /// The main loop.
  private static func run(_ driver: TerminalDriver) {
    var log = Log()
    var looksAtSignals = true
    driver.watchForUnreadInput()
    while true {
      // A terminal that is gone shows when it is read.
      try? driver.present(log.grid(size: driver.size), cursor: Point(x: 1, y: 0))
      var requests = [
        pollfd(fd: driver.inputDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: looksAtSignals ? driver.signalDescriptor ?? -1 : -1, events: Int16(POLLIN),
          revents: 0),
      ]
      let timeout: Int32 = driver.isWaitingForMoreInput ? 30 : -1
      if poll(&requests, 2, timeout) == 0 {
        for event in driver.flushInput() { handle(event, driver, &log, &looksAtSignals) }
      }
      if looksAtSignals {
        for signal in driver.takeSignals() { handle(signal, driver, &log) }
      }
      guard let events = try? driver.readInput(at: .zero) else { exit(4) }
      for event in events { handle(event, driver, &log, &looksAtSignals) }
    }
  }

  /// Shows a signal, or ends by it.
  private static func handle(_ signal: TerminalSignal, _ driver: TerminalDriver, _ log: inout Log) {
    switch signal {
    case .resized(let size): log.add("resized to \(size.width) × \(size.height)")
    case .resumed: log.add("resumed")
    case .ended(let number):
      driver.close()
      let line = Array("ended in good order\n".utf8)
      _ = write(STDOUT_FILENO, line, line.count)
      TerminalDriver.endProcess(by: number)
    }
  }

  /// Shows a key, or does what it stands for.
  private static func handle(
    _ event: InputEvent, _ driver: TerminalDriver, _ log: inout Log, _ looksAtSignals: inout Bool
  ) {
    guard case .key(let press) = event, case .character(let character) = press.key else {
      log.add("\(event)")
      return
    }
    switch character {
    case "q", "c":
      driver.close()
      exit(0)
    case "h":
      looksAtSignals = false
      log.add("deaf")
    case "w":
      log.add("at work")
      try? driver.present(log.grid(size: driver.size))
      work(untilNot: driver.size)
    case "x": log.add("x")
    case "z": for signal in driver.suspend() { handle(signal, driver, &log) }
    default: crash(by: character)
    }
  }

  /// Works until the terminal has another size.
  private static func work(untilNot size: Size) {
    var window = winsize()
    repeat {
      _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window)
    } while window.ws_col == size.width
  }

  /// Ends without closing the driver.
  private static func crash(by character: Character) {
    switch character {
    case "e": exit(3)
    case "f": fatalError("told to")
    case "a": print([1, 2, 3][Int(getpid())])
    case "s": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case "o": print(depth(of: 1))
    case "b": abort()
    default: break
    }
  }

  /// Calls itself until the stack ends.
  private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : depth(of: number + 1) + number
  }
}
