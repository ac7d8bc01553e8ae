import Glibc
import Synchronization
import Testing

@testable import HandmadeApp
@testable import XCUIAutomation

/// Tests without the trait that gives each applications of its own; their cases run at once, each on a thread that it may block.
@Suite("Applications of parametrised tests")
struct TestScopeTests {
  /// The processes of the applications that the cases of a test launched.
  private static let processes = Mutex<[String: [Int32]]>([:])

  /// Launches an application, uses it, and leaves it; the last case looks for those of all.
  private func leaveApplication(of test: String, count: Int) throws {
    let app = XCUIApplication(target: .executable("HandmadeApp"))
    #expect(app.state == .notRunning)
    app.launch()
    app.buttons["Next"].tap()
    #expect(app.staticTexts["status"].label == "Tapped Next 1")
    let process = try #require(app.processIdentifier)
    let all = Self.processes.withLock { processes in
      processes[test, default: []].append(process)
      return processes[test] ?? []
    }
    guard all.count == count else { return }
    #expect(Set(all).count == count)
    #expect(all.filter { kill($0, 0) != 0 } == [])
  }

  @Test("each case has one of its own", arguments: [1, 2])
  func cases(_ number: Int) async throws {
    try await withTaskExecutorPreference(BlockingExecutor()) {
      try leaveApplication(of: "cases", count: 2)
    }
  }

  @Test("so has each of two cases with the same argument", arguments: ["same", "same"])
  func sameArguments(_ text: String) async throws {
    try await withTaskExecutorPreference(BlockingExecutor()) {
      try leaveApplication(of: "same arguments", count: 2)
    }
  }

  @Test("a task inside a case has that of the case", arguments: [true, false])
  func task(_ isFirst: Bool) async {
    await withTaskExecutorPreference(BlockingExecutor()) {
      let app = XCUIApplication(target: .executable("HandmadeApp"))
      app.launch()
      let inTask = await Task {
        XCUIApplication(target: .executable("HandmadeApp")).processIdentifier
      }.value
      #expect(inTask != nil)
      #expect(inTask == app.processIdentifier)
      app.terminate()
    }
  }
}
