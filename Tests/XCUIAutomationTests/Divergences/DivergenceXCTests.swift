import Foundation
import Synchronization
import XCTest
import XCUIAutomation

@testable import XCTestAdditions

/// Shows divergences that no other test shows.
final class DivergenceXCTests: XCTestCase {
  /// A test class that looks at its issues.
  private final class Looking: UITestCase {
    static let calls = Mutex<[Int]>([])

    override func record(_ issue: XCTIssue) {
      Self.calls.withLock { $0.append(issue.sourceCodeContext.callStack.count) }
      super.record(issue)
    }
  }

  /// A provider of queries that is no element.
  private struct Screen: XCUIElementTypeQueryProvider {
    let app: XCUIApplication
    var firstMatch: XCUIElement { app }

    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
      app.descendants(matching: type)
    }
  }

  override class func setUp() {
    _ = FailingTest.run(Looking.self) { _ in XCTFail("x") }
  }

  func testKeysHaveAnyLength() {
    let key = String(repeating: "x", count: 200)
    XCTAssertFalse(Handmade.inProcess.launch().buttons[key].exists)
  }

  func testAProviderNeedsTwoMembers() {
    let screen = Screen(app: Handmade.inProcess.launch())
    XCTAssertEqual(screen.buttons["Next"].label, "Next")
    XCTAssertEqual(screen.textFields.count, 1)
  }

  func testTheSystemOpensLinksWithTheDefaultTarget() throws {
    XCUIApplication.defaultTarget = .inProcess(GalleryApp.self)
    XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: "other://place")))
    XCTAssertEqual(XCUIApplication().staticTexts["status"].label, "Opened other://place")
  }

  func testQualityHasNoEffect() {
    let screenshot = Handmade.inProcess.launch().screenshot()
    for quality in [XCTAttachment.ImageQuality.original, .medium, .low] {
      let attachment = XCTAttachment(screenshot: screenshot, quality: quality)
      XCTAssertEqual(attachment.uniformTypeIdentifier, "public.png")
      guard case .data(let data) = attachment.payload else { return XCTFail("no data") }
      XCTAssertEqual(data, screenshot.pngRepresentation)
    }
  }

  func testIssuesHaveNoCalls() {
    XCTAssertEqual(Looking.calls.withLock { $0 }, [0])
  }
}
