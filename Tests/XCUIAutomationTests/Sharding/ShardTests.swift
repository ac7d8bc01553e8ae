import AutomationTrace
import Foundation
import Testing

@testable import XCTestAdditions

/// Which part of a run an environment asks for.
@Suite("The part of a run") struct ShardTests {
  @Test("is the one that a variable of ours, of Bazel, Kubernetes or Slurm says")
  func parts() throws {
    func part(_ environment: [String: String]) throws -> [Int]? {
      try Shard.parse(environment).map { [$0.number, $0.count] }
    }
    #expect(try part(["UITEST_SHARD": "3/8"]) == [3, 8])
    let bazel = ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "8", "TEST_SHARD_STATUS_FILE": "/f"]
    #expect(try part(bazel) == [3, 8])
    #expect(try Shard.parse(bazel)?.statusFile == "/f")
    let kubernetes = ["JOB_COMPLETION_INDEX": "2"]
    #expect(try part(kubernetes.merging(["UITEST_SHARD_COUNT": "8"]) { $1 }) == [3, 8])
    // Not each indexed job is one that shares tests out.
    #expect(try part(kubernetes) == nil)
    var slurm = [
      "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "8",
    ]
    #expect(try part(slurm) == [3, 8])
    slurm["SLURM_ARRAY_TASK_STEP"] = "2"
    #expect(try part(slurm) == [2, 8])
    #expect(try part(slurm.merging(["UITEST_SHARD": "1/2"]) { $1 }) == [1, 2])
    #expect(try part(slurm.merging(["UITEST_SHARD": "1/1"]) { $1 }) == nil)
    #expect(try part(["UITEST_SEED": "3/8"]) == nil)
  }

  @Test(
    "is none that there is not",
    arguments: [
      (["UITEST_SHARD": ""], "UITEST_SHARD is \"\"", "which is no part; write 3/8 for the third"),
      (["UITEST_SHARD": "3"], "UITEST_SHARD is \"3\"", "which is no part; write 3/8 for the third"),
      (["UITEST_SHARD": "9/8"], "UITEST_SHARD is \"9/8\"", "there is no part 9 of 8"),
      (["UITEST_SHARD": "0/8"], "UITEST_SHARD is \"0/8\"", "there is no part 0 of 8"),
      (["UITEST_SHARD": "1/99999"], "UITEST_SHARD is \"1/99999\"", "of 99999, but of 1 to 10000."),
      (["UITEST_SHARD": "-1/-1"], "UITEST_SHARD is \"-1/-1\"", "there is no part -1 of -1"),
      (["TEST_SHARD_INDEX": "0"], "TEST_TOTAL_SHARDS is missing", "to know the part of the run."),
      (
        ["TEST_SHARD_INDEX": "x", "TEST_TOTAL_SHARDS": "8"], "TEST_SHARD_INDEX is \"x\"",
        "which is no whole number."
      ),
      (["UITEST_SHARD_COUNT": "8"], "JOB_COMPLETION_INDEX is missing", "to know the part"),
      (
        ["UITEST_SHARD_COUNT": "8", "JOB_COMPLETION_INDEX": "8"], "JOB_COMPLETION_INDEX is \"8\"",
        "there is no part 9 of 8"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "3"],
        "SLURM_ARRAY_TASK_ID is \"7\", which is none of an array of 3 without gaps;",
        "submit it with --array=0-2."
      ),
    ])
  func problems(environment: [String: String], start: String, reason: String) throws {
    let problem = try #require(throws: Shard.Problem.self) { try Shard.parse(environment) }
    #expect(problem.text.hasPrefix(start) && problem.text.contains(reason), "\(problem.text)")
  }

  @Test("is balanced by a file that is named, or that is there, and can be understood")
  func durations() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try ShardedRun.durations([:], in: folder.path) == nil)
    let own = folder.appendingPathComponent(".uitest-durations.json")
    try Data(#"{"seconds":{"M.C/testA":2},"version":1}"#.utf8).write(to: own)
    #expect(try ShardedRun.durations([:], in: folder.path)?.seconds == ["M.C/testA": 2])
    #expect(try ShardedRun.durations(["UITEST_DURATIONS": own.path], in: "/")?.seconds.count == 1)
    for (text, reason) in [
      ("{", "is no file of durations, as `uitest merge` writes one"),
      (#"{"seconds":{},"version":7}"#, "is a file of durations of version 7, and not 1"),
      (#"{"seconds":{"a":-1},"version":1}"#, "has a duration that no test has, of a"),
    ] {
      try Data(text.utf8).write(to: own)
      #expect(throws: Shard.Problem(text: "\"\(own.path)\" \(reason).")) {
        try ShardedRun.durations([:], in: folder.path)
      }
    }
    #expect(
      throws: Shard.Problem(text: "UITEST_DURATIONS names \"/none\", which cannot be read.")
    ) { try ShardedRun.durations(["UITEST_DURATIONS": "/none"]) }
  }
}

/// Which tests somebody selects on a command line.
@Suite("Patterns that select tests") struct TestPatternsTests {
  /// Suites and tests as Swift Testing lists them.
  private let list = [
    "M.A", "M.A/B", "M.A/B/c()/A.swift:5:6", "M.A/d(_:)/A.swift:9:4", "N.E/f()/E.swift:3:4",
    "M.g()",
  ].compactMap { id in
    let kind = id.contains("(") ? "function" : "suite"
    let payload = #"{"id":"\#(id)","kind":"\#(kind)","name":"x"}"#
    return SwiftTestingEvent(Data(#"{"kind":"test","payload":\#(payload),"version":0}"#.utf8))
  }

  @Test(
    "take the tests whose name, or the name of a listed suite around them, they are in",
    arguments: [
      ([], ["c", "d", "f", "g"]), (["--filter", "M.A/B"], ["c"]), (["--filter", "B$"], ["c"]),
      (["--filter=^M", "--skip", #"d\("#], ["c", "g"]), (["--skip=A$"], ["f", "g"]),
      (["--filter", #"c\("#, "--filter", #"f\("#], ["c", "f"]), (["--filter", "E$"], []),
      (["--filter", "zzz"], []), (["--filter"], ["c", "d", "f", "g"]),
      (["--filter", "A.swift:9"], ["d"]),
    ])
  func selection(arguments: [String], names: [String]) throws {
    let selected = try #require(TestPatterns(arguments)).selected(of: list)
    let letters = selected.map { id in String(id.split(separator: "(")[0].suffix(1)) }
    #expect(letters == names)
  }

  @Test("are none where one is no pattern")
  func malformed() { #expect(TestPatterns(["--filter", "("]) == nil) }
}
