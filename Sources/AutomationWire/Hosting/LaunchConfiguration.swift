public import AccessibilityTree
import Foundation
import Synchronization
package import VirtualTime

/// What an application was launched with: the one value in which a test says it.
///
/// To an application in a process of its own it goes whole in the test's greeting; in the test's process it is this value, because
/// `ProcessInfo` is the test's there. Reading ``current`` is right in both.
public struct LaunchConfiguration: Sendable, Hashable {
  /// The arguments, without the path of the executable.
  public var arguments: [String]

  /// The environment.
  public var environment: [String: String]

  /// The size of the screen at launch, in cells.
  public var screenSize: Size

  /// Whether a test launched the application.
  public var isAutomated: Bool

  /// How time passes.
  package var time = ControlOptions.Time.virtual

  /// What the clocks of the date show at launch, since 1970; `nil` for the real date.
  package var date: Duration?

  /// What the order of jobs follows from; `nil` for the order of arrival.
  package var scheduleSeed: UInt64?

  /// The gates that the test holds from the launch on.
  package var heldGates: Set<String> = []

  /// What the user decided about permissions in earlier launches.
  package var decisions: [ProtectedResource: Bool] = [:]

  /// The text on the pasteboard at launch; `nil` when there is none.
  package var pasteboard: String?

  /// What layers above say, as bytes by name; they know how to read them.
  package var payloads: [String: [UInt8]] = [:]

  /// The size of a screen when nothing else is said: 80 columns, 24 rows.
  public static let defaultScreenSize = Size(width: 80, height: 24)

  /// Returns whether a screen is as wide as a tablet's: 100 columns and more.
  package static func isWide(_ size: Size) -> Bool { size.width >= 100 }

  /// The most columns or rows of a screen.
  package static let screenSizeLimit = 10_000

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the path of the executable.
  ///   - environment: The environment.
  ///   - screenSize: The size of the screen, in cells.
  ///   - isAutomated: Whether a test launches the application.
  public init(
    arguments: [String] = [], environment: [String: String] = [:],
    screenSize: Size = defaultScreenSize, isAutomated: Bool = false
  ) {
    self.arguments = arguments
    self.environment = environment
    self.screenSize = screenSize
    self.isAutomated = isAutomated
  }

  /// The configuration of the application whose code runs: its own, or else that of the process.
  public static var current: LaunchConfiguration {
    ApplicationInstance.current?.configuration ?? ofProcess
  }
}

// MARK: - Of the process

extension LaunchConfiguration {
  /// What a test launched this process with; `nil` in a process that no test launched.
  ///
  /// Like its arguments it belongs to the process, and like them it is set once, at the start.
  private static let ofAutomatedProcess = Mutex<LaunchConfiguration?>(nil)

  /// Whether a test launched this process.
  package static var isProcessAutomated: Bool { ofAutomatedProcess.withLock { $0 != nil } }

  /// What the test that launched this process said, if one did, or else its arguments and
  /// environment.
  package static var ofProcess: LaunchConfiguration {
    if let automated = ofAutomatedProcess.withLock({ $0 }) { return automated }
    let process = ProcessInfo.processInfo
    return LaunchConfiguration(
      arguments: Array(process.arguments.dropFirst()), environment: process.environment)
  }

  /// Notes what a test launched this process with; `nil` takes the note back.
  static func setOfAutomatedProcess(_ configuration: LaunchConfiguration?) {
    ofAutomatedProcess.withLock { $0 = configuration }
  }
}
