import Glibc
import Testing
import VirtualTime

@testable import XCUIAutomation

extension ApplicationTests {
  /// What becomes of processes while no test looks.
  @Suite("Processes that end while nobody looks")
  struct ProcessAttendantTests {
    @Test("do not stay among the children, behind which Swift Testing would see no exit test end")
    func unnoticedEnd() async throws {
      let app = Handmade.process.launch()
      let process = app.processIdentifier ?? 0
      #expect(kill(process, SIGKILL) == 0)
      try #require(isGone(process))
      await #expect(processExitsWith: .exitCode(7)) { exit(7) }
      #expect(app.state == .notRunning)
    }

    @Test("take with them what they left behind in their group")
    func groups() throws {
      let spawner = ProcessSpawner(
        path: "/bin/sh", arguments: ["-c", "sleep 1000 & echo $! >&3"], environment: [:],
        standardOutput: "/dev/null", standardError: "/dev/null")
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      let process = try spawner.start(inheriting: ends[1])
      close(ends[1])
      defer { close(ends[0]) }
      #expect(isGone(process.processID))
      // Nobody holds the other end any more.
      var text = [UInt8](repeating: 0, count: 100)
      #expect(read(ends[0], &text, 100) > 0)
      var request = [pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)]
      #expect(RealClock.poll(&request, limit: .seconds(10)) == 1)
      #expect(read(ends[0], &text, 100) == 0)
      #expect(process.poll() == .exited(code: 0))
    }

    /// Whether a process is none of this one's children any more, some time within ten seconds.
    private func isGone(_ process: Int32) -> Bool {
      let deadline = RealClock.now + .seconds(10)
      while RealClock.now < deadline {
        var news = siginfo_t()
        if waitid(P_PID, id_t(process), &news, WEXITED | WNOHANG | WNOWAIT) == -1 { return true }
        RealClock.pause(.milliseconds(1))
      }
      return false
    }
  }
}
