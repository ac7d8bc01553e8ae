import AutomationTools_Shared
import XCUIAutomation

/// A fixture that did not put the application into its state.
enum FixtureFailure: FailureKind, Hashable {
  /// The control board is not on the screen.
  case noBoard

  /// A fixture cannot be asked for.
  case unusable(fixture: String, reason: String)

  /// A fixture needs others before it; whether one of these comes later in the launch's list.
  case misplaced(fixture: String, needs: [String], isLater: Bool, launch: String)

  /// The application did not hear of the fixtures of a launch.
  case notInstalled(set: String, launch: String, reason: String)

  /// The fixtures of a launch failed, no one in particular.
  case allFailed(reason: String)

  /// A fixture of a launch failed, after some and before others.
  case failed(fixture: String, reason: String, earlier: [String], later: [String])

  /// A fixture on the control board did not end in time.
  case endless(fixture: String)

  /// A fixture on the control board failed.
  case failedOnBoard(fixture: String, reason: String)
}

extension FixtureFailure {
  /// Whether a fixture began, which is code of the application.
  var isOfApplication: Bool {
    switch self {
    case .allFailed, .failed, .endless, .failedOnBoard: true
    case .noBoard, .unusable, .misplaced, .notInstalled: false
    }
  }
}

// MARK: - Text

extension FixtureFailure {
  /// The failure in words.
  var message: String {
    switch self {
    case .noBoard:
      "The screen does not show “\(FixtureBoardName.title)”. The launch must have the option "
        + ".testFixtures, the window of the application must have a TestFixturesBoard, and the "
        + "board must not be closed."
    case .unusable(let fixture, let reason): "The fixture \(fixture) cannot be run: \(reason)."
    case .misplaced(let fixture, let needs, let isLater, let launch):
      "The fixture \(fixture) needs \(needs.joined(separator: " and ")) before it"
        + (isLater ? ", which comes later" : "") + ". The launch states: \(launch)."
    case .notInstalled(let set, let launch, let reason):
      "The application did not run the fixtures \(launch): it does not install \(set). "
        + "Its init() must call \(set).install(on:). (\(reason))"
    case .allFailed(let reason): "The fixtures failed: \(reason)."
    case .failed(let fixture, let reason, let earlier, let later):
      "The fixture \(fixture) failed: \(reason). "
        + (earlier.isEmpty ? "None ran before it." : "Before it ran: \(Self.list(earlier)).")
        + (later.isEmpty ? "" : " After it did not run: \(Self.list(later)).")
    case .endless(let fixture): "The fixture \(fixture) did not end within 30 s."
    case .failedOnBoard(let fixture, let reason): "The fixture \(fixture) failed: \(reason)."
    }
  }

  /// Returns fixtures as a list.
  private static func list(_ fixtures: [String]) -> String { fixtures.joined(separator: ", ") }
}
