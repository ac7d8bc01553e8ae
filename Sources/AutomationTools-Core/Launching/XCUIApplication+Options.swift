import AccessibilityTree
public import AutomationTools_Shared
import Foundation

extension XCUIApplication {
  /// Launches the application with options, on top of its launch arguments and environment.
  ///
  /// ```swift
  /// app.launch(options: [.locale("de_DE"), .terminalSize(columns: 40, rows: 12)])
  /// ```
  ///
  /// An option whose value makes no sense is recorded as a failure where it is stated, and the
  /// application is not launched. The launch arguments and environment are left as they were.
  ///
  /// - Parameter options: The options.
  public func launch(options: [LaunchSetting]) {
    guard options.areSound() else { return }
    let request = launchRequest
    launchArguments += options.flatMap(\.arguments)
    for option in options { launchEnvironment.merge(option.environment) { $1 } }
    options.apply(to: &launchRequest)
    launch()
    launchRequest = request
    options.openLinks(with: self)
  }
}

extension ATTestCase {
  /// Launches the application with options, flags, environment and arguments.
  ///
  /// ```swift
  /// launchApp(options: [.deepLink("app://article/3"), .locale("de_DE"), .randomSeed(7)])
  /// ```
  ///
  /// The options come after the other arguments, and before variables of the same names. An option
  /// whose value makes no sense is recorded as a failure where it is stated, and the application is
  /// not launched.
  ///
  /// - Note: An addition.
  /// - Parameters:
  ///   - options: The options.
  ///   - featureFlags: What decides about paths through the application.
  ///   - automationFlags: What puts the application in a state.
  ///   - envVariables: The environment variables.
  ///   - otherArgs: Further launch arguments, passed on as they are.
  ///   - merging: Whether arguments and variables that the application object already has are kept.
  public func launchApp(
    options: [LaunchSetting],
    featureFlags: [Flag] = [],
    automationFlags: [Flag] = [],
    envVariables: [String: String] = [:],
    otherArgs: [String] = [],
    merging: Bool = false
  ) {
    guard options.areSound() else { return }
    var environment: [String: String] = [:]
    for option in options { environment.merge(option.environment) { $1 } }
    let (screenSize, date) = (app.launchRequest.screenSize, app.launchRequest.date)
    options.apply(to: &app.launchRequest)
    launchApp(
      featureFlags: featureFlags, automationFlags: automationFlags,
      envVariables: environment.merging(envVariables) { $1 },
      otherArgs: otherArgs + options.flatMap(\.arguments), merging: merging)
    (app.launchRequest.screenSize, app.launchRequest.date) = (screenSize, date)
    options.openLinks(with: app)
  }
}

extension [LaunchSetting] {
  /// Has an application launched with the size of the terminal and the date that they state; the last ones count.
  fileprivate func apply(to request: inout LaunchRequest) {
    if let size = compactMap(\.screenSize).last { request.screenSize = size }
    if let date = compactMap(\.date).last { request.date = date }
  }

  /// Records a failure for each option whose value makes no sense.
  ///
  /// - Returns: Whether all do.
  fileprivate func areSound() -> Bool {
    for option in self {
      guard let problem = option.problem else { continue }
      FailureRecorder.record(LaunchFinding.unusableOption(name: option.name, reason: problem))
    }
    return allSatisfy { $0.problem == nil }
  }

  /// Has an application that was just launched take the links.
  fileprivate func openLinks(with app: XCUIApplication) {
    guard app.state == .runningForeground else { return }
    for option in self {
      guard let url = option.link.flatMap({ URL(launchText: $0) }) else { continue }
      app.open(url)
    }
  }
}
