import Testing

@testable import XCUIAutomation

extension BundleRunTests {
  /// Runs of tests of one library that use what the other one finds wrong.
  @Suite("Assertions of the other testing library")
  struct InteroperationTests {
    /// Where something is in a file of this folder.
    private func line(_ text: String, in file: String) -> String {
      "\(file):\(BundleRun.line(text, in: "../Interoperation/" + file))"
    }

    @Test("fail a test of XCTest")
    func expectations() async throws {
      let run = try await BundleRun(["XCUIAutomationTests.MixedRun"])
      #expect(run.end == .exited(code: 1))
      // At the line of the test, as of all that a helper finds wrong.
      for (text, failure) in [
        ("func test01", "test01Expects : Expectation failed: (numbers.count → 1) == 2"),
        ("Recorded in words", "test02Records : Recorded in words"),
        ("func test03", "test03Requires : Expectation failed: "),
        ("withKnownIssue {}", "test05KnowsNothing : Known issue was not recorded"),
        ("func test06", "test06ExpectsInATask : Expectation failed: "),
        ("func test08", "test08RequiresOfItself : Expectation failed: "),
      ] {
        let part = "\(line(text, in: "MixedRun.swift")): error: MixedRun.\(failure)"
        #expect(run.log.contains(part), "\(part)\n\(run.log)")
      }
      for name in ["04Knows", "07Warns"] {
        #expect(run.count("'MixedRun.test\(name)' passed") == 1, "\(run.log)")
      }
      // What is required throws besides, of which the assertion around tells; a test's own end does not.
      #expect(run.count("Executed 8 tests, with 7 failures") > 0, "\(run.log)")
      #expect(run.count("test08RequiresOfItself : ") == 1, "\(run.log)")
    }

    @Test("fail a test of Swift Testing")
    func assertions() async throws {
      let run = try await BundleRun(
        ["--testing-library", "swift-testing", "--filter", "MixedSuite/"])
      #expect(run.end == .exited(code: 1))
      for part in [
        "✘ Test asserts() recorded an issue at \(line("\"in words\"", in: "MixedSuite.swift")):1: ",
        "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - in words",
        "✘ Test failsForTwo(_:) recorded an issue with 1 argument number → 2 at "
          + line("XCTFail", in: "MixedSuite.swift"),
        "✘ Test unwraps() recorded an issue at \(line("XCTUnwrap", in: "MixedSuite.swift")):1: ",
        "✘ Test sees() recorded an issue at \(line("\"Nothing\"", in: "MixedRun.swift")):1: ",
        "no such button",
      ] {
        #expect(run.log.contains(part), "\(part)\n\(run.log)")
      }
      #expect(run.count("✔ Test passes() passed") == 1, "\(run.log)")
      #expect(
        run.count("✘ Test run with 5 tests in 1 suite failed with 5 issues") == 1, "\(run.log)")
    }

    @Test("fail a test as often as the environment has it run")
    func repetition() async throws {
      let run = try await BundleRun(
        ["--testing-library", "swift-testing", "--filter", "MixedSuite/sees"],
        ["UITEST_REPEAT": "3"])
      #expect(
        run.count("✘ Test run with 1 test in 1 suite failed with 3 issues") == 1, "\(run.log)")
    }

    @Test("are as lost as they are by themselves where nobody wants that")
    func none() async throws {
      let variables = ["SWIFT_TESTING_XCTEST_INTEROP_MODE": "none"]
      let run = try await BundleRun(["XCUIAutomationTests.MixedRun/test01Expects"], variables)
      #expect(run.end == .exited(code: 0), "\(run.log)")
    }
  }
}
