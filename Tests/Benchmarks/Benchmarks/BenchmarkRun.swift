import Foundation
import VirtualTime

/// A run of everything: this project's works, its suites, the peers, a user's package.
struct BenchmarkRun {
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
    if options.wants(Work.suite) { measurements += try measureSuites() }
    if options.wants(Work.sequences) { measurements += try measureSequences() }
    var missing: [String] = []
    if let only = options.only {
      missing = ["Only works of this project are here whose names hold “\(only)”."]
    } else if options.hasPeers {
      let peers = Peers(work: work, root: root, isShort: options.isShort)
      let (found, notes) = peers.measure()
      measurements += found
      missing = notes
    } else {
      missing = ["Peers were left out, as asked."]
    }
    if options.hasBuild, options.wants(Work.build) { measurements += try measureBuild() }
    let report = Report(measurements, missing: missing, heading: heading())
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
    environment[MeasuringCase.onlyVariable] = options.only
    try startSelf(["--measuring"], environment).succeed()
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
          let other = try startSelf(["--suite", "\(extent.tests / 2)"], environment)
          try startSelf(["--suite", "\(extent.tests - extent.tests / 2)"], environment).succeed()
          try other.succeed()
        } else {
          try startSelf(["--suite", "\(extent.tests)"], environment).succeed()
        }
        let time = begin.duration(to: .now) / .milliseconds(1)
        return Measurement(
          work: Work.suite, who: "this project, \(extent.tests) tests \(place.rawValue), \(manner)",
          values: [time])
      }
    }
  }

  /// Takes the traffic lights of the sample through their sequence in process, by a test that looks at every lamp after every tick.
  private func measureSequences() throws -> [Measurement] {
    tell("\(extent.sequences) sequences")
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("TrafficLightBenchmark").path
    let seconds = try seconds(
      of: [program, "\(extent.sequences)"], ["UITEST_TARGET": "in-process"])
    return [
      Measurement(
        work: Work.sequences, who: "this project, \(extent.sequences) in process",
        values: [seconds])
    ]
  }

  /// Builds the package of the README's quick start anew.
  private func measureBuild() throws -> [Measurement] {
    tell("a user's package")
    try start(["python3", "Tests/Support/quick-start.py"]).succeed()
    let package = root.appendingPathComponent(".build/quick-start/counter").path
    let scratch = work.appendingPathComponent("counter-build").path
    try? FileManager.default.removeItem(atPath: scratch)
    let seconds = try seconds(
      of: ["swift", "build", "--package-path", package, "--scratch-path", scratch])
    try? FileManager.default.removeItem(atPath: scratch)
    return [Measurement(work: Work.build, who: "this project", values: [seconds])]
  }

  /// When, where and of what this is.
  private func heading() -> String {
    let date = Date().formatted(.iso8601.year().month().day())
    let commit = Program.run(["git", "-C", root.path, "describe", "--always", "--dirty"]).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let load =
      (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?
      .split(separator: " ").first ?? "?"
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

  /// Starts this program.
  private func startSelf(_ arguments: [String], _ environment: [String: String]) throws -> Program {
    try start([CommandLine.arguments[0]] + arguments, environment)
  }

  /// Returns how long a program takes from start to end, in seconds.
  private func seconds(
    of command: [String], _ environment: [String: String] = [:]
  ) throws -> Double {
    let begin = RealClock.now
    try start(command, environment).succeed()
    return begin.duration(to: .now) / .seconds(1)
  }

  /// Starts a program in the folder of this package, whose output is of interest when it fails.
  private func start(_ command: [String], _ environment: [String: String] = [:]) throws -> Program {
    try Program(command, environment, in: root, keepsErrors: true)
  }
}
