import AccessibilityTree
import AutomationWire
import Foundation
import Synchronization
import VirtualTime

/// The way to one of the system's applications: it answers as an application of a test's would.
///
/// Requests come one at a time, in turns of the session.
final class SystemApplicationChannel: RequestChannel {
  /// Which application.
  private let application: SystemApplication

  /// The test; `nil` after its end.
  private weak let scope: TestScope?

  /// The elements of its screen.
  private let tree = Mutex(SystemTree())

  /// Makes an application of a test.
  init(_ application: SystemApplication, _ scope: TestScope) {
    self.application = application
    self.scope = scope
  }

  /// What the screen shows now.
  private var screen: SystemApplicationScreen {
    guard let scope else {
      return SystemApplicationScreen(
        application: application, size: LaunchConfiguration.defaultScreenSize,
        system: SystemApplications())
    }
    return SystemApplicationScreen(application, on: scope)
  }

  /// The applications that run.
  private var running: RunningApplications {
    RunningApplications(sessions: scope?.runningSessions ?? [])
  }

  func send(_ request: AutomationWire.Request, deadline: RealClock.Instant) -> Reply {
    var result = Reply.Result.movedOn
    if !hasMovedOn(from: request) { result = answer(request.command) }
    record()
    return Reply(
      number: request.number,
      difference: tree.withLock { $0.difference(since: request.knownVersion) },
      activity: running.activity, result: result)
  }

  /// Returns whether an act is meant for another tree than what there is.
  private func hasMovedOn(from request: AutomationWire.Request) -> Bool {
    guard case .act(let act) = request.command, let version = act.treeVersion else { return false }
    record()
    return tree.withLock { $0.hasMovedOn(from: version) }
  }

  /// Brings the tree up to date.
  private func record() {
    let root = screen.root
    tree.withLock { $0.record(root) }
  }

  /// Does what a request asks for.
  private func answer(_ command: AutomationWire.Request.Command) -> Reply.Result {
    switch command {
    case .synchronize, .setAppearance, .setOrientation, .terminate, .perform, .describeRest:
      return .done
    case .act(let act): return perform(act)
    case .hitPoints(let ids): return .hitPoints(ids.map(hitPoint))
    case .screen: return .screen(screen.drawn)
    case .letTimePass(let limit): return .timePassed(running.letTimePass(limit))
    case .advanceTime(let amount):
      running.advanceTime(by: amount)
      return .timePassed(amount)
    case .setPhase(let phase):
      return .of { () throws(InteractionProblem) in
        if phase == .active { try running.leave() }
      }
    case .openURL(let text):
      guard let url = URL(string: text) else { return .failed("“\(text)” is no link.") }
      change { $0.open(url, in: application, from: application.name) }
      return .done
    case .run: return .unknownCommand(offered: [])
    case .setPasteboard, .decide, .holdGate, .releaseGate, .reportGates:
      return .failed("\(application.name) has no pasteboard, permissions and gates of its own.")
    }
  }

  /// Changes the system's applications.
  private func change(_ body: (inout SystemApplications) -> Void) {
    scope?.sharedDevice.changeSystemApplications(body)
  }
}

// MARK: - Input

extension SystemApplicationChannel {
  /// Does something with an element, if it can be reached.
  private func perform(_ act: Act) -> Reply.Result {
    let placed: PlacedGesture
    do throws(UnreachableElement) {
      placed = try act.placed {
        record()
        return tree.withLock { $0.tree }
      } hitPoint: {
        hitPoint(of: $0)
      }
    } catch {
      return .unreachable(error.reason)
    }
    switch act.gesture {
    case .adjust: return .adjusted(.unsupported)
    case .type(let presses):
      change { system in for press in presses { system.page.take(press.key) } }
      return .done
    default:
      return .of { () throws(InteractionProblem) in
        guard placed.touches > 0 else { return }
        let items = screen.root.path(to: placed.start)
        if let action = items.lazy.compactMap(\.action).first { try perform(action) }
      }
    }
  }

  /// Says where an element can be hit.
  private func hitPoint(of id: ElementID) -> HostHitPoint {
    let root = screen.root
    return tree.withLock { $0.hitPoint(of: id, on: root) }
  }

  /// Does what a tap on an item means.
  private func perform(_ action: SystemAction) throws(InteractionProblem) {
    switch action {
    case .editAddress: change { $0.page.edit() }
    case .goToAddress: change { $0.page.go() }
    case .dismiss: change { $0.page.asked = nil }
    case .openLink(let url):
      change { $0.page.asked = nil }
      guard let scope, let opener = scope.linkOpener else { return }
      let session = scope.session(of: opener.reference)
      try session.activate(LaunchRequest(), on: scope.device)
      try session.exchange(.openURL(url.absoluteString))
    default: break
    }
  }
}
