import FailureTesting
import Synchronization
import XCTest
import XCUIAutomation

/// Where errors stand that leave a test.
final class ThrownErrorXCTests: UITestCase {
  private struct Stop: Error {}

  /// An error that says which one it is.
  private struct Numbered: Error, CustomStringConvertible {
    let number: Int
    var description: String { "error \(number)" }
  }

  /// Throws, for a test.
  private static func demand() throws {
    throw Stop()  // demand
  }

  /// A test whose set-up throws.
  private class FailingSetUp: UITestCase {
    override func setUpWithError() throws {
      try demand()  // set-up
    }
  }

  /// A test whose tear-down throws.
  private class FailingTearDown: UITestCase {
    override func tearDownWithError() throws {
      throw Stop()  // tear
    }
  }

  private static let failures = Mutex<[String: [String]]>([:])

  override class func setUp() {
    let runs: [(String, XCTestCase.Type, (XCTestCase) throws -> Void)] = [
      ("helper", UITestCase.self, { _ in try demand() }),
      ("set-up", FailingSetUp.self, { _ in }),
      ("tear-down", FailingTearDown.self, { _ in }),
      (
        "again", UITestCase.self,
        { _ in
          do {
            try demand()
          } catch {
            for number in 0..<100 { _ = try? { throw Numbered(number: number) }() }
            throw error
          }
        }
      ),
      (
        "decoding", UITestCase.self,
        { _ in
          _ = try JSONDecoder().decode(Int.self, from: Data("x".utf8))  // decoding
        }
      ),
      (
        "other", UITestCase.self,
        { _ in
          let other = Result { try demand() }
          defer { withExtendedLifetime(other) {} }
          throw Numbered(number: 3)  // other
        }
      ),
      (
        "in an activity", UITestCase.self,
        { _ in try XCTContext.runActivity(named: "Step") { _ in try demand() } }
      ),
    ]
    for (name, type, body) in runs {
      let outcome = FailingTest.run(type, body)
      failures.withLock { $0[name] = outcome.failures }
    }
  }

  /// The first two lines of a test's only failure, without folders.
  private func failure(_ name: String) -> [String] {
    let failures = Self.failures.withLock { $0[name] } ?? []
    XCTAssertEqual(failures.count, 1, name)
    return failures.first?.split(separator: "\n").prefix(2).map { String($0) } ?? []
  }

  /// The line of this file that ends with a mark.
  private func line(_ mark: String) throws -> Int {
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return try XCTUnwrap(lines.firstIndex { $0.hasSuffix("  // \(mark)") }) + 1
  }

  func testAnErrorStandsWhereItWasThrown() throws {
    for (name, mark) in [
      ("helper", "demand"), ("again", "demand"), ("in an activity", "demand"),
      ("tear-down", "tear"),
    ] {
      XCTAssertEqual(
        failure(name), ["ThrownErrorXCTests.swift:\(try line(mark)): threw error \"Stop()\""], name)
    }
    XCTAssertEqual(
      failure("other"), ["ThrownErrorXCTests.swift:\(try line("other")): threw error \"error 3\""])
  }

  func testOneOfAHelperStandsInTheTest() throws {
    let failure = failure("set-up")
    XCTAssertEqual(
      failure.first, "ThrownErrorXCTests.swift:\(try line("set-up")): threw error \"Stop()\"")
    let place =
      "ThrownErrorXCTests.swift:\(try line("demand")), in static ThrownErrorXCTests.demand()"
    XCTAssertEqual(failure.last?.hasSuffix(place), true, "\(failure)")
  }

  func testOneOfALibraryStandsWhereItIsCalled() throws {
    let place = "ThrownErrorXCTests.swift:\(try line("decoding")): threw error"
    XCTAssertEqual(failure("decoding").first?.hasPrefix(place), true)
  }
}
