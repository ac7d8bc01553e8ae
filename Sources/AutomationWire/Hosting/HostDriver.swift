import AccessibilityTree
import Synchronization
import TextRendering
package import VirtualTime

/// Runs an application for a test: answers requests, and brings the application to rest before each
/// answer.
///
/// All code of the application runs with its own ``LaunchConfiguration/current``, except for what a
/// Timer or a dispatch queue calls while no request is being answered.
@MainActor package final class HostDriver {
  /// The application's instance.
  nonisolated let instance: ApplicationInstance

  /// Whether the application runs.
  private var lifecycle: Lifecycle

  /// The application's time at its launch, on the scheduler's clock.
  private let launchTime: Duration

  /// What came up and was not reported yet.
  private(set) var events: [SideEvent] = []

  /// The screen that was brought last; `nil` while none was.
  var broughtScreen: CellGrid?

  /// What kept the application from coming to rest; empty when it did.
  private var unrest: [String] = []

  /// How many jobs and sleeps had arrived when a wait proved that nothing can change any more; `nil` when the request that is answered did not.
  var arrivalsAtProof: UInt64?

  /// Whether each reply says whether the application is at rest, and not only those to waits.
  private let provesRest: Bool

  /// What brings the application to rest; its evidence for idleness has the threads at launch as its
  /// baseline.
  let rest: RestLoop

  /// How long threads are waited for, until all of them rest.
  var threadPace = RealPace()

  /// Whether the application runs.
  private enum Lifecycle {
    /// It does.
    case running(any AutomationHost, SchedulerControl)

    /// It was terminated, at this time since launch.
    case ended(Duration)
  }

  /// Control of the scheduler, given back when it is let go.
  private final class SchedulerControl: Sendable {
    init(_ options: ControlOptions) {
      Scheduler.shared.beginControl(options)
    }

    deinit {
      Scheduler.shared.endControl()
    }
  }

  /// Starts an application and takes control of its time.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - configuration: What it is launched with.
  ///   - limits: When it is called busy.
  ///   - isInTestProcess: Whether this is the process of the test.
  ///   - scope: Whose time is virtual.
  ///   - servesUnattended: Whether jobs run while only a foreign run loop turns.
  ///   - provesRest: Whether each reply says whether the application is at rest, and not only those to waits: a proof costs more, the more
  ///     threads there are.
  /// - Throws: What kept it from starting.
  package init(
    _ application: HostableApplication, _ configuration: LaunchConfiguration,
    limits: SettlingLimits = SettlingLimits(), isInTestProcess: Bool = false,
    scope: ControlOptions.Scope = .process, servesUnattended: Bool = false,
    provesRest: Bool = true
  ) throws {
    self.provesRest = provesRest
    let options = ControlOptions(
      time: configuration.time, scope: scope, date: configuration.date,
      seed: configuration.scheduleSeed,
      servesUnattended: servesUnattended, usesPoolThreads: !isInTestProcess)
    try Self.checkTime(isInstalled: Scheduler.shared.isInstalled, options)
    let instance = ApplicationInstance(
      configuration,
      name: "\(application), launch \(Self.launchCount.add(1, ordering: .relaxed).newValue)")
    self.instance = instance
    let control = SchedulerControl(options)
    if isInTestProcess { Scheduler.shared.serveSleeps { ApplicationInstance.current == nil } }
    // In a test's process dispatch has threads before the application does anything, and layers above that have something to say may load
    // URLs, which use dispatch's threads, also those that stubs answer.
    let preparesDispatch =
      !Scheduler.shared.ownsProcessClock && (isInTestProcess || !configuration.payloads.isEmpty)
    rest = RestLoop(instance: instance, limits: limits, preparesDispatch: preparesDispatch)
    launchTime = Scheduler.shared.now
    instance.begin()
    do {
      let host = try ApplicationInstance.$current.withValue(instance) {
        try application.makeHost(configuration)
      }
      lifecycle = .running(host, control)
    } catch {
      instance.end()
      throw error
    }
    events = configuration.systemProblems.map { .host(.warning($0)) }
  }

  /// How many applications were launched in this process.
  private static let launchCount = Atomic<Int>(0)

  /// Ends the application, so that its tasks do not go on in real time.
  isolated deinit {
    terminate()
  }

  /// Throws when time cannot be as it should.
  ///
  /// - Parameters:
  ///   - isInstalled: Whether the scheduler of this process is installed.
  ///   - options: How time should pass.
  /// - Throws: ``LaunchProblem/concurrencyInUse``.
  nonisolated static func checkTime(isInstalled: Bool, _ options: ControlOptions)
    throws(LaunchProblem)
  {
    if !isInstalled && options.time == .virtual { throw .concurrencyInUse }
  }

  /// Whether the application was terminated; nothing more is answered then.
  package var isEnded: Bool {
    if case .ended = lifecycle { true } else { false }
  }

  /// The application, while it runs.
  var host: (any AutomationHost)? {
    if case .running(let host, _) = lifecycle { host } else { nil }
  }

  /// Answers a request.
  package func answer(_ request: Request) -> Reply {
    guard case .running(let host, _) = lifecycle else {
      return endReply(to: request, .failed("The application was terminated."))
    }
    arrivalsAtProof = nil
    return asInstance {
      let begin = Moment(real: .now, virtual: now)
      settle(host)
      if request.command.isInput { passTimeOfInput(host) }
      if let reply = earlyReply(to: request, host, since: begin) { return reply }
      let result = result(of: request.command, host)
      if isEnded { return endReply(to: request, result) }
      return reply(to: request, result, host.treeDifference(since: request.knownVersion), host)
    }
  }

  /// Notes what happened aside of the screen.
  func noteEvents(of host: any AutomationHost) {
    if let complaint = host.pendingFrames?.takeComplaint(at: .now) {
      events.append(.host(.warning(complaint)))
    }
    events += (host.takeEvents() + instance.takeEvents()).map(SideEvent.host)
    events += instance.services.takeEvents()
  }

  /// A reply with what happened aside of the screen since the last one.
  func reply(
    to request: Request, _ result: Reply.Result, _ difference: TreeDifference,
    _ host: any AutomationHost
  ) -> Reply {
    noteEvents(of: host)
    defer { events = [] }
    return Reply(
      number: request.number, difference: difference, activity: activity(host, after: request),
      result: result, events: events,
      screen: request.wantsScreen ? changedScreen(of: host) : nil)
  }

  /// Ends the application in good order, as ``Request/Command/terminate`` does; does nothing when
  /// it ended already.
  package func terminate() {
    guard case .running(let host, _) = lifecycle else { return }
    asInstance {
      host.terminate()
      instance.end()
      // Tasks that were cancelled get their turn before control ends; some never end, as loops that do not ask whether they were.
      _ = rest.run(jobLimit: Self.lastJobs)
    }
    lifecycle = .ended(now)
  }

  /// How many jobs tasks may take that were cancelled, when the application ends.
  private static let lastJobs = 10_000

  /// Runs a body as code of the application's instance.
  private func asInstance<Value>(_ body: () -> Value) -> Value {
    ApplicationInstance.$current.withValue(instance, operation: body)
  }

  /// A reply after the end: there is no tree any more.
  private func endReply(to request: Request, _ result: Reply.Result) -> Reply {
    defer { events = [] }
    return Reply(
      number: request.number, difference: TreeDifference(base: nil, version: 0, root: nil),
      activity: Activity(now: seconds(now), state: .idle), result: result, events: events)
  }
}

// MARK: - Commands

extension HostDriver {
  /// Does what a request asks for.
  private func result(of command: Request.Command, _ host: any AutomationHost) -> Reply.Result {
    switch command {
    case .synchronize:
      return .done
    case .perform(let events):
      if let problem = awaitResources(host) { return .failed(problem) }
      awaitRest(of: host)
      perform(events, host)
      return .done
    case .act(let act):
      return perform(act, host)
    case .hitPoints(let ids):
      return .hitPoints(ids.map { hitPoint(of: $0, scrollingIntoView: false, host) })
    case .describeRest(let text):
      return settled(host) { host.describeRest(holding: text) }
    case .screen:
      return .screen(host.screen())
    case .letTimePass(let limit):
      return .timePassed(seconds(letTimePass(duration(limit), host)))
    case .advanceTime(let amount):
      let start = now
      if let problem = spend(duration(amount), host) { return .failed(problem) }
      return .timePassed(seconds(now - start))
    case .setPhase(let phase): return settled(host) { host.setPhase(phase) }
    case .openURL(let url):
      guard host.open(url: url) else { return .failed("The application takes no links.") }
      settle(host)
      return .done
    case .setAppearance(let appearance):
      return settled(host) { host.setAppearance(appearance) }
    case .setOrientation(let orientation):
      return settled(host) { host.setOrientation(orientation) }
    case .terminate:
      terminate()
      return .done
    default:
      let result = systemResult(of: command)
      settle(host)
      return result
    }
  }

  /// Tells the application something, and lets it come to rest.
  private func settled(_ host: any AutomationHost, after tell: () -> Void) -> Reply.Result {
    tell()
    settle(host)
    return .done
  }

  /// Does what a request of the system around the application asks for, or one about its gates.
  private func systemResult(of command: Request.Command) -> Reply.Result {
    switch command {
    case .run(let command, let input): return instance.run(command, input)
    case .setPasteboard(let text): instance.services.receivePasteboard(text)
    case .decide(let decision): instance.services.decide(decision)
    case .holdGate(let name): instance.gates.hold(name)
    case .releaseGate(let name): instance.gates.release(name)
    case .reportGates: return .gates(instance.gates.report)
    default: preconditionFailure("The request \(command) is answered elsewhere.")
    }
    return .done
  }
}

// MARK: - Coming to rest

extension HostDriver {
  /// Brings the application to rest: no job ready, nothing to update, a turn of the main loop
  /// without effect.
  ///
  /// What is on its way through other threads is waited for, for a while of real time.
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - isChanged: Whether something was just done that most often leads to an update and to nothing else.
  /// - Returns: Whether anything happened.
  @discardableResult
  func settle(_ host: any AutomationHost, isChanged: Bool = false) -> Bool {
    var hasActed = settleOnce(host, isChanged: isChanged)
    guard instance.takeTransit() else { return hasActed }
    let end = RealClock.now + .milliseconds(500)
    while RealClock.now < end {
      // Threads first: what one of them has sent before it came to rest is seen by what follows.
      let isQuiet = !rest.idleness.foreignActivity().contains(where: \.isThread)
      let hasArrived = settleOnce(host)
      let isOnItsWay = instance.takeTransit()
      hasActed = hasActed || hasArrived
      if isQuiet && !hasArrived && !isOnItsWay { break }
      if !isQuiet, rest.loop.turn(blockingFor: .milliseconds(1)) { hasActed = true }
    }
    return hasActed
  }

  /// Brings the application to rest, with the frames that are on their way; other threads aside.
  private func settleOnce(_ host: any AutomationHost, isChanged: Bool = false) -> Bool {
    let end = RealClock.now + rest.limits.realTime
    var hasActed = false
    var rounds = 0
    while true {
      rounds += 1
      let arrived = host.pendingFrames?.arrived ?? 0
      var updates = 0
      let isFresh = isChanged && rounds == 1
      let outcome = rest.run(
        isChanged: isFresh, wasBusy: isUnrestful,
        update: {
          let hasUpdated = host.update()
          updates += hasUpdated ? 1 : 0
          return hasUpdated
        })
      hasActed = hasActed || outcome.hasActed
      unrest = outcome.unrest
      if !unrest.isEmpty {
        unrest = frameUnrest(of: host, since: arrived, updates: updates) + unrest
        unrest += pendingWork(of: host)
      }
      guard unrest.isEmpty, let frames = host.pendingFrames, awaitFrame(frames, since: arrived)
      else { return hasActed }
      guard rounds < rest.limits.leastRounds || RealClock.now < end else {
        unrest = [Self.frameUnrest(frames)]
        return true
      }
    }
  }

  /// What the application is doing, after it was brought to rest.
  private func activity(_ host: any AutomationHost, after request: Request) -> Activity {
    let isExamined = provesRest || request.command.isWait || !unrest.isEmpty
    return Activity(now: seconds(now), state: isExamined ? activityState(host) : .unexamined)
  }

  private func activityState(_ host: any AutomationHost) -> Activity.State {
    if !unrest.isEmpty { return .busy(unrest) }
    // What was proved for the wait still holds: since then the host was only read.
    if let arrivalsAtProof, rest.isQuiet(since: arrivalsAtProof), pendingWork(of: host).isEmpty {
      return .idle
    }
    switch rest.idleness.quiescence() {
    case .busy(let count):
      // They arrived from another thread after the application had come to rest.
      return .unproven(["jobs arrived from another thread (\(count) ready)"])
    case .waiting(let time, let sleepers, let others, let foreign)
    where foreign.isEmpty && Scheduler.shared.isTimeVirtual:
      return .sleeping(until: seconds(time - launchTime), what: listed(sleepers, others))
    case .waiting(_, let sleepers, let others, let foreign):
      return .unproven(listed(foreign) + listed(sleepers, others))
    case .unknown(let reasons):
      return .unproven(listed(reasons) + pendingWork(of: host))
    case .idle:
      let pending = pendingWork(of: host)
      return pending.isEmpty ? .idle : .unproven(pending)
    }
  }

  /// Returns the first few things in words, and how many more there are.
  private func listed(_ things: [some CustomStringConvertible], _ others: Int = 0) -> [String] {
    var texts = things.prefix(Quiescence.mostListed).map(\.description)
    let more = things.count - texts.count + others
    if more > 0 { texts.append("and \(more) more") }
    return texts
  }
}

// MARK: - Time

extension HostDriver {
  /// The time since launch; stands still once the application ended.
  var now: Duration {
    if case .ended(let time) = lifecycle { time } else { Scheduler.shared.now - launchTime }
  }

  /// How many sleepers may wake in one stretch of time.
  var wakeLimit: Int { rest.limits.wakes }

  /// Whether the last settling gave up.
  var isUnrestful: Bool { !unrest.isEmpty }

  /// Returns a time in seconds.
  func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
