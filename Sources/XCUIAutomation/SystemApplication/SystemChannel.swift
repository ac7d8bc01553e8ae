import AccessibilityTree
import AutomationWire
import Synchronization
import TextRendering
import VirtualTime

/// The way to the small system that the applications of a test run on: it answers as an application would, from what the test's
/// applications are doing.
final class SystemChannel: SystemScreenChannel {
  /// The mutable state, behind the lock.
  private struct State {
    /// What the screen shows beside the applications and what they ask.
    var shown = SystemScreen(size: .zero, applications: [], requests: [])

    /// The applications whose icons were taken away.
    var hidden: Set<ApplicationReference> = []
  }

  weak let scope: TestScope?

  let elements = SystemElements()

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

  var root: SystemItem { screen().root }

  /// Hears what applications ask for, which they tell when they come to rest.
  func hear() { running.hear() }

  func answer(_ command: AutomationWire.Request.Command) -> Reply.Result {
    switch command {
    case .synchronize, .setAppearance, .setOrientation, .terminate:
      hear()
      return .done
    case .perform, .describeRest: return .done
    case .act(let act):
      return perform(act) { placed in
        .of { () throws(InteractionProblem) in
          for _ in 0..<placed.touches { try touch(placed) }
        }
      }
    case .hitPoints(let ids): return .hitPoints(ids.map { hitPoint(of: $0, false) })
    case .screen: return .screen(screen().drawn(over: frontScreen))
    case .letTimePass(let limit): return .timePassed(running.letTimePass(limit))
    case .advanceTime(let amount):
      running.advanceTime(by: amount)
      return .timePassed(amount)
    case .setPhase(let phase):
      return .of { () throws(InteractionProblem) in
        if phase == .active { try goHome() }
      }
    case .openURL: return .failed("Open links with XCUIDevice.shared.system.open(_:).")
    case .run: return .unknownCommand(offered: [])
    case .setPasteboard, .decide, .holdGate, .releaseGate, .reportGates:
      return .failed("The system has no pasteboard, permissions and gates of its own.")
    }
  }
}

// MARK: - The applications of the test

extension SystemChannel {
  /// What the screen of the application in front shows.
  private var frontScreen: CellGrid? {
    if let scope, let application = scope.sharedDevice.systemApplications.front {
      return SystemApplicationScreen(application, on: scope).drawn
    }
    guard let front = running.front, case .screen(let screen)? = try? front.exchange(.screen) else {
      return nil
    }
    return screen
  }

  /// What the screen shows now.
  private func screen() -> SystemScreen {
    guard let scope else { return shown }
    var screen = shown
    screen.size = scope.device.screenSize
    screen.systemApplication = scope.sharedDevice.systemApplications.front
    let running = Dictionary(running.sessions.map { ($0.reference, $0) }) { $1 }
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
    if screen.isBehind {
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

  /// Sends all applications to the background.
  private func goHome() throws(InteractionProblem) {
    try running.leave()
    scope?.sharedDevice.changeSystemApplications { $0.front = nil }
    shown.showsSwitcher = false
    shown.isEditing = false
    shown.question = nil
  }
}

// MARK: - Input

extension SystemChannel {
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
    case .dismiss, .editAddress, .goToAddress, .openLink: break
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

  func hitPoint(of id: ElementID, _ isScrolling: Bool) -> HostHitPoint {
    var screen = screen()
    if isScrolling, let key = elements.withTree({ $0.key(of: id) }), key.hasPrefix("icon "),
      let application = screen.root.item(key)?.application
    {
      shown.page = screen.page(of: application)
      screen.page = shown.page
    }
    let root = screen.root
    return elements.withTree { $0.hitPoint(of: id, on: root) }
  }
}
