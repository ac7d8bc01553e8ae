import Foundation

/// A program that the benchmark runs.
struct Program {
  /// Why a program that must not fail did.
  struct Failure: Error, CustomStringConvertible {
    /// What was run.
    let command: String

    /// The code it ended with.
    let code: Int32

    /// The end of what it wrote.
    let output: String

    /// What went wrong, in words.
    var description: String { "\(command) ended with \(code):\n\(output)" }
  }

  /// The process.
  private let process = Process()

  /// The file that it writes into.
  private let log = FileManager.default.temporaryDirectory
    .appendingPathComponent("benchmark-\(UUID().uuidString).txt")

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: Its name or path, and its arguments.
  ///   - environment: What its environment has besides that of this process.
  ///   - folder: The folder in which it runs; `nil` for that of this process.
  ///   - keepsErrors: Whether what it writes to standard error is kept with the rest.
  /// - Throws: When it cannot be started.
  init(
    _ command: [String], _ environment: [String: String] = [:], in folder: URL? = nil,
    keepsErrors: Bool = false
  ) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    if keepsErrors { process.standardError = output }
    try process.run()
  }

  /// Waits for its end.
  ///
  /// - Returns: The code it ended with, and what it wrote.
  func wait() -> (code: Int32, output: String) {
    process.waitUntilExit()
    // One that cannot be read wrote nothing.
    let output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    try? FileManager.default.removeItem(at: log)
    return (process.terminationStatus, output)
  }

  /// Waits for its end.
  ///
  /// - Throws: ``Failure`` when it ended with another code than zero.
  func succeed() throws {
    let (code, output) = wait()
    guard code != 0 else { return }
    throw Failure(
      command: process.arguments?.joined(separator: " ") ?? "", code: code,
      output: String(output.suffix(4_000)))
  }

  /// Runs a program to its end, which may be that it cannot be run.
  ///
  /// - Parameter command: Its name or path, and its arguments.
  /// - Returns: The code it ended with, 127 when it could not be started, and what it wrote.
  static func run(_ command: [String]) -> (code: Int32, output: String) {
    do {
      return try Program(command).wait()
    } catch {
      return (127, "\(error)")
    }
  }
}
