/// How much is measured.
struct Extent {
  /// How often short work is repeated.
  let runs: Int

  /// The numbers of rows and widgets.
  let sizes: [Int]

  /// How many tests the suites have.
  let tests: Int

  /// How many sequences of the traffic lights are run.
  let sequences: Int

  /// How many launches there are in the measurement of memory.
  let launches: Int

  /// The whole table.
  static let full = Extent(
    runs: 50, sizes: [100, 1_000, 10_000, 100_000], tests: 200, sequences: 250_000,
    launches: 10_000)

  /// Enough to see that everything runs.
  static let short = Extent(
    runs: 5, sizes: [100, 1_000], tests: 20, sequences: 250, launches: 500)
}
