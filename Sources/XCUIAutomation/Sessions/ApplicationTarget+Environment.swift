public import AutomationWire
import Foundation

extension ApplicationTarget {
  /// A target that is run as the environment variable `UITEST_TARGET` says: `process`, which is also what
  /// holds without it, or `in-process`.
  ///
  /// ```swift
  /// override class var applicationTarget: ApplicationTarget {
  ///   .executable("Counter", orInProcess: CounterApp.self)
  /// }
  /// ```
  ///
  /// It is an error for the variable to have another value.
  ///
  /// - Parameters:
  ///   - name: The name of an executable product of the package under test, or a path.
  ///   - application: The type that runs in the test's process.
  /// - Returns: The target.
  public static func executable(
    _ name: String, orInProcess application: any AutomationHostable.Type
  ) -> ApplicationTarget {
    let variable = "UITEST_TARGET"
    let value = ProcessInfo.processInfo.environment[variable]
    guard let target = executable(name, orInProcess: application, as: value) else {
      preconditionFailure(
        "\(variable) is \"\(value ?? "")\"; it must be \"process\" or \"in-process\".")
    }
    return target
  }

  /// Returns the target that a value of the variable stands for; `nil` for one that means nothing.
  static func executable(
    _ name: String, orInProcess application: any AutomationHostable.Type, as value: String?
  ) -> ApplicationTarget? {
    switch value {
    case nil, "", "process": executable(name)
    case "in-process": inProcess(application)
    default: nil
    }
  }
}
