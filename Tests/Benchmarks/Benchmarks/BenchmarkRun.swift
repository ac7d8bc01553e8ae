import Foundation
import VirtualTime

/// A run of everything: this project's works, its suites, the peers, a user's package.
struct BenchmarkRun {
  /// Why a run cannot go on.
  enum Failure: Error, CustomStringConvertible {
    /// A program ended with a code other than zero; with the end of what it wrote.
    case program(String, code: Int32, output: String)

    /// What went wrong, in words.
    var description: String {
      switch self {
      case .program(let name, let code, let output): "\(name) ended with \(code):\n\(output)"
      }
    }
  }

  /// What was asked for.
  private let options: Options

  /// The folder of this package.
  private let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder for what peers need, and what is in between.
  private var work: URL { root.appendingPathComponent(".build/benchmarks") }

  /// How much is measured.
  private var extent: Extent { options.isShort ? .short : .full }

  /// Makes a run.
  init(_ options: Options) { self.options = options }

  /// Measures everything, and writes the report.
  ///
  /// - Throws: When a program fails that must not, or the report cannot be written.
  func run() throws {
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    var measurements = try measureOwnWorks()
    measurements += try measureSuites()
    var missing: [String] = []
    if options.hasPeers {
      let peers = Peers(work: work, root: root, isShort: options.isShort)
      let (found, notes) = peers.measure()
      measurements += found
      missing = notes
    } else {
      missing = ["Peers were left out, as asked."]
    }
    if options.hasBuild { measurements += try measureBuild() }
    let report = Report(measurements, missing: missing, heading: try heading())
    try report.write(to: options.output)
    print(report.markdown)
    print("Written to \(options.output.path).")
  }

  /// Runs this program again as a test that measures.
  private func measureOwnWorks() throws -> [Measurement] {
    tell("this project")
    let file = work.appendingPathComponent("own.json")
    var environment = [MeasuringCase.fileVariable: file.path]
    if options.isShort { environment[MeasuringCase.shortVariable] = "1" }
    try runSelf(["--measuring"], environment)
    return try JSONDecoder().decode([Measurement].self, from: Data(contentsOf: file))
  }

  /// Runs this program again as suites, and takes the time of each from start to end.
  private func measureSuites() throws -> [Measurement] {
    tell("suites of \(extent.tests)")
    return try [MeasuringCase.Place.process, .here].flatMap { place in
      try ["one after the other", "in a random order", "in two processes at once"].map { manner in
        var environment = [SuiteCase.placeVariable: place.rawValue]
        if manner == "in a random order" { environment["UITEST_SEED"] = "7" }
        let begin = RealClock.now
        if manner == "in two processes at once" {
          let other = try start(["--suite", "\(extent.tests / 2)"], environment)
          try runSelf(["--suite", "\(extent.tests - extent.tests / 2)"], environment)
          try finish(other, "a suite")
        } else {
          try runSelf(["--suite", "\(extent.tests)"], environment)
        }
        let time = begin.duration(to: .now) / .milliseconds(1)
        return Measurement(
          work: Work.suite, who: "this project, \(extent.tests) tests \(place.rawValue), \(manner)",
          values: [time])
      }
    }
  }

  /// Builds the package of the README's quick start anew.
  private func measureBuild() throws -> [Measurement] {
    tell("a user's package")
    try finish(
      try start("/usr/bin/env", ["python3", "Tests/Support/quick-start.py"]), "quick-start")
    let package = root.appendingPathComponent(".build/quick-start/counter").path
    let scratch = work.appendingPathComponent("counter-build").path
    try? FileManager.default.removeItem(atPath: scratch)
    let begin = RealClock.now
    let arguments = ["swift", "build", "--package-path", package, "--scratch-path", scratch]
    try finish(try start("/usr/bin/env", arguments), "swift build")
    let seconds = begin.duration(to: .now) / .seconds(1)
    try? FileManager.default.removeItem(atPath: scratch)
    return [Measurement(work: Work.build, who: "this project", values: [seconds])]
  }

  /// When, where and of what this is.
  private func heading() throws -> String {
    let date = Date().formatted(.iso8601.year().month().day())
    let commit = output(of: ["git", "-C", root.path, "describe", "--always", "--dirty"])
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let load = output(of: ["cat", "/proc/loadavg"]).split(separator: " ").first ?? "?"
    #if DEBUG
    let build = "debug"
    #else
    let build = "release"
    #endif
    return
      "\(date), commit \(commit), \(build) build, \(processors) processors, load at the end \(load)"
      + (options.isShort ? "; the short form, whose figures mean little" : "")
  }

  /// Says what is measured now.
  private func tell(_ what: String) {
    FileHandle.standardError.write(Data("measuring \(what)…\n".utf8))
  }

  // MARK: - Programs

  /// Runs this program, and waits for its end.
  private func runSelf(_ arguments: [String], _ environment: [String: String]) throws {
    try finish(try start(arguments, environment), arguments.joined(separator: " "))
  }

  /// Starts this program.
  private func start(_ arguments: [String], _ environment: [String: String]) throws -> Process {
    try start(CommandLine.arguments[0], arguments, environment)
  }

  /// Starts a program, whose output goes into a file of its own.
  private func start(
    _ path: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let log = work.appendingPathComponent("output-\(UUID().uuidString).txt")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return process
  }

  /// Waits for the end of a program.
  private func finish(_ process: Process, _ name: String) throws {
    process.waitUntilExit()
    let log = (process.standardOutput as? FileHandle).map {
      URL(fileURLWithPath: "/proc/self/fd/\($0.fileDescriptor)").resolvingSymlinksInPath()
    }
    defer { if let log { try? FileManager.default.removeItem(at: log) } }
    guard process.terminationStatus != 0 else { return }
    let text = log.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    throw Failure.program(
      name, code: process.terminationStatus, output: String(text.suffix(4_000)))
  }

  /// What a program writes, without the last line's end.
  private func output(of command: [String]) -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return "unknown" }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
