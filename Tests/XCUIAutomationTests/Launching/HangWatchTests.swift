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

  /// Writes a script that does something under the name of the program that reports crashes, and returns its path and a way to be rid of it.
  private static func reporter(_ script: String) throws -> (path: String, remove: () -> Void) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("swift-backtrace")
    try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    return (file.path, { try? FileManager.default.removeItem(at: folder) })
  }

  @Test("One whose crash is being reported is not given up, unless the report hangs")
  func reported() throws {
    let working = try Self.reporter("while :; do :; done")
    defer { working.remove() }
    #expect(try Set(verdicts("'\(working.path)'; exit", count: 60)) == ["wait"])
    let resting = try Self.reporter("while :; do sleep 1000; done")
    defer { resting.remove() }
    #expect(try verdicts("'\(resting.path)'; exit", count: 10_000).last == "giveUp")
  }

  @Test("A crash whose report comes to no end is told as a crash")
  func crashWithoutReport() throws {
    let reporter = try Self.reporter("while :; do sleep 1000; done")
    defer { reporter.remove() }
    let app = XCUIApplication(target: .executable("CrashingApp"))
    app.launchEnvironment["SWIFT_BACKTRACE"] = "interactive=no,swift-backtrace=\(reporter.path)"
    app.launchEnvironment[HangWatch.variable] = "1"
    app.launch()
    let failures = recordedFailures { app.buttons["trap"].tap() }
    #expect(failures.count == 1)
    let text = failures.first?.text ?? ""
    #expect(
      text.hasPrefix(
        "Failed to tap \"trap\" Button: The application crashed: trap, as a failed precondition gives (signal 4, SIGILL)."
      ), "\(text)")
    #expect(text.contains("Precondition failed: a list without rows"), "\(text)")
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
