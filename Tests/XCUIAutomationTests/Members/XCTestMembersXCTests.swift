import Foundation
import XCTest
import XCUIAutomation

@testable import HandmadeApp

/// Calls every member of XCTest that UI suites use, those of this platform's own included.
@MainActor
final class XCTestMembersXCTests: UITestCase {
  private let app = XCUIApplication(target: .inProcess(HandmadeApp.self))

  override class func setUp() { super.setUp() }

  override class func tearDown() { super.tearDown() }

  override class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  override func setUp() async throws { try await super.setUp() }

  override func setUpWithError() throws { try super.setUpWithError() }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    executionTimeAllowance = 60
    app.launch()
  }

  override func tearDown() { super.tearDown() }

  override func tearDownWithError() throws { try super.tearDownWithError() }

  override func invokeTest() { super.invokeTest() }

  override func record(_ issue: XCTIssue) { super.record(issue) }

  /// A metric of the suite's own.
  private final class LabelledClock: XCTClockMetric {
    override func reportMeasurements(
      from startTime: XCTPerformanceMeasurementTimestamp,
      to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
      try super.reportMeasurements(from: startTime, to: endTime).map {
        XCTPerformanceMeasurement(
          identifier: $0.identifier, displayName: "Labelled", doubleValue: $0.doubleValue,
          unitSymbol: $0.unitSymbol, polarity: .prefersLarger)
      }
    }
  }

  func testMetricsAndTimes() throws {
    let (began, ended) = (
      XCTPerformanceMeasurementTimestamp(), XCTPerformanceMeasurementTimestamp()
    )
    let measured = try LabelledClock().reportMeasurements(from: began, to: ended)
    XCTAssertEqual(measured.map(\.displayName), ["Labelled"])
    XCTAssertEqual(measured.map(\.polarity), [.prefersLarger])
    let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    XCTAssertEqual(start, Date().timeIntervalSinceReferenceDate, accuracy: 60)
    XCTAssertGreaterThan(CACurrentMediaTime(), 0)
    XCTAssertEqual(description, "-[XCTestMembersXCTests testMetricsAndTimes]")
    let issue = XCTIssueReference(type: .assertionFailure, compactDescription: "Wrong")
    XCTAssertEqual(issue.description, "assertionFailure: Wrong")
    let type: XCTIssueReference.IssueType = .system
    XCTAssertEqual(XCTIssue(type: type, compactDescription: "Lost").description, "system: Lost")
  }

  func testActivitiesAndAttachments() throws {
    let activity: any XCTActivity = self
    activity.add(XCTAttachment(string: "text"))
    let screenshot = XCUIScreen.main.screenshot()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("members-\(getpid()).txt")
    try Data("text".utf8).write(to: file)
    let folder = file.deletingPathExtension()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: folder)
    }
    let attachments = [
      XCTAttachment(screenshot: screenshot),
      XCTAttachment(screenshot: screenshot, quality: .medium),
      XCTAttachment(image: screenshot.image), XCTAttachment(image: screenshot.image, quality: .low),
      XCTAttachment(string: "text"), XCTAttachment(data: Data()),
      XCTAttachment(data: Data(), uniformTypeIdentifier: "public.json"),
      XCTAttachment(contentsOfFile: file),
      XCTAttachment(contentsOfFile: file, uniformTypeIdentifier: "public.plain-text"),
      XCTAttachment(compressedContentsOfDirectory: folder),
      XCTAttachment(plistObject: ["a": 1]), XCTAttachment(archivableObject: NSString("x")),
      XCTAttachment(archivableObject: NSString("x"), uniformTypeIdentifier: "public.data"),
      XCTAttachment(
        uniformTypeIdentifier: "public.json", name: "n", payload: Data(), userInfo: ["a": 1]),
    ]
    XCTContext.runActivity(named: "Attach") { activity in
      for attachment in attachments {
        attachment.lifetime = .deleteOnSuccess
        attachment.name = attachment.name ?? "name"
        attachment.userInfo = attachment.userInfo ?? [:]
        XCTAssertFalse(attachment.uniformTypeIdentifier.isEmpty)
        activity.add(attachment)
      }
    }
  }

  func testScreens() {
    XCTAssertEqual(XCUIScreen.screens, [XCUIScreen.main])
    let providers: [any XCUIScreenshotProviding] = [XCUIScreen.main, app, app.buttons["Next"]]
    for provider in providers { XCTAssertFalse(provider.screenshot().pngRepresentation.isEmpty) }
    let provider: any XCUIElementSnapshotProviding = app
    XCTAssertEqual(try provider.snapshot().elementType, .application)
  }

  func testIssues() {
    let location = XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 1)
    let context = XCTSourceCodeContext(callStack: [], location: location)
    var issue = XCTIssue(
      type: .assertionFailure, compactDescription: "a", detailedDescription: "b",
      sourceCodeContext: context, associatedError: nil, attachments: [])
    issue.add(XCTAttachment(string: "text"))
    XCTExpectFailure("known") { record(issue) }
    XCTAssertEqual(issue.attachments.count, 1)
    let types: [XCTIssue.IssueType] = [
      .assertionFailure, .thrownError, .uncaughtException, .performanceRegression, .system,
      .unmatchedExpectedFailure,
    ]
    XCTAssertEqual(types.map(\.rawValue), [0, 1, 2, 3, 4, 5])
  }

  func testExpectedFailures() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.type == .assertionFailure }
    options.isEnabled = true
    options.isStrict = false
    XCTExpectFailure("a", options: options)
    XCTExpectFailure("b", options: .nonStrict()) {}
    XCTExpectFailure("c", enabled: true, strict: false)
    XCTExpectFailure(
      "d", enabled: true, strict: true, failingBlock: { XCTFail("x") },
      issueMatcher: { _ in true })
  }

  func testExpectations() {
    let exists = NSPredicate(format: "exists == true")
    let next = app.buttons["Next"]
    let waiter = XCTNSPredicateExpectation(predicate: exists, object: next)
    XCTAssertEqual(XCTWaiter().wait(for: [waiter], timeout: 10), .completed)
    expectation(for: exists, evaluatedWith: next, handler: nil)
    waitForExpectations(timeout: 10)
    let done = expectation(description: "done")
    done.fulfill()
    wait(for: [done], timeout: 10)
    addTeardownBlock {}
  }

  func testMeasurements() {
    let options = XCTMeasureOptions.default
    options.iterationCount = 1
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    let metrics: [any XCTMetric] = [
      XCTClockMetric(), XCTCPUMetric(), XCTCPUMetric(application: app),
      XCTCPUMetric(limitingToCurrentThread: false), XCTMemoryMetric(),
      XCTMemoryMetric(application: app), XCTStorageMetric(), XCTStorageMetric(application: app),
      XCTOSSignpostMetric.navigationTransitionMetric,
      XCTOSSignpostMetric.customNavigationTransitionMetric,
      XCTOSSignpostMetric.scrollDecelerationMetric, XCTOSSignpostMetric.scrollDraggingMetric,
      XCTOSSignpostMetric(subsystem: "s", category: "c", name: "n"),
    ]
    measure(metrics: metrics, options: options) {
      startMeasuring()
      app.buttons["Next"].tap()
      stopMeasuring()
    }
    options.invocationOptions = []
    measure(metrics: [XCTApplicationLaunchMetric()], options: options) { app.launch() }
    measure(options: options) {}
  }

  func testInterruptions() {
    let monitor = addUIInterruptionMonitor(withDescription: "alerts") { _ in false }
    removeUIInterruptionMonitor(monitor)
  }

  func testDevice() {
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(XCUIDevice.shared.hasHardwareButton(.home))
    app.activate()
  }
}
