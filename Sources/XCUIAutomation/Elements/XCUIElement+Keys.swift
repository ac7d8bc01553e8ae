import Foundation
import PredicateFormat

extension XCUIElement {
  /// Returns the value of an attribute by its name; an unknown name fails the test.
  func attribute(named key: String) -> Any? {
    switch key {
    case "exists": return exists
    case "isHittable", "hittable": return isHittable
    case "application": return application
    default:
      return Interaction.perform(.read(key), plan) {
        element throws(InteractionProblem) -> Any? in
        guard let value = element.snapshot.value(forKey: key) else { throw .unknownKey(key) }
        return value.asAny
      } ?? nil
    }
  }
}

extension XCUIElement {
  /// The application that the element is in.
  private var application: XCUIApplication {
    if let application = self as? XCUIApplication { return application }
    return XCUIApplication(plan.application)
  }
}

// MARK: - Accessibility

extension XCUIElement {
  /// Whether assistive technologies see this object itself; false.
  ///
  /// It is UIKit's property of every object, and the object here is the test's: what the application shows is in
  /// ``XCUIElement/exists`` and the other attributes, as on Apple's platforms.
  public var isAccessibilityElement: Bool { false }

  /// What assistive technologies call this object itself; `nil`.
  ///
  /// See ``isAccessibilityElement``; what the application calls it is its ``XCUIElement/label``.
  public var accessibilityLabel: String? { nil }

  /// Activates this object itself for assistive technologies, which does nothing.
  ///
  /// See ``isAccessibilityElement``; what the application shows is tapped.
  ///
  /// - Returns: Whether it was activated; false.
  @discardableResult
  public func accessibilityActivate() -> Bool { false }
}

// MARK: - Predicates

extension XCUIElement: PredicateEvaluable {
  /// The value of an attribute for a predicate that is evaluated with the element itself, as expectations do.
  ///
  /// An expectation looks again and again: an element that is not there has no attributes, and does not fail the test.
  package func predicateValue(forKey key: String) -> PredicateValue? {
    plan.home.serve {
      Interaction.catchUp(plan.application)
      let value = lookedUpValue(forKey: key)
      let look = value.map { Look(plan, key, $0) }
      TestScope.current.lastLook = look
      // The properties note their own.
      if let look, AttributeKey.names.contains(key) { TestScope.current.noteSight(look) }
      return value
    }
  }

  private func lookedUpValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "exists": return .bool(exists)
    case "isHittable", "hittable": return .bool(isHittable)
    case "debugDescription", "description": return nil
    default:
      guard let application = self as? XCUIApplication, key == "state" else { break }
      return .int(Int(application.state.rawValue))
    }
    guard AttributeKey.names.contains(key) else { return nil }
    return Interaction.look(plan, default: .null) { () throws(InteractionProblem) in
      let (scope, found) = try plan.search(limit: 1)
      guard let id = found.first else { return .null }
      return ElementSnapshot(of: id, in: scope).predicateValue(forKey: key) ?? .null
    }
  }

  /// The names of the attributes.
  package var predicateKeys: [String] { AttributeKey.names + ["exists", "isHittable", "hittable"] }
}

extension ElementSnapshot {
  /// The value of an attribute by its name; `nil` for a name that is none.
  func value(forKey key: String) -> PredicateValue? { predicateValue(forKey: key) }
}

extension PredicateValue {
  /// The value as key-value coding gives it.
  var asAny: Any? {
    switch self {
    case .null: nil
    case .bool(let flag): flag
    case .int(let number): number
    case .double(let number): number
    case .string(let text): text
    case .date(let date): date
    case .array(let elements): elements.map(\.asAny)
    case .evaluable(let object): object
    case .object(let object): object
    }
  }
}
