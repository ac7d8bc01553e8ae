import FailureTesting
import Foundation
import Testing
import VirtualTime

@testable import XCUIAutomation

@Suite("Watching for hangs") struct HangWatchTests {
  /// Runs a shell that does something, and looks at it until it is given up, a number of times at most.
  private func verdicts(_ script: String, signal: Int32? = nil, count: Int) throws -> [String] {
    let spawner = ProcessSpawner(
      path: "/bin/sh", arguments: ["-c", script], environment: [:], standardOutput: "/dev/null",
      standardError: "/dev/null", orphanGuard: .shared)
    let null = open("/dev/null", O_RDONLY)
    defer { close(null) }
    let process = try spawner.start(inheriting: null)
    defer { process.kill() }
    if let signal { kill(process.processID, signal) }
    let watch = HangWatch(process.processID, limit: 0.2)
    watch.begin(allowing: 0.1)
    var verdicts: [String] = []
    while verdicts.count < count, verdicts.last != "giveUp" {
      RealClock.pause(.milliseconds(20))
      verdicts.append("\(watch.look())")
    }
    #expect((watch.secondsOfHang == nil) == (verdicts.last != "giveUp"))
    return verdicts
  }

  @Test("One that waits for ever is given up, and not at once")
  func waiting() throws {
    let verdicts = try verdicts("read line < /dev/tty || exec sleep 1000", count: 10_000)
    #expect(verdicts.first == "wait" && verdicts.last == "giveUp")
  }

  @Test("One that computes is not given up")
  func computing() throws {
    let verdicts = try verdicts("while :; do :; done", count: 60)
    #expect(Set(verdicts) == ["wait"])
  }

  @Test("One that was stopped has all the time")
  func stopped() throws {
    let verdicts = try verdicts("exec sleep 1000", signal: SIGSTOP, count: 40)
    #expect(Set(verdicts.suffix(30)) == ["waitWithoutEnd"])
  }
}

extension ApplicationTests {
  @Suite("Hanging applications") struct HangTests {
    @Test("A variable says how long, and the failure says where the threads are")
    func variable() {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchEnvironment[HangWatch.variable] = "1"
      app.launch()
      let failures = recordedFailures { app.buttons["deadlock"].tap() }
      let text = failures.first?.text ?? ""
      #expect(
        text.hasPrefix(
          """
          Failed to tap "deadlock" Button: The application gave no answer for 1 second, and was ended for that.
          Its main thread waits in 
          """), "\(text)")
      #expect(text.contains("\n  …/Fault.swift:"), "\(text)")
      #expect(text.contains(", in Fault.happen()\n"), "\(text)")
    }

    @Test("What is no number of seconds is refused", arguments: ["soon", "0", "-1", "inf"])
    func unreadable(_ text: String) {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchEnvironment[HangWatch.variable] = text
      let failures = recordedFailures { app.launch() }
      let words = failures.first?.text ?? ""
      #expect(words.contains("UITEST_HANG_SECONDS is \"\(text)\""), "\(words)")
      #expect(words.contains("which is not a number of seconds, such as 30."), "\(words)")
    }
  }
}
