package import AccessibilityTree
package import AutomationWire
import Foundation
package import TextRendering

/// The terminal that an app runs on: its screen, its keyboard and mouse, its signals.
///
/// A driver takes the terminal over when it is opened and gives it back as it was when it is closed, when it
/// goes, when the process exits and, as far as a process can, when it crashes. It is used from one thread, that of
/// the main loop, which watches ``inputDescriptor`` and ``signalDescriptor``:
///
/// ```
///   open ──▶ active ──▶ readInput · present · takeSignals ──▶ close
///              ▲ │ SIGTSTP, suspend()
///              │ ▼
///            stopped   the shell has the terminal
/// ```
///
/// It is an error for two drivers of one terminal to be open at a time.
package final class TerminalDriver {
  /// A frame that the terminal shows.
  struct Frame {
    /// The cells.
    var grid: CellGrid

    /// Where the cursor is, nil if it is hidden.
    var cursor: Point?
  }

  /// A state of the terminal: who has it.
  private enum State {
    /// The app; it holds the settings to restore.
    case active(before: termios)

    /// Whoever had it before.
    case closed
  }

  /// The most bytes that are read at once.
  private static let readLimit = 65_536

  /// The number of colors that the terminal shows.
  package let colorLevel: ColorLevel

  /// The size of the screen, as of the last signal.
  package private(set) var size: Size

  /// The descriptor that becomes readable when a signal has come, nil for a driver that takes none.
  package private(set) var signalDescriptor: Int32?

  /// The descriptors.
  private let device: TerminalDevice

  /// The environment variables, for the size.
  private let environment: [String: String]

  /// Who has the terminal.
  private var state = State.closed

  /// What the terminal shows, nil if that is not known.
  private var shown: Frame?

  /// What lets Ctrl-C end an app that hangs; nil until it is asked for.
  private var unreadInputWatch: UnreadInputWatch?

  /// The parser of what the terminal sends.
  private var parser = TerminalInputParser()

  /// Creates a driver that has not taken the terminal yet.
  private init(device: TerminalDevice, environment: [String: String]) {
    self.device = device
    self.environment = environment
    colorLevel = ColorLevel(environment: environment)
    size = device.size(environment: environment)
  }

  deinit {
    close()
  }
}

// MARK: - Opening and closing

extension TerminalDriver {
  /// Takes a terminal over.
  ///
  /// - Parameters:
  ///   - input: The descriptor to read from.
  ///   - output: The descriptor to write to.
  ///   - environment: The environment variables, for colors and the size.
  ///   - takesSignals: Whether signals and crashes of the process are handled; of one driver at a time.
  /// - Returns: The driver; the terminal shows an empty screen.
  /// - Throws: Why the terminal cannot be used; it is left as it was.
  package static func open(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String],
    takesSignals: Bool = true
  ) throws(TerminalError) -> TerminalDriver {
    guard isatty(input) == 1 else { throw .notATerminal(.input) }
    guard isatty(output) == 1 else { throw .notATerminal(.output) }
    if environment["TERM"] == "dumb" { throw .unsuitable(type: "dumb") }
    let device = TerminalDevice(input: input, output: output)
    let before = try device.settings()
    let driver = TerminalDriver(device: device, environment: environment)
    if takesSignals {
      driver.signalDescriptor = try SignalRelay.install()
      CrashGuard.arm(input: input, output: output, settings: before)
    }
    driver.state = .active(before: before)
    do throws(TerminalError) {
      try driver.enter(before: before)
    } catch {
      driver.close()
      throw error
    }
    return driver
  }

  /// Gives the terminal back as it was; does nothing the second time.
  package func close() {
    guard case .active(let before) = state else { return }
    leave(before: before)
    state = .closed
    if let signalDescriptor {
      CrashGuard.disarm()
      SignalRelay.uninstall(signalDescriptor)
    }
    signalDescriptor = nil
    unreadInputWatch = nil
  }

  /// Has Ctrl-C end the app, too, when it reads nothing for some seconds.
  ///
  /// It is a signal then, and no key. A thread watches for that.
  ///
  /// Does nothing for a driver that takes no signals.
  package func watchForUnreadInput() {
    guard case .active(let before) = state, signalDescriptor != nil, unreadInputWatch == nil else {
      return
    }
    unreadInputWatch = UnreadInputWatch(device, raw: TerminalDevice.raw(before))
  }

  /// Ends the process by a signal that asked for it, so that its parent sees why; the driver should be closed before.
  ///
  /// - Parameter signal: The number that ``TerminalSignal/ended(by:)`` carries.
  package static func endProcess(by signal: Int32) -> Never {
    SignalHandlers.endProcess(by: signal)
  }

  /// Sets the line and the screen up.
  private func enter(before: termios) throws(TerminalError) {
    // First the line: from the background this stops the process before it can write over another one's screen.
    try device.apply(TerminalDevice.raw(before))
    unreadInputWatch?.setActive(true)
    try device.write(Self.bytes(of: TerminalModes.entering))
    shown = nil
  }

  /// Sets the screen and the line back.
  private func leave(before: termios) {
    // From the background, too, the terminal has to be given back.
    var background = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&background)
    sigaddset(&background, SIGTTOU)
    sigprocmask(SIG_BLOCK, &background, &blocked)
    unreadInputWatch?.setActive(false)
    // Nothing can be done about a terminal that is gone.
    try? device.write(Self.bytes(of: TerminalModes.leaving))
    device.discardInput()
    try? device.apply(before)
    sigprocmask(SIG_SETMASK, &blocked, nil)
    shown = nil
  }

  /// Returns the bytes of a constant.
  private static func bytes(of constant: StaticString) -> [UInt8] {
    constant.withUTF8Buffer { Array($0) }
  }
}

// MARK: - Input

extension TerminalDriver {
  /// The descriptor that becomes readable when the terminal has sent something.
  package var inputDescriptor: Int32 { device.input }

  /// Whether what came last may be a lone escape: call ``flushInput()`` if nothing more comes for some tens of milliseconds.
  package var isWaitingForMoreInput: Bool { parser.isWaitingForMore }

  /// Reads what the terminal has sent, without waiting.
  ///
  /// - Parameter time: The time of a steady clock, by which double clicks are told from single ones.
  /// - Returns: The events, none if nothing is complete yet.
  /// - Throws: ``TerminalError/disconnected`` when the terminal is gone, or ``TerminalError/failedCall(name:code:)``.
  package func readInput(at time: Duration) throws(TerminalError) -> [InputEvent] {
    guard case .active = state else { return [] }
    guard let bytes = try device.read(limit: Self.readLimit) else { throw .disconnected }
    unreadInputWatch?.noteRead()
    return parser.feed(bytes, at: time)
  }

  /// The scheme of colours that suits the terminal's ground: as it answered, or as its environment says; `nil` where neither is known.
  var colorScheme: ColorScheme? {
    parser.background.map(ColorScheme.init(ground:)) ?? BackgroundAnswer.scheme(in: environment)
  }

  /// Decides that an escape that came last was the key.
  ///
  /// - Returns: The events.
  package func flushInput() -> [InputEvent] {
    parser.flush()
  }
}

// MARK: - Output

extension TerminalDriver {
  /// Makes the terminal show a grid, by writing what differs from the last one.
  ///
  /// Waits while the terminal takes no output.
  ///
  /// - Parameters:
  ///   - grid: The cells, usually as many as the screen has.
  ///   - cursor: Where the cursor shows, nil for nowhere; outside of the grid it is hidden, too.
  /// - Throws: ``TerminalError/disconnected`` when the terminal is gone, or ``TerminalError/failedCall(name:code:)``;
  ///   the next frame is then written as a whole.
  package func present(_ grid: CellGrid, cursor: Point? = nil) throws(TerminalError) {
    guard case .active = state else { return }
    let frame = Frame(grid: grid, cursor: Self.visible(cursor, in: grid))
    let bytes = Self.bytes(from: shown, to: frame, writer: ANSIWriter(colorLevel: colorLevel))
    shown = nil
    if !bytes.isEmpty { try device.write(bytes) }
    shown = frame
  }

  /// Hands a text to the terminal's clipboard, as far as the terminal takes one (OSC 52).
  ///
  /// - Parameter text: The text; `nil` empties the clipboard.
  /// - Throws: ``TerminalError/disconnected`` when the terminal is gone, or ``TerminalError/failedCall(name:code:)``.
  package func copy(_ text: String?) throws(TerminalError) {
    guard case .active = state else { return }
    let content = Data((text ?? "").utf8).base64EncodedString()
    try device.write(Array("\u{1B}]52;c;\(content)\u{07}".utf8))
  }

  /// Makes the next frame be written as a whole, because something else may have written to the screen.
  package func invalidate() {
    shown = nil
  }

  /// Returns a cursor if it lies inside of a grid.
  private static func visible(_ cursor: Point?, in grid: CellGrid) -> Point? {
    guard let cursor else { return nil }
    let bounds = Rect(x: 0, y: 0, width: grid.width, height: grid.height)
    return bounds.contains(cursor) ? cursor : nil
  }

  /// Returns what leads from one frame to the next, to be shown at once; nothing if they are the same.
  static func bytes(from old: Frame?, to new: Frame, writer: ANSIWriter) -> [UInt8] {
    var cells: [UInt8] = []
    if let old, old.grid.width == new.grid.width, old.grid.height == new.grid.height {
      cells = writer.difference(from: old.grid, to: new.grid)
      if cells.isEmpty && old.cursor == new.cursor { return [] }
    } else {
      cells = Array("\u{1B}[?25l\u{1B}[0m\u{1B}[2J".utf8) + writer.frame(new.grid)
    }
    var bytes = Self.bytes(of: TerminalModes.beginningFrame)
    // A cursor that shows would be seen jumping by terminals that do not show a frame at once.
    if old?.cursor != nil { bytes += Self.bytes(of: TerminalModes.hidingCursor) }
    bytes += cells
    if let cursor = new.cursor {
      bytes += Array("\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H".utf8)
      bytes += Self.bytes(of: TerminalModes.showingCursor)
    }
    return bytes + Self.bytes(of: TerminalModes.endingFrame)
  }
}

// MARK: - Signals

extension TerminalDriver {
  /// Takes the signals that have come.
  ///
  /// A request to stop (`SIGTSTP`) is fulfilled here: the call returns when the process goes on.
  ///
  /// - Returns: What they ask of the app, in the order of their coming.
  package func takeSignals() -> [TerminalSignal] {
    guard let signalDescriptor else { return [] }
    return signals(of: SignalRelay.take(from: signalDescriptor))
  }

  /// Returns what signals ask of the app, after doing the driver's part.
  private func signals(of numbers: [Int32]) -> [TerminalSignal] {
    var signals: [TerminalSignal] = []
    for number in numbers {
      switch number {
      case SIGWINCH: signals += updatingSize()
      case SIGCONT: signals += resuming()
      case SIGTSTP: signals += suspend()
      default: signals.append(.ended(by: number))
      }
    }
    return signals
  }

  /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal over when it goes on.
  ///
  /// - Returns: What happened meanwhile.
  package func suspend() -> [TerminalSignal] {
    guard case .active(let before) = state else { return [] }
    leave(before: before)
    SignalRelay.stopProcess()
    let resumed = resuming()
    guard let signalDescriptor else { return resumed }
    // The signal to go on has been answered.
    return resumed + signals(of: SignalRelay.take(from: signalDescriptor).filter { $0 != SIGCONT })
  }

  /// Takes the terminal over again.
  private func resuming() -> [TerminalSignal] {
    guard case .active(let before) = state else { return [] }
    // A terminal that is gone shows when it is read.
    try? enter(before: before)
    parser = TerminalInputParser()
    return [.resumed] + updatingSize()
  }

  /// Asks the terminal for its size and makes the next frame a whole one.
  ///
  /// - Returns: The signal of another size.
  func updatingSize() -> [TerminalSignal] {
    shown = nil
    let newSize = device.size(environment: environment)
    guard newSize != size else { return [] }
    size = newSize
    return [.resized(newSize)]
  }
}
