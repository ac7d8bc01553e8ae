/// A condition of an element that a test can wait for.
enum ElementCondition: Hashable {
  /// The element is there.
  case exists

  /// The element is not there.
  case doesNotExist

  /// The element is there and has a value with this text.
  case hasValue(String)

  /// The element is there and can be tapped.
  case isHittable

  /// The element is there and takes input.
  case isEnabled
}

// MARK: - Waiting

extension ElementCondition {
  /// Waits until an element fulfils the condition; looks first.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - timeout: How long to wait, in seconds of the application's time.
  /// - Returns: What to say when it never did; `nil` when it did.
  func verify(_ element: XCUIElement, timeout: Double) -> UnmetCondition? {
    guard !wait(for: element, timeout: timeout) else { return nil }
    return UnmetCondition(
      condition: self, element: element.description, timeout: timeout,
      lastSeen: ElementSighting(of: element))
  }

  /// Waits until an element fulfils the condition, and records a failure when it never does.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - timeout: How long to wait, in seconds of the application's time.
  /// - Returns: Whether the element fulfils the condition.
  @discardableResult func assert(_ element: XCUIElement, timeout: Double) -> Bool {
    guard let failure = verify(element, timeout: timeout) else { return true }
    FailureRecorder.record(failure)
    return false
  }

  /// Returns whether an element fulfils the condition within a time.
  private func wait(for element: XCUIElement, timeout: Double) -> Bool {
    switch self {
    case .exists:
      element.waitForExistence(timeout: timeout)
    case .doesNotExist:
      element.waitForNonExistence(timeout: timeout)
    case .hasValue(let text):
      element.wait(for: \.valueText, toEqual: text, timeout: timeout)
    case .isHittable:
      element.wait(for: \.isHittable, toEqual: true, timeout: timeout)
    case .isEnabled:
      element.wait(for: \.isThereAndEnabled, toEqual: true, timeout: timeout)
    }
  }
}

// MARK: - What conditions read

extension XCUIElement {
  /// The value as text; `nil` when the element is not there or has no value.
  fileprivate var valueText: String? {
    guard exists else { return nil }
    return value.map { String(describing: $0) }
  }

  /// Whether the element is there and takes input.
  fileprivate var isThereAndEnabled: Bool {
    exists && isEnabled
  }
}
