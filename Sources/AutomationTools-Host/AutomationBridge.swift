import AutomationTools_Shared
import AutomationWire
public import Foundation
import Synchronization

/// A bridge over which an application reads what a test injected into it.
///
/// Mirrors AutomationTools' `AutomationBridge`.
///
/// Extend it with an accessor for each flag:
///
/// ```swift
/// extension AutomationBridge {
///   var simulateUserAlreadyLoggedIn: Bool {
///     automationConfiguration?["simulateUserAlreadyLoggedIn"] as? Bool ?? false
///   }
/// }
/// ```
///
/// It reads ``LaunchConfiguration/current``, which is the application's own also where two run in
/// one process.
///
/// - Note: Unlike in the original, in an application that no test launched nothing is injected,
///   whatever its arguments are, unless the author wants it: ``acceptManualLaunches()``. An argument
///   that cannot be read is reported, and a top level that is no object does not end the process.
public final class AutomationBridge: NSObject, Sendable {
  /// Whether arguments count in a launch by a person; it belongs to the process, as they do.
  private static let acceptsManualLaunches = Mutex(false)

  /// Makes a bridge; the first one of an application puts the test's network stubs in force.
  ///
  /// Make it before the first request to the network.
  public override init() {
    super.init()
    #if Automation
    guard let instance = ApplicationInstance.current, instance.configuration.isAutomated else {
      return
    }
    StubbedClasses.shared.register()
    guard let network = StubbedNetwork.of(instance) else { return }
    network.tellReach()
    StubbedNetwork.answerToolkits()
    StubbedClasses.shared.take(for: instance)
    #endif
  }

  /// Has flags, arguments and fixtures count that a person launches this process with, for trying them out.
  ///
  /// Without it they count in applications that a test launched, and only there. Call it first of all.
  ///
  /// ```
  /// swift run LibraryApp -TestFixtures YES
  /// swift run LibraryApp -TestFixture clearAllData -TestFixture addReader=alex
  /// ```
  ///
  /// The first opens the control board of fixtures, the second runs fixtures before the first screen, in this order. What is wrong with
  /// them is said on standard error.
  ///
  /// - Note: An addition.
  public static func acceptManualLaunches() {
    acceptsManualLaunches.withLock { $0 = true }
  }

  /// What the application was launched with, if that counts: when a test did it, or the author wants it.
  static var launch: LaunchConfiguration? {
    #if Automation
    let configuration = LaunchConfiguration.current
    let counts = configuration.isAutomated || acceptsManualLaunches.withLock { $0 }
    return counts ? configuration : nil
    #else
    return nil
    #endif
  }

  /// Whether the application was launched with `launchApp` of a test case.
  public var isRunningAutomationTests: Bool {
    launchArgumentsContain(LaunchArgumentCodec.testMode)
  }

  /// The feature flags; `nil` when none were injected, or they cannot be read.
  public var ephemeralConfiguration: NSDictionary? {
    configuration(.ephemeral)
  }

  /// The automation flags; `nil` when none were injected, or they cannot be read.
  public var automationConfiguration: NSDictionary? {
    configuration(.automation)
  }

  /// Returns whether an argument is among those that the application was launched with.
  ///
  /// - Parameter launchArgument: The argument, as a whole.
  /// - Returns: Whether it is.
  public func launchArgumentsContain(_ launchArgument: String) -> Bool {
    LaunchReadings.ofInstance?.note(argument: launchArgument)
    return Self.launch?.arguments.contains(launchArgument) ?? false
  }

  /// Says that the application understands launch arguments that it reads by itself, from
  /// `CommandLine`, `ProcessInfo`, `UserDefaults` or ``LaunchConfiguration``: a test that looks for
  /// arguments that nobody understood cannot see that.
  ///
  /// - Parameter launchArguments: The arguments; one that is followed by a value stands for both.
  public func understands(_ launchArguments: String...) {
    for argument in launchArguments {
      LaunchReadings.ofInstance?.note(argument: argument)
      if LaunchArgumentDomain.isKey(argument) {
        LaunchReadings.ofInstance?.note(option: String(argument.dropFirst()))
      }
    }
  }

  #if Automation
  /// The flags that the application was launched with, read once; `nil` when they do not count.
  static var flags: InjectedFlags? {
    guard let arguments = launch?.arguments else { return nil }
    return ApplicationInstance.current?.attachment { InjectedFlags(arguments) }
      ?? InjectedFlags.ofProcess
  }
  #endif

  /// Reads flags of one kind, reporting what is wrong with them.
  private func configuration(_ kind: LaunchArgumentCodec.Kind) -> NSDictionary? {
    #if Automation
    let flags = Self.flags?[kind]
    guard let flags, let readings = LaunchReadings.ofInstance else { return flags }
    return RecordingDictionary(flags) { readings.note(flag: $0, kind) }
    #else
    return nil
    #endif
  }
}
