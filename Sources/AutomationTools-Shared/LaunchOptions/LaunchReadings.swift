package import AutomationWire
import Foundation
import Primitives
import Synchronization

/// A record of what an instance of an application read of its launch.
///
/// The test asks for it when it ends: what nobody read was probably misspelled.
package final class LaunchReadings: Sendable {
  /// A report of what was read, as the test gets it.
  package struct Report: Sendable, Hashable, Codable {
    /// The keys of options that the application asked for.
    package var options: Set<String> = []

    /// The arguments that it asked for as a whole.
    package var arguments: Set<String> = []

    /// The keys of feature flags that it asked for.
    package var featureFlags: Set<String> = []

    /// The keys of automation flags that it asked for.
    package var automationFlags: Set<String> = []

    /// What it used and should not have, in order of first use.
    package var touches: [Touch] = []

    /// Makes a report of nothing.
    package init() {}
  }

  /// A use of something that a test should have replaced.
  package struct Touch: Sendable, Hashable, Codable {
    /// A kind of thing that was used.
    package enum Kind: String, Sendable, Hashable, Codable {
      /// A store that outlasts the launch.
      case persistentStore

      /// A dependency that tests have to replace.
      case unreplaced
    }

    /// What was used.
    package let kind: Kind

    /// Its name.
    package let name: String

    /// The module and file that used it.
    package let fileID: String

    /// The line that used it.
    package let line: UInt

    /// How often it did.
    package var count = 1

    /// Makes a use.
    package init(kind: Kind, name: String, fileID: String, line: UInt) {
      self.kind = kind
      self.name = name
      self.fileID = fileID
      self.line = line
    }

    /// Returns whether two uses are of the same thing from the same place.
    package func isSame(as other: Touch) -> Bool {
      kind == other.kind && name == other.name && fileID == other.fileID && line == other.line
    }
  }

  /// What was read so far.
  private let state = Mutex(Report())

  /// The warnings that were written, so that none is repeated.
  private static let warned = Mutex<Set<String>>([])

  /// Makes an account of nothing.
  package init() {}

  /// That of the instance whose code runs, also of code that may have lost it; `nil` in an application
  /// that no test launched.
  package static var ofInstance: LaunchReadings? {
    ApplicationInstance.ofCaller("reads what it was launched with").map(of)
  }

  /// That of the instance whose code runs; `nil` where that is not sure.
  ///
  /// In the test's process code that lost its instance may be that of another one, or a test's.
  package static var ofStrictInstance: LaunchReadings? {
    if let current = ApplicationInstance.current { return of(current) }
    return LaunchConfiguration.isProcessAutomated ? ApplicationInstance.all.last.map(of) : nil
  }

  /// Returns that of an instance, which is offered to the test from then on.
  package static func of(_ instance: ApplicationInstance) -> LaunchReadings {
    instance.attachment {
      let readings = LaunchReadings()
      instance.offer(message) { _ in readings.report }
      return readings
    }
  }

  /// The message by which a test asks for the report.
  package static let message = ToolMessage<NoValue, Report>("launch.readings")

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

  /// Notes a use of something that a test should have replaced.
  package func note(_ touch: Touch) {
    state.withLock { state in
      if let index = state.touches.firstIndex(where: { $0.isSame(as: touch) }) {
        state.touches[index].count += 1
      } else {
        state.touches.append(touch)
      }
    }
  }

  /// Writes a warning to standard error, which a test shows with its failure; each one once.
  package static func warn(_ text: String) {
    guard warned.withLock({ $0.insert(text).inserted }) else { return }
    StandardError.write("warning: \(text)\n")
  }
}
