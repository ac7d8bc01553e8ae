import AutomationTrace
import Foundation

/// A list of the tests of this bundle, which a process of its own makes: neither library tells it in advance to the one that runs them.
enum TestListing {
  /// Returns the suites and tests of Swift Testing.
  ///
  /// - Throws: ``Shard/Problem`` when they cannot be listed.
  static func swiftTesting() throws(Shard.Problem) -> [SwiftTestingEvent] {
    let data = try output { path in
      [
        "--testing-library", "swift-testing", "--list-tests", "--event-stream-output-path", path,
        "--event-stream-version", "0",
      ]
    }
    return data.split(separator: UInt8(ascii: "\n")).compactMap { SwiftTestingEvent($0) }
  }

  /// Returns the tests of XCTest, as JSON.
  ///
  /// - Throws: ``Shard/Problem`` when they cannot be listed.
  static func xctest() throws(Shard.Problem) -> Data {
    try output(ofStandardOutput: true) { _ in [jsonOption] }
  }

  /// The option by which `swift test` has XCTest's tests listed.
  static let jsonOption = "--dump-tests-json"

  /// Runs this bundle, and returns what it wrote to a file.
  ///
  /// - Parameters:
  ///   - ofStandardOutput: Whether that file is its standard output, which nobody else sees in any case.
  ///   - arguments: Returns its arguments, when given the path of the file.
  /// - Returns: What it wrote.
  /// - Throws: ``Shard/Problem`` when it cannot be run, or fails.
  private static func output(
    ofStandardOutput: Bool = false, _ arguments: (_ path: String) -> [String]
  ) throws(Shard.Problem) -> Data {
    let path = NSTemporaryDirectory() + "/uitest-list-\(getpid())"
    defer { unlink(path) }
    var environment = ProcessInfo.processInfo.environment
    for variable in Shard.Variable.all { environment[variable] = nil }
    environment["UITEST_RESTARTS"] = "0"
    environment[ReportMode.variable] = ReportMode.off.rawValue
    let name = CommandLine.arguments.first ?? ""
    let code = ProgramRun(
      program: "/proc/self/exe", arguments: [name] + arguments(path), environment: environment,
      output: ofStandardOutput ? path : "/dev/null"
    ).run()
    // Where it ended well, what it wrote can be read.
    guard code == 0, let data = FileManager.default.contents(atPath: path) else {
      throw Shard.Problem(
        text: "The tests cannot be listed, of which this is to run a part: "
          + "the process for that ended with \(code).")
    }
    return data
  }
}
