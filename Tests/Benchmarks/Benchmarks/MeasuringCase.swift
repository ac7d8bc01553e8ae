import BenchmarkSupport
import Foundation
import Glibc
import VirtualTime
import XCTest
import XCUIAutomation

/// A test case that measures, under the conditions that every UI test has.
///
/// It runs in a process of its own, and writes what it measured into the file that the variable ``fileVariable`` names.
final class MeasuringCase: UITestCase {
  /// The environment variable that names the file for the measurements.
  static let fileVariable = "BENCHMARK_FILE"

  /// The environment variable that asks for the short form.
  static let shortVariable = "BENCHMARK_SHORT"

  /// The environment variable with what the names of the works hold that are measured; all are without it.
  static let onlyVariable = "BENCHMARK_ONLY"

  /// Who does the work here.
  enum Place: String, CaseIterable {
    case process = "as a process"
    case processWithHost = "as a process that links the Host"
    case here = "in process"

    /// The application.
    var target: ApplicationTarget {
      switch self {
      case .process: .executable("BenchmarkApp")
      case .processWithHost: .executable("BenchmarkHostApp")
      case .here: .inProcess(BenchmarkApp.self)
      }
    }
  }

  /// How much is measured.
  private let extent: Extent =
    ProcessInfo.processInfo.environment[MeasuringCase.shortVariable] == nil ? .full : .short

  /// What was measured.
  private var measurements: [Measurement] = []

  /// What the names of the works hold that are measured; `nil` for all.
  private let only = ProcessInfo.processInfo.environment[MeasuringCase.onlyVariable]

  /// Whether any of some works is measured.
  private func wants(_ works: String...) -> Bool {
    guard let only else { return true }
    return works.contains { $0.contains(only) }
  }

  func testEverything() throws {
    if wants(Work.emptyProcess, Work.flow, Work.launch) { try measureEmptyProcess() }
    for place in Place.allCases {
      if wants(Work.flow, Work.launch) { measureFlow(place) }
      guard place != .processWithHost else { continue }
      if wants(Work.failingWait, Work.timer) { measureWaits(place) }
      if wants(Work.tapAndChecks) { measureTapAndChecks(place) }
      guard wants(Work.launchOfRows, Work.tap, Work.tapReadByRows, Work.lookUp, Work.count) else {
        continue
      }
      for size in extent.sizes { measureRows(size, place) }
    }
    if wants(Work.echo, Work.tapAndChecks) { note(Work.echo, "`cat`", try measureEcho()) }
    if wants(Work.memory, Work.peak) { measureMemory() }
    let file = ProcessInfo.processInfo.environment[Self.fileVariable] ?? ""
    try JSONEncoder().encode(measurements).write(to: URL(fileURLWithPath: file))
  }

  /// The flow, once.
  static func goThroughFlow(_ target: ApplicationTarget) {
    let app = XCUIApplication(target: target)
    app.launch()
    app.buttons["Next"].tap()
    app.buttons["Next"].tap()
    app.buttons["Get Started"].tap()
    for article in ["Swift on Linux", "Headless UI tests", "Accessibility trees"] {
      XCTAssertTrue(app.staticTexts[article].exists, article)
    }
    app.terminate()
  }

  private func measureFlow(_ place: Place) {
    note(Work.flow, place.rawValue, times { Self.goThroughFlow(place.target) })
    let app = XCUIApplication(target: place.target)
    let launches = times {
      app.launch()
      XCTAssertTrue(app.buttons["Next"].exists)
    }
    note(Work.launch, place.rawValue, launches)
    app.terminate()
  }

  /// Returns the milliseconds of an echo, on average of many with each of some processes.
  private func measureEcho() throws -> [Double] {
    try (0..<extent.runs).map { _ in
      try EchoLimit.secondsOfEcho(repetitions: 1_000) * 1_000
    }
  }

  private func measureEmptyProcess() throws {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("EmptyProcess").path
    let times = try (0...extent.runs).map { _ in
      let begin = RealClock.now
      try run(path)
      return begin.duration(to: .now) / .milliseconds(1)
    }
    note(Work.emptyProcess, "posix_spawn", Array(times.dropFirst()))
  }

  /// Starts a program and waits for its end.
  private func run(_ path: String) throws {
    var process: pid_t = 0
    var arguments = [strdup(path), nil]
    defer { free(arguments[0]) }
    let code = posix_spawn(&process, path, nil, nil, &arguments, environ)
    var status: Int32 = 0
    guard code == 0, waitpid(process, &status, 0) == process, status == 0 else {
      throw CocoaError(.executableLoad)
    }
  }

  private func measureWaits(_ place: Place) {
    let app = launch("timer", place)
    let vain = times {
      XCTAssertFalse(app.staticTexts["Never"].waitForExistence(timeout: 10))
    }
    note(Work.failingWait, place.rawValue, vain)
    let timer = (0..<extent.runs).map { _ in
      app.launch()
      return time {
        app.buttons["Start"].tap()
        XCTAssertTrue(app.staticTexts["Done"].waitForExistence(timeout: 10))
      }
    }
    note(Work.timer, place.rawValue, timer)
    app.terminate()
  }

  private func measureTapAndChecks(_ place: Place) {
    let app = launch("lamps", place)
    let lamps = (0..<6).map { app.staticTexts["lamp-\($0)"] }
    var tick = 0
    let times = times(runs: 20 * extent.runs) {
      app.buttons["Tick"].tap()
      tick += 1
      for (number, lamp) in lamps.enumerated() {
        let isOn = (tick + number).isMultiple(of: 3)
        XCTAssertEqual(lamp.label, isOn ? "on" : "off")
      }
    }
    note(Work.tapAndChecks, place.rawValue, times)
    app.terminate()
  }

  private func measureRows(_ size: Int, _ place: Place) {
    let isLarge = size > 1_000
    let runs = isLarge ? 3 : extent.runs
    let app = launch("rows", place, rows: size)
    let launches = times(runs: isLarge ? 1 : 3) {
      app.launch()
      XCTAssertTrue(app.buttons["row-0"].exists)
    }
    note(Work.launchOfRows, place.rawValue, launches, size)
    if place == .process {
      // The test's side of it is the same wherever the application runs.
      measureQueries(app, size, runs)
    }
    let taps = times(runs: runs) { app.buttons["Count"].tap() }
    note(Work.tap, place.rawValue, taps, size)
    let changes = times(runs: runs) { app.buttons["Change rows"].tap() }
    note(Work.tapReadByRows, place.rawValue, changes, size)
    app.terminate()
  }

  private func measureQueries(_ app: XCUIApplication, _ size: Int, _ runs: Int) {
    let last = app.buttons["row-\(size - 1)"]
    note(Work.lookUp, "", times(runs: 1_000) { _ = last.exists }, size)
    let equal = NSPredicate(format: "label == %@", "Row \(size - 1)")
    let equality = times(runs: runs) {
      XCTAssertTrue(app.buttons.matching(equal).firstMatch.exists)
    }
    note(Work.equality, "", equality, size)
    let contains = NSPredicate(format: "label CONTAINS %@", "ow \(size - 1)")
    let containment = times(runs: runs) {
      XCTAssertTrue(app.buttons.matching(contains).firstMatch.exists)
    }
    note(Work.containment, "", containment, size)
    let count = times(runs: runs) { XCTAssertGreaterThanOrEqual(app.buttons.count, size) }
    note(Work.count, "", count, size)
  }

  private func measureMemory() {
    let app = launch("flow", .here)
    func resident() -> Double {
      let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
        .split(separator: " ").dropFirst().first.flatMap { Double($0) }
      return (pages ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_024
    }
    // What is kept for the next launch is there after some.
    for _ in 0..<extent.launches / 5 { app.launch() }
    let before = resident()
    for _ in 0..<extent.launches { app.launch() }
    let left = (resident() - before) / Double(extent.launches)
    note(Work.memory, Place.here.rawValue, [left])
    // 0: of this process.
    var usage = rusage()
    getrusage(0, &usage)
    note(Work.peak, "", [Double(usage.ru_maxrss) / 1_024])
    app.terminate()
  }

  /// Launches one of the screens.
  private func launch(_ screen: String, _ place: Place, rows: Int = 0) -> XCUIApplication {
    let app = XCUIApplication(target: place.target)
    app.launchArguments = ["-screen", screen, "-rows", "\(rows)"]
    app.launch()
    return app
  }

  /// Notes what was measured.
  private func note(_ work: String, _ who: String, _ values: [Double], _ size: Int? = nil) {
    let who = who.isEmpty ? "this project" : "this project, \(who)"
    measurements.append(Measurement(work: work, size: size, who: who, values: values))
  }

  /// Returns the milliseconds of real time that each of some runs takes, without the first.
  private func times(runs: Int? = nil, of body: () -> Void) -> [Double] {
    body()
    return (0..<(runs ?? extent.runs)).map { _ in time(of: body) }
  }

  /// Returns the milliseconds of real time that a run takes.
  private func time(of body: () -> Void) -> Double {
    let begin = RealClock.now
    body()
    return begin.duration(to: .now) / .milliseconds(1)
  }
}

/// Tests that go through the flow, as many as a suite has.
final class SuiteCase: UITestCase {
  /// Where the application runs.
  static let placeVariable = "BENCHMARK_PLACE"

  func testFlow() {
    let place = ProcessInfo.processInfo.environment[Self.placeVariable] ?? ""
    let target = (MeasuringCase.Place(rawValue: place) ?? .here).target
    MeasuringCase.goThroughFlow(target)
  }
}
