import Foundation
import PredicateFormat
import XCTest

/// The expectation classes of XCTest take predicates from formats.
final class PredicateExpectationTests: XCTestCase {
  /// An object whose stored property changes.
  final class Counter: NSObject {
    var count = 0
    var exists: Bool { count > 0 }
  }

  func testExpectationForPredicateIsFulfilled() {
    let counter = Counter()
    let predicate = NSPredicate(format: "count > 0")
    let expectation = expectation(for: predicate, evaluatedWith: counter)
    counter.count = 1
    wait(for: [expectation], timeout: 5)
  }

  func testPredicateExpectationCompletes() {
    let expectation = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count == %d", 0), object: Counter()
    )
    XCTAssertEqual(XCTWaiter().wait(for: [expectation], timeout: 5), .completed)
  }

  func testPredicateExpectationTimesOut() {
    let expectation = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count > 0"), object: Counter()
    )
    XCTAssertEqual(XCTWaiter().wait(for: [expectation], timeout: 0), .timedOut)
  }

  func testCompoundExpectationCompletes() {
    let predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "count >= %@", 0), NSPredicate(format: "NOT count == %@", 1),
    ])
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: Counter())
    XCTAssertEqual(XCTWaiter().wait(for: [expectation], timeout: 5), .completed)
  }

  func testExpectationNamesThePredicate() {
    let expectation = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count = 1"), object: Counter()
    )
    XCTAssertTrue(
      expectation.expectationDescription.contains("count == 1"),
      expectation.expectationDescription
    )
  }
}
