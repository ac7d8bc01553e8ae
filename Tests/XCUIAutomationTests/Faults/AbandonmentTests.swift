import Foundation
import Glibc
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Test processes that are killed")
  struct AbandonmentTests {
    /// A folder for a test.
    private func makeFolder() throws -> String {
      let folder = NSTemporaryDirectory() + "abandonment-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      return folder
    }

    /// Waits, half a minute at most, until a process is gone; one that only its parent's look keeps does not count.
    private func isGone(_ process: Int32) -> Bool {
      let deadline = ContinuousClock.now + .seconds(30)
      while ContinuousClock.now < deadline {
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        guard let state, state.split(separator: ")").last?.hasPrefix(" Z") == false else {
          return true
        }
        poll(nil, 0, 5)
      }
      return false
    }

    @Test("leave no application, and no folder after the next run")
    func killedTest() throws {
      let folder = try makeFolder()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let temporary = folder + "/tmp"
      try FileManager.default.createDirectory(
        atPath: temporary, withIntermediateDirectories: false)
      var environment = ProcessInfo.processInfo.environment
      environment[AbandonedRun.variable] = folder + "/app"
      environment["TMPDIR"] = temporary
      // The whole run is to die, and nobody to go on with it.
      environment["UITEST_RESTARTS"] = "0"
      let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let spawner = ProcessSpawner(
        path: executable, arguments: ["XCUIAutomationTests.AbandonedRun"],
        environment: environment, standardOutput: folder + "/output",
        standardError: folder + "/errors")
      let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { close(input) }
      let end = try spawner.start(inheriting: input).waitForEnd(patience: .seconds(60))
      #expect(end == .signalled(SIGKILL))
      let number = try String(contentsOfFile: folder + "/app", encoding: .utf8)
      let application = try #require(Int32(number))
      #expect(application > 1)
      #expect(isGone(application))
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).count == 1)
      SandboxDirectory.sweep(in: temporary)
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
    }

    @Test("end what they guard, and not what ended before")
    func orphans() throws {
      let folder = try SandboxDirectory()
      defer { folder.remove() }
      let orphanGuard = OrphanGuard()
      var spawner = ProcessSpawner(
        path: "/bin/sleep", arguments: ["1000"], environment: [:],
        standardOutput: folder.outputFile(isError: false),
        standardError: folder.outputFile(isError: true))
      let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { close(input) }
      let spared = try spawner.start(inheriting: input)
      orphanGuard.watch(spared.processID)
      orphanGuard.forget(spared.processID)
      spawner.orphanGuard = orphanGuard
      let guarded = try spawner.start(inheriting: input)
      let stopped = try spawner.start(inheriting: input)
      kill(stopped.processID, SIGSTOP)
      #expect(guarded.poll() == nil)
      // As at the end of a process.
      shutdown(try #require(orphanGuard.descriptor), Int32(SHUT_RDWR))
      #expect(guarded.waitForEnd(patience: .seconds(30)) == .signalled(SIGKILL))
      #expect(!guarded.wasKilledHere)
      #expect(stopped.waitForEnd(patience: .seconds(30)) == .signalled(SIGKILL))
      #expect(!stopped.wasKilledHere)
      #expect(spared.poll() == nil)
      spared.kill()
    }

    @Test("leave folders that are told from those in use")
    func sweeping() throws {
      let parent = try makeFolder()
      defer { try? FileManager.default.removeItem(atPath: parent) }
      let used = try SandboxDirectory(in: parent)
      defer { used.remove() }
      let files = FileManager.default
      // Left by a killed process: nobody holds the lock.
      try files.createDirectory(
        atPath: parent + "/uitest-left/home", withIntermediateDirectories: true)
      #expect(files.createFile(atPath: parent + "/uitest-left/owner", contents: nil))
      // Just being made; made long ago, and never locked; somebody else's; a link; a file.
      for name in ["uitest-new", "uitest-old", "other"] {
        try files.createDirectory(atPath: parent + "/" + name, withIntermediateDirectories: false)
      }
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -100_000)],
        ofItemAtPath: parent + "/uitest-old")
      try files.createSymbolicLink(
        atPath: parent + "/uitest-link", withDestinationPath: parent + "/uitest-left")
      #expect(files.createFile(atPath: parent + "/uitest-file", contents: nil))
      SandboxDirectory.sweep(in: parent)
      let name = (used.path as NSString).lastPathComponent
      #expect(
        try Set(files.contentsOfDirectory(atPath: parent)) == [
          "other", "uitest-file", "uitest-link", "uitest-new", name,
        ])
      #expect(files.fileExists(atPath: used.path + "/home"))
    }
  }
}
