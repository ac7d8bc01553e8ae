import Foundation

/// A run of some of the XCTest tests of this test bundle, in a process of its own.
struct TestBundleProcess {
  /// The tests, as the runner takes them: `Module.Class` or `Module.Class/method`.
  let tests: String

  /// What is different in the environment; `nil` removes a variable.
  let environment: [String: String?]

  /// How a run ended.
  struct Outcome {
    /// The exit code, 0 when all tests passed.
    let status: Int32

    /// What the run printed.
    let output: String
  }

  /// Runs the tests.
  ///
  /// - Parameter folder: A folder for what the run prints.
  /// - Returns: How the run ended.
  /// - Throws: When the process cannot be started, or what it printed cannot be read.
  func run(in folder: URL) async throws -> Outcome {
    let log = folder.appendingPathComponent("output-\(UUID().uuidString).txt")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [tests]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    let status = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return Outcome(status: status, output: try String(contentsOf: log, encoding: .utf8))
  }
}
