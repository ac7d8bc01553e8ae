import AccessibilityTree
import AutomationWire
import TextUI

/// Drives a list of some size, and times what a test would do to it.
@MainActor struct ListBenchmark {
  private var host: any AutomationHost
  private var instance: ApplicationInstance
  private var tree = ElementTree()

  /// The milliseconds of each step, in order.
  private(set) var times: [(step: String, milliseconds: Double)] = []

  /// Launches the application with some rows.
  ///
  /// - Parameters:
  ///   - rows: How many rows.
  ///   - repetitions: How often a row is inserted and one deleted, for a profile of that.
  ///   - comparison: How far the application goes in comparing views; `nil` for as far as it does by itself.
  /// - Throws: When the application cannot be made, or a row cannot be tapped.
  init(rows: Int, repetitions: Int, comparison: String?) throws {
    let environment = comparison.map { ["TEXTUI_COMPARISON": $0] } ?? [:]
    let configuration = LaunchConfiguration(
      arguments: ["\(rows)"], environment: environment, isAutomated: true)
    let instance = ApplicationInstance(configuration)
    self.instance = instance
    let start = ContinuousClock.now
    host = try ApplicationInstance.$current.withValue(instance) {
      try BenchmarkApp.makeHost(configuration)
    }
    try refresh()
    note("launch", since: start)
    try describeAll()
    times.insert(("launch, text rows", try Self.launchOfTexts(configuration)), at: 0)
    // Built once, at the first look-up by text.
    tree.prepareIndex()
    _ = host.screen()
    try tap("Row \(rows - 1)", as: "scroll to the end")
    try tap("Row \(rows - 2)", as: "tap")
    for _ in 0..<repetitions { try tap("Insert", as: "insert") }
    for _ in 0..<repetitions { try tap("Delete", as: "delete") }
    try tap("Search", as: nil)
    try type("x")
    try measureNaiveList(configuration, repetitions: repetitions)
  }

  /// Launches a list below state that changes, and taps what changes it.
  private mutating func measureNaiveList(
    _ configuration: LaunchConfiguration, repetitions: Int
  ) throws {
    let instance = ApplicationInstance(configuration)
    self.instance = instance
    host = try ApplicationInstance.$current.withValue(instance) {
      try NaiveApp.makeHost(configuration)
    }
    tree = ElementTree()
    try refresh()
    tree.prepareIndex()
    _ = host.screen()
    for _ in 0..<repetitions { try tap("Count", as: "naive tap") }
    for _ in 0..<repetitions { try tap("Rows", as: "tap read by rows") }
  }

  /// Launches a list of texts, and returns the milliseconds that took.
  private static func launchOfTexts(_ configuration: LaunchConfiguration) throws -> Double {
    let start = ContinuousClock.now
    try ApplicationInstance.$current.withValue(ApplicationInstance(configuration)) {
      let host = try TextRowsApp.makeHost(configuration)
      while host.update() {}
      var tree = ElementTree()
      try tree.apply(host.treeDifference(since: nil))
    }
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// Has the rows described that waited to be made.
  private mutating func describeAll() throws {
    let start = ContinuousClock.now
    ApplicationInstance.$current.withValue(instance) { host.describeRest(holding: nil) }
    try refresh()
    note("look at all", since: start)
  }

  private mutating func refresh() throws {
    ApplicationInstance.$current.withValue(instance) {
      while host.update() {}
    }
    try tree.apply(host.treeDifference(since: tree.version == 0 ? nil : tree.version))
  }

  private mutating func tap(_ key: String, as step: String?) throws {
    let start = ContinuousClock.now
    let found = tree.elements(identifiedBy: key).first { tree[$0]?.elementType != .staticText }
    guard let found, case .at(let point) = host.hitPoint(of: found, scrollingIntoView: true) else {
      throw Failure.notHittable(key)
    }
    for event in PlacedGesture(.taps(count: 1), from: point).events { host.perform(event) }
    try refresh()
    _ = host.screen()
    if let step { note(step, since: start) }
  }

  private mutating func type(_ character: Character) throws {
    let start = ContinuousClock.now
    host.perform(.key(KeyPress(.character(character))))
    try refresh()
    _ = host.screen()
    note("type", since: start)
  }

  private mutating func note(_ step: String, since start: ContinuousClock.Instant) {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    let milliseconds = Double(seconds) * 1_000 + Double(attoseconds) * 1e-15
    if let known = times.firstIndex(where: { $0.step == step }) {
      times[known].milliseconds = min(times[known].milliseconds, milliseconds)
    } else {
      times.append((step, milliseconds))
    }
  }

  /// Why the benchmark could not go on.
  private enum Failure: Error {
    case notHittable(String)
  }
}

/// Returns a text filled with blanks on the left.
func column(_ text: String) -> String {
  String(repeating: " ", count: max(0, 19 - text.count)) + text
}

/// Returns a number with two decimals.
func decimal(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
}

/// Returns what was given for an option, as in `--name=value`.
func option(_ name: String) -> String? {
  let start = "--\(name)="
  return CommandLine.arguments.first { $0.hasPrefix(start) }.map {
    String($0.dropFirst(start.count))
  }
}

// Numbers are sizes; `--repeat=20` inserts and deletes so often, and `--comparison=contexts` compares closures by their contexts.
let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let repetitions = option("repeat").flatMap { Int($0) } ?? 3
var isFirst = true
for size in sizes.isEmpty ? [10, 100, 1_000, 10_000, 100_000] : sizes {
  // The least of three: other work on the machine only ever adds.
  let runs = try (0..<(size > 10_000 ? 1 : 3)).map { _ in
    try ListBenchmark(
      rows: size, repetitions: repetitions, comparison: option("comparison")
    ).times
  }
  if isFirst { print(column("rows"), runs[0].map { column($0.step) }.joined()) }
  isFirst = false
  let least = runs[0].indices.map { index in runs.map { $0[index].milliseconds }.min() ?? 0 }
  print(column("\(size)"), least.map { column(decimal($0) + " ms") }.joined())
}
