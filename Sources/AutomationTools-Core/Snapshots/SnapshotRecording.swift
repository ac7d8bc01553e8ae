import Foundation

/// A rule about which snapshots are written instead of compared.
///
/// To write one is never to pass: the test fails, and says what it wrote.
public enum SnapshotRecording: String, Sendable, Hashable {
  /// None: one that is missing fails the test. It is so wherever `CI` is set, whatever else is said.
  case never

  /// Those that are missing; it is so where nothing is said.
  case missing

  /// All that differ.
  case all

  /// The environment variable that says it for a run.
  static let variable = "UITEST_RECORD"

  /// The rule that holds.
  ///
  /// - Parameters:
  ///   - stated: What the assertion says; `nil` for nothing.
  ///   - environment: The environment.
  /// - Returns: The rule.
  static func effective(
    _ stated: SnapshotRecording?, in environment: [String: String]
  ) -> SnapshotRecording {
    guard environment["CI", default: ""].isEmpty else { return .never }
    return stated ?? environment[variable].flatMap(SnapshotRecording.init) ?? .missing
  }
}
