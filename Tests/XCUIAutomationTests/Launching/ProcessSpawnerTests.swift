import Foundation
import Glibc
import Primitives
import Synchronization
import Testing

@testable import XCUIAutomation

@Suite("Spawned processes")
struct ProcessSpawnerTests {
  /// Runs a script and returns what it wrote to standard output, and how it ended.
  private func run(_ script: String) throws -> (output: String, end: ApplicationEnd) {
    let folder = try SandboxDirectory()
    defer { folder.remove() }
    let spawner = ProcessSpawner(
      path: "/bin/sh", arguments: ["-c", script, "name", "a b", "c\"d"],
      environment: ["ONE": "1", "TWO": "x=y"],
      standardOutput: folder.outputFile(isError: false),
      standardError: folder.outputFile(isError: true))
    let input = open("/dev/null", O_RDONLY)
    // A stray descriptor that is not closed on execution, and is nobody else's.
    let stray = fcntl(input, F_DUPFD, 200)
    defer {
      close(input)
      close(stray)
    }
    let end = try spawner.start(inheriting: input).waitForEnd(patience: .seconds(60))
    let output = try String(contentsOfFile: folder.outputFile(isError: false), encoding: .utf8)
    return (output, end)
  }

  @Test("get their arguments and environment whole")
  func arguments() throws {
    let result = try run("echo \"$1|$2|$ONE|$TWO|$HOME\"; exit 5")
    #expect(result.output == "a b|c\"d|1|x=y|\n")
    #expect(result.end == .exited(code: 5))
  }

  @Test("have the limit of the stack that this process began with, which keeps its own")
  func stackLimit() throws {
    let before = try #require(StackLimit.current)
    let usual = StackLimit.ofOthers ?? before.now
    guard before.now + 1 << 20 <= before.most else { return }
    #expect(StackLimit.raise(to: before.now + 1 << 20))
    let isOver = Atomic(false)
    let least = Mutex(UInt64.max)
    let watcher = Thread {
      while !isOver.load(ordering: .relaxed) {
        guard let now = StackLimit.current?.now else { continue }
        least.withLock { $0 = min($0, now) }
      }
    }
    watcher.start()
    for _ in 0..<20 {
      let output = try run("ulimit -S -s").output
      let line = output.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(UInt64(line).map { $0 << 10 } == usual)
    }
    isOver.store(true, ordering: .relaxed)
    #expect(least.withLock { $0 } > usual)
  }

  @Test("inherit one descriptor and no other")
  func descriptors() throws {
    let output = try run("ls /proc/self/fd").output
    #expect(output == "0\n1\n2\n3\n4\n")
  }

  @Test("lead a process group of their own")
  func group() throws {
    let result = try run("test \"$(cut -d' ' -f5 /proc/$$/stat)\" = $$ && echo own")
    #expect(result.output == "own\n")
  }

  @Test("are told apart by how they end")
  func ends() throws {
    #expect(try run("kill -TERM $$").end == .signalled(SIGTERM))
    #expect(try run("true").end == .exited(code: 0))
  }

  @Test("end with what they started when they are killed")
  func kill() throws {
    let folder = try SandboxDirectory()
    defer { folder.remove() }
    let spawner = ProcessSpawner(
      path: "/bin/sh", arguments: ["-c", "sleep 1000 & echo $!; wait"], environment: [:],
      standardOutput: folder.outputFile(isError: false),
      standardError: folder.outputFile(isError: true))
    let input = open("/dev/null", O_RDONLY)
    defer { close(input) }
    let process = try spawner.start(inheriting: input)
    #expect(process.poll() == nil)
    #expect(process.kill() == .signalled(SIGKILL))
    #expect(process.kill() == .signalled(SIGKILL))
  }
}
