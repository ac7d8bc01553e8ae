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

  /// Expects a property to have a value.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, such as `exists`.
  ///   - object: What has the property.
  ///   - expectedValue: The value; `nil` when any change counts.
  public init(keyPath: String, object: Any, expectedValue: Any?) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    super.init(
      predicate: Self.predicate(keyPath, object, expectedValue), object: object)
  }

  /// Expects a property to change.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, such as `label`.
  ///   - object: What has the property.
  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil)
  }

  private static func predicate(
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
