import Foundation
import Testing

@testable import AutomationTrace

@Suite("The folder of a run") struct RunFolderTests {
  /// Does something in a folder of its own, which is gone afterwards.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root)
  }

  /// An event of a test that began.
  private func event(_ test: String, process: Int32 = 1) -> RunEvent {
    RunEvent(.testStarted, test: test, library: .xctest, process: process, date: 1)
  }

  /// The files of a folder, locks aside.
  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { !$0.hasPrefix(".") }
      .sorted()
  }

  @Test("Processes of one run find each other; only the last of them at work sums up")
  func sharing() throws {
    try inFolder { root in
      let first = try RunFolder(in: root, key: "12-34", date: "2026-11-23T09-30-12")
      let second = try RunFolder(in: root, key: "12-34", date: "2026-11-23T09-30-13")
      #expect(first.url.path == second.url.path)
      try first.append(event("UI.A/testA", process: 1))
      try second.append(event("UI.A/testB", process: 2))
      try first.finish()
      #expect(try names(first.url) == ["events.jsonl", "index.html", "pages"])
      try second.finish()
      #expect(
        try names(first.url) == [
          "durations.json", "events.jsonl", "index.html", "junit.xml", "pages",
        ])
      #expect(first.events.map(\.test) == ["UI.A/testA", "UI.A/testB"])
      #expect(try names(root) == ["2026-11-23T09-30-12-12-34"])
    }
  }

  @Test("A line that a dying process left half is left out")
  func half() throws {
    try inFolder { root in
      let folder = try RunFolder(in: root, key: "1-1", date: "2026-01-01T00-00-00")
      try folder.append(event("UI.A/testA"))
      let file = folder.url.appendingPathComponent("events.jsonl")
      var data = try Data(contentsOf: file)
      data.append(data.prefix(20))
      try data.write(to: file)
      #expect(folder.events.count == 1)
    }
  }

  @Test("Ten runs are kept; what is no run, and what is at work, stays")
  func pruning() throws {
    try inFolder { root in
      let other = root.appendingPathComponent("UITests.LoginTests")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      let atWork = try RunFolder(in: root, key: "0-1", date: "2026-01-01T00-00-00")
      try atWork.append(event("UI.A/testA"))
      for number in 10..<23 {
        let folder = try RunFolder(in: root, key: "\(number)-1", date: "2026-01-\(number)T00-00-00")
        try folder.append(event("UI.A/testA"))
        try folder.finish()
      }
      let expected =
        ["2026-01-01T00-00-00-0-1"] + (13..<23).map { "2026-01-\($0)T00-00-00-\($0)-1" }
      let kept = try names(root)
      #expect(kept.first == expected.first && kept.last == "UITests.LoginTests")
      #expect(kept.count <= 12 && kept.contains("2026-01-22T00-00-00-22-1"))
      #expect(!kept.contains("2026-01-10T00-00-00-10-1"))
    }
  }

  @Test("A part without tests is a run; one that is damaged, or has an impossible number, an error")
  func parts() throws {
    try inFolder { root in
      let folder = try RunFolder(in: root, key: "1-1", date: "2026-01-01T00-00-00")
      #expect(!folder.isRun)
      let parts = [
        RunPart(2, of: 2, of: [], .swiftTesting, by: nil),
        RunPart(1, of: 2, of: ["a", "b"], .xctest, by: RunDurations(["a": 1])),
      ]
      for part in parts { try folder.write(part) }
      #expect(try folder.parts() == parts && folder.isRun)
      #expect(parts.map(\.own) == [[], ["a"]])
      let file = folder.url.appendingPathComponent("part-xctest.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      for number in ["0", "3", "-1", "x"] {
        let changed = text.replacing("\"number\" : 1", with: "\"number\" : \(number)")
        try Data(changed.utf8).write(to: file)
        #expect(throws: (any Error).self, "\(number)") { try folder.parts() }
        #expect(folder.isRun)
      }
    }
  }

  @Test("A folder that cannot be made is an error, and no crash")
  func unwritable() throws {
    #expect(throws: (any Error).self) {
      try RunFolder(in: URL(fileURLWithPath: "/proc/none"), key: "1-1", date: "2026")
    }
  }

  @Test("An event is an element of the index from which no text breaks out")
  func item() throws {
    var event = event("UI.A/testA")
    event.message = "</script><img src=x onerror=alert(1)>\u{2028}"
    let item = IndexPage.item(try event.jsonLine())
    #expect(item.hasPrefix("<script type=\"application/json\">{"))
    #expect(item.components(separatedBy: "<").count == 3)
    #expect(item.hasSuffix("}</script>\n") && !item.contains("\u{2028}"))
  }
}
