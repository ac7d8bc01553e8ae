import AutomationWire
import Foundation
import Synchronization

/// What the launches of a test stated, and what the application read of it.
final class LaunchLedger: Sendable {
  /// One launch.
  private struct Entry {
    /// What it stated.
    let statement: LaunchStatement

    /// The application.
    let app: XCUIApplication

    /// The file in which it stands.
    let file: StaticString

    /// The line on which it stands.
    let line: UInt
  }

  /// What changes.
  private struct State {
    /// The launch whose application may still run.
    var current: Entry?

    /// What nobody read of earlier ones, with the places of their launches.
    var findings: [(text: String, file: StaticString, line: UInt)] = []
  }

  /// What changes.
  private let state = Mutex(State())

  /// Notes a launch; the one before it is over.
  ///
  /// - Parameters:
  ///   - statement: What it states.
  ///   - app: The application.
  ///   - file: The file in which it stands.
  ///   - line: The line on which it stands.
  func begin(_ statement: LaunchStatement, _ app: XCUIApplication, file: StaticString, line: UInt) {
    collect()
    state.withLock {
      $0.current = Entry(statement: statement, app: app, file: file, line: line)
    }
  }

  /// Tells of what the launches stated and nobody read; all is forgotten with it.
  ///
  /// - Parameter response: What is done about it.
  func verify(_ response: UnreadLaunchResponse) {
    collect(isStrict: response == .failure)
    let findings = state.withLock { state in
      defer { state = State() }
      return state.findings
    }
    for finding in findings {
      switch response {
      case .nothing: break
      case .warning:
        let line = "\(finding.file):\(finding.line): warning: \(finding.text)\n"
        FileHandle.standardError.write(Data(line.utf8))
      case .failure:
        SuiteFailure.record(finding.text, file: finding.file, line: finding.line)
      }
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
    guard let entry, !entry.statement.isEmpty, entry.app.state != .notRunning,
      let text = try? entry.app.call(LaunchCall.readings),
      let report = try? JSONDecoder().decode(LaunchReadings.Report.self, from: Data(text.utf8))
    else { return }
    let findings = entry.statement.unread(in: report, isStrict: isStrict)
    state.withLock { state in
      state.findings += findings.map { ($0, entry.file, entry.line) }
    }
  }
}
