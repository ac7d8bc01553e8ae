import Foundation

@testable import XCTestAdditions
@testable import XCUIAutomation

/// A run of this test bundle, in which tests may die.
struct BundleRun {
  /// How it ended.
  let end: ApplicationEnd

  /// Its output, without times, colours and what is in front of names of files.
  let lines: [String]

  /// Its report as JUnit's XML; empty without one.
  let junit: String

  /// Its results as Swift Testing's XML; empty unless they were asked for.
  let xunit: String

  /// What it printed, for a comparison that fails.
  var log: String { lines.joined(separator: "\n") }

  /// Runs this bundle.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments; `$FOLDER` in them is a folder of its own.
  ///   - variables: What else is in the environment.
  /// - Throws: When the bundle cannot be run.
  init(_ arguments: [String], _ variables: [String: String] = [:]) async throws {
    let folder = try SandboxDirectory()
    defer { folder.remove() }
    var environment = ProcessInfo.processInfo.environment
    environment[Death.variable] = "1"
    environment["UITEST_RESULTS"] = folder.path + "/results"
    environment["SWIFT_BACKTRACE"] = nil
    environment.merge(variables) { $1 }
    let output = folder.outputFile(isError: false)
    let errors = folder.outputFile(isError: true)
    let spawner = ProcessSpawner(
      path: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      arguments: arguments.map { $0.replacing("$FOLDER", with: folder.path) },
      environment: environment, standardOutput: output, standardError: errors)
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let process = try spawner.start(inheriting: input)
    // The wait has a thread of its own: those that run tests are as few as the processors.
    end = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: process.waitForEnd(patience: .seconds(300)))
      }
    }
    lines = try [output, errors].flatMap { path in
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(Self.plain)
    }
    let results = URL(fileURLWithPath: folder.path + "/results")
    let files = FileManager.default.enumerator(at: results, includingPropertiesForKeys: nil)
    let reports = (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.lastPathComponent == "junit.xml"
    }
    // A run has one report, whatever dies; two are as wrong as none.
    junit = reports.count == 1 ? try String(contentsOf: reports[0], encoding: .utf8) : ""
    // Most runs make none.
    xunit = (try? String(contentsOfFile: folder.path + "/x.xml", encoding: .utf8)) ?? ""
  }

  /// A line without what differs from run to run.
  private static func plain(_ line: Substring) -> String {
    String(line)
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
      .replacing(/\/\S*\/(\w+\.swift)/) { "…/\($0.1)" }
      .replacing("……/", with: "…/")
      .replacing(/\s\(\d+\.\d+(e-\d+)? seconds\)/) { _ in "" }
      .replacing(/\safter \d+\.\d+ seconds/) { _ in "" }
      .replacing(/\s(started )?at \d+-\d+-\d+ [\d:.]+/) { _ in "" }
      .replacing(/\sin \d+\.\d+(e-\d+)? \(\d+\.\d+(e-\d+)?\) seconds/) { _ in "" }
  }

  /// How many lines are, or have in them, a text.
  func count(_ text: String) -> Int { lines.count { $0.contains(text) } }

  /// The line of a file beside this one in which a text stands.
  static func line(_ text: String, in name: String) -> Int {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(name)
    // Without the file the comparisons fail, and say with what.
    let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
  }
}
