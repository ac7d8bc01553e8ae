import Foundation
import Glibc
import Testing
import VirtualTime

@testable import XCUIAutomation

extension BundleRunTests {
  /// Runs of this test bundle in which tests end their process.
  @Suite("Test processes that die")
  struct SupervisionTests {
    /// Runs tests of this bundle, as XCTest takes them.
    private func run(_ tests: [String], _ variables: [String: String] = [:]) async throws
      -> BundleRun
    {
      try await BundleRun(
        [tests.map { "XCUIAutomationTests." + $0 }.joined(separator: ",")], variables)
    }

    /// The lines on the tests that ended, and on the whole.
    private func endings(_ outcome: BundleRun) -> [String] {
      outcome.lines.filter {
        $0.wholeMatch(of: /Test Case '.*' (passed|failed|skipped)/) != nil
          || $0.contains("Executed") && $0.contains("10 tests")
      }
    }

    @Test("are followed by others: each death is one failed test, and all others run")
    func deaths() async throws {
      let outcome = try await run(["DyingRun"], ["UITEST_TIME_ALLOWANCE": "5"])
      #expect(outcome.end == .exited(code: 1))
      let log = outcome.lines.joined(separator: "\n")
      let names = [
        "01Passes' passed", "02UnwrapsNothing' failed", "03Fails' failed",
        "04CrashesItsApp' failed", "05IsSkipped' skipped", "06Exits' failed", "07Loops' failed",
        "08OverflowsTheStack' failed", "09Awaits' failed", "10Passes' passed",
      ]
      #expect(
        endings(outcome).prefix(10) == names.map { "Test Case 'DyingRun.test\($0)" }[...], "\(log)")
      #expect(
        endings(outcome).last
          == "\t Executed 10 tests, with 1 test skipped and 7 failures (6 unexpected)", "\(log)")
      let message = "Unexpectedly found nil while unwrapping an Optional value"
      for part in [
        """
        …/DyingRun.swift:\(Self.line("func test02")): error: DyingRun.test02UnwrapsNothing : \
        The process of the tests crashed: trap, as a failed precondition gives (signal 4, SIGILL).
        XCUIAutomationTests/DyingRun.swift:\(Self.line("func unwrap")): Fatal error: \(message)
        called from …/DyingRun.swift:\(Self.line("func unwrap")), in static Death.unwrap(_:)
        It stood here:
          …/DyingRun.swift:\(Self.line("func unwrap")), in static Death.unwrap(_:)
        """,
        "…/DyingRun.swift:\(Self.line("buttons[\"Crash\"]")): error: DyingRun.test04CrashesItsApp : ",
        """
        …/DyingRun.swift:\(Self.line("func test06")): error: DyingRun.test06Exits : \
        The test ended the process it runs in, with exit(0).
        """,
        """
        error: DyingRun.test07Loops : The test took longer than the 5 seconds that it may, and its \
        process was ended for that.
        """,
        "…/DyingRun.swift:\(Self.line("func test08")): error: DyingRun.test08OverflowsTheStack : ",
        "…/DyingRun.swift:\(Self.line("await Task.yield") + 1): error: DyingRun.test09Awaits : ",
        "Restarting after unexpected exit, crash, or test timeout in XCUIAutomationTests.DyingRun.test02",
      ] {
        #expect(log.contains(part), "\(part)\n\n\(log)")
      }
      // Nothing is listed twice at the end, and nothing of an earlier process is missing there.
      #expect(outcome.lines.filter { $0.hasPrefix("    swift test --filter") }.count == 7, "\(log)")
    }

    @Test("end when the command that runs them was ended by a signal")
    func command() async throws {
      let folder = try SandboxDirectory()
      defer { folder.remove() }
      let command = folder.path + "/swift-test"
      let numberFile = folder.path + "/number"
      // A process is called as the file that it was started by.
      try FileManager.default.createSymbolicLink(
        atPath: command, withDestinationPath: "/bin/sh")
      var environment = ProcessInfo.processInfo.environment
      environment[Death.variable] = "1"
      environment["UITEST_RESULTS"] = folder.path + "/results"
      let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      // In a group of its own, which does not end with the command's.
      let script =
        "setsid '\(bundle)' XCUIAutomationTests.DyingRun/test07Loops & "
        + "echo $! > '\(numberFile).new'; mv '\(numberFile).new' '\(numberFile)'; wait"
      let spawner = ProcessSpawner(
        path: command, arguments: ["-c", script], environment: environment,
        standardOutput: "/dev/null", standardError: "/dev/null")
      let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { close(input) }
      let process = try spawner.start(inheriting: input)
      /// Waits until something is so, for a minute at most.
      func comes(_ condition: () -> Bool) async throws -> Bool {
        for _ in 0..<6_000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        return condition()
      }
      var number = ""
      _ = try await comes {
        number = (try? String(contentsOfFile: numberFile, encoding: .utf8)) ?? ""
        return !number.isEmpty
      }
      let run = number.split(separator: "\n").first ?? "?"
      // The process that runs the tests, and with it their supervisor, is there.
      let children = "/proc/\(run)/task/\(run)/children"
      #expect(try await comes { KernelFiles.text(at: children)?.isEmpty == false })
      kill(process.processID, SIGTERM)
      #expect(
        try await comes {
          KernelFiles.nameAndState(at: "/proc/\(run)").map { $0.state == "Z" } ?? true
        })
      process.kill()
    }

    @Test("die in a class of XCTest's own, and in what sets up a class")
    func classes() async throws {
      let outcome = try await run(["DyingPlainRun", "DyingSetUpRun"])
      let log = outcome.lines.joined(separator: "\n")
      #expect(outcome.end == .exited(code: 1))
      #expect(
        outcome.lines.filter { $0.wholeMatch(of: /Test Case '.*' (passed|failed)/) != nil } == [
          "Test Case 'DyingPlainRun.testAPasses' passed",
          "Test Case 'DyingPlainRun.testBUnwrapsNothing' failed",
          "Test Case 'DyingPlainRun.testCPasses' passed",
          "Test Case 'DyingSetUpRun.testA' failed", "Test Case 'DyingSetUpRun.testB' failed",
        ], "\(log)")
      #expect(log.contains("Executed 5 tests, with 3 failures (3 unexpected)"), "\(log)")
      #expect(log.contains("in the set-up of XCUIAutomationTests.DyingSetUpRun"), "\(log)")
      #expect(
        log.contains("The process of the tests crashed: abort (signal 6, SIGABRT)."), "\(log)")
    }

    @Test("die in a class whose set-up runs tests of its own, which are nobody's")
    func innerTests() async throws {
      let outcome = try await run(["DyingAroundRun", "DyingPlainRun/testAPasses"])
      #expect(outcome.end == .exited(code: 1))
      #expect(outcome.count("Test Case 'DyingAroundRun.testAPasses' passed") == 1, "\(outcome.log)")
      #expect(
        outcome.count("Test Case 'DyingAroundRun.testBUnwrapsNothing' failed") == 1,
        "\(outcome.log)")
      #expect(outcome.count("Test Case 'DyingAroundRun.testCPasses' passed") == 1, "\(outcome.log)")
      #expect(
        outcome.count("Executed 4 tests, with 1 failure (1 unexpected)") > 0, "\(outcome.log)")
    }

    @Test("fail where their classes are set up and torn down")
    func aroundTests() async throws {
      let outcome = try await run(["FailingAroundRun", "DyingPlainRun/testAPasses"])
      #expect(outcome.end == .exited(code: 1))
      #expect(outcome.count("Test Case 'FailingAroundRun.testA' failed") == 1, "\(outcome.log)")
      #expect(outcome.count("Test Case 'FailingAroundRun.testB' passed") == 1, "\(outcome.log)")
      #expect(
        outcome.count("Executed 3 tests, with 2 failures (0 unexpected)") > 0, "\(outcome.log)")
      for text in [
        #"FailingAroundRun.testA : XCTAssertEqual failed: ("set") is not equal to ("up")"#,
        #"FailingAroundRun.testA : Failed to tap "Nobody" Button: No matches found"#,
        "error: FailingAroundRun : failed - torn down",
      ] {
        #expect(outcome.count(text) == 1, "\(outcome.log)")
      }
      #expect(outcome.count("That was when the class was set up.") == 2, "\(outcome.log)")
      #expect(outcome.count("That was when the class was torn down.") == 1, "\(outcome.log)")
      // Of one test alone, of which XCTest says that it passed.
      let alone = try await run(["LatelyFailingRun"])
      #expect(alone.end == .exited(code: 1))
      #expect(alone.count("1 XCTest failed") == 1, "\(alone.log)")
      #expect(alone.count("failed - torn down late") == 2, "\(alone.log)")
    }

    @Test("die after a failure, which is said")
    func afterFailure() async throws {
      let outcome = try await run(["DyingAfterFailureRun"])
      #expect(outcome.end == .exited(code: 1))
      let line = BundleRun.line("XCTAssertEqual(values.count, 1)", in: "DyingRun.swift")
      #expect(
        outcome.count("It had failed before, at DyingRun.swift:\(line), and went on") == 1,
        "\(outcome.log)")
    }

    @Test("die when a test takes longer than it allows itself, whatever comes to the journal")
    func allowance() async throws {
      let outcome = try await run(["TalkativeRun"])
      #expect(outcome.end == .exited(code: 1), "\(outcome.log)")
      #expect(
        outcome.count("TalkativeRun.testTalks : The test took longer than the 2 seconds") == 1,
        "\(outcome.log)")
    }

    @Test("fail over what fails on other threads, and no other test does")
    func elsewhere() async throws {
      let outcome = try await run(["FailingElsewhereRun"])
      #expect(outcome.end == .exited(code: 1), "\(outcome.log)")
      for (test, word) in [
        ("AFailsOnAThread", "failed"), ("BFailsOnAThreadThatNeedsTheMainOne", "failed"),
        ("CLeavesSomething", "passed"), ("DPasses", "passed"),
      ] {
        #expect(
          outcome.count("Test Case 'FailingElsewhereRun.test\(test)' \(word)") == 1,
          "\(outcome.log)")
      }
      #expect(
        outcome.count("Executed 4 tests, with 2 failures (0 unexpected)") > 0, "\(outcome.log)")
      let line = BundleRun.line(#"XCTFail("on a thread")"#, in: "DyingRun.swift")
      #expect(
        outcome.count("DyingRun.swift:\(line): error: FailingElsewhereRun.testAFailsOnAThread")
          == 1,
        "\(outcome.log)")
      #expect(
        outcome.count("error: FailingElsewhereRun.testCLeavesSomething : left behind") == 1,
        "\(outcome.log)")
      #expect(outcome.count("That was when the test had ended.") == 1, "\(outcome.log)")
    }

    @Test("fail where only a class's tear-down does", arguments: [nil, "2"])
    func tearDownAlone(_ repetitions: String?) async throws {
      let variables = repetitions.map { ["UITEST_REPEAT": $0] } ?? [:]
      let outcome = try await run(
        ["FailingTearDownRun", "DyingPlainRun/testAPasses"], variables)
      #expect(outcome.end == .exited(code: 1), "\(outcome.log)")
      #expect(outcome.count("with 0 failures") > 0, "\(outcome.log)")
      #expect(outcome.count("failed - torn down") >= 1, "\(outcome.log)")
    }

    @Test("die when no test runs, which is told at once and in the summary")
    func unowned() async throws {
      for (type, moment) in [
        ("DyingTearDownRun", "That was between tests of the class, or when it was torn down."),
        ("DyingLaterRun", "That was between tests of two classes, or after them."),
      ] {
        let outcome = try await run([type, "DyingPlainRun/testAPasses"])
        let crash = "The process of the tests crashed: abort (signal 6, SIGABRT)."
        #expect(outcome.end == .exited(code: 1))
        #expect(outcome.count(moment) == 1, "\(outcome.log)")
        #expect(outcome.count(": error: ") == 1, "\(outcome.log)")
        #expect(outcome.lines.contains("1 XCTest failed:"), "\(outcome.log)")
        #expect(outcome.lines.contains("    " + crash), "\(outcome.log)")
        #expect(outcome.count("Test Case '\(type).testA' passed") == 1, "\(outcome.log)")
        #expect(
          outcome.count("Test Case 'DyingPlainRun.testAPasses' passed") == 1, "\(outcome.log)")
      }
    }

    @Test("die in a shuffled and repeated run")
    func repetitions() async throws {
      let outcome = try await run(
        ["DyingPlainRun", "DyingRun/test02UnwrapsNothing", "DyingRun/test01Passes"],
        ["UITEST_REPEAT": "3"])
      let log = outcome.lines.joined(separator: "\n")
      #expect(outcome.end == .exited(code: 1))
      func count(_ text: String) -> Int { outcome.lines.count { $0.contains(text) } }
      #expect(count("'DyingRun.test02UnwrapsNothing' failed") == 3, "\(log)")
      #expect(count("'DyingRun.test01Passes' passed") == 3, "\(log)")
      #expect(count("'DyingPlainRun.testBUnwrapsNothing' failed") == 1, "\(log)")
      #expect(count("'DyingPlainRun.testCPasses' passed") == 1, "\(log)")
    }

    @Test("are not followed by others when nobody wants that, and after so many")
    func bound() async throws {
      let without = try await run(["DyingRun/test02UnwrapsNothing"], ["UITEST_RESTARTS": "0"])
      #expect(without.end == .signalled(SIGILL))
      #expect(!without.lines.contains { $0.hasPrefix("Restarting") })
      let once = try await run(
        ["DyingRun/test02UnwrapsNothing", "DyingRun/test06Exits", "DyingRun/test09Awaits"],
        ["UITEST_RESTARTS": "1"])
      #expect(once.lines.count { $0.hasPrefix("Restarting") } == 1)
      #expect(once.end == .exited(code: 1))
    }

    @Test("are not taken for dead when they list their tests and exit")
    func listing() async throws {
      let outcome = try await BundleRun(["--list-tests"])
      #expect(outcome.end == .exited(code: 0))
      #expect(outcome.lines.count { $0.hasPrefix("Listing ") } == 1)
      #expect(outcome.lines.count { $0.hasSuffix(".DyingRun/test01Passes") } == 1)
    }

    /// The line of ``DyingRun`` in which a text stands.
    private static func line(_ text: String) -> Int { BundleRun.line(text, in: "DyingRun.swift") }
  }
}
