public import AccessibilityTree
import Foundation
import Synchronization

/// What an application was launched with.
///
/// In a process of its own it is what the process was given; in the test's process each instance
/// has its own, because `ProcessInfo` is the test's there. Reading ``current`` is right in both.
public struct LaunchConfiguration: Sendable, Hashable {
  /// The arguments, without the path of the executable.
  public var arguments: [String]

  /// The environment.
  public var environment: [String: String]

  /// The size of the screen at launch, in cells.
  public var screenSize: Size

  /// Whether a test launched the application.
  public var isAutomated: Bool

  /// The size of a screen when nothing else is said: 80 columns, 24 rows.
  public static let defaultScreenSize = Size(width: 80, height: 24)

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

  /// The configuration of the instance whose code runs, where an instance has one of its own.
  @TaskLocal package static var ofInstance: LaunchConfiguration?

  /// The configuration of the application whose code runs: its own, or else that of the process.
  public static var current: LaunchConfiguration {
    ofInstance ?? ofProcess
  }
}

// MARK: - Of the process

extension LaunchConfiguration {
  /// What a test launched this process with; `nil` in a process that no test launched.
  ///
  /// Like its arguments it belongs to the process, and like them it is set once, at the start.
  private static let ofAutomatedProcess = Mutex<LaunchConfiguration?>(nil)

  /// The arguments and environment of the process, and what the test that launched it said, if one
  /// did.
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

  /// The configuration of a process that a test launched, from what the process was given.
  ///
  /// - Parameter process: The arguments and the environment with the variables of
  ///   ``AutomationVariable``, which are taken out.
  /// - Returns: The configuration, and the problems found in the variables, in words.
  static func automated(from process: LaunchConfiguration) -> (LaunchConfiguration, [String]) {
    var result = process
    result.isAutomated = true
    for name in AutomationVariable.all { result.environment[name] = nil }
    guard let text = process.environment[AutomationVariable.screenSize] else { return (result, []) }
    guard let size = AutomationVariable.size(from: text) else {
      let problem = "\(AutomationVariable.screenSize) is “\(text)”, not a size such as 80x24"
      return (result, [problem])
    }
    result.screenSize = size
    return (result, [])
  }
}
