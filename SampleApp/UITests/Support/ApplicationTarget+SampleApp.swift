import AutomationTools_Core
import Foundation
import SampleApp

extension ApplicationTarget {
  /// The sample application, run as the environment variable `UITEST_TARGET` says: `process`, which
  /// is also what holds without it, or `in-process`.
  static var sampleApp: ApplicationTarget {
    switch ProcessInfo.processInfo.environment["UITEST_TARGET"] {
    case nil, "", "process": .executable("SampleApp")
    case "in-process": .inProcess(AppLauncher.self)
    case let other?:
      preconditionFailure(
        "UITEST_TARGET is \"\(other)\"; it must be \"process\" or \"in-process\".")
    }
  }
}
