import AccountWriter
import Foundation
import Glibc

/// A run of `AccountWriter`.
struct AccountWriterProcess {
  /// The path of the store.
  let path: String

  /// What it changes.
  let change: Change

  /// The number of the step before which it is killed, 0 for none.
  let step: Int

  /// How a run ended.
  struct Outcome {
    /// Whether it was killed.
    let wasKilled: Bool

    /// The exit code, or the number of the signal that ended it.
    let status: Int32

    /// The steps that came, the last of which was not taken when it was killed.
    let steps: [String]
  }

  /// Runs the program.
  ///
  /// - Parameter log: The path of a file for what it prints.
  /// - Returns: How it ended.
  /// - Throws: When it cannot be started, or what it printed cannot be read.
  func run(log: URL) async throws -> Outcome {
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("AccountWriter")
    process.arguments = [path, change.rawValue, String(step)]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    let text = try String(contentsOf: log, encoding: .utf8)
    return Outcome(
      wasKilled: process.terminationReason == .uncaughtSignal
        && process.terminationStatus == SIGKILL,
      status: process.terminationStatus, steps: text.split(separator: "\n").map(String.init))
  }
}
