import Testing

@testable import XCUIAutomation

/// Tests that run beside each other, each with an application in their process, which has one time.
@Suite("Applications in the process of tests that run beside each other")
struct ProcessLeaseTests {
  /// Looks at an application before its tasks wake, and waits for longer than they sleep.
  private static func race() {
    let app = XCUIApplication(target: .inProcess(RaceApp.self))
    app.launch()
    app.buttons["Race"].tap()
    UITestTime.usleep(500_000)
    #expect(app.staticTexts["winner"].label == "Winner: nobody")
    #expect(!app.staticTexts["Nothing"].waitForExistence(timeout: 2))
    #expect(app.staticTexts["winner"].label == "Winner: second")
  }

  @Test("have the time of their own test", .uiTest, arguments: 0..<12)
  func time(_ number: Int) {
    Self.race()
  }

  @Test(
    "have it when the trait names them", .uiTest(target: .inProcess(RaceApp.self)),
    arguments: 0..<12)
  func named(_ number: Int) {
    Self.race()
  }

  @MainActor @Test("have it when the test is on the main actor", .uiTest, arguments: 0..<12)
  func onMainActor(_ number: Int) async {
    Self.race()
    await Task.yield()
    Self.race()
  }

  /// Has a test wait for its turn, until it stands in the queue.
  private func queue(_ test: ProcessLease.Tenant, for lease: ProcessLease) async -> Task<
    Void, Never
  > {
    let count = lease.waitingCount
    let task = Task { await lease.take(for: test) }
    while lease.waitingCount == count { await Task.yield() }
    return task
  }

  @Test("take turns in the order in which they come, each once however many traits it has")
  func order() async {
    let lease = ProcessLease()
    let tests = (0..<3).map { _ in ProcessLease.Tenant() }
    await lease.take(for: tests[0])
    await lease.take(for: tests[0])
    let second = await queue(tests[1], for: lease)
    let third = await queue(tests[2], for: lease)
    // It is nobody's but the first one's to give back.
    lease.giveBack(by: tests[2])
    #expect(lease.waitingCount == 2)
    lease.giveBack(by: tests[0])
    await second.value
    #expect(lease.waitingCount == 1)
    lease.giveBack(by: tests[1])
    await third.value
  }

  @Test("go on beside others that have processes of their own")
  func unused() async {
    let lease = ProcessLease()
    let tests = (0..<2).map { _ in ProcessLease.Tenant() }
    await lease.take(for: tests[0])
    let second = await queue(tests[1], for: lease)
    lease.noteLaunch(of: .executable("RaceApp"), by: tests[0])
    await second.value
    lease.noteLaunch(of: .inProcess(RaceApp.self), by: tests[1])
    let third = await queue(ProcessLease.Tenant(), for: lease)
    // What runs here keeps the turn, whatever runs elsewhere besides.
    lease.noteLaunch(of: .executable("RaceApp"), by: tests[1])
    #expect(lease.waitingCount == 1)
    lease.giveBack(by: tests[1])
    await third.value
  }
}
