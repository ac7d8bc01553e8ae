import Dispatch
import FailureTesting
import Foundation
import HandmadeApp
import Testing

@testable import XCUIAutomation

/// Applications that are used by code which belongs to no test; several such tests run at once.
@Suite(
  "Uses of an application outside of the tasks of its test",
  .uiTest(target: .executable("HandmadeApp")))
struct ScopeHomeTests {
  /// Where code runs that does not know its test; not on the main queue, where another test that turns the loop runs it as its own.
  enum Place: CaseIterable, Sendable {
    case detachedTask, queue, thread

    /// Runs a body there.
    func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
      if case .detachedTask = self { return await Task.detached { body() }.value }
      return await withCheckedContinuation { continuation in
        let work = { @Sendable in continuation.resume(returning: body()) }
        switch self {
        case .queue, .detachedTask: DispatchQueue.global().async(execute: work)
        case .thread: Thread.detachNewThread(work)
        }
      }
    }
  }

  @Test("are uses by the test that launched it", arguments: Place.allCases, [true, false])
  func uses(_ place: Place, _ isNamed: Bool) async {
    let app =
      isNamed ? XCUIApplication(target: .executable("HandmadeApp")) : XCUIApplication()
    app.launch()
    let text = app.staticTexts["status"]
    #expect(await place.run { app.buttons["Next"].exists && app.state == .runningForeground })
    await place.run { app.buttons["Next"].tap() }
    #expect(text.label == "Tapped Next 1")
    #expect(await place.run { text.wait(for: \.label, toEqual: "Tapped Next 1", timeout: 1) })
    #expect(await place.run { app.processIdentifier } == app.processIdentifier)
  }

  @Test("fail it in words that are true", arguments: Place.allCases)
  func failures(_ place: Place) async throws {
    let app = XCUIApplication()
    app.launch()
    let failures = await place.run { recordedFailures { app.buttons["Nowhere"].tap() } }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(failure.text.contains("No matches found"))
  }
}
