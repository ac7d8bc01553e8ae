import Foundation
import Testing

@testable import XCUIAutomation

@Suite("Folders of applications")
struct SandboxDirectoryTests {
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
}
