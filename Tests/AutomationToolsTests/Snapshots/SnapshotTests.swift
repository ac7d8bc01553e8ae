import FailureTesting
import Foundation
import Testing
import TextUI

@testable import AutomationTools_Core

/// An application with a text and a clock.
private struct ShownApp: App {
  init() {}

  var body: some Scene { WindowGroup { ShownView() } }
}

/// The texts, and a button that changes one.
private struct ShownView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }
    }
  }
}

@Suite("Snapshots") struct SnapshotTests {
  /// A file in a folder of its own, which is gone afterwards.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root)
  }

  @Test(
    "A missing one is written and fails; the same passes; another one fails and shows its cells")
  func file() throws {
    try inFolder { root in
      let snapshot = FileSnapshot(file: root.appendingPathComponent("A/testA.1.txt"))
      #expect(snapshot.problem(with: "Count: 1\n", .never) == .missing(found: "Count: 1\n"))
      #expect(!FileManager.default.fileExists(atPath: snapshot.file.path))
      #expect(snapshot.problem(with: "Count: 1\n", .missing) == .recorded)
      #expect(snapshot.problem(with: "Count: 1\n", .never) == nil)
      #expect(
        snapshot.problem(with: "Count: 12\nnew\n", .missing)
          == .different(lines: [
            "Row 0:", "  expected │Count: 1", "     found │Count: 12", "           │        ^",
            "Row 1:", "  expected │", "     found │new", "           │^^^",
          ]))
      #expect(
        snapshot.problem(with: "Count: 2\n", .all)
          == .replaced(lines: [
            "Row 0:", "  expected │Count: 1", "     found │Count: 2", "           │       ^",
          ]))
      let text = try String(contentsOf: snapshot.file, encoding: .utf8)
      #expect(text == "Count: 2\n")
    }
  }

  @Test("Nothing is written where CI is set, whatever is said")
  func recording() {
    #expect(SnapshotRecording.effective(.all, in: ["CI": "true"]) == .never)
    #expect(SnapshotRecording.effective(nil, in: ["CI": "true", "UITEST_RECORD": "all"]) == .never)
    #expect(SnapshotRecording.effective(nil, in: ["UITEST_RECORD": "all"]) == .all)
    #expect(SnapshotRecording.effective(.never, in: ["UITEST_RECORD": "all"]) == .never)
    #expect(SnapshotRecording.effective(nil, in: ["CI": ""]) == .missing)
  }

  @Test("An expectation is written into the source, and later ones find their lines")
  func inline() throws {
    try inFolder { root in
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      let file = root.appendingPathComponent("A.swift")
      let source = """
        func testA() {
          assertInlineSnapshot(of: app, as: .screenText)
          assertInlineSnapshot(of: app(")"), as: .screenText) {
            "old }"
          }
        }

        """
      try Data(source.utf8).write(to: file)
      let first = InlineSnapshot(path: file.path, line: 2)
      let second = InlineSnapshot(path: file.path, line: 3)
      #expect(first.problem(with: "a\n\nb\n", expecting: nil, .never) == .missing(found: "a\n\nb"))
      #expect(first.problem(with: "a\n\nb\n", expecting: nil, .missing) == .recorded)
      #expect(
        second.problem(with: "\\n\"\"\"\n", expecting: "old }", .all)
          == .replaced(lines: [
            "Row 0:", "  expected │old }", "     found │\\n\"\"\"", "           │^^^^^",
          ]))
      #expect(second.problem(with: "same\n", expecting: "same", .all) == nil)
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(
        written == ##"""
          func testA() {
            assertInlineSnapshot(of: app, as: .screenText) {
              """
              a

              b
              """
            }
            assertInlineSnapshot(of: app(")"), as: .screenText) {
              #"""
              \n"""
              """#
            }
          }

          """##)
    }
  }

  @Test("A source that was changed since is left alone")
  func moved() throws {
    try inFolder { root in
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      let file = root.appendingPathComponent("A.swift")
      try Data("func testA() {}\n".utf8).write(to: file)
      let problem = InlineSnapshot(path: file.path, line: 1)
        .problem(with: "a", expecting: nil, .missing)
      #expect(problem == .unusable("the source was changed since it was compiled"))
    }
  }

  @Test("The screen, its outline and its picture are compared; what is covered is not", .uiTest)
  func formats() throws {
    let app = XCUIApplication(target: .inProcess(ShownApp.self))
    app.launch()
    let failures = recordedFailures {
      assertInlineSnapshot(of: app, as: .outline, record: .never) {
        """
        Element(.staticText, "Count: 0", identifier: "count")
        Element(.button, "Add")
        """
      }
    }
    #expect(failures.map(\.headline) == [])
    let text = SnapshotFormat.screenText.text(app, [])
    #expect(text.contains("Count: 0") && text.contains("Add"))
    let masked = SnapshotFormat.screenText.text(app, [app.staticTexts["count"].frame])
    #expect(!masked.contains("Count") && masked.contains("▒▒▒▒▒▒▒▒"))
    #expect(SnapshotFormat.svg.text(app, []).hasPrefix("<svg "))
    let others = recordedFailures {
      assertInlineSnapshot(of: app, as: .screenText, record: .never) { "Count: 1" }
    }
    #expect(others.count == 1)
    #expect(others[0].text.contains("The screen text is another one than"))
  }
}
