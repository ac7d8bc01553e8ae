import FailureTesting
import Foundation
import Synchronization
import TextUI
import XCTest

@testable import AutomationTools_Core

/// An application with a text.
private struct GreetingApp: App {
  init() {}

  var body: some Scene { WindowGroup { Text("Hello") } }
}

/// Snapshots in tests that are over with a failure, and of applications that do not run.
final class SnapshotAfterFailureXCTests: XCTestCase {
  /// What the tests recorded, by their names: the first lines.
  private static let failures = Mutex<[String: [String]]>([:])

  override class func setUp() {
    for (name, body) in [("over", over), ("absent", absent)] as [(String, (XCTestCase) -> Void)] {
      let found = FailingTest.failures(of: FailingTest.Ours.self, body)
      failures.withLock { $0[name] = found }
    }
  }

  /// Takes one snapshot that fails over being new, and others behind it.
  private static func over(_ test: XCTestCase) {
    test.continueAfterFailure = false
    let app = XCUIApplication(target: .inProcess(GreetingApp.self))
    app.launch()
    app.buttons["Nothing"].tap()
    assertSnapshot(of: app, as: .screenText, named: "over", record: .all)
    assertSnapshot(of: app, as: .outline, named: "over", record: .all)
    assertInlineSnapshot(of: app, as: .screenText, record: .never) { "another" }
  }

  /// Takes snapshots of an application that was not launched.
  private static func absent(_ test: XCTestCase) {
    let app = XCUIApplication(target: .inProcess(GreetingApp.self))
    assertSnapshot(of: app, as: .screenText, named: "absent", record: .all)
    assertSnapshot(of: app, as: .outline, named: "absent", record: .all)
  }

  /// The snapshots that were written beside this file.
  private func written(_ name: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.contains(name) }
  }

  func testNothingIsRecordedOnceATestIsOver() throws {
    let failures = Self.failures.withLock { $0["over"] ?? [] }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("Failed to tap \"Nothing\" Button") == true)
    XCTAssertEqual(try written("over"), [])
  }

  func testAnApplicationThatDoesNotRunHasNone() throws {
    let failures = Self.failures.withLock { $0["absent"] ?? [] }
    XCTAssertEqual(failures.count, 2)
    for failure in failures {
      XCTAssertTrue(failure.hasSuffix("the application does not run."), failure)
    }
    XCTAssertEqual(try written("absent"), [])
  }
}
