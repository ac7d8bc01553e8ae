import Glibc
import Testing

@testable import XCUIAutomation

extension BundleRunTests {
  /// Runs of Swift Testing in which tests end their process.
  @Suite("Test processes of Swift Testing that die")
  struct SwiftTestingSupervisionTests {
    /// Runs tests of ``DyingSuite``.
    private func run(
      _ filter: String, _ arguments: [String] = [], _ variables: [String: String] = [:]
    ) async throws -> BundleRun {
      try await BundleRun(
        ["--testing-library", "swift-testing", "--filter", "DyingSuite/" + filter] + arguments,
        variables)
    }

    @Test("are followed by others: of tests that ran at once those fail that die alone")
    func deaths() async throws {
      let run = try await run("Together", [], ["UITEST_TIME_ALLOWANCE": "3"])
      #expect(run.end == .exited(code: 1))
      let failed = [
        "unwrapsNothing()", "fails()", "crashesItsApp()", "exits()", "loops()",
        "overflowsTheStack()", "awaits()",
      ]
      for name in failed {
        #expect(run.count("✘ Test \(name) failed with 1 issue.") == 1, "\(name)\n\(run.log)")
      }
      for name in ["passes()", "\"Has \"words\" / and (more)\""] {
        #expect(run.count("✔ Test \(name) passed.") == 1, "\(name)\n\(run.log)")
      }
      #expect(
        run.lines.filter { $0.contains("Test run with") } == [
          "✘ Test run with 12 tests in 2 suites failed with 9 issues (including 1 known issue)."
        ], "\(run.log)")
      #expect(run.count("✘ Suite Together failed with 9 issues") == 1, "\(run.log)")
      #expect(
        run.junit.contains("<testsuites tests=\"12\" failures=\"8\" errors=\"0\" skipped=\"1\""))
      #expect(run.count("    swift test --filter 'XCUIAutomationTests") == 8, "\(run.log)")
    }

    @Test("are told with the line, the runtime's words and the calls")
    func words() async throws {
      let run = try await run("Together", ["--no-parallel"], ["UITEST_TIME_ALLOWANCE": "3"])
      #expect(run.end == .exited(code: 1))
      let unwrap = BundleRun.line("func unwrap", in: "DyingRun.swift")
      for part in [
        """
        ✘ Test unwrapsNothing() recorded an issue at DyingSuite.swift:\(Self.line("unwrap([]) ==")): \
        The process of the tests crashed: trap, as a failed precondition gives (signal 4, SIGILL).
        ↳ XCUIAutomationTests/DyingRun.swift:\(unwrap): Fatal error: \
        Unexpectedly found nil while unwrapping an Optional value
        called from …/DyingRun.swift:\(unwrap), in static Death.unwrap(_:)
        It stood here:
          …/DyingRun.swift:\(unwrap), in static Death.unwrap(_:)
          …/DyingSuite.swift:\(Self.line("unwrap([]) ==")), in DyingSuite.Together.unwrapsNothing()
        """,
        "✘ Test crashesItsApp() recorded an issue at DyingSuite.swift:\(Self.line("\"Crash\"")): ",
        """
        ✘ Test exits() recorded an issue at DyingSuite.swift:\(Self.line("exit(0)")): \
        The test ended the process it runs in, with exit(0).
        """,
        """
        ✘ Test loops() recorded an issue at DyingSuite.swift:\(Self.line("rounds >= 0")): \
        The test took longer than the 3 seconds that it may, and its process was ended for that.
        """,
        "✘ Test overflowsTheStack() recorded an issue at DyingSuite.swift:\(Self.line("descend")): ",
        "✘ Test awaits() recorded an issue at DyingSuite.swift:\(Self.line("_ = Death.unwrap")): ",
        """
        ✘ Test takes(_:) recorded an issue at DyingSuite.swift:\(Self.line("number == 2")): \
        The process of the tests crashed: abort (signal 6, SIGABRT).
        ↳ That was in: Test case passing 1 argument number → 2 to takes(_:)
        1 of its 3 test cases ended; the others did not.
        """,
      ] {
        #expect(run.log.contains(part), "\(part)\n\n\(run.log)")
      }
      // One at a time, nobody has to be run again.
      #expect(run.count("Test passes() started") == 1, "\(run.log)")
      #expect(run.count("run again, each alone") == 0, "\(run.log)")
    }

    @Test("leave what ended as it is, with all of it in one file of results")
    func order() async throws {
      let run = try await run("InOrder", ["--xunit-output", "$FOLDER/x.xml"])
      #expect(run.end == .exited(code: 1))
      #expect(run.count("Test first() started") == 1, "\(run.log)")
      #expect(run.count("Test second(_:) started") == 1, "\(run.log)")
      #expect(run.count("✘ Test run with 3 tests in 2 suites failed with 2 issues.") == 1)
      for text in [run.junit, run.xunit] {
        #expect(text.contains("<testsuites tests=\"3\" failures=\"2\" errors=\"0\" skipped=\"0\""))
        #expect(text.contains("name=\"InOrder/third()\""), "\(text)")
      }
    }

    @Test("fail all tests of a suite that dies when it begins")
    func suite() async throws {
      let run = try await run("(Barren|InOrder/first)")
      #expect(run.end == .exited(code: 1))
      for name in ["first()", "second()"] {
        #expect(run.count("✘ Test \(name) failed with 1 issue.") == 1, "\(run.log)")
      }
      #expect(run.count("That was when Suite Barren began, before any of its tests.") == 2)
      #expect(run.count("✘ Test run with 3 tests in 3 suites failed with 2 issues.") == 1)
    }

    @Test("are not followed by others when nobody wants that, and after so many")
    func bound() async throws {
      let without = try await run("InOrder", [], ["UITEST_RESTARTS": "0"])
      #expect(without.end == .signalled(SIGILL))
      #expect(without.count("Restarting") == 0)
      let once = try await run("Together", ["--no-parallel"], ["UITEST_RESTARTS": "1"])
      #expect(once.end == .exited(code: 1))
      #expect(once.count("as often as UITEST_RESTARTS allows") == 1, "\(once.log)")
      #expect(once.count("✘ Test run with 12 tests in 2 suites failed") == 1, "\(once.log)")
    }

    @Test("are not taken for dead when they list their tests and exit")
    func listing() async throws {
      let run = try await run("Together", ["--list-tests"])
      #expect(run.end == .exited(code: 0))
      #expect(run.count("Restarting") == 0)
      #expect(run.count("XCUIAutomationTests.DyingSuite/Together/passes()") == 1, "\(run.log)")
    }

    /// The line of ``DyingSuite`` in which a text stands.
    private static func line(_ text: String) -> Int { BundleRun.line(text, in: "DyingSuite.swift") }
  }
}
