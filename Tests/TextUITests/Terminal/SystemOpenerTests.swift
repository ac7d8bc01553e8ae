import Foundation
import Testing

@testable import TextUI

/// What opens links outside of a test.
@MainActor struct SystemOpenerTests {
  @Test func startsTheProgramWithTheLink() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "opener")
    let script = "#!/bin/sh\nprintf %s \"$1\" > \"$(dirname \"$0\")/opened\"\n"
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let opener = SystemOpener(program: program.path)
    #expect(opener.open("https://swift.org/?a=$(b)&c='d'"))
    opener.reap(waiting: true)
    let opened = try String(contentsOf: folder.appending(path: "opened"), encoding: .utf8)
    #expect(opened == "https://swift.org/?a=$(b)&c='d'")
  }

  @Test(arguments: ["", "--help:x", "no-scheme", "/etc/passwd", ":x"])
  func refusesWhatIsNoLink(_ text: String) {
    #expect(!SystemOpener(program: "true").open(text))
  }

  @Test func doesNothingWithoutTheProgram() {
    #expect(!SystemOpener(program: "/nonexistent/opener").open("https://swift.org"))
  }
}
