import Glibc
import Testing

@testable import Primitives

/// Each test breaks the standard error of a process of its own.
@Suite("Standard error")
struct StandardErrorTests {
  @Test("takes a text as it is")
  func plain() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      StandardError.write("warning: “ä”\n")
      StandardError.write("")
      exit(0)
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "warning: “ä”\n")
  }

  @Test("that is closed drops it")
  func closed() async {
    await #expect(processExitsWith: .exitCode(7)) {
      close(STDERR_FILENO)
      StandardError.write("lost\n")
      exit(7)
    }
  }

  @Test("whose reader is gone drops it, and no signal ends the process")
  func broken() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      close(ends[0])
      dup2(ends[1], STDERR_FILENO)
      signal(SIGPIPE, SIG_DFL)
      StandardError.write("lost\n")
      StandardError.write("lost too\n")
      exit(7)
    }
  }

  @Test("that is full drops it")
  func full() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      let block = [UInt8](repeating: 46, count: 4096)
      while write(ends[1], block, block.count) > 0 {}
      dup2(ends[1], STDERR_FILENO)
      StandardError.write("lost\n")
      exit(7)
    }
  }

  @Test("that takes less at a time than there is gets all of it while somebody reads")
  func partial() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      dup2(ends[1], STDERR_FILENO)
      let reader = ends[0]
      let text = String(repeating: "0123456789", count: 20_000)
      let read = Task.detached { () -> Int in
        var block = [UInt8](repeating: 0, count: 1_000)
        var count = 0
        while count < 200_000 {
          let part = Glibc.read(reader, &block, block.count)
          guard part > 0 else { break }
          count += part
        }
        return count
      }
      StandardError.write(text)
      exit(await read.value == 200_000 ? 7 : 1)
    }
  }
}
