import AutomationTrace
import Foundation
import Glibc
import Testing

@testable import XCUIAutomation
@testable import uitest

/// Replays of failures that were recorded when the sample application was tested.
@Suite("uitest replay", .serialized) final class ReplayTests {
  /// A folder for the results.
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("replays-\(UUID().uuidString)")

  deinit {
    // What is left in a folder for temporary files harms nobody.
    try? FileManager.default.removeItem(at: root)
  }

  /// The folder of executables, which are built beside the tests.
  private static var executables: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// Runs a test of ``FailingRun`` in a process of its own; returns the path of its trace.
  private func record(_ test: String) throws -> String {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment[FailingRun.variable] = "1"
    environment["UITEST_RESULTS"] = root.path
    environment["UITEST_REPORT"] = "failures"
    let output = root.appendingPathComponent("output").path
    let spawner = ProcessSpawner(
      path: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      arguments: ["uitestTests.FailingRun/\(test)"], environment: environment,
      standardOutput: output, standardError: output + ".errors")
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let end = try spawner.start(inheriting: input).waitForEnd(patience: .seconds(120))
    let log = try String(contentsOfFile: output, encoding: .utf8)
    #expect(end == .exited(code: 1), "\(log)")
    let run = try #require(RunFolder.all(in: root).last)
    let pages = run.url.appendingPathComponent("pages")
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path)
    let name = try #require(names.first { $0.hasSuffix(".json") }, "\(log)")
    return pages.appendingPathComponent(name).path
  }

  /// The sample application as another build would be: the second line of an article is another one.
  private func changedApplication() throws -> String {
    let folder = root.appendingPathComponent("changed")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = Self.executables.appendingPathComponent("SampleApp")
    var bytes = try Data(contentsOf: program)
    let line = "Dough tells the time if you let it"
    let place = try #require(bytes.range(of: Data(line.utf8)))
    bytes.replaceSubrange(place, with: Data(line.replacing("let", with: "ask").utf8))
    let copy = folder.appendingPathComponent("SampleApp")
    try bytes.write(to: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    return folder.path
  }

  @Test(
    "A recorded failure fails again at the same step",
    arguments: [
      ("testTapsWhatIsNotThere", "Failed to tap \"Bake\" Button"),
      ("testExpectsAnotherTitle", "XCTAssertEqual failed"),
    ])
  func repeated(_ test: String, _ headline: String) throws {
    let path = try record(test)
    let trace = try UITest.trace(path)
    let failing = try #require(trace.steps.firstIndex { $0.kind == .failure }) + 1
    let replay = Replay(trace, executablesIn: Self.executables.path)
    try replay.run(to: trace.steps.count)
    #expect(replay.departures == [])
    #expect(replay.repeated.count == 1)
    #expect(
      replay.repeated.first?.hasPrefix("step \(failing) failed in the record: \(headline)") == true,
      "\(replay.repeated)")
    #expect(UITest.run(["replay", path, "--in", Self.executables.path]) == 0)
  }

  @Test("A replay with another build says at which step, and in which row, it departs")
  func departing() throws {
    let path = try record("testTapsWhatIsNotThere")
    let trace = try UITest.trace(path)
    let replay = Replay(trace, executablesIn: try changedApplication())
    try replay.run(to: trace.steps.count)
    // The onboarding is the same; the list of articles behind it is the first screen that is not.
    let done = try #require(trace.steps.firstIndex { $0.words.contains("\"Complete\"") }) + 1
    let first = try #require(replay.departures.first)
    let beginning = "step \(done): tap \"Complete\" Button: the screen departs"
    #expect(first.hasPrefix(beginning), "\(first)")
    #expect(first.contains("in row 6:     Dough tells the time if you ask it"), "\(first)")
    #expect(replay.repeated == [])
    #expect(UITest.run(["replay", path, "--in", root.path + "/changed"]) == 1)
    // Up to the step before it is as recorded.
    #expect(UITest.run(["replay", path, "\(done - 1)", "--in", root.path + "/changed"]) == 0)
  }
}
