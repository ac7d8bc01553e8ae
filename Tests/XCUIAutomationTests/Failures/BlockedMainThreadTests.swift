import Dispatch
import Foundation
import Synchronization
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Failures on other threads than the application's")
  @MainActor struct BlockedMainThreadTests {
    /// Tells of a failure on a thread of its own, for which the main thread waits.
    private func tellOnThread(in scope: TestScope) -> String? {
      let done = DispatchSemaphore(value: 0)
      let told = Told()
      Thread.detachNewThread {
        told.text.withLock { $0 = FailureRecorder.details(of: .other, in: scope) }
        done.signal()
      }
      done.wait()
      return told.text.withLock { $0 }
    }

    /// What was told.
    private final class Told: Sendable {
      let text = Mutex<String?>(nil)
    }

    @Test("are told while the main thread waits for them, without a screen")
    func blocked() throws {
      let app = Handmade.inProcess.launch()
      for _ in 0..<20 {
        app.typeKey("x", modifierFlags: .control)
        #expect(app.buttons["Next"].exists)
        let text = try #require(tellOnThread(in: .current))
        #expect(text.hasPrefix("Looked at last:\n    \"Next\" Button: exists was true"), "\(text)")
        #expect(text.contains("There is no screen: the main thread"), "\(text)")
      }
      app.buttons["Next"].tap()
      #expect(app.staticTexts["status"].label == "Tapped Next 1")
    }

    @Test(
      "have a screen while the main thread serves others, and where the application is a process")
    func served() async throws {
      for mode in Handmade.allCases {
        let app = mode.launch()
        #expect(app.buttons["Next"].exists)
        let scope = TestScope.current
        let text = await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            continuation.resume(returning: FailureRecorder.details(of: .other, in: scope))
          }
        }
        #expect(try #require(text).contains("Screen (80 × 24):"), "\(text ?? "")")
      }
    }
  }
}
