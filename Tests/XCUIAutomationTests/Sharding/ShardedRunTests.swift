import AutomationTrace
import Foundation
import Testing

@testable import XCUIAutomation

extension BundleRunTests {
  /// Runs of this test bundle that are spread over several processes, as over machines.
  @Suite("Runs that are spread over machines")
  struct ShardedRunTests {
    /// A folder for the results of all parts.
    private final class Parts {
      /// Where it is.
      let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

      deinit {
        // What is left in a folder for temporary files harms nobody.
        try? FileManager.default.removeItem(at: root)
      }

      /// Runs a part; its results are in a folder of its own.
      func run(
        _ number: Int, of count: Int, _ arguments: [String], _ variables: [String: String] = [:]
      ) async throws -> BundleRun {
        let own = [
          "UITEST_SHARD": "\(number)/\(count)",
          "UITEST_RESULTS": root.appendingPathComponent("\(number)").path,
        ]
        return try await BundleRun(arguments, own.merging(variables) { $1 })
      }

      /// The folders of the runs so far.
      private var folders: [RunFolder] {
        // A folder that is not there has no runs.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().flatMap { RunFolder.all(in: root.appendingPathComponent($0)) }
      }

      /// Says what is wrong with the parts so far.
      func problems() throws -> [String] {
        let runs = try folders.map { folder in
          let ended = RunSummary(folder.events).tests.filter { $0.outcome != .unfinished }
          return PartsProof.Run("a run", try folder.parts(), ended: Set(ended.map(\.name)))
        }
        return PartsProof(runs).problems
      }

      /// The tests of all parts, each with what became of it, in the order of their names.
      var outcomes: [String] {
        folders.flatMap { RunSummary($0.events).tests }.map { test in
          "\(test.name.drop { $0 != "." }.dropFirst()) \(test.outcome)"
        }.sorted()
      }
    }

    /// Tests of XCTest's, some of which end their process.
    private static let tests = [
      [
        "DyingRun/test01Passes", "DyingRun/test03Fails", "DyingRun/test05IsSkipped",
        "DyingPlainRun",
      ].map { "XCUIAutomationTests." + $0 }.joined(separator: ",")
    ]

    @Test("take each test of XCTest's once, also where one dies")
    func xctest() async throws {
      let parts = Parts()
      let first = try await parts.run(1, of: 3, Self.tests)
      #expect(first.end == .exited(code: 1), "\(first.log)")
      #expect(first.count("Executed 2 tests, with 1 failure (1 unexpected)") > 0, "\(first.log)")
      let said = "Part 1 of 3, as UITEST_SHARD says: 2 of 6 tests of XCTest, balanced by number."
      #expect(first.count(said) == 1, "\(first.log)")
      let missing = try parts.problems()
      #expect(missing.count == 1 && missing[0].hasPrefix("Missing is part 2 of 3 (XCTest)"))
      #expect(try await parts.run(2, of: 3, Self.tests).end == .exited(code: 0))
      #expect(try await parts.run(3, of: 3, Self.tests).end == .exited(code: 1))
      #expect(try parts.problems() == [])
      #expect(
        parts.outcomes == [
          "DyingPlainRun/testAPasses passed", "DyingPlainRun/testBUnwrapsNothing failed",
          "DyingPlainRun/testCPasses passed", "DyingRun/test01Passes passed",
          "DyingRun/test03Fails failed", "DyingRun/test05IsSkipped skipped",
        ])
    }

    @Test("take each test of Swift Testing once, balanced by durations, also where one dies")
    func swiftTesting() async throws {
      let parts = Parts()
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      let suite = "XCUIAutomationTests.DyingSuite/InOrder"
      let durations = RunDurations(["\(suite)/third()": 5, "\(suite)/first()": 1])
      try durations.encoded().write(to: file)
      let arguments = ["--testing-library", "swift-testing", "--filter", "DyingSuite/InOrder"]
      var runs: [BundleRun] = []
      for number in 1...2 {
        runs.append(
          try await parts.run(number, of: 2, arguments, ["UITEST_DURATIONS": file.path]))
      }
      #expect(runs.map(\.end) == [.exited(code: 1), .exited(code: 1)])
      #expect(runs[0].count("as UITEST_SHARD says: 1 of 3 tests of Swift Testing, ") == 1)
      #expect(runs[0].count("✘ Test third() failed") == 1, "\(runs[0].log)")
      #expect(runs[1].count("✘ Test run with 2 tests in 2 suites failed") == 1, "\(runs[1].log)")
      #expect(try parts.problems() == [])
      #expect(
        parts.outcomes == [
          "DyingSuite/InOrder/first() passed", "DyingSuite/InOrder/second(_:) failed",
          "DyingSuite/InOrder/third() failed",
        ])
      // What does not run has an outcome as well, as do all tests of a suite that does not.
      let skipped = Parts()
      for number in 1...2 {
        let run = try await skipped.run(number, of: 2, arguments, ["DYING_RUN": ""])
        #expect(run.end == .exited(code: number == 1 ? 0 : 1), "\(run.log)")
      }
      #expect(try skipped.problems() == [])
    }

    @Test("may have no test, and repeat theirs in a random order")
    func orders() async throws {
      let parts = Parts()
      let one = ["XCUIAutomationTests.DyingRun/test01Passes"]
      let none = try await parts.run(1, of: 2, one)
      #expect(none.end == .exited(code: 0), "\(none.log)")
      #expect(none.count("Executed 0 tests") > 0, "\(none.log)")
      #expect(try await parts.run(2, of: 2, one, ["UITEST_REPEAT": "3"]).end == .exited(code: 0))
      #expect(try parts.problems() == [])
      #expect(
        parts.outcomes == Array(repeating: "DyingRun/test01Passes passed", count: 3))
      let suite = ["--testing-library", "swift-testing", "--filter", "InOrder/first"]
      // So says Swift Testing that there are none, which `swift test` takes for good.
      #expect(try await Parts().run(1, of: 2, suite).end == .exited(code: 69))
    }

    @Test("are not begun where there is no such part")
    func problems() async throws {
      for arguments in [Self.tests, ["--testing-library", "swift-testing", "--filter", "InOrder"]] {
        let run = try await BundleRun(arguments, ["UITEST_SHARD": "9/8"])
        #expect(run.end == .exited(code: 2))
        #expect(
          run.lines == [
            "error: UITEST_SHARD is \"9/8\": there is no part 9 of 8, but of 1 to 10000."
          ])
      }
    }

    @Test("are listed as parts to a `swift test` that runs each test in a process")
    func parallel() throws {
      let folder = try SandboxDirectory()
      defer { folder.remove() }
      /// Lists the tests as for such a run.
      func list(_ number: Int) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.arguments = [
          "-c", #"exec -a swift-test bash -c '"$0" --dump-tests-json; exit $?' "$0" "$@""#, bundle,
          "--parallel", "--filter", "DyingRun/test0[1-4]", "--skip", "04",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([
          "UITEST_SHARD": "\(number)/2", "UITEST_RESULTS": folder.path + "/\(number)",
        ]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
      }
      let lists = try (1...2).map(list)
      func tests(_ text: String) -> [String] {
        text.matches(of: /"name":"(test\w+)"/).map { String($0.1) }
      }
      #expect(lists.map(tests) == [["test01Passes"], ["test02UnwrapsNothing", "test03Fails"]])
      #expect(lists[0].contains(#""name":"XCUIAutomationTests.DyingRun""#))
      let folders = (1...2).flatMap {
        RunFolder.all(in: URL(fileURLWithPath: folder.path + "/\($0)"))
      }
      #expect(try folders.flatMap { try $0.parts() }.map(\.own.count) == [1, 2])
    }
  }
}
