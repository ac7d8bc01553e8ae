/// A proof that the parts of a run make up the whole: each test of one list was taken by one part, and came to its end there.
package struct PartsProof: Sendable {
  /// A run that is one part, or several libraries' parts, of a whole.
  package struct Run: Sendable {
    /// What it is called: its folder.
    package let name: String

    /// Which part it is, for each library.
    package let parts: [RunPart]

    /// The names of the tests that have an outcome, as `swift test --filter` knows them.
    package let ended: Set<String>

    /// Makes a run.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - parts: Which part it is, for each library.
    ///   - ended: The names of the tests that have an outcome.
    package init(_ name: String, _ parts: [RunPart], ended: Set<String>) {
      self.name = name
      self.parts = parts
      self.ended = ended
    }
  }

  /// What is not as it should be, in sentences; empty when the parts make up the whole.
  package private(set) var problems: [String] = []

  /// What the parts are, for a person: `8 parts of 161 tests (XCTest)`.
  package private(set) var facts: [String] = []

  /// A part with the run that it is in.
  private typealias Member = (run: Run, part: RunPart)

  /// Looks at the parts of a run.
  ///
  /// - Parameter runs: The runs; if none of them is a part, there is nothing to be proved.
  package init(_ runs: [Run]) {
    let members = runs.flatMap { run in run.parts.map { (run, $0) } }
    guard !members.isEmpty else { return }
    problems += runs.filter(\.parts.isEmpty).map { "\($0.name) is a run of its own, and no part." }
    for library in [TestLibrary.xctest, .swiftTesting] {
      let ofLibrary = members.filter { $0.1.library == library }
      if !ofLibrary.isEmpty { look(at: ofLibrary) }
    }
  }

  /// Looks at the parts of one library.
  private mutating func look(at members: [Member]) {
    let first = members[0]
    let equal = members.filter { member in
      let difference = Self.difference(member.part, first.part)
      if let difference { problems.append("\(member.run.name) \(difference) \(first.run.name).") }
      return difference == nil
    }
    let count = first.part.count
    for number in 1...count {
      let names = equal.filter { $0.part.number == number }.map(\.run.name)
      if names.count > 1 {
        let words = RunPart.words(number, count, first.part.library)
        problems.append("The \(words) is there more than once: \(names.joined(separator: ", ")).")
      }
    }
    lookForTests(in: equal, of: first.part)
  }

  /// Says how a part does not fit to another one; `nil` when it does.
  private static func difference(_ part: RunPart, _ other: RunPart) -> String? {
    if part.count != other.count {
      return "is one of \(part.count) parts, and not of \(other.count) as"
    }
    if part.list != other.list {
      let more = Set(part.list).subtracting(other.list).sorted()
      let fewer = Set(other.list).subtracting(part.list).sorted()
      let words = [("more", more), ("fewer", fewer)].filter { !$0.1.isEmpty }.map {
        "\(list($0.1)) \($0.0)"
      }
      return "is part of another list of tests, with \(words.joined(separator: " and ")) than"
    }
    if part.durations != other.durations { return "was split by other durations than" }
    return nil
  }

  /// Looks for tests that no part took, or several did, or that did not come to their end.
  private mutating func lookForTests(in members: [Member], of part: RunPart) {
    let present = Set(members.map(\.part.number))
    let missing = (1...part.count).filter { !present.contains($0) }
    // Of a part that is there twice one is enough.
    let parts = present.sorted().compactMap { number in
      members.first { $0.part.number == number }
    }
    var takers: [String: [Int]] = [:]
    for member in parts {
      for test in member.part.own { takers[test, default: []].append(member.part.number) }
    }
    let untaken = part.list.filter { takers[$0] == nil }
    let words = missing.map { RunPart.words($0, part.count, part.library) }
    if !missing.isEmpty {
      problems.append(
        "Missing is \(words.joined(separator: ", ")), with \(Self.list(untaken)).")
    } else if !untaken.isEmpty {
      problems.append("No part has \(Self.list(untaken)).")
    }
    for (test, numbers) in takers.sorted(by: { $0.key < $1.key }) where numbers.count > 1 {
      problems.append(
        "\(test) is in the parts \(numbers.map(String.init).joined(separator: " and ")).")
    }
    for (run, part) in members {
      let left = part.own.filter { !run.ended.contains(RunSplit.name(of: $0)) }
      guard !left.isEmpty else { continue }
      problems.append(
        "\(run.name), \(part.words), has no outcome of \(Self.list(left)).")
    }
    let tests = Self.counted(part.list.count)
    facts.append("\(part.count) parts of \(tests) (\(part.library.rawValue))")
  }

  /// Names a few tests behind their number.
  private static func list(_ tests: [String]) -> String {
    guard !tests.isEmpty else { return "no test" }
    let names = tests.prefix(5).map(RunSplit.name).joined(separator: ", ")
    let rest = tests.count > 5 ? " and \(tests.count - 5) others" : ""
    return "\(counted(tests.count)) (\(names)\(rest))"
  }

  /// Says a number of tests.
  private static func counted(_ count: Int) -> String { "\(count) test\(count == 1 ? "" : "s")" }
}
