import AutomationWire
import Synchronization
import VirtualTime

/// One run of an application, from its launch to its end: the conversation with it, and what is learnt from it.
final class ApplicationRun: Sendable {
  /// The events that the application told aside of its screen.
  private struct Asides {
    /// The warnings that were not handed out.
    var warnings: [String] = []

    /// Everything else, in order.
    var events: [HostEvent] = []
  }

  /// The requests to it.
  let conversation: Conversation

  /// Its tree.
  let mirror = TreeMirror()

  /// What it has to do with the system.
  let system: SystemLink

  /// What was launched.
  private let target: ApplicationTarget

  /// What it told aside of its screen.
  private let asides = Mutex(Asides())

  /// When its time was last brought up with real time.
  private let lastCatchUp = Mutex<RealClock.Instant?>(nil)

  /// Makes the run of an application that was just launched.
  init(_ application: RunningApplication, of target: ApplicationTarget, on device: Device) {
    conversation = Conversation(application)
    system = SystemLink(device)
    self.target = target
  }

  /// The way to it, and its process.
  var application: RunningApplication { conversation.application }

  /// Asks, and takes in what the answer tells.
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - patience: How long, in seconds of real time, the answer may take.
  /// - Returns: What the command asked for.
  /// - Throws: How the application ended, when it did.
  func ask(_ command: Request.Command, patience: Double) throws(ApplicationEnd) -> Reply.Result {
    let reply = try conversation.ask(command, knowing: mirror.version, patience: patience)
    for event in reply.events { take(event) }
    mirror.take(reply, of: target)
    return reply.result
  }

  /// Takes in what happened aside of the screen.
  private func take(_ event: SideEvent) {
    switch event {
    case .host(.warning(let text)): asides.withLock { $0.warnings.append(text) }
    case .host(let event): asides.withLock { $0.events.append(event) }
    case .pasteboard(let text): system.put(text)
    case .permissionRequested(let request): system.add(request)
    }
  }

  /// What happened aside of the screen since launch, warnings aside, in order.
  var events: [HostEvent] { asides.withLock { $0.events } }

  /// Hands out, once, the warnings that came since last time.
  func takeWarnings() -> [String] {
    asides.withLock { asides in
      defer { asides.warnings = [] }
      return asides.warnings
    }
  }

  /// Returns how many seconds of real time passed since this was asked last, for an application that sleeps; `nil` for none.
  func takeTimeToCatchUp() -> Double? {
    let now = RealClock.now
    let last = lastCatchUp.withLock { last in
      defer { last = now }
      return last
    }
    guard let last, case .sleeping = mirror.activity?.state else { return nil }
    let passed = last.duration(to: now) / .seconds(1)
    // A longer gap is no waiting: something else happened in between.
    return passed < 1 ? passed : nil
  }
}
