import Foundation

extension XCUIElement {
  /// How many times `scrollToElement(element:)` scrolls at most.
  static var scrollLimit: Int { 200 }

  /// Scrolls this element's content until another element can be tapped.
  ///
  /// Mirrors AutomationTools.
  ///
  /// It goes towards the end, or back when the element is known to lie before what is shown.
  ///
  /// - Note: Unlike in the original, it ends: when the content moves no more, or after 200 steps, a
  ///   failure is recorded.
  /// - Parameter element: The element to reach.
  public func scrollToElement(element: XCUIElement) {
    guard ElementCondition.exists.assert(self, timeout: 0) else { return }
    var steps = 0
    var before = debugDescription
    while !element.isHittable {
      guard steps < Self.scrollLimit else {
        return recordUnreached(element, after: steps, atEnd: false)
      }
      if element.exists, element.frame.maxY <= frame.minY {
        swipeDown()
      } else {
        swipeUp()
      }
      steps += 1
      let after = debugDescription
      if after == before {
        // The last step may have been a half one, which brought the element in.
        guard !element.isHittable else { return }
        return recordUnreached(element, after: steps - 1, atEnd: true)
      }
      before = after
    }
  }

  /// Scrolls this element's content one step towards its end.
  ///
  /// Mirrors AutomationTools.
  public func scrollDown() {
    swipeUp()
  }

  /// Records that scrolling did not bring an element on the screen.
  private func recordUnreached(_ element: XCUIElement, after steps: Int, atEnd: Bool) {
    let failure = ScrollFailure(
      container: description, element: element.description, steps: steps, isAtEnd: atEnd,
      exists: element.exists)
    FailureRecorder.record(failure)
  }
}
