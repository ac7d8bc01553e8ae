import AccessibilityTree
import AutomationWire
import Foundation
import VirtualTime

/// The environment variables by which the author or the caller of a test says how applications are launched.
///
/// They are read here, on the test's side; no application sees them.
enum LaunchVariables {
  /// The size of the screen: columns, an `x`, rows (`80x24`).
  static let screenSize = "UITEST_SCREEN_SIZE"

  /// How time passes: `virtual` (as without the variable) or `real`.
  static let time = "UITEST_TIME"

  /// What the order of jobs follows from: a whole number, or `random`; without it they run in order of arrival.
  static let seed = "UITEST_SCHEDULE_SEED"

  /// How an application is started as a process: `copied` (as without the variable) where it can be, or in `full`.
  static let launch = "UITEST_LAUNCH"

  /// Whether the time of an application is virtual.
  ///
  /// - Parameter environment: The variables of its launch, on top of those of the tests.
  /// - Returns: Whether neither says that it is real.
  static func isTimeVirtual(_ environment: [String: String]) -> Bool {
    let text = environment[time] ?? ProcessInfo.processInfo.environment[time]
    return text == nil || text == "virtual"
  }

  /// Takes the variables out of the environment of an application, and does what they say.
  ///
  /// - Parameter configuration: What the application is launched with.
  /// - Throws: ``LaunchFailure/unreadableVariable(name:value:form:)``.
  static func apply(to configuration: inout LaunchConfiguration) throws(LaunchFailure) {
    if let text = configuration.environment.removeValue(forKey: screenSize) {
      guard let size = size(from: text) else {
        throw .unreadableVariable(name: screenSize, value: text, form: "a size such as 80x24")
      }
      configuration.screenSize = size
    }
    switch configuration.environment.removeValue(forKey: time) {
    case nil, "virtual": configuration.time = .virtual
    case "real": configuration.time = .real
    case let text?: throw .unreadableVariable(name: time, value: text, form: "virtual or real")
    }
    switch configuration.environment.removeValue(forKey: seed) {
    case nil: break
    case "random": configuration.scheduleSeed = UInt64.random(in: 1...999_999)
    case let text?:
      guard let number = UInt64(text) else {
        throw .unreadableVariable(name: seed, value: text, form: "a whole number, or random")
      }
      configuration.scheduleSeed = number
    }
  }

  /// Checks that the system can hand the arguments and variables of an application to its process.
  ///
  /// - Parameter configuration: What the application is launched with.
  /// - Throws: ``LaunchFailure/unusableText(kind:text:reason:)``.
  static func check(_ configuration: LaunchConfiguration) throws(LaunchFailure) {
    let zero = "it holds a zero byte, at which it would end"
    for argument in configuration.arguments where argument.utf8.contains(0) {
      throw .unusableText(kind: "launch argument", text: argument, reason: zero)
    }
    for (name, value) in configuration.environment {
      let kind = "environment variable"
      if name.isEmpty { throw .unusableText(kind: kind, text: name, reason: "it has no name") }
      if name.contains("=") {
        throw .unusableText(
          kind: kind, text: name, reason: "its name holds an equals sign, at which it would end")
      }
      guard name.utf8.contains(0) || value.utf8.contains(0) else { continue }
      throw .unusableText(kind: kind, text: name, reason: zero)
    }
  }

  /// Takes the variable out of the environment of an application that says how long its process may hang.
  ///
  /// - Parameter configuration: What the application is launched with.
  /// - Returns: How long, in seconds of real time.
  /// - Throws: ``LaunchFailure/unreadableVariable(name:value:form:)``.
  static func takeHangLimit(
    of configuration: inout LaunchConfiguration
  ) throws(LaunchFailure) -> Double {
    let name = HangWatch.variable
    guard let text = configuration.environment.removeValue(forKey: name) else {
      return HangWatch.standardLimit
    }
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw .unreadableVariable(name: name, value: text, form: "a number of seconds, such as 30")
    }
    return seconds
  }

  /// Takes the variable out of the environment of an application that says how its process is started.
  ///
  /// - Parameter configuration: What the application is launched with.
  /// - Returns: Whether it may be a copy of one that stands.
  /// - Throws: ``LaunchFailure/unreadableVariable(name:value:form:)``.
  static func takeIsCopied(
    of configuration: inout LaunchConfiguration
  ) throws(LaunchFailure) -> Bool {
    switch configuration.environment.removeValue(forKey: launch) {
    case nil, "copied": true
    case "full": false
    case let text?: throw .unreadableVariable(name: launch, value: text, form: "copied or full")
    }
  }

  /// Returns the size that a text such as `80x24` names; `nil` when it names none, or none that a
  /// screen can have.
  static func size(from text: String) -> Size? {
    let sides = 1...LaunchConfiguration.screenSizeLimit
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      sides.contains(width), sides.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
