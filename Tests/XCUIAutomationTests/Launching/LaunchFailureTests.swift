import AutomationWire
import FailureTesting
import Foundation
import Testing

@testable import XCUIAutomation

/// They run beside the tests of others: no application is in this process.
@Suite("Failed launches", .serialized, .uiTest)
struct LaunchFailureTests {
  private func failures(of target: ApplicationTarget, _ arguments: String...) -> [String] {
    let app = XCUIApplication(target: target)
    app.launchArguments = arguments
    let failures = recordedFailures { app.launch() }
    #expect(app.state == .notRunning)
    #expect(!app.exists)
    return failures.map(\.text)
  }

  @Test("without a target")
  func noTarget() {
    #expect(
      failures(of: .executable("")) == [
        """
        Failed to launch Application 'no target': No target application: nobody said what XCUIApplication() is to launch.
        Set it once for the suite: XCUIApplication.defaultTarget = .executable("MyApp"),
        or name it: XCUIApplication(target: .executable("MyApp")).
        The variable UITEST_APPLICATION names it too, and so does TargetApplication in UITest.plist, a resource of the tests.
        """
      ])
  }

  @Test("are followed by what says so too, where there is no target")
  func useWithoutTarget() {
    let failures = recordedFailures { XCUIApplication(target: .executable("")).buttons["A"].tap() }
    #expect(
      failures.map(\.text) == [
        """
        Failed to tap "A" Button: Application 'no target' is not running.
        Nobody said what XCUIApplication() is: set XCUIApplication.defaultTarget.
        """
      ])
  }

  @Test("of a product that is not there")
  func noProduct() {
    let directories = ExecutableLocator().directories.map { "    " + $0 }.joined(separator: "\n")
    #expect(
      failures(of: .executable("HandmadApp")) == [
        """
        Failed to launch Application 'HandmadApp': There is no executable "HandmadApp".
        Looked for it beside the tests, in:
        \(directories)
        Did you mean "HandmadeApp"?
        An executable target of the package is built there; any other executable is named by its path.
        """
      ])
  }

  @Test("of files that are none, or no programs")
  func files() throws {
    let folder = try SandboxDirectory()
    defer { folder.remove() }
    let text = folder.path + "/notes"
    try Data("no program".utf8).write(to: URL(fileURLWithPath: text))
    #expect(
      failures(of: .executable(folder.path + "/note")) == [
        """
        Failed to launch Application 'note': There is no file at \(folder.path)/note.
        Did you mean "notes"?
        """
      ])
    #expect(
      failures(of: .executable(text)) == [
        """
        Failed to launch Application 'notes': The file at \(text) is not executable.
        If it is a program: chmod +x \(text)
        """
      ])
    #expect(
      failures(of: .executable(folder.path + "/home")) == [
        "Failed to launch Application 'home': \(folder.path)/home is a folder, not an executable."
      ])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: text)
    #expect(
      failures(of: .executable(text)) == [
        "Failed to launch Application 'notes': The system did not start \(text): Exec format error (error 8)."
      ])
  }

  @Test("of programs that are no applications")
  func otherPrograms() {
    #expect(
      failures(of: .executable("/bin/true")) == [
        """
        Failed to launch Application 'true': The application exited with code 0 during launch.
        Does it host an application for tests? An app of TextUI does; another one calls AutomationEndpoint first thing in its main.
        """
      ])
    #expect(
      failures(of: .executable("/bin/sh"), "-c", "echo oh >&2; echo no >&2; exit 7") == [
        """
        Failed to launch Application 'sh': The application exited with code 7 during launch.

        The last it wrote:
            oh
            no
        """
      ])
    #expect(
      failures(of: .executable("/bin/sh"), "-c", "kill -9 $$") == [
        "Failed to launch Application 'sh': The application was ended: killed (signal 9, SIGKILL) during launch."
      ])
  }

  @Test("of an application that refuses to start", arguments: Handmade.allCases)
  func refused(_ mode: Handmade) {
    #expect(
      failures(of: mode.target, "-refuse") == [
        "Failed to launch Application 'HandmadeApp': The application could not start: the store is locked"
      ])
  }

  @Test("are none while the machine is busy: time is virtual at each launch")
  func underLoad() throws {
    let loops = try (0..<4).map { _ in
      // It ends with this process, also when that is killed.
      try Process.run(
        URL(fileURLWithPath: "/bin/sh"),
        arguments: [
          "-c",
          "while kill -0 \(getpid()) 2>/dev/null; do i=0; while [ $i -lt 9999 ]; do i=$((i+1)); done; done",
        ])
    }
    // They inherit a mask that keeps every signal from them but this one.
    defer { for loop in loops { kill(loop.processIdentifier, SIGKILL) } }
    // It would refuse to start with real time.
    for _ in 0..<20 {
      let app = Handmade.process.app
      #expect(recordedFailures { app.launch() }.isEmpty)
      app.terminate()
    }
  }

  @Test("of an application that does not answer")
  func silent() throws {
    let folder = try SandboxDirectory()
    defer { folder.remove() }
    let launcher = ApplicationLauncher(target: .executable("/bin/sleep"), patience: 0.01)
    let request = LaunchRequest(arguments: ["1000"])
    #expect(throws: LaunchFailure.silent(seconds: 0.01)) {
      _ = try launcher.launch(request, in: folder)
    }
    let text = LaunchFailureText(.silent(seconds: 30))
    #expect(text.sentence == "The application did not say within 30 seconds that it is ready.")
  }

  @Test("of one whose arguments or variables no process can be given")
  func unusable() {
    func failure(_ prepare: (XCUIApplication) -> Void) -> String {
      let app = Handmade.process.app
      prepare(app)
      return recordedFailures { app.launch() }.first?.text ?? ""
    }
    #expect(
      failure { $0.launchArguments = ["-name", "a\0b"] }.contains(
        "cannot be handed over: it holds a zero byte, at which it would end."))
    #expect(
      failure { $0.launchEnvironment["A=B"] = "c" }.contains(
        "The environment variable \"A=B\" cannot be handed over: its name holds an equals sign"))
    #expect(failure { $0.launchEnvironment[""] = "c" }.contains("it has no name."))
    #expect(
      failure { $0.launchEnvironment["A"] = "b\0" }.contains(
        "The environment variable \"A\" cannot be handed over: it holds a zero byte"))
  }

  @Test("where no folder can be made say so in words")
  func noFolder() {
    let parent = "/nonexistent/folder"
    do {
      _ = try SandboxDirectory(in: parent)
      Issue.record("it was made")
    } catch {
      #expect(
        SandboxDirectory.words(for: error, in: parent)
          == "No such file or directory, in \"/nonexistent/folder\"")
    }
  }

  @Test("leave nothing behind that keeps a second one from succeeding")
  func secondTry() {
    let app = Handmade.process.app
    app.launchArguments = ["-refuse"]
    #expect(recordedFailures { app.launch() }.count == 1)
    app.launchArguments = []
    app.launch()
    #expect(app.buttons["Next"].exists)
  }
}
