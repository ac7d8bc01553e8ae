import Foundation

/// What some work took, whoever did it.
struct Measurement: Codable {
  /// The work, as a line of the table names it.
  let work: String

  /// How many rows or widgets there were; `nil` where that does not matter.
  var size: Int?

  /// Who did it: this project in one of its ways, or a peer.
  let who: String

  /// What each run took, in milliseconds, or in the unit that the work names.
  let values: [Double]

  /// The value in the middle.
  var median: Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return .nan }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) && middle > 0
      ? (sorted[middle - 1] + sorted[middle]) / 2 : (sorted.count == 1 ? last : sorted[middle])
  }

  /// The least value.
  var least: Double { values.min() ?? .nan }
}

/// The works, in the order of the table.
enum Work {
  static let flow = "flow: launch, three taps, three articles"
  static let emptyProcess = "an empty process that links Foundation, started and ended"
  static let launch = "launch and first look"
  static let launchOfRows = "launch of a list, and its first row found"
  static let lookUp = "one by identifier"
  static let equality = "first match of a predicate with =="
  static let containment = "first match of a predicate with CONTAINS"
  static let count = "count of all"
  static let tap = "tap above a list that does not change"
  static let tapReadByRows = "tap that changes all rows of a list"
  static let failingWait = "ten-second wait in vain"
  static let timer = "wait for a two-second timer"
  static let tapAndChecks = "tap and six checks"
  static let echo = "one echo of a pipe"
  static let suite = "suite of tests, each the flow, from start to end"
  static let memory = "memory that a launch leaves (kB)"
  static let peak = "peak memory of the process that drives (MB)"
  static let build = "clean debug build of a user's package (s)"

  static let all = [
    flow, emptyProcess, launch, launchOfRows, lookUp, equality, containment, count, tap,
    tapReadByRows, failingWait, timer, tapAndChecks, echo, suite, memory, peak, build,
  ]
}

/// How much is measured.
struct Extent {
  /// How often short work is repeated.
  let runs: Int

  /// The numbers of rows and widgets.
  let sizes: [Int]

  /// How many tests the suites have.
  let tests: Int

  /// How many launches there are in the measurement of memory.
  let launches: Int

  /// The whole table.
  static let full = Extent(
    runs: 50, sizes: [100, 1_000, 10_000, 100_000], tests: 200, launches: 10_000)

  /// Enough to see that everything runs.
  static let short = Extent(runs: 5, sizes: [100, 1_000], tests: 20, launches: 500)
}
