import FailureTesting
import Foundation
import Testing

@testable import CrashingApp
@testable import XCUIAutomation

/// Whatever an application does, the test has one failure that names the cause, in bounded time, and the next one is as if nothing
/// had been.
///
/// They run beside those of others: every application is a process of its own.
@Suite("Faults of applications", .serialized, .uiTest(target: .executable("CrashingApp")))
struct FaultMatrixTests {
  /// A fault and what is said of it.
  struct Row: Sendable, CustomTestStringConvertible {
    /// What the application does.
    let fault: Fault

    /// How the failure begins, after "Failed to tap …: ".
    let cause: String

    /// What else it says.
    var evidence: [String] = []

    var testDescription: String { fault.rawValue }
  }

  private static func trap(in function: String) -> String {
    "The application crashed in \(function): trap, as a failed precondition gives (signal 4, SIGILL)."
  }

  static let rows = [
    Row(
      fault: .trap, cause: trap(in: "static Fault.fail(_:) (Fault.swift:117)"),
      evidence: ["Precondition failed: a list without rows", "Fault.happen() +"]),
    Row(
      fault: .fatalError, cause: trap(in: "Fault.happen() (Fault.swift:79)"),
      evidence: ["Fatal error: the store is damaged", "Fault.happen() +"]),
    Row(fault: .exitInOrder, cause: "The application exited with code 0."),
    Row(
      fault: .exit, cause: "The application exited with code 3.",
      evidence: ["The last it wrote:\n    the disk is full"]),
    Row(fault: .kill, cause: "The application was ended: killed (signal 9, SIGKILL)."),
    Row(
      fault: .segmentationFault,
      cause:
        "The application crashed in Fault.happen() (Fault.swift:87): segmentation fault (signal 11, SIGSEGV).",
      evidence: ["*** Program crashed: Bad pointer dereference at 0x", "Fault.happen() +"]),
    Row(
      fault: .endlessLoop,
      cause: "The application gave no answer for 1 second, and was ended for that.",
      evidence: [
        "Its main thread runs:\n", "  …/Fault.swift:", ", in static Fault.computeForEver()\n",
        ", in Fault.happen()\n",
      ]),
    Row(
      fault: .askingLoop,
      cause: "The application gave no answer for 1 second, and was ended for that.",
      evidence: [
        "Its main thread runs", "  …/Fault.swift:", ", in static Fault.askForEver(_:)\n",
      ]),
    Row(
      fault: .deadlock,
      cause: "The application gave no answer for 1 second, and was ended for that.",
      evidence: [
        "Its main thread waits in ", "  …/Fault.swift:", ", in static Fault.waitForItself()\n",
        ", in Fault.happen()\n",
      ]),
    Row(fault: .memory, cause: "The application crashed: "),
    Row(
      fault: .megabyte, cause: "The application exited with code 1.",
      evidence: ["    line 16384 ...."]),
    Row(fault: .closedConnection, cause: "The application exited with code 1."),
    Row(
      fault: .closedAndStuck,
      cause:
        "The application lost its connection: it closed it and went on running, and was ended for that."
    ),
    Row(
      fault: .garbledConnection,
      cause: "The application lost its connection: the application sent what is no message: "),
    Row(fault: .child, cause: "The application exited with code 5."),
    Row(fault: .daemon, cause: "The application exited with code 5."),
    Row(fault: .hiddenDaemon, cause: "The application exited with code 5."),
    Row(fault: .stubbornFolders, cause: "The application exited with code 5."),
    Row(
      fault: .flood, cause: "The application exited with code 1.",
      evidence: [
        "The last it wrote:\n    ~~~", "~~~\n    … 266338312 bytes are left out …\n    ~~~",
        "~~~\n    the end",
      ]),
  ]

  @Test(
    "each is one failure that names the cause, in bounded time, however it was started",
    arguments: rows, ["copied", "full"])
  func matrix(_ row: Row, _ launch: String) {
    let app = XCUIApplication(target: .executable("CrashingApp"))
    app.launchEnvironment["UITEST_LAUNCH"] = launch
    // From the second launch on it is copied.
    for _ in 0..<3 { app.launch() }
    let begin = ContinuousClock.now
    let isSlow = [.endlessLoop, .askingLoop, .deadlock].contains(row.fault)
    let failures = ApplicationSession.$patience.withValue(isSlow ? 1 : 60) {
      recordedFailures { app.buttons[row.fault.rawValue].tap() }
    }
    #expect(begin.duration(to: .now) < .seconds(40))
    #expect(failures.count == 1, "\(failures)")
    let text = failures.first?.text ?? ""
    let beginning = "Failed to tap \"\(row.fault.rawValue)\" Button: \(row.cause)"
    #expect(text.hasPrefix(beginning), "\(text)")
    for line in row.evidence { #expect(text.contains(line), "\(text)") }
    #expect(text.utf8.count < 8_000)
    #expect(app.state == .notRunning)
    // The next one is as if nothing had been.
    app.launch()
    #expect(app.staticTexts["Ready"].exists)
  }

  @Test("one that ignores that it is to end is ended")
  func ignoringTerminate() {
    let app = XCUIApplication(target: .executable("CrashingApp"))
    app.launch()
    app.buttons[Fault.ignoresTerminate.rawValue].tap()
    let begin = ContinuousClock.now
    let failures = recordedFailures { app.terminate() }
    #expect(begin.duration(to: .now) < .seconds(40))
    #expect(failures.isEmpty)
    #expect(app.state == .notRunning)
  }

  /// Launches an application that crashes while nobody looks.
  private func crashUnseen() -> XCUIApplication {
    let app = XCUIApplication(target: .executable("CrashingApp"))
    app.launch()
    app.buttons[Fault.lateError.rawValue].tap()
    UITestTime.pass(5)
    return app
  }

  /// Expects one failure that tells of a crash.
  private func expectTold(_ failures: [Failure]) {
    let text = failures.first?.text ?? ""
    #expect(failures.count == 1, "\(failures)")
    #expect(
      text.hasPrefix("Application 'CrashingApp' crashed in closure #1 in Fault.happen()"), "\(text)"
    )
    #expect(text.contains("Fatal error: it came late"), "\(text)")
  }

  @Test("a crash that no use of it told of is told when it is ended or launched anew, once")
  func unseen() {
    let app = crashUnseen()
    expectTold(recordedFailures { app.terminate() })
    #expect(recordedFailures { app.terminate() }.isEmpty)
    let third = crashUnseen()
    expectTold(
      recordedFailures {
        // Others who look are no test that sees.
        _ = XCUIApplication(bundleIdentifier: "com.apple.springboard").state
        third.activate()
      })
    let other = crashUnseen()
    expectTold(recordedFailures { other.launch() })
    #expect(other.staticTexts["Ready"].exists)
    #expect(recordedFailures { other.terminate() }.isEmpty)
  }

  @Test("a crash that no use of it told of is told at the end of the test")
  func unseenAtEnd() {
    let scope = TestScope()
    TestScope.$ofTask.withValue(scope) { _ = crashUnseen() }
    expectTold(recordedFailures { scope.end() })
  }

  @Test("a crash is told of when only the state was read, and no more where a failure tells of it")
  func seen() {
    let app = crashUnseen()
    #expect(app.state == .notRunning)
    expectTold(recordedFailures { app.terminate() })
    let other = crashUnseen()
    #expect(recordedFailures { other.buttons["Ready"].tap() }.count == 1)
    #expect(recordedFailures { other.launch() }.isEmpty)
  }

  @Test("a crash that a failed assertion tells of is told of no more")
  func seenByAssertion() throws {
    let app = crashUnseen()
    #expect(!app.staticTexts["Ready"].exists)
    let details = try #require(FailureRecorder.details(of: .other, in: .current))
    #expect(details.hasPrefix("Application 'CrashingApp' crashed in closure #1 in Fault.happen()"))
    #expect(details.contains("\n\nLooked at last:\n    \"Ready\" StaticText: exists was false\n\n"))
    #expect(details.contains("Fatal error: it came late"))
    #expect(recordedFailures { app.terminate() }.isEmpty)
  }

  @Test("no process, descriptor or folder is left")
  func leaks() async {
    // In a process of its own, where nobody else opens descriptors.
    await #expect(processExitsWith: .success) {
      for fault in [Fault.child, .daemon, .hiddenDaemon, .stubbornFolders, .kill] {
        try FaultMatrixTests.expectNothingLeft(by: fault)
      }
    }
  }

  /// Stops the process when something is left of an application that ran into a fault.
  private static func expectNothingLeft(by fault: Fault) throws {
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    // The second time a program is started that stands to be copied, and stays.
    for _ in 0..<2 { _ = try folder(ofRunInto: fault) }
    let before = try descriptors()
    let folder = try folder(ofRunInto: fault)
    let after = try descriptors()
    precondition(after <= before, "\(after - before) descriptors are left by \(fault)")
    precondition(!FileManager.default.fileExists(atPath: folder), "\(folder) is left")
    // A process that was killed ends in a moment, not at once.
    let deadline = ContinuousClock.now + .seconds(20)
    while try isNamed(folder), ContinuousClock.now < deadline { sched_yield() }
    let isLeft = try isNamed(folder)
    precondition(!isLeft, "a process is left by \(fault)")
  }

  /// Returns whether the environment of any process names a folder, or its arguments do.
  private static func isNamed(_ folder: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { process in
      guard Int(process) != nil else { return false }
      return ["environ", "cmdline"].contains { file in
        let bytes = FileManager.default.contents(atPath: "/proc/\(process)/\(file)")
        return bytes?.range(of: Data(folder.utf8)) != nil
      }
    }
  }

  /// Runs an application into a fault in a test of its own, and returns the folder it had.
  private static func folder(ofRunInto fault: Fault) throws -> String {
    let scope = TestScope()
    return try TestScope.$ofTask.withValue(scope) {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launch()
      let failures = recordedFailures { app.buttons[fault.rawValue].tap() }
      precondition(failures.count == 1)
      let folder = try #require(
        scope.folder(of: ApplicationReference(target: .executable("CrashingApp"))))
      scope.end()
      return folder
    }
  }
}
