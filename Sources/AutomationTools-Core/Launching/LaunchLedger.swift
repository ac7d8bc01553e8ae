import AutomationTools_Shared
import Foundation
import Primitives
import Synchronization

/// A ledger of what the launches of a test stated, and what the application read of it.
final class LaunchLedger: Sendable {
  /// One launch.
  private struct Entry {
    /// What it stated.
    let statement: LaunchStatement

    /// The application.
    let app: XCUIApplication

    /// Where it stands.
    let stack: CallStack
  }

  /// What is told, and where it belongs.
  private typealias Finding = (kind: LaunchFinding, stack: CallStack)

  /// The mutable state, behind the lock.
  private struct State {
    /// The launch whose application may still run.
    var current: Entry?

    /// What nobody read of earlier ones.
    var findings: [Finding] = []

    /// What applications used and should not have.
    var touches: [(touch: LaunchReadings.Touch, stack: CallStack)] = []

    /// Whether they may use a store that outlasts a launch.
    var allowsPersistentStore = false

    /// The fixtures with which the application was launched, in words; `nil` for none.
    var fixtures: String?
  }

  /// What changes.
  private let state = Mutex(State())

  /// Notes a launch; the one before it is over.
  ///
  /// - Parameters:
  ///   - statement: What it states.
  ///   - app: The application.
  func begin(_ statement: LaunchStatement, _ app: XCUIApplication) {
    collect()
    state.withLock {
      $0.fixtures = nil
      $0.current = Entry(statement: statement, app: app, stack: .capture())
    }
  }

  /// Notes the fixtures of the launch.
  ///
  /// - Parameter words: The fixtures in words.
  func note(fixtures words: String) {
    state.withLock { $0.fixtures = words.isEmpty ? nil : words }
  }

  /// Returns an issue that tells with which fixtures the application was launched.
  ///
  /// - Parameter issue: The issue.
  /// - Returns: The issue, with a line for them.
  func withFixtures(_ issue: XCTIssue) -> XCTIssue {
    guard let words = state.withLock({ $0.fixtures }) else { return issue }
    var issue = issue
    let line = "\nFixtures: " + words
    if let details = issue.detailedDescription, !details.isEmpty {
      issue.detailedDescription = details + line
    } else {
      issue.compactDescription += line
    }
    return issue
  }

  /// Whether the application may use a store that outlasts a launch.
  var allowsPersistentStore: Bool {
    get { state.withLock { $0.allowsPersistentStore } }
    set { state.withLock { $0.allowsPersistentStore = newValue } }
  }

  /// Tells of what the launches stated and nobody read, and of what the application used and should
  /// not have; all is forgotten with it.
  ///
  /// - Parameter response: What is done about what nobody read.
  func verify(_ response: UnreadLaunchResponse) {
    collect(isStrict: response == .failure)
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    for finding in ended.findings {
      switch response {
      case .nothing: break
      case .warning:
        let place = FailurePlace(of: finding.stack)
        StandardError.write("\(place.file):\(place.line): warning: \(finding.kind.message)\n")
      case .failure:
        FailureRecorder.record(finding.kind, from: finding.stack)
      }
    }
    for (touch, stack) in ended.touches {
      if touch.kind == .persistentStore, ended.allowsPersistentStore { continue }
      FailureRecorder.record(LaunchFinding.touch(touch), from: stack)
    }
  }

  /// Asks the application what it read, before it ends.
  ///
  /// One that ended already cannot be asked.
  private func collect(isStrict: Bool = false) {
    let entry = state.withLock { state in
      defer { state.current = nil }
      return state.current
    }
    guard let entry, entry.app.state != .notRunning else { return }
    let report: LaunchReadings.Report
    do {
      report = try LaunchReadings.message.ask(NoValue(), through: entry.app.run)
    } catch XCUIApplication.RequestProblem.unknownCommand {
      // One that never looked at its launch has read nothing.
      report = LaunchReadings.Report()
    } catch {
      return
    }
    let findings = entry.statement.unread(in: report, isStrict: isStrict)
    state.withLock { state in
      state.findings += findings.map { ($0, entry.stack) }
      state.touches += report.touches.map { ($0, entry.stack) }
    }
  }
}
