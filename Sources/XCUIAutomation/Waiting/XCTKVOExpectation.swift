import Foundation
public import XCTest

/// An expectation that a property of an element, a query or an application has a value, or changes.
///
/// Mirrors XCTest's class of Apple's platforms, for the objects of UI tests.
///
/// It is `@unchecked Sendable` as its superclass is: it is used by the thread of the test.
///
/// - Note: Unlike Apple's, it looks again and again: there is no key-value observation on this platform. Other objects fail the test.
public final class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
  /// The name of the property.
  public let keyPath: String

  /// What has the property.
  public let observedObject: Any

  /// The value; `nil` when any change counts.
  public let expectedValue: Any?

  /// What the suite wants to be told; it has no effect, for nothing is told.
  public let options: NSKeyValueObservingOptions

  /// Expects a property to have a value.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, such as `exists`.
  ///   - object: What has the property.
  ///   - expectedValue: The value; `nil` when any change counts.
  ///   - options: What the suite wants to be told.
  public init(
    keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    let predicate = Self.predicate(keyPath, object, expectedValue)
    super.init(predicate: ExpectedPredicate.expected(predicate, object), object: object)
    ExpectedPredicate.serve(self)
  }

  /// Expects a property to change.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, such as `label`.
  ///   - object: What has the property.
  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil)
  }

  /// Expects a property to have a value.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, such as `exists`.
  ///   - object: What has the property.
  ///   - expectedValue: The value; `nil` when any change counts.
  public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
    self.init(keyPath: keyPath, object: object, expectedValue: expectedValue, options: [])
  }

  /// Returns what is to be so: that a property has a value, or is not what it is now.
  static func predicate(
    _ keyPath: String, _ object: Any, _ expectedValue: Any?
  ) -> NSPredicate {
    if let expectedValue {
      return NSPredicate(format: "%K == %@", keyPath, expectedValue)
    }
    let before = (object as? XCUIElement)?.value(forKey: keyPath)
    guard let before else { return NSPredicate(format: "%K != nil", keyPath) }
    return NSPredicate(format: "%K != %@", keyPath, before)
  }
}

/// The options of an observation of a property.
///
/// Mirrors Foundation's of Apple's platforms, which this platform's has not.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value is told.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value is told.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the beginning counts as a change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A change is told before it happens as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

extension XCTestCase {
  /// Makes an expectation, which `waitForExpectations` waits for, that a property has a value, or changes.
  ///
  /// - Parameters:
  ///   - objectToObserve: What has the property: an element, a query or an application.
  ///   - keyPath: The name of the property, such as `exists`.
  ///   - expectedValue: The value; `nil` when any change counts.
  /// - Returns: The expectation.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    expectation(
      XCTKVOExpectation.predicate(keyPath, objectToObserve, expectedValue), of: objectToObserve)
  }

  /// Makes an expectation, which `waitForExpectations` waits for, that a property changes to what a closure accepts.
  ///
  /// - Note: Unlike Apple's, the closure gets no values: there is no key-value observation on this platform. It reads them itself.
  ///
  /// - Parameters:
  ///   - objectToObserve: What has the property: an element, a query or an application.
  ///   - keyPath: The name of the property, such as `exists`.
  ///   - handler: Returns whether that was it, for the object; the property has changed when it is called.
  /// - Returns: The expectation.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String,
    handler: @escaping (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool
  ) -> XCTestExpectation {
    // XCTest calls it on the thread that waits, which is the one of the test that made it.
    nonisolated(unsafe) let call = { handler(objectToObserve, [:]) }
    return expectation(
      XCTKVOExpectation.predicate(keyPath, objectToObserve, nil), of: objectToObserve,
      handler: { call() })
  }
}
