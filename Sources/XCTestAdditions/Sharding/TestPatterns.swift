/// The patterns by which somebody selects tests on a command line: `--filter` and `--skip`.
struct TestPatterns {
  /// A test is selected when one of these is in its name, or in that of a suite around it; empty for all.
  private let filters: [Regex<AnyRegexOutput>]

  /// A test is not selected when one of these is there.
  private let skips: [Regex<AnyRegexOutput>]

  /// Finds the patterns in arguments; `nil` when one of them is no pattern, which whoever takes the arguments says in words.
  init?(_ arguments: [String]) {
    // What is no pattern is none.
    guard let filters = try? Self.values(of: "--filter", in: arguments).map({ try Regex($0) }),
      let skips = try? Self.values(of: "--skip", in: arguments).map({ try Regex($0) })
    else { return nil }
    (self.filters, self.skips) = (filters, skips)
  }

  /// Returns the values of an option.
  private static func values(of option: String, in arguments: [String]) -> [String] {
    arguments.indices.compactMap { index in
      if arguments[index] == option { return arguments.dropFirst(index + 1).first }
      let start = option + "="
      guard arguments[index].hasPrefix(start) else { return nil }
      return String(arguments[index].dropFirst(start.count))
    }
  }

  /// Returns whether a test is selected, given its name and those of the suites around it.
  func select(_ names: [String]) -> Bool {
    func isIn(_ patterns: [Regex<AnyRegexOutput>]) -> Bool {
      patterns.contains { pattern in names.contains { $0.contains(pattern) } }
    }
    return (filters.isEmpty || isIn(filters)) && !isIn(skips)
  }

  /// Returns the tests of Swift Testing that are selected, of the suites and tests of the bundle.
  func selected(of list: [SwiftTestingEvent]) -> [String] {
    let suites = Set(list.filter { $0.kind == .suite }.map(\.test))
    return list.filter { $0.kind != .suite }.map(\.test).filter { test in
      let ends = test.indices.filter { test[$0] == "/" }
      return select([test] + ends.map { String(test[..<$0]) }.filter(suites.contains))
    }
  }
}
