import Foundation
import Synchronization
import Testing

@testable import XCUIAutomation

@Suite("Folders of applications")
struct SandboxDirectoryTests {
  /// Makes a folder that the caller removes.
  private func makeParent() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    return folder.path
  }

  @Test("are fresh, private and gone afterwards")
  func life() throws {
    let first = try SandboxDirectory()
    let second = try SandboxDirectory()
    defer { second.remove() }
    #expect(first.path != second.path)
    #expect(
      Set(first.environment.keys) == [
        "HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
        "XDG_RUNTIME_DIR", "CFFIXED_USER_HOME",
      ])
    for folder in first.environment.values {
      #expect(folder.hasPrefix(first.path + "/"))
      #expect(FileManager.default.fileExists(atPath: folder))
    }
    first.remove()
    #expect(!FileManager.default.fileExists(atPath: first.path))
  }

  @Test("cannot be made where nothing can be written")
  func failure() {
    #expect(throws: (any Error).self) { try SandboxDirectory(in: "/proc/nowhere") }
  }

  @Test("are not taken for abandoned while they are made")
  func sweepingMeanwhile() throws {
    let parent = try makeParent()
    defer { FolderRemoval.remove(parent) }
    let sweepers = (0..<3).map { _ in Sweeper(parent) }
    defer { for sweeper in sweepers { sweeper.end() } }
    for _ in 0..<200 {
      let folder = try SandboxDirectory(in: parent)
      defer { folder.remove() }
      sched_yield()
      #expect(folder.environment.values.allSatisfy(FileManager.default.fileExists(atPath:)))
    }
  }

  /// A thread that looks again and again for folders whose makers are gone.
  private final class Sweeper: Sendable {
    private let isOver = Atomic(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ parent: String) {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .acquiring) { SandboxDirectory.sweep(in: parent) }
        hasEnded.signal()
      }
    }

    func end() {
      isOver.store(true, ordering: .releasing)
      hasEnded.wait()
    }
  }

  @Test("are deleted by the next run when their maker is gone")
  func abandonment() throws {
    let parent = try makeParent()
    defer { FolderRemoval.remove(parent) }
    var left: SandboxDirectory? = try SandboxDirectory(in: parent)
    let path = try #require(left?.path)
    SandboxDirectory.sweep(in: parent)
    #expect(FileManager.default.fileExists(atPath: path))
    left = nil
    SandboxDirectory.sweep(in: parent)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
