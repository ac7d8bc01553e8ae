import Glibc
import Primitives
import Testing

/// The limit of the main thread's stack, which processes inherit.
struct StackLimitTests {
  /// What a process that is started now may have its stack grow to, in kilobytes, as its shell says.
  private func limitOfAProcess() throws -> String {
    let pipe = try #require(popen("ulimit -s", "r"))
    defer { pclose(pipe) }
    var line = [CChar](repeating: 0, count: 64)
    _ = fgets(&line, Int32(line.count), pipe)
    return String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init), as: UTF8.self)
  }

  @Test("A raised limit is this process's own, and not that of those it starts")
  func raising() throws {
    let usual = try StackLimit.withUsual { Result { try limitOfAProcess() } }.get()
    let before = try #require(StackLimit.current)
    // Where there is no limit, none is raised.
    guard let kilobytes = UInt64(usual), before.now + 1 << 20 <= before.most else { return }
    // Another test may raise it further at any time.
    #expect(StackLimit.raise(to: before.now + 1 << 20))
    #expect(try #require(UInt64(limitOfAProcess())) > kilobytes)
    #expect(try StackLimit.withUsual { Result { try limitOfAProcess() } }.get() == usual)
  }
}
