import CrashingApp
import FailureTesting
import Foundation
import Testing
import VirtualTime

@testable import XCUIAutomation

extension ApplicationTests {
  /// What an application waits for outside of Swift concurrency.
  @Suite("Pending work")
  struct PendingTests {
    /// In which process the application runs.
    enum Place: CaseIterable {
      case here
      case process

      var target: ApplicationTarget {
        self == .here ? .inProcess(PendingApp.self) : .executable("CrashingApp")
      }
    }

    private func launch(_ pending: Pending, _ place: Place, _ more: String...) -> XCUIApplication {
      let app = XCUIApplication(target: place.target)
      app.launchArguments = ["-pending", pending.rawValue] + more
      app.launch()
      return app
    }

    @Test("no wait ends early", arguments: Pending.allCases, Place.allCases)
    func neverEarly(_ pending: Pending, _ place: Place) {
      let app = launch(pending, place)
      for _ in 0..<3 {
        app.buttons["Go"].tap()
        #expect(app.staticTexts["Done"].waitForExistence(timeout: 30))
        app.launch()
      }
    }

    @Test("no wait ends early while a stream has no end", arguments: Pending.allCases)
    func neverEarlyBesideAStream(_ pending: Pending) {
      let app = launch(pending, .process, "-endless")
      app.buttons["Go"].tap()
      #expect(app.staticTexts["Done"].waitForExistence(timeout: 30))
    }

    @Test(
      "no wait ends before somebody else did what an application waits for",
      .enabled(if: TestClock.canBeVirtual, "A sanitizer keeps the handlers to itself."),
      arguments: [Pending.signal, .signalSource, .file])
    func calledFromOutside(_ pending: Pending) throws {
      let folder = try SandboxDirectory()
      defer { folder.remove() }
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-pending", pending.rawValue]
      app.launchEnvironment["WATCHED"] = folder.path
      app.launch()
      app.buttons["Go"].tap()
      let other = Process()
      other.executableURL = URL(fileURLWithPath: "/bin/sh")
      // It has enough to do first for time to leap over any limit.
      let call =
        pending == .file ? ": >\(folder.path)/file" : "kill -USR1 \(app.processIdentifier ?? 0)"
      other.arguments = ["-c", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; \(call)"]
      try other.run()
      #expect(app.staticTexts["Done"].waitForExistence(timeout: 30))
      other.waitUntilExit()
    }

    @Test("a wait that others may end says so, and takes its time")
    func neverCalled() throws {
      let app = launch(.signal, .process)
      app.buttons["Go"].tap()
      #expect(!app.staticTexts["Done"].waitForExistence(timeout: 0.01))
      guard TestClock.canBeVirtual else { return }
      let details = try #require(FailureRecorder.details(of: .other, in: .current))
      #expect(details.contains("signal 10 may come, which the app handles"), "\(details)")
    }

    @Test("a stream without an end delays no wait")
    func streams() {
      let app = launch(.task, .process, "-endless")
      let begin = ContinuousClock.now
      #expect(!app.staticTexts["Never"].waitForExistence(timeout: 60))
      let ticks = Int(app.staticTexts["ticks"].label.split(separator: " ").last ?? "") ?? 0
      #expect((590...601).contains(ticks))
      app.buttons["Go"].tap()
      #expect(app.staticTexts["Done"].waitForExistence(timeout: 1))
      #expect(begin.duration(to: .now) < .seconds(300))
    }

    @Test("a wait names the resource that it waits for", arguments: Place.allCases)
    func resources(_ place: Place) throws {
      // Jobs of other tests may take the main thread for longer than the resource is busy: seldom five times in a row.
      for attempt in 1...5 {
        let app = launch(.resource, place)
        app.buttons["Go"].tap()
        let isDone = app.staticTexts["Done"].waitForExistence(timeout: 0.01)
        if isDone, attempt < 5 { continue }
        #expect(!isDone)
        let details = try #require(FailureRecorder.details(of: .other, in: .current))
        #expect(
          details.hasPrefix("Waited 0.01 seconds for \"Done\" StaticText to exist."), "\(details)")
        #expect(details.contains("“device” is busy (IdlingResource)"), "\(details)")
        return
      }
    }

    @Test("input waits until a resource is idle", arguments: Place.allCases)
    func input(_ place: Place) {
      let app = launch(.resource, place)
      app.buttons["Go"].tap()
      app.buttons["Go"].tap()
      #expect(app.staticTexts["Done"].exists)
    }

    @Test("input does not wait for ever")
    func stuck() {
      let app = launch(.stuck, .process)
      app.buttons["Go"].tap()
      let failures = recordedFailures { app.buttons["Go"].tap() }
      #expect(
        failures.map(\.headline) == [
          "Failed to tap \"Go\" Button: The application is still busy with “stuck” after 0.2 seconds: nobody called end() of this IdlingResource."
        ])
    }
  }
}
