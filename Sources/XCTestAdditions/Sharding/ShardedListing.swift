import AutomationTrace
import Foundation

/// A list of a part of XCTest's tests, for a `swift test --parallel`, which has the tests listed and then runs a process for each.
///
/// So no process but the one that lists them knows which tests there are. It takes the part, of the tests that the options of
/// `swift test` select, and `swift test` gets to know of no others.
enum ShardedListing {
  /// Lists the part and ends the process, if it is the one that lists tests for such a run, and a part is asked for.
  static func begin() {
    guard CommandLine.arguments.contains(TestListing.jsonOption), Runner.parent.runsTestsApart,
      ShardedRun.isAsked
    else { return }
    ShardedRun.orEnd { () throws(Shard.Problem) in
      print(try part(of: try TestListing.xctest(), selectedBy: Runner.parent.arguments))
    }
    fflush(stdout)
    exit(EXIT_SUCCESS)
  }

  /// Returns a part of a list.
  private static func part(
    of list: Data, selectedBy arguments: [String]
  ) throws(Shard.Problem) -> String {
    // What is no JSON of the kind is left out, down to an empty list.
    let suite = (try? JSONDecoder().decode(Suite.self, from: list)) ?? Suite(name: "", tests: [])
    let patterns = TestPatterns(arguments)
    let tests = suite.names(in: "").filter { patterns?.select([$0]) ?? true }
    let own = ShardedRun.take(tests, .xctest) ?? Set(tests)
    let part = suite.kept(own, in: "") ?? Suite(name: suite.name, tests: [])
    guard let data = try? JSONEncoder().encode(part) else {
      throw Shard.Problem(text: "The tests cannot be listed, of which this is to run a part.")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// A suite, or a test, in the list.
  private struct Suite: Codable {
    /// Its name: of a class with its module.
    let name: String

    /// What is in it; `nil` for a test.
    var tests: [Suite]?

    /// Returns the names of the tests, as `swift test --filter` knows them, given that of the suite around it.
    func names(in suite: String) -> [String] {
      guard let tests else { return ["\(suite)/\(name)"] }
      return tests.flatMap { $0.names(in: name) }
    }

    /// Returns the suite with some tests alone; `nil` when it has none of them.
    func kept(_ own: Set<String>, in suite: String) -> Suite? {
      guard let tests else { return own.contains("\(suite)/\(name)") ? self : nil }
      let kept = tests.compactMap { $0.kept(own, in: name) }
      return kept.isEmpty ? nil : Suite(name: name, tests: kept)
    }
  }
}
