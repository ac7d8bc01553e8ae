import Foundation

/// Whether each of the two testing libraries hears of what the other one finds wrong.
enum InteroperationMode {
  /// Whether it does, as in later versions of both; `SWIFT_TESTING_XCTEST_INTEROP_MODE=none` says no, as for those.
  static var isOn: Bool {
    ProcessInfo.processInfo.environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"] != "none"
  }
}
