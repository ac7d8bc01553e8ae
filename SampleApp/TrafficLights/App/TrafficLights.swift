public import Observation

/// The lights of a road under control of three buttons.
@MainActor @Observable public final class TrafficLights {
  /// What is going on.
  enum State: Hashable, Sendable {
    /// All lamps are dark.
    case stopped

    /// The lamps show a code.
    case running(LightCode)
  }

  /// What is going on.
  private(set) var state = State.stopped

  /// Says which lamps shine next.
  @ObservationIgnored private let engine: any LightSequencing

  /// Makes lights that are stopped.
  ///
  /// - Parameter engine: Says which lamps shine next.
  init(engine: any LightSequencing = LightEngine()) {
    self.engine = engine
  }

  /// Whether the lights run: then they can be ticked and stopped, and otherwise started.
  var isRunning: Bool { state != .stopped }

  /// Whether a lamp shines.
  func isLit(_ lamp: Lamp, _ direction: Direction) -> Bool {
    guard case .running(let code) = state else { return false }
    return code.isLit(lamp, direction)
  }

  /// Whether a direction's half of the cycle runs.
  func isActive(_ direction: Direction) -> Bool {
    guard case .running(let code) = state else { return false }
    return code.isActive(direction)
  }
}

// MARK: - Buttons

extension TrafficLights {
  /// Begins a sequence: both heads are red.
  ///
  /// That takes the first step of the sequence, whatever it says.
  func start() {
    _ = engine.tick()
    state = .running(.bothRed)
  }

  /// Goes on by one step.
  func tick() {
    state = .running(engine.tick())
  }

  /// Shows a code, whatever the sequence has come to.
  func update(to code: LightCode) {
    state = .running(code)
  }

  /// Ends the sequence: all lamps go dark, and the next one begins anew.
  func stop() {
    engine.stopSequence()
    state = .stopped
  }
}
