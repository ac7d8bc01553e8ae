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

  /// The program, which is built beside the tests.
  private static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("AccountWriter")

  /// Has the program add accounts without end, and kills it.
  ///
  /// - Parameters:
  ///   - path: The path of the store.
  ///   - count: How many accounts it says to have added when it is killed, at least.
  /// - Returns: How many it said to have added.
  /// - Throws: When it cannot be started.
  static func killEndless(path: String, after count: Int) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = [path, "endless"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    var lines = 0
    while lines < count {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      lines += data.count { $0 == UInt8(ascii: "\n") }
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let rest = try output.fileHandleForReading.readToEnd() ?? Data()
    return lines + rest.count { $0 == UInt8(ascii: "\n") }
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
    process.executableURL = Self.executable
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
