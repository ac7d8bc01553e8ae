import Foundation
import Observation
import Synchronization
import XCTest

@testable import AutomationWire

/// The pasteboard where no test has a say, as in a terminal.
final class UIPasteboardXCTests: XCTestCase {
  override func tearDown() {
    UIPasteboard.general.string = nil
    UIPasteboard.general.move(to: nil)
  }

  /// Checks that whoever depends on the pasteboard is told of a text that is put down.
  private func checkChange(_ text: String) {
    let isTold = Mutex(false)
    withObservationTracking {
      UIPasteboard.general.observe()
    } onChange: {
      isTold.withLock { $0 = true }
    }
    UIPasteboard.general.string = text
    XCTAssertTrue(isTold.withLock { $0 })
    XCTAssertEqual(UIPasteboard.general.string, text)
  }

  func testAChangeIsToldOfAtItsOwnPlace() { checkChange("own") }

  func testAChangeIsToldOfAtAnotherPlace() {
    let content = Box()
    let place = UIPasteboard.Place(
      content: { content.value.withLock { $0 } },
      put: { text in content.value.withLock { $0.put(text) } })
    UIPasteboard.general.move(to: place)
    checkChange("elsewhere")
  }

  /// What is at the other place.
  private final class Box: Sendable {
    let value = Mutex(PasteboardContent())
  }
}
