import Foundation
import Glibc
import Primitives
import Synchronization
import Testing

/// The limit of the main thread's stack, which processes inherit.
struct StackLimitTests {
  /// What a shell may have its stack grow to that is started now, in bytes, as it says.
  private func limitOfAProcess() throws -> UInt64? {
    let process = Process()
    let words = StackLimit.command(["/bin/sh", "-c", "ulimit -S -s"])
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let line = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return UInt64(line).map { $0 << 10 }
  }

  @Test("A raised limit is this process's own, and not that of those it starts")
  func raising() throws {
    let before = try #require(StackLimit.current)
    let usual = StackLimit.ofOthers ?? before.now
    // Where there is no limit, none is raised.
    guard before.now + 1 << 20 <= before.most else { return }
    // Another test may raise it further at any time.
    #expect(StackLimit.raise(to: before.now + 1 << 20))
    #expect(StackLimit.ofOthers == usual)
    #expect(try limitOfAProcess() == usual)
  }

  @Test("It is never lowered, and what cannot be started is left as it is")
  func missing() throws {
    let (now, most) = try #require(StackLimit.current)
    guard now + 1 << 20 <= most else { return }
    #expect(StackLimit.raise(to: now + 1 << 20) && StackLimit.raise(to: now))
    #expect(try #require(StackLimit.current).now > now)
    #expect(StackLimit.command(["/no/such/program", "x"]) == ["/no/such/program", "x"])
    #expect(StackLimit.command(["/etc/hostname"]) == ["/etc/hostname"])
    #expect(StackLimit.command([]) == [])
  }
}
