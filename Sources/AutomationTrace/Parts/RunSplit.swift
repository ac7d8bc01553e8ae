/// A split of the tests of a run into parts, the same wherever it is made of the same tests and durations.
///
/// With durations each test, the longest first, goes to the part that has least to do so far. Without, the tests are cut into parts of equal
/// number in the order of their names, so that those of a class stay together but at the cuts, and one more test moves few others.
package struct RunSplit: Sendable {
  /// The tests of each part, in the order of their names.
  package let parts: [[String]]

  /// Makes a split.
  ///
  /// - Parameters:
  ///   - tests: The tests, as their library identifies them, in any order.
  ///   - count: How many parts there are, at least one.
  ///   - durations: How long tests took; `nil` for parts of equal number.
  /// - Complexity: O(*n* log *n* + *n* · *count*) where *n* is the number of tests.
  package init(_ tests: [String], into count: Int, by durations: RunDurations?) {
    let tests = Set(tests).sorted()
    guard let durations else {
      parts = (0..<count).map { part in
        Array(tests[(tests.count * part / count)..<(tests.count * (part + 1) / count)])
      }
      return
    }
    let names = tests.map { ($0, Self.name(of: $0)) }
    let costs = durations.milliseconds(of: Dictionary(uniqueKeysWithValues: names))
    let longestFirst = tests.sorted { first, second in
      let (cost, other) = (costs[first] ?? 0, costs[second] ?? 0)
      return cost == other ? first < second : cost > other
    }
    var parts = Array(repeating: (cost: 0, tests: [String]()), count: count)
    for test in longestFirst {
      // Of parts with equally much to do it is the first.
      guard let least = parts.indices.min(by: { parts[$0].cost < parts[$1].cost }) else { break }
      parts[least].cost += costs[test] ?? 0
      parts[least].tests.append(test)
    }
    self.parts = parts.map { $0.tests.sorted() }
  }

  /// Returns a test's name as `swift test --filter` knows it, without the place that stands behind it in Swift Testing.
  ///
  /// - Parameter test: The test, as its library identifies it: `Module.Suite/test()/File.swift:5:6`.
  /// - Returns: The name.
  package static func name(of test: String) -> String {
    let parts = test.split(separator: "/")
    guard let last = parts.last, parts.count > 1, last.contains(".swift:") else { return test }
    return parts.dropLast().joined(separator: "/")
  }
}
