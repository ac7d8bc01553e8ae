import AccessibilityTree
import AutomationWire
import Foundation

/// The way to one of the system's applications: it answers as an application of a test's would.
final class SystemApplicationChannel: SystemScreenChannel {
  /// Which application.
  private let application: SystemApplication

  weak let scope: TestScope?

  let elements = SystemElements()

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

  var root: SystemItem { screen.root }

  /// Hears nothing: the screen shows nothing of applications.
  func hear() {}

  func answer(_ command: AutomationWire.Request.Command) -> Reply.Result {
    switch command {
    case .synchronize, .setAppearance, .setOrientation, .terminate, .perform, .describeRest:
      return .done
    case .act(let act): return perform(act) { perform(act.gesture, $0) }
    case .hitPoints(let ids): return .hitPoints(ids.map { hitPoint(of: $0, false) })
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
  /// Does what a gesture means.
  private func perform(_ gesture: Gesture, _ placed: PlacedGesture) -> Reply.Result {
    if case .type(let presses) = gesture {
      change { system in for press in presses { system.page.take(press.key) } }
      return .done
    }
    return .of { () throws(InteractionProblem) in
      guard placed.touches > 0 else { return }
      let items = screen.root.path(to: placed.start)
      if let action = items.lazy.compactMap(\.action).first { try perform(action) }
    }
  }

  func hitPoint(of id: ElementID, _ isScrolling: Bool) -> HostHitPoint {
    let root = screen.root
    return elements.withTree { $0.hitPoint(of: id, on: root) }
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
