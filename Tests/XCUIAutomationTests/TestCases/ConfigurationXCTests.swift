import FailureTesting
import Synchronization
import XCTest
import XCUIAutomation

/// Tests that run for each configuration of the interface.
final class ConfigurationXCTests: XCTestCase {
  /// A class as Xcode's template writes it.
  private final class Launches: UITestCase {
    static let seen = Mutex<[String]>([])
    private var count = 0

    override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

    override func setUpWithError() throws {
      continueAfterFailure = false
      count += 1
    }

    override func tearDown() { see("torn down") }

    func look() {
      let app = Handmade.process.launch()
      see("\(count): \(Int(app.frame.width)) × \(Int(app.frame.height))")
    }

    func see(_ text: String) { Self.seen.withLock { $0.append(text) } }
  }

  /// A class whose tests are skipped.
  private class Skipping: UITestCase {
    override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
  }

  /// A class whose tests are skipped by its set-up.
  private final class SkippingSetUp: Skipping {
    override func setUpWithError() throws { throw XCTSkip("set up") }
  }

  private static let outcome = Mutex<FailingTest.Outcome?>(nil)
  private static let skipped = Mutex<[FailingTest.Outcome]>([])

  override class func setUp() {
    let outcome = FailingTest.run(Launches.self) { test in
      (test as? Launches)?.look()
      XCTAssertEqual(Int(Handmade.process.app.frame.width), 80, file: "Suite.swift", line: 1)
      XCTFail("after", file: "Suite.swift", line: 2)
    }
    self.outcome.withLock { $0 = outcome }
    let skipped = [
      FailingTest.run(Skipping.self) { _ in throw XCTSkip("not here") },
      FailingTest.run(SkippingSetUp.self) { _ in XCTFail("not skipped") },
      FailingTest.run(Skipping.self) { _ in
        try XCTSkipIf(Int(Handmade.process.launch().frame.width) == 80, "narrow")
      },
    ]
    self.skipped.withLock { $0 = skipped }
  }

  func testEveryTestRunsForEachConfiguration() {
    XCTAssertEqual(
      Launches.seen.withLock { $0 }, ["1: 80 × 24", "torn down", "1: 132 × 43", "torn down"])
  }

  func testASkipSkipsTheTest() throws {
    let outcomes = Self.skipped.withLock { $0 }
    XCTAssertEqual(outcomes.map(\.failures), [[], [], []])
    XCTAssertTrue(outcomes[0].output.contains(": Skipping.test : Test skipped - not here"))
    XCTAssertTrue(outcomes[1].output.contains(": SkippingSetUp.test : Test skipped - set up"))
    XCTAssertFalse(outcomes[2].output.contains("skipped"), "one of two configurations")
  }

  func testFailuresNameTheConfiguration() throws {
    let failures = try XCTUnwrap(Self.outcome.withLock { $0 }).failures.map {
      $0.components(separatedBy: "\n")
    }
    XCTAssertEqual(
      failures.map(\.first),
      [
        "Suite.swift:2: failed - after",
        "Suite.swift:1: XCTAssertEqual failed: (\"132\") is not equal to (\"80\") - ",
      ])
    XCTAssertEqual(failures.map(\.last), ["Activity: 80 × 24", "Activity: 132 × 43"])
  }
}
