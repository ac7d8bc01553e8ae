import Foundation
import Glibc
import Testing

@testable import CrashingApp
@testable import XCUIAutomation

@Suite("Folders that are removed")
struct FolderRemovalTests {
  @Test("may hold what nobody may read, and folders by the thousand inside each other")
  func stubborn() async {
    // In a process of its own: who one is holds for all threads, and root may read everything.
    await #expect(processExitsWith: .success) {
      if geteuid() == 0 { seteuid(65_534) }
      let path = "/tmp/uitest-removal-\(getpid())"
      precondition(mkdir(path, 0o700) == 0)
      Fault.makeStubbornFolders(in: path)
      precondition(symlink("/etc", path + "/link") == 0)
      precondition(open(path + "/no text \u{FF}", O_CREAT | O_WRONLY, 0o000) >= 0)
      let name = [CChar](path.utf8CString.dropLast()) + [0x2F, -1, 0]
      precondition(open(name, O_CREAT | O_WRONLY, 0o000) >= 0)
      chmod(path, 0o000)
      FolderRemoval.remove(path)
      precondition(access(path, F_OK) != 0, "the folder is left")
      precondition(access("/etc/passwd", F_OK) == 0)
    }
  }

  @Test("that are links are left, with what they lead to")
  func links() throws {
    let folder = try SandboxDirectory()
    defer { folder.remove() }
    let link = folder.path + "-link"
    defer { unlink(link) }
    #expect(symlink(folder.path, link) == 0)
    FolderRemoval.remove(link)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/home"))
  }
}
