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
    let code = withUnsafeMutablePointer(to: &process) { process in
      "/bin/true".withCString { path in
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        defer { free(arguments[0]) }
        return posix_spawn(process, path, nil, nil, &arguments, environ)
      }
    }
    try #require(code == 0)
    return process
  }
}
