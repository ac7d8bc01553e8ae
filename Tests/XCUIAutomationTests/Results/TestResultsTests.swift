import Foundation
import Synchronization
import Testing
import XCTest

@testable import XCTestAdditions

@Suite("The files that a test leaves")
struct TestResultsTests {
  @Test("are written although another run of the test begins meanwhile, and deletes the folder")
  func twoRuns() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString)/Suite/test")
    defer {
      try? FileManager.default.removeItem(
        at: folder.deletingLastPathComponent().deletingLastPathComponent())
    }
    let isOver = Atomic(false)
    let other = Thread {
      while !isOver.load(ordering: .relaxed) { TestResults(folder: folder).begin() }
    }
    other.start()
    defer { isOver.store(true, ordering: .relaxed) }
    let results = TestResults(folder: folder)
    for number in 0..<500 {
      let attachment = XCTAttachment(string: "\(number)")
      attachment.userInfo = ["number": number]
      try results.keep(attachment)
    }
  }
}
