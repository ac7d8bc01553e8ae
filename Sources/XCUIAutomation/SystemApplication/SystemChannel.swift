import AccessibilityTree
import AutomationWire
import Synchronization
import TextRendering
import VirtualTime

/// The way to the small system that the applications of a test run on: it answers as an application would, from what the test's
/// applications are doing.
///
/// Requests come one at a time, in turns of the session.
final class SystemChannel: RequestChannel {
  /// The mutable state, behind the lock.
  fileprivate struct State {
    /// What the screen shows beside the applications and what they ask.
    var shown = SystemScreen(size: .zero, applications: [], requests: [])

    /// The applications whose icons were taken away.
    var hidden: Set<ApplicationReference> = []

    /// What hands out the changes of the tree.
    var recorder = TreeRecorder()

    /// The elements by what tells items apart.
    var ids: [String: ElementID] = [:]

    /// The items by element.
    var keys: [ElementID: String] = [:]
  }

  /// The test; `nil` after its end.
  private weak let scope: TestScope?

  /// What changes.
  private let state = Mutex(State())

  /// Makes the system of a test.
  init(_ scope: TestScope) {
    self.scope = scope
  }

  /// What the screen shows beside the applications and what they ask.
  private var shown: SystemScreen {
    get { state.withLock { $0.shown } }
    set { state.withLock { $0.shown = newValue } }
  }

  func send(_ request: AutomationWire.Request, deadline: RealClock.Instant) -> Reply {
    var result = Reply.Result.movedOn
    if !hasMovedOn(from: request) { result = answer(request.command) }
    return Reply(
      number: request.number, difference: recordedDifference(since: request.knownVersion),
      activity: activity, result: result)
  }

  /// Returns whether an act is meant for another tree than what there is.
  private func hasMovedOn(from request: AutomationWire.Request) -> Bool {
    guard case .act(let act) = request.command, let version = act.treeVersion else { return false }
    hearApplications()
    record()
    return state.withLock { $0.recorder.hasChanges || $0.recorder.tree.version != version }
  }

  /// Brings the tree up to date.
  private func record() {
    let root = screen().root
    state.withLock { state in
      let tree = ElementTree(state.branch(root, in: .zero))
      state.recorder.replace(with: tree)
    }
  }

  /// Brings the tree up to date, and hands out what changed.
  private func recordedDifference(since version: UInt64?) -> TreeDifference {
    record()
    return state.withLock { $0.recorder.difference(since: version) }
  }

  /// Hears what applications ask for, which they tell when they come to rest.
  private func hearApplications() {
    for session in sessions { _ = try? session.currentTree() }
  }

  /// Does what a request asks for.
  private func answer(_ command: AutomationWire.Request.Command) -> Reply.Result {
    switch command {
    case .synchronize, .setAppearance, .setOrientation, .terminate:
      hearApplications()
      return .done
    case .perform, .describeRest: return .done
    case .act(let act): return perform(act)
    case .hitPoints(let ids): return .hitPoints(ids.map { hitPoint(of: $0, false) })
    case .screen: return .screen(screen().drawn(over: frontScreen))
    case .letTimePass(let limit): return .timePassed(letTimePass(limit))
    case .advanceTime(let amount):
      for session in sessions {
        _ = try? session.exchange(.advanceTime(by: amount), allowing: amount)
      }
      return .timePassed(amount)
    case .setPhase(let phase):
      return attempt { () throws(InteractionProblem) in
        if phase == .active { try goHome() }
      }
    case .openURL: return .failed("Open links with XCUIDevice.shared.system.open(_:).")
    case .run: return .unknownCommand(offered: [])
    case .setPasteboard, .decide, .holdGate, .releaseGate, .reportGates:
      return .failed("The system has no pasteboard, permissions and gates of its own.")
    }
  }

  private func attempt(_ body: () throws(InteractionProblem) -> Void) -> Reply.Result {
    do throws(InteractionProblem) {
      try body()
      return .done
    } catch {
      if case .launch(let failure) = error {
        return .failed("The application could not be launched: \(failure)")
      }
      return .failed("An application of the test did not answer.")
    }
  }
}

// MARK: - The applications of the test

extension SystemChannel {
  /// The applications that run.
  private var sessions: [ApplicationSession] { scope?.runningSessions ?? [] }

  /// What the screen of the application in front shows.
  private var frontScreen: CellGrid? {
    guard let front = sessions.first(where: { $0.state == .runningForeground }),
      case .screen(let screen)? = try? front.exchange(.screen)
    else { return nil }
    return screen
  }

  /// What the screen shows now.
  private func screen() -> SystemScreen {
    guard let scope else { return shown }
    let usual = LaunchConfiguration.defaultScreenSize
    var screen = shown
    screen.size = scope.device.isTurned ? usual.turned : usual
    let running = Dictionary(sessions.map { ($0.reference, $0) }) { $1 }
    screen.applications = scope.knownApplications.compactMap { known in
      guard !scope.sharedDevice.isDeleted(known.reference) else { return nil }
      let session = running[known.reference]
      return SystemScreen.Application(
        reference: known.reference, name: known.name,
        bundleIdentifier: known.bundleIdentifier, isRunning: session != nil,
        isInFront: session?.state == .runningForeground)
    }
    screen.requests = screen.applications.flatMap { application in
      (running[application.reference]?.requests ?? []).map {
        SystemScreen.Request(application: application, request: $0)
      }
    }
    // An application may have come to the front by itself, as by launch().
    if screen.applications.contains(where: \.isInFront) {
      screen.showsSwitcher = false
      screen.isEditing = false
      screen.question = nil
    }
    shown = screen
    let hidden = state.withLock { $0.hidden }
    screen.applications.removeAll { hidden.contains($0.reference) && !$0.isRunning }
    screen.page = min(screen.page, screen.pageCount - 1)
    return screen
  }

  /// Whether and why something may still change: what is so of the applications.
  private var activity: Activity {
    var earliest: (seconds: Double, what: [String])?
    for session in sessions {
      guard let activity = session.examinedActivity else { continue }
      switch activity.state {
      case .idle: break
      case .unproven, .busy: return Activity(now: 0, state: activity.state)
      case .sleeping(let time, let what):
        let seconds = time - activity.now
        if seconds < earliest?.seconds ?? .infinity { earliest = (seconds, what) }
      }
    }
    guard let earliest else { return Activity(now: 0, state: .idle) }
    return Activity(now: 0, state: .sleeping(until: earliest.seconds, what: earliest.what))
  }

  /// Lets the time of the applications pass to where something may change in one of them.
  private func letTimePass(_ limit: Double) -> Double {
    let sessions = sessions
    for session in sessions { _ = try? session.exchange(.synchronize) }
    if sessions.count == 1, let session = sessions.first {
      guard
        case .timePassed(let passed)? = try? session.exchange(
          .letTimePass(limit: limit), allowing: limit)
      else { return 0 }
      return passed
    }
    let step: Double
    switch activity.state {
    case .idle: return 0
    case .sleeping(let seconds, _): step = min(limit, max(0, seconds))
    case .unproven, .busy: step = min(limit, 0.05)
    }
    for session in sessions {
      _ = try? session.exchange(.advanceTime(by: step), allowing: step)
    }
    return step
  }

  /// Sends all applications to the background.
  private func goHome() throws(InteractionProblem) {
    for session in sessions where session.state == .runningForeground {
      try session.setPhase(.background)
    }
    shown.showsSwitcher = false
    shown.isEditing = false
    shown.question = nil
  }
}

// MARK: - Input

extension SystemChannel {
  /// Does something with an element, if it can be reached.
  private func perform(_ act: Act) -> Reply.Result {
    let placed: PlacedGesture
    do throws(UnreachableElement) {
      placed = try act.placed {
        record()
        return state.withLock { $0.recorder.tree }
      } hitPoint: {
        hitPoint(of: $0, true)
      }
    } catch {
      return .unreachable(error.reason)
    }
    if case .adjust = act.gesture { return .adjusted(.unsupported) }
    return attempt { () throws(InteractionProblem) in
      for _ in 0..<placed.touches { try touch(placed) }
    }
  }

  /// Does what a touch means.
  private func touch(_ path: PlacedGesture) throws(InteractionProblem) {
    let screen = screen()
    let items = screen.root.path(to: path.start)
    let isAsked = screen.question != nil || !screen.requests.isEmpty
    let (dx, dy) = (path.end.x - path.start.x, path.end.y - path.start.y)
    if path.isPress {
      if let application = items.first(where: { $0.type == .icon })?.application {
        shown.question = .menu(application)
      }
    } else if dx == 0, dy == 0 {
      if let action = items.lazy.compactMap(\.action).first {
        try perform(action, screen)
      } else if case .menu = screen.question, items.first?.key == "home" {
        shown.question = nil
      }
    } else if isAsked {
      return
    } else if path.start.y >= screen.size.height - 2, dy <= -screen.size.height / 4 {
      try goHome()
      shown.showsSwitcher = path.holdAtEnd >= 0.3
    } else if dy < 0, -dy > abs(dx), let card = items.first(where: { $0.key.hasPrefix("card ") }),
      let application = card.application
    {
      scope?.session(of: application).terminate()
    } else if abs(dx) > abs(dy), !screen.showsSwitcher {
      shown.page = min(max(0, screen.page - dx.signum()), screen.pageCount - 1)
    }
  }

  /// Does what a tap on an item means.
  private func perform(
    _ action: SystemAction, _ screen: SystemScreen
  ) throws(InteractionProblem) {
    shown.question = nil
    switch action {
    case .open(let application): try open(application)
    case .editHomeScreen: shown.isEditing = true
    case .endEditing: shown.isEditing = false
    case .askToRemove(let application): shown.question = .remove(application)
    case .askToDelete(let application): shown.question = .delete(application)
    case .hide(let application): _ = state.withLock { $0.hidden.insert(application) }
    case .delete(let application): scope?.delete(application)
    case .dismiss: break
    case .answer(let application, let choice):
      guard let request = screen.requests.first, request.application.reference == application,
        request.prompt.choices.indices.contains(choice)
      else { return }
      try scope?.session(of: application)
        .answer(request.request, request.prompt.choices[choice])
    }
  }

  /// Brings an application to the front.
  private func open(_ application: ApplicationReference) throws(InteractionProblem) {
    guard let scope else { return }
    shown.showsSwitcher = false
    _ = state.withLock { $0.hidden.remove(application) }
    try scope.session(of: application).activate(LaunchRequest(), on: scope.device)
  }

  /// Says where an element can be hit.
  private func hitPoint(of id: ElementID, _ isScrolling: Bool) -> HostHitPoint {
    guard let key = state.withLock({ $0.keys[id] }) else { return .missing }
    var screen = screen()
    if isScrolling, let application = screen.root.item(key)?.application, key.hasPrefix("icon ") {
      shown.page = screen.page(of: application)
      screen.page = shown.page
    }
    guard let item = screen.root.item(key) else { return .missing }
    let bounds = Rect(origin: .zero, size: screen.size)
    let visible = item.frame.intersection(bounds)
    guard !visible.isEmpty else { return .offscreen }
    let path = screen.root.path(to: visible.center)
    guard !path.contains(where: { $0.key == key }) else { return .at(visible.center) }
    return .covered(by: path.first.flatMap { item in state.withLock { $0.ids[item.key] } })
  }
}

// MARK: - The tree

extension SystemChannel.State {
  /// Returns an item as elements.
  fileprivate mutating func branch(_ item: SystemItem, in origin: Point) -> ElementTree.Branch {
    let id = ids[item.key] ?? ElementID(UInt64(ids.count + 1))
    ids[item.key] = id
    keys[id] = item.key
    var node = ElementNode(
      id: id, elementType: item.type,
      frame: Rect(
        x: item.frame.minX - origin.x, y: item.frame.minY - origin.y, width: item.frame.width,
        height: item.frame.height))
    node.identifier = item.identifier
    node.label = item.label
    if item.isModal { node.states.insert(.modal) }
    return ElementTree.Branch(node, item.children.map { branch($0, in: item.frame.origin) })
  }
}

extension PlacedGesture {
  /// How often a finger or a button goes down.
  fileprivate var touches: Int {
    switch gesture {
    case .taps(let count, _), .clicks(let count, _): max(1, count)
    case .press, .drag, .swipe: 1
    case .hover, .scroll, .type, .adjust, .reach: 0
    }
  }

  /// Whether it stays long enough at one place for a press.
  fileprivate var isPress: Bool {
    switch gesture {
    case .press(let seconds): seconds >= 0.5
    case .drag(let drag): start == end && drag.hold + drag.holdAtEnd >= 0.5
    default: false
    }
  }

  /// How long it stays where it ends, in seconds.
  fileprivate var holdAtEnd: Double {
    if case .drag(let drag) = gesture { drag.holdAtEnd } else { 0 }
  }
}
