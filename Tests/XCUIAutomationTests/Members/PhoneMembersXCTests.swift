import Foundation
import XCTest
import XCUIAutomation

@testable import HandmadeApp

/// The members that suites for phones use beside the usual ones, each with what it means here, in both modes where an app takes part.
@MainActor
final class PhoneMembersXCTests: UITestCase {
  override class var defaultMetrics: [any XCTMetric] { [Twelve()] }

  override class var defaultMeasureOptions: XCTMeasureOptions {
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    return options
  }

  /// A metric of one number.
  private final class Twelve: NSObject, XCTMetric {
    func reportMeasurements(
      from startTime: XCTPerformanceMeasurementTimestamp,
      to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
      [
        XCTPerformanceMeasurement(
          identifier: "test.twelve", displayName: "Twelve",
          value: Measurement(value: 12, unit: Unit(symbol: "n")))
      ]
    }
  }

  private func inBothModes(_ body: (XCUIApplication) -> Void) {
    for target: ApplicationTarget in [.inProcess(HandmadeApp.self), .executable("HandmadeApp")] {
      let app = XCUIApplication(target: target)
      app.launchArguments = ["-soon"]
      app.launch()
      body(app)
      app.terminate()
    }
  }

  func testAnElementNamesItsApplication() {
    inBothModes { app in
      let owner = app.buttons["Next"].value(forKey: "application") as? XCUIApplication
      XCTAssertEqual(owner?.state, .runningForeground)
      XCTAssertEqual(owner?.staticTexts["status"].label, "Ready")
      XCTAssertTrue(app.value(forKey: "application") as? XCUIApplication === app)
    }
  }

  func testTheObjectsOfATestAreNotTheApplicationsOwn() {
    inBothModes { app in
      let next = app.buttons["Next"]
      XCTAssertFalse(next.isAccessibilityElement)
      XCTAssertNil(next.accessibilityLabel)
      XCTAssertFalse(next.accessibilityActivate())
      XCTAssertEqual(app.staticTexts["status"].label, "Ready")
    }
  }

  func testApplicationsWithAPath() {
    let springboard = XCUIApplication(privateWithPath: nil, bundleID: "com.apple.springboard")
    XCTAssertEqual(
      springboard.state, XCUIApplication(bundleIdentifier: "com.apple.springboard").state)
    let app = XCUIApplication(privateWithPath: "HandmadeApp", bundleID: "com.example.nobody")
    app.launch()
    XCTAssertTrue(app.buttons["Next"].exists)
  }

  func testWaitsWithoutATimeout() async {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    first.fulfill()
    second.fulfill()
    await fulfillment(of: [first, second], enforceOrder: true)
  }

  func testPropertiesAreObserved() {
    inBothModes { app in
      let status = app.staticTexts["status"]
      keyValueObservingExpectation(for: status, keyPath: "label", expectedValue: "Later")
      keyValueObservingExpectation(for: status, keyPath: "label") { object, _ in
        (object as? XCUIElement)?.label == "Later"
      }
      let change = XCTKVOExpectation(
        keyPath: "label", object: status, expectedValue: "Later", options: [.initial, .new])
      XCTAssertEqual(change.options, [.new, .initial])
      wait(for: [change])
      waitForExpectations(timeout: 60)
      XCTAssertEqual(status.label, "Later")
    }
  }

  func testNotificationsOfTheProcessAreHeard() {
    let expectation = XCTDarwinNotificationExpectation(notificationName: "test.notification")
    nonisolated(unsafe) var count = 0
    expectation.handler = {
      count += 1
      return count == 2
    }
    NotificationCenter.default.post(name: Notification.Name("test.other"), object: nil)
    NotificationCenter.default.post(name: Notification.Name("test.notification"), object: nil)
    XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 0), .timedOut)
    let later = XCTDarwinNotificationExpectation(notificationName: "test.notification")
    NotificationCenter.default.post(name: Notification.Name("test.notification"), object: nil)
    wait(for: [later])
    XCTAssertEqual(later.notificationName, "test.notification")
    XCTAssertEqual(count, 2)
  }

  func testIssuesAsObjects() {
    let context = XCTSourceCodeContext(
      callStackAddresses: [1, 2],
      location: XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 3))
    XCTAssertEqual(context.callStack.map(\.address), [1, 2])
    let reference = XCTIssueReference(
      type: .system, compactDescription: "a", detailedDescription: "b", sourceCodeContext: context,
      associatedError: nil, attachments: [XCTAttachment(string: "c")])
    let issue = XCTIssue(reference)
    XCTAssertEqual(issue.compactDescription, reference.compactDescription)
    XCTAssertEqual(issue.detailedDescription, "b")
    XCTAssertEqual(issue.type, .system)
    XCTAssertEqual(issue.sourceCodeContext.location?.lineNumber, 3)
    XCTAssertEqual(issue.attachments.count, 1)
    XCTAssertNil(XCTIssueReference(type: .system, compactDescription: "a").detailedDescription)
  }

  func testAMeasurementHasAUnit() {
    let measurement = XCTPerformanceMeasurement(
      identifier: "test.size", displayName: "Size",
      value: Measurement(value: 2, unit: Unit(symbol: "kB")))
    XCTAssertEqual(measurement.doubleValue, 2)
    XCTAssertEqual(measurement.unitSymbol, "kB")
    XCTAssertEqual(measurement.value.value, 2)
  }

  func testDefaultsOfMeasurements() {
    var runs = 0
    measure { runs += 1 }
    measure(metrics: [XCTClockMetric()]) { runs += 10 }
    XCTAssertEqual(runs, 33)
    let once = XCTMeasureOptions()
    once.iterationCount = 1
    measure(options: once) { runs += 100 }
    XCTAssertEqual(runs, 233)
  }

  func testRequestsAreOfFoundation() {
    XCTAssertEqual(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod, "GET")
  }
}

/// A class that sets up with closures, and counts.
final class CompletionXCTests: UITestCase {
  private var steps: [String] = []

  override func setUp(completion: @escaping ((any Error)?) -> Void) {
    steps.append("setUp(completion:)")
    completion(nil)
  }

  override func setUp() { steps.append("setUp()") }

  override func tearDown(completion: @escaping ((any Error)?) -> Void) {
    XCTAssertEqual(steps, ["setUp(completion:)", "setUp()", "tearDown()"])
    completion(nil)
  }

  override func tearDown() { steps.append("tearDown()") }

  func testSetUpWithACompletionComesFirst() {
    XCTAssertEqual(steps, ["setUp(completion:)", "setUp()"])
  }

  func testADefaultSuiteHasTheTestsOfTheClass() {
    let names = Self.defaultTestSuite.tests.map(\.name)
    XCTAssertTrue(
      names.contains("CompletionXCTests.testADefaultSuiteHasTheTestsOfTheClass"), "\(names)")
    XCTAssertNil(Self.defaultTestSuite.tests.first?.testRun)
    XCTAssertEqual(Self.defaultTestSuite.name, "CompletionXCTests")
  }
}
