import XCTestAdditions

/// The lines about the seed that an application's jobs are ordered by.
enum ScheduleSeed {
  /// How to have the same order again.
  static func sentence(_ seed: UInt64) -> String {
    "Its jobs ran in a random order, which \(LaunchVariables.seed)=\(seed) repeats."
  }

  /// Prints the seed at the end of the test that XCTest runs, if it failed: an assertion of its own cannot say it.
  ///
  /// - Parameter seed: The seed; `nil` for none.
  static func tellIfFailed(_ seed: UInt64?) {
    guard let seed, let progress = TestProgress.current else { return }
    progress.atEnd { [weak progress] in
      guard let progress, progress.hasFailed else { return }
      print("\(progress.name) launched an application. \(sentence(seed))")
    }
  }
}
