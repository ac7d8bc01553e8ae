import Glibc
import Testing
import VirtualTime

/// What waits for any child, as the thread of Swift Testing's exit tests does.
@Suite("Waits for any child")
struct ChildWaitTests {
  @Test("of which the same child comes again do not keep a processor busy")
  func repetition() throws {
    let process = try child()
    defer { waitpid(process, nil, 0) }
    // Until it has ended, whoever else ended before.
    var news = siginfo_t()
    #expect(waitid(P_PID, id_t(process), &news, WEXITED | WNOWAIT) == 0)
    let begin = RealClock.now
    var count = 0
    while begin.duration(to: .now) < .milliseconds(200) {
      #expect(waitid(P_ALL, 0, &news, WEXITED | WNOWAIT) == 0)
      count += 1
    }
    // Without a pause there are some hundred thousand.
    #expect(count < 250)
  }

  /// Starts a process that ends at once.
  private func child() throws -> pid_t {
    var process = pid_t()
    var arguments = [strdup("/bin/true"), nil]
    defer { free(arguments[0]) }
    try #require(posix_spawn(&process, "/bin/true", nil, nil, &arguments, environ) == 0)
    return process
  }
}
