import AccessibilityTree
import AutomationWire
import Glibc
import Primitives
import VirtualTime

/// An application run by a person in a terminal.
@MainActor final class TerminalSession {
  private let driver: TerminalDriver
  private let host: ApplicationHost
  private let loop = MainLoop()
  private let opener = SystemOpener()
  private let clipboard = TerminalClipboard()
  private let start = ContinuousClock.now
  private var end: End?
  private var warnings: [String] = []

  /// A reason why the session is over.
  private enum End {
    /// The person quit.
    case quit

    /// The process was asked to end by a signal.
    case signal(Int32)

    /// The terminal is gone or does not work.
    case failure(TerminalError)
  }

  /// How long writing a frame may take before motion is left out.
  private static let longestWrite = Duration.milliseconds(50)

  /// How long a lone escape waits for more, before it is taken for the key.
  private static let escapeDelay = Duration.milliseconds(40)

  /// Takes over the terminal and runs an application until the person ends it.
  ///
  /// Without a terminal it says so in one line on standard error.
  ///
  /// - Parameter application: Makes the application.
  /// - Returns: What the process should exit with: 0 when the person quit, 1 when there is no terminal.
  static func run<Application: App>(_ application: () -> Application) -> Int32 {
    let configuration = LaunchConfiguration.current
    do throws(TerminalError) {
      let driver = try TerminalDriver.open(
        output: HeldOutput.begin(), environment: configuration.environment)
      Scheduler.shared.beginControl(ControlOptions(time: .real, usesPoolThreads: true))
      return TerminalSession(application, driver, configuration).run()
    } catch {
      HeldOutput.end()
      report(error.message(program: String(nameOf: Application.self)))
      return 1
    }
  }

  private init<Application: App>(
    _ application: () -> Application, _ driver: TerminalDriver, _ configuration: LaunchConfiguration
  ) {
    self.driver = driver
    var configuration = configuration
    configuration.screenSize = driver.size
    UIPasteboard.general.move(to: clipboard.place)
    host = ApplicationHost(
      application, configuration: configuration, clock: VirtualClock(),
      motion: configuration.environment["TERM"] == "dumb" ? .off : .on)
    host.terminalScheme = driver.colorScheme
  }

  // MARK: - Running

  private func run() -> Int32 {
    loop.addDescriptor(driver.inputDescriptor) { [unowned self] _ in readInput() }
    if let descriptor = driver.signalDescriptor {
      loop.addDescriptor(descriptor) { [unowned self] _ in takeSignals() }
    }
    driver.watchForUnreadInput()
    while end == nil {
      show()
      let isWaiting = driver.isWaitingForMoreInput
      let pause = host.showsSpinner ? Spinner.interval : .seconds(3_600)
      let didAnything = loop.turn(blockingFor: isWaiting ? Self.escapeDelay : pause)
      if isWaiting && !didAnything { perform(driver.flushInput()) }
      if host.showsSpinner && !isWaiting && !didAnything { host.advanceSpinner() }
    }
    host.terminate()
    driver.close()
    HeldOutput.flush()
    HeldOutput.end()
    takeEvents()
    for warning in warnings { Self.report(warning) }
    switch end {
    case .signal(let number): TerminalDriver.endProcess(by: number)
    case .failure(let error) where error != .disconnected:
      Self.report(error.message(program: "The application"))
      return 1
    case .failure, .quit, nil:
      return 0
    }
  }

  private func show() {
    while host.update() {}
    takeEvents()
    HeldOutput.trim()
    do throws(TerminalError) {
      if let text = clipboard.takeCopied() { try driver.copy(text.isEmpty ? nil : text) }
      let start = ContinuousClock.now
      try driver.present(host.screen(), cursor: host.cursor)
      // What writes slower than frames come would show them late, one after the other.
      host.graph.motion.keepsUp = ContinuousClock.now - start < Self.longestWrite
    } catch {
      end = .failure(error)
    }
  }

  /// Opens links with the system, and keeps warnings for the end, when the terminal is free for them.
  private func takeEvents() {
    for event in host.takeEvents() {
      switch event {
      case .openedURL(let url): opener.open(url)
      case .warning(let text): warnings.append(text)
      case .announcement: break
      }
    }
  }

  // MARK: - Input

  private func readInput() {
    do throws(TerminalError) {
      let events = try driver.readInput(at: ContinuousClock.now - start)
      host.terminalScheme = driver.colorScheme
      perform(events)
    } catch {
      end = .failure(error)
    }
  }

  private func perform(_ events: [InputEvent]) {
    for event in events {
      if case .key(let key) = event, key.modifiers == .control {
        switch key.key {
        case .character("c"), .character("q"):
          end = .quit
          return
        case .character("z"):
          take(driver.suspend())
          continue
        case .character("l"):
          // As everywhere in terminals; an application may have the key mean more.
          driver.invalidate()
        default:
          break
        }
      }
      host.perform(event)
      while host.update() {}
    }
  }

  private func takeSignals() {
    take(driver.takeSignals())
  }

  private func take(_ signals: [TerminalSignal]) {
    for signal in signals {
      switch signal {
      case .resized(let size): host.perform(.resize(size))
      case .resumed: driver.invalidate()
      case .ended(by: let number): end = .signal(number)
      }
    }
  }

  private static func report(_ line: String) {
    StandardError.write(line + "\n")
  }
}
