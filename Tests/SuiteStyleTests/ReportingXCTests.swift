import XCTest

/// What a suite says of its steps, as public suites write it.
extension XCTestCase {
  /// A step in the words of behaviour-driven tests.
  @discardableResult
  func given<Value>(_ text: String, step: () throws -> Value) rethrows -> Value {
    try XCTContext.runActivity(named: "Given " + text) { _ in try step() }
  }
}

/// Steps, attachments, issues and expected failures, with `import XCTest` alone.
final class ReportingXCTests: XCTestCase {
  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.add(XCTAttachment(string: "what the suite knows"))
    super.record(issue)
  }

  func testStepsReturnValues() {
    let number = given("a number") { 1 }
    XCTAssertEqual(number, 1)
  }

  func testAttachments() {
    let attachment = XCTAttachment(string: "text")
    attachment.name = "Log"
    attachment.lifetime = .deleteOnSuccess
    add(attachment)
    XCTContext.runActivity(named: "Step") { activity in
      activity.add(XCTAttachment(data: Data(), uniformTypeIdentifier: "public.json"))
    }
  }

  func testExpectedFailures() {
    XCTExpectFailure("known") { XCTFail("x") }
    let options = XCTExpectedFailure.Options()
    options.isStrict = false
    XCTExpectFailure("perhaps", options: options)
  }
}

/// A plain class with nothing but asynchronous tests.
final class AsynchronousXCTests: XCTestCase {
  func testOne() async { await Task.yield() }

  func testTwo() async throws {
    await XCTContext.runActivity(named: "Step") { _ in await Task.yield() }
  }
}

/// A class on the main actor that reports.
@MainActor
final class MainActorReportingXCTests: XCTestCase {
  private var count = 0

  func testSteps() {
    XCTContext.runActivity(named: "Step") { _ in count += 1 }
    XCTAssertEqual(count, 1)
  }

  func testAsynchronousSteps() async {
    count += 1
    await XCTContext.runActivity(named: "Step") { _ in
      await Task.yield()
      count += 1
    }
    XCTAssertEqual(count, 2)
  }
}
