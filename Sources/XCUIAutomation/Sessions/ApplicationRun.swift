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

    /// The last link that was handed to the system and that nobody looked at; `nil` for none.
    var openedLink: String?
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

  /// What keeps what is asked, for a report; `nil` where none is kept.
  private let trace: TraceRecorder?

  /// When its time was last brought up with real time.
  private let lastCatchUp = Mutex<RealClock.Instant?>(nil)

  /// The time of the test up to which its time was brought; `nil` when the two have nothing to do with one another.
  private let brought: Mutex<Duration?>

  /// When the test sleeps; `nil` where its sleeps are not the application's affair: with one clock for both, or in real time.
  private let sleptTime: SleptTime?

  /// The moment of the real clock, in nanoseconds, up to which the test's sleeps were made good.
  private let madeGood = Mutex(RealClock.uptimeNanoseconds)

  /// What its clocks of the date showed at its launch, since 1970; `nil` when they are those of the test's process, or real.
  private let launchDate: Duration?

  /// Whether its time stands still while the test waits.
  private let isHeld = Mutex(false)

  /// Whether its clock is the test's own, in whose process it runs.
  private let hasClockOfTest: Bool

  /// Makes the run of an application that was just launched.
  init(
    _ application: RunningApplication, of target: ApplicationTarget, on device: Device,
    knowing pasteboard: PasteboardContent = PasteboardContent(), launchDate: Duration? = nil,
    isOnClockOfTest: Bool = false, trace: TraceRecorder? = nil
  ) {
    self.trace = trace
    self.launchDate = launchDate
    conversation = Conversation(application)
    system = SystemLink(device, knowing: pasteboard)
    self.target = target
    // One in this process has the clock of the test itself, and owes nothing.
    brought = Mutex(isOnClockOfTest && !target.isInProcess ? TestClock.now : nil)
    hasClockOfTest = isOnClockOfTest && target.isInProcess
    sleptTime = isOnClockOfTest || launchDate == nil ? nil : device.sleptTime
    if sleptTime != nil { SleptTime.begin() }
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
    let (began, version) = (trace?.now, mirror.version)
    let wantsScreen = trace != nil && TraceRecorder.wantsScreen(with: command, knowing: version)
    let reply = try conversation.ask(
      command, knowing: version, patience: patience, wantsScreen: wantsScreen)
    if let began { trace?.note(command, reply, of: self, since: began) }
    for event in reply.events { take(event) }
    if mirror.take(reply, of: target) { PredicatePolls.noteChange() }
    return reply.result
  }

  /// Takes in what happened aside of the screen.
  private func take(_ event: SideEvent) {
    switch event {
    case .host(.warning(let text)): asides.withLock { $0.warnings.append(text) }
    case .host(let event):
      asides.withLock { asides in
        asides.events.append(event)
        if case .openedURL(let link) = event { asides.openedLink = link }
      }
    case .pasteboard(let text): system.put(text)
    case .permissionRequested(let request): system.add(request)
    }
  }

  /// What happened aside of the screen since launch, warnings aside, in order.
  var events: [HostEvent] { asides.withLock { $0.events } }

  /// Hands out, once, the last link that was handed to the system; `nil` for none.
  func takeOpenedLink() -> String? { asides.withLock { $0.openedLink.take() } }

  /// Hands out, once, the warnings that came since last time.
  func takeWarnings() -> [String] {
    asides.withLock { asides in
      defer { asides.warnings = [] }
      return asides.warnings
    }
  }

  /// Returns how many seconds of real time passed since this was asked last, for an application that sleeps; `nil` for none.
  func takeTimeToCatchUp() -> Double? {
    guard !isOnClockOfTest, !isTimeHeld, !isInProcessOfTest else { return nil }
    let now = RealClock.now
    let last = lastCatchUp.withLock { last in
      defer { last = now }
      return last
    }
    guard let last else { return nil }
    switch mirror.activity?.state {
    case .sleeping, .unexamined: break
    default: return nil
    }
    let passed = last.duration(to: now) / .seconds(1)
    // A longer gap is no waiting: something else happened in between.
    guard passed < 1 else { return nil }
    // A sleep in it is made good with it.
    madeGood.withLock { $0 = RealClock.uptimeNanoseconds }
    return passed
  }
}

// MARK: - One clock

extension ApplicationRun {
  /// Whether its time is the test's.
  var isOnClockOfTest: Bool {
    TestClock.isOn && !isTimeHeld && brought.withLock { $0 != nil }
  }

  /// Takes it, which runs already in a process of its own, on the clock of the test that begins.
  func joinClockOfTest() { brought.withLock { $0 = TestClock.now } }

  /// Whether it runs in the test's process, on the test's clock.
  var isInProcessOfTest: Bool { hasClockOfTest && TestClock.isOn && !isTimeHeld }

  /// Whether its time stands still while the test waits.
  var isTimeHeld: Bool { isHeld.withLock { $0 } }

  /// Has its time stand still while the test waits, or pass again; what passed meanwhile is not made good.
  func holdTime(_ isHeld: Bool) {
    brought.withLock { if $0 != nil { $0 = TestClock.now } }
    madeGood.withLock { $0 = RealClock.uptimeNanoseconds }
    self.isHeld.withLock { $0 = isHeld }
  }

  /// Whether its clocks are virtual, and not those of the test's process.
  var hasTimeOfItsOwn: Bool { launchDate != nil }

  /// What its clocks of the date show, since 1970; `nil` before its first answer.
  var date: Duration? {
    guard let launchDate else { return TestClock.date }
    return mirror.activity.map { launchDate + .seconds($0.now) }
  }

  /// How far its time is behind the test's.
  var debt: Duration {
    if isOnClockOfTest, let brought = brought.withLock({ $0 }) { return TestClock.now - brought }
    guard let sleptTime, !isTimeHeld else { return .zero }
    return sleptTime.duration(from: madeGood.withLock { $0 }, to: RealClock.uptimeNanoseconds)
  }

  /// Whether something happens in it in the time that it owes.
  var owesChange: Bool {
    guard let timeToDeadline else { return false }
    return timeToDeadline <= debt
  }

  /// How long it does nothing by itself, of its time, since it was asked last; `nil` when it does not know.
  ///
  /// At least a nanosecond, the clocks' step: less is the rounding of a difference, and would bring it nowhere.
  private var timeToDeadline: Duration? {
    guard let activity = mirror.activity, case .sleeping(let until, _) = activity.state else {
      return nil
    }
    return .nanoseconds(max(1, Int64((min(until - activity.now, 1e9) * 1e9).rounded())))
  }

  /// When it does something by itself, on the clock of the test; `nil` when it does not.
  var nextDeadline: Duration? {
    guard let timeToDeadline else { return nil }
    return brought.withLock { $0 }.map { $0 + timeToDeadline }
  }

  /// Hands out how many seconds its time is behind the test's, which it then is no longer.
  func takeDebt() -> Double? {
    guard isOnClockOfTest else { return takeSleptTime() }
    let now = TestClock.now
    return brought.withLock { brought in
      guard let before = brought, now > before else { return nil }
      brought = now
      return (now - before) / .seconds(1)
    }
  }

  /// Hands out how many seconds the test slept since this was asked last; `nil` for none.
  private func takeSleptTime() -> Double? {
    guard let sleptTime, !isTimeHeld else { return nil }
    let slept = madeGood.withLock { madeGood in
      let now = RealClock.uptimeNanoseconds
      defer { madeGood = now }
      return sleptTime.duration(from: madeGood, to: now)
    }
    return slept > .zero ? slept / .seconds(1) : nil
  }

  /// Lets the time of the test pass in which nothing happens in it, and which it then owes.
  func spend(_ seconds: Double) {
    guard isOnClockOfTest || isTimeHeld || hasClockOfTest, seconds > 0 else { return }
    TestClock.elapse(.nanoseconds(Int64((min(seconds, 1e9) * 1e9).rounded())))
  }

  /// Lets the time of the test pass that passed for it.
  func share(passed seconds: Double) {
    guard isOnClockOfTest, seconds > 0 else { return }
    TestClock.elapse(.nanoseconds(Int64((min(seconds, 1e9) * 1e9).rounded())))
    brought.withLock { $0 = TestClock.now }
  }
}
