/// A selection of tests of Swift Testing, as it takes one: a regular expression.
enum TestSelection {
  /// Returns an expression that selects some tests and no others.
  ///
  /// Tests of a suite stand together, so that what selects thousands is as fast as what selects one.
  ///
  /// - Parameter tests: The tests: `Module.Suite/test()/File.swift:5:6`.
  /// - Returns: The expression.
  static func pattern(for tests: [String]) -> String {
    var suites: [(name: String, tests: [String])] = []
    var indices: [String: Int] = [:]
    for test in tests {
      let parts = test.split(separator: "/", omittingEmptySubsequences: false)
      let suite = parts.dropLast(2).map { escaped($0) + "/" }.joined()
      let rest = parts.suffix(2).map { escaped($0) }.joined(separator: "/")
      let index = indices[suite] ?? suites.count
      if index == suites.count { suites.append((suite, [])) }
      indices[suite] = index
      suites[index].tests.append(rest)
    }
    let choices = suites.map { "\($0.name)(?:\($0.tests.joined(separator: "|")))" }
    return "^(?:\(choices.joined(separator: "|")))$"
  }

  /// Returns a text as an expression that nothing else matches.
  private static func escaped(_ text: Substring) -> String {
    String(text.flatMap { #".\+*?()[]{}^$|"#.contains($0) ? ["\\", $0] : [$0] })
  }
}
