public import Foundation
public import XCTest

extension XCTNSPredicateExpectation {
  /// Expects a predicate to hold for an element or a query.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - object: The element or query.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public convenience init(
    predicate: NSPredicate, object: some XCUIElementTypeQueryProvider,
    file: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      predicate: ExpectedPredicate.expected(predicate, object), object: object as Any?, file: file,
      line: line)
    ExpectedPredicate.serve(self)
  }
}

extension XCTestCase {
  /// Makes an expectation, which `waitForExpectations` waits for, that a predicate holds for an element or a query.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - object: The element or query.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - handler: Returns whether that was it, when the predicate holds.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: some XCUIElementTypeQueryProvider,
    file: StaticString = #filePath, line: Int = #line,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    expectation(predicate, of: object, file: file, line: line, handler: handler)
  }

  /// Makes an expectation that a predicate holds for an element or a query.
  func expectation(
    _ predicate: NSPredicate, of object: Any, file: StaticString = #filePath, line: Int = #line,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = expectation(
      for: ExpectedPredicate.expected(predicate, object), evaluatedWith: object as Any?,
      file: file, line: line, handler: handler)
    ExpectedPredicate.serve(expectation)
    return expectation
  }
}
