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
  /// - Parameters:
  ///   - element: The element to reach.
  ///   - file: Where a failure belongs.
  ///   - line: Where a failure belongs.
  public func scrollToElement(
    element: XCUIElement, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard ElementCondition.exists.assert(self, timeout: 0, file: file, line: line) else { return }
    var steps = 0
    var before = debugDescription
    while !element.isHittable {
      guard steps < Self.scrollLimit else {
        return recordUnreached(element, after: steps, atEnd: false, file: file, line: line)
      }
      if element.exists, element.frame.maxY <= frame.minY {
        swipeDown(file: file, line: line)
      } else {
        swipeUp(file: file, line: line)
      }
      steps += 1
      let after = debugDescription
      if after == before {
        // The last step may have been a half one, which brought the element in.
        guard !element.isHittable else { return }
        return recordUnreached(element, after: steps - 1, atEnd: true, file: file, line: line)
      }
      before = after
    }
  }

  /// Scrolls this element's content one step towards its end.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Parameters:
  ///   - file: Where a failure belongs.
  ///   - line: Where a failure belongs.
  public func scrollDown(file: StaticString = #filePath, line: UInt = #line) {
    swipeUp(file: file, line: line)
  }

  /// Records that scrolling did not bring an element on the screen.
  private func recordUnreached(
    _ element: XCUIElement, after steps: Int, atEnd: Bool, file: StaticString, line: UInt
  ) {
    let failure = ScrollFailure(
      container: description, element: element.description, steps: steps, isAtEnd: atEnd,
      exists: element.exists)
    FailureRecorder.record(failure, at: CallerLocation(file, line))
  }
}
