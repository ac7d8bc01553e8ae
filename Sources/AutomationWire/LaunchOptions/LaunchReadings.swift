import Foundation
import Synchronization

/// What an instance of an application read of what it was launched with.
///
/// The test asks for it when it ends: what nobody read was probably misspelled.
package final class LaunchReadings: Sendable {
  /// What was read, as the test gets it.
  package struct Report: Sendable, Hashable, Codable {
    /// The keys of options that the application asked for.
    package var options: Set<String> = []

    /// The arguments that it asked for as a whole.
    package var arguments: Set<String> = []

    /// The keys of feature flags that it asked for.
    package var featureFlags: Set<String> = []

    /// The keys of automation flags that it asked for.
    package var automationFlags: Set<String> = []

    /// Makes a report of nothing.
    package init() {}
  }

  /// What was read so far.
  private let state = Mutex(Report())

  /// The warnings that were written, so that none is repeated.
  private static let warned = Mutex<Set<String>>([])

  /// Makes an account of nothing.
  package init() {}

  /// That of the instance whose code runs, or, for code that lost its instance, of the one launched
  /// last; `nil` in an application that no test launched.
  package static var ofInstance: LaunchReadings? {
    (AutomationCalls.ofInstance ?? AutomationCalls.latest)?.readings
  }

  /// What was read so far.
  package var report: Report { state.withLock { $0 } }

  /// Notes that an option was asked for.
  package func note(option key: String) {
    state.withLock { _ = $0.options.insert(key) }
  }

  /// Notes that an argument was asked for.
  package func note(argument: String) {
    state.withLock { _ = $0.arguments.insert(argument) }
  }

  /// Notes that a flag was asked for.
  package func note(flag key: String, _ kind: LaunchArgumentCodec.Kind) {
    state.withLock { state in
      switch kind {
      case .ephemeral: _ = state.featureFlags.insert(key)
      case .automation: _ = state.automationFlags.insert(key)
      }
    }
  }

  /// Writes a warning to standard error, which a test shows with its failure; each one once.
  package static func warn(_ text: String) {
    guard warned.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}

/// The names of the calls by which a test asks what was read.
package enum LaunchCall {
  /// Returns the ``LaunchReadings/Report`` as JSON.
  package static let readings = "launch.readings"
}
