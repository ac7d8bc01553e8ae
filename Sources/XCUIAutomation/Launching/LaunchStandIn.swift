import AutomationWire
import Foundation
import Synchronization
import XCTestAdditions

/// The launch arguments and the launch environment of an application in the test's process where those of the process stand, until it
/// ends: in `CommandLine.arguments` and `ProcessInfo`, in the argument domain of `UserDefaults.standard`, and in the environment.
///
/// Of several applications at once those of the one launched last stand there. When all have ended the test's own are back.
/// Other objects than `UserDefaults.standard` have the test's domain.
final class LaunchStandIn: Sendable {
  /// The state that is changed for the time of a run.
  private struct State {
    /// The arguments that stand or wait to, in the order of launch.
    var launches: [(number: Int, arguments: [String], variables: [String: String])] = []

    /// The number of the last launch.
    var lastNumber = 0

    /// The arguments of the process; `nil` while they stand themselves.
    var ownArguments: [String]?

    /// The argument domain of the process.
    var ownDomain: [String: Any] = [:]

    /// What the variables were in the process that stand for others now; those it did not have are `nil`.
    var ownVariables: [String: String?] = [:]
  }

  /// What is changed.
  private static let state = Mutex(State())

  /// The number of the launch.
  private let number: Int

  /// Puts the arguments and the variables of an application in place.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - variables: The variables of the environment that the test gave.
  init(_ arguments: [String], _ variables: [String: String]) {
    number = Self.state.withLock { state in
      if state.ownArguments == nil {
        state.ownArguments = CommandLine.arguments
        state.ownDomain = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
      }
      state.lastNumber += 1
      state.launches.append((state.lastNumber, arguments, variables))
      Self.apply(&state)
      return state.lastNumber
    }
  }

  /// Puts in place what stood there before, or the arguments of an application that still runs, when this one ended.
  func end() {
    Self.state.withLock { state in
      state.launches.removeAll { $0.number == number }
      Self.apply(&state)
    }
  }

  /// Puts in place what stood there before, for an application that was forgotten.
  deinit { end() }

  /// Puts the arguments and variables launched with last in place, or those of the process.
  private static func apply(_ state: inout State) {
    applyVariables(&state)
    guard let own = state.ownArguments else { return }
    let domain: [String: Any]
    if let arguments = state.launches.last?.arguments {
      ProcessArguments.set(own.prefix(1) + arguments)
      domain = self.domain(of: arguments)
    } else {
      ProcessArguments.set(own)
      domain = state.ownDomain
      state.ownArguments = nil
    }
    // To set a domain adds to what it has.
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(domain, forName: UserDefaults.argumentDomain)
  }

  /// Puts the variables launched with last in place, and for those of others what the process had.
  private static func applyVariables(_ state: inout State) {
    for (name, value) in state.ownVariables { set(name, value) }
    state.ownVariables = [:]
    for (name, value) in state.launches.last?.variables ?? [:] {
      state.ownVariables[name] = .some(getenv(name).map { String(cString: $0) })
      set(name, value)
    }
  }

  /// The environment of the process, with nothing of applications in it.
  static var ownEnvironment: [String: String] {
    state.withLock { state in
      var environment = ProcessInfo.processInfo.environment
      for (name, value) in state.ownVariables { environment[name] = value }
      return environment
    }
  }

  /// Sets a variable of the process, or takes it away.
  private static func set(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }

  /// Returns the argument domain that a process with arguments has, by the rules of corelibs' `UserDefaults`.
  ///
  /// A key begins with a hyphen, and its value does not; a value that begins as a property list does is one if it can be read.
  static func domain(of arguments: [String]) -> [String: Any] {
    var domain: [String: Any] = [:]
    var index = 0
    while index + 1 < arguments.count {
      let (key, value) = (arguments[index], arguments[index + 1])
      index += 1
      guard key.hasPrefix("-"), !value.hasPrefix("-") else { continue }
      index += 1
      domain[String(key.dropFirst())] = propertyList(value) ?? value
    }
    return domain
  }

  /// Returns the property list that a text begins to be; `nil` when it is none.
  private static func propertyList(_ text: String) -> Any? {
    guard let first = text.first, "{(<".contains(first) else { return nil }
    // A text that is no list stays a text.
    return try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
  }

  /// Warns, each once, the other applications in this process whose arguments or variables do not stand any more.
  ///
  /// - Parameter instance: The application whose own stand now.
  static func warnOthers(than instance: ApplicationInstance) {
    for other in ApplicationInstance.all {
      if other.configuration.arguments != instance.configuration.arguments {
        other.warn(
          "CommandLine.arguments and UserDefaults.standard have the launch arguments of another application in the test's process, "
            + "which was launched later. LaunchConfiguration.current has the application's own.")
      } else if variables(of: other) != variables(of: instance) {
        other.warn(
          "ProcessInfo.environment has the launch environment of another application in the test's process, which was launched later. "
            + "LaunchConfiguration.current has the application's own.")
      }
    }
  }

  /// The variables of an application's launch, without those of its folders.
  private static func variables(of instance: ApplicationInstance) -> [String: String] {
    let folders = SandboxDirectory.variableNames
    return instance.configuration.environment.filter { !folders.contains($0.key) }
  }
}
