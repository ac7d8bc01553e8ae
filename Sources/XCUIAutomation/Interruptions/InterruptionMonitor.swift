import AccessibilityTree
public import Foundation
import Primitives
public import XCTest

/// A monitor that a test adds for alerts that get in its way.
///
/// It is `@unchecked Sendable`: the handler is only called on the thread of the test that added it, by a use of an element there.
final class InterruptionMonitor: NSObject, @unchecked Sendable {
  /// What the monitor is for.
  let purpose: String

  /// Does something about an alert, and says whether it did.
  let handler: (XCUIElement) -> Bool

  /// Makes a monitor.
  init(_ purpose: String, _ handler: @escaping (XCUIElement) -> Bool) {
    self.purpose = purpose
    self.handler = handler
    super.init()
  }

  /// What the monitor is for.
  override var description: String { "Interruption monitor \(SafeText.quoted(purpose))" }
}

extension XCTestCase {
  /// Has a handler called when an alert keeps an action from its element.
  ///
  /// When something modal that the element is no part of covers it, the handlers of the test are called, the last one added first, until
  /// one says that it dealt with it; then the action goes on. A handler's own actions call no handlers.
  ///
  /// ```swift
  /// addUIInterruptionMonitor(withDescription: "Location") { alert in
  ///   alert.buttons["Allow"].tap()
  ///   return true
  /// }
  /// ```
  ///
  /// - Note: Unlike on Apple's platforms, an alert that no handler deals with is not dismissed: the action fails the test, and says
  ///   what is in the way.
  ///
  /// - Parameters:
  ///   - handlerDescription: What the handler is for.
  ///   - handler: Does something about the alert it is given, and returns whether it did.
  /// - Returns: What ``removeUIInterruptionMonitor(_:)`` takes; the monitor ends with the test in any case.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handlerDescription, handler)
    TestScope.current.addMonitor(monitor)
    return monitor
  }

  /// Has a handler not called any more.
  ///
  /// - Parameter monitor: What ``addUIInterruptionMonitor(withDescription:handler:)`` returned.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    TestScope.current.removeMonitor(monitor)
  }
}
