import FailureTesting
import Foundation
import Synchronization
import Testing

@testable import AutomationTools_Core

/// Outlines that are written anew in this very file, of which only a copy changes.
@MainActor @Suite("Outlines that follow", .uiTest) struct OutlineRewritingTests {
  /// Returns what the screen of the application holds.
  private func tree() throws -> ShownTree {
    let app = XCUIApplication(target: .inProcess(OutlinedApp.self))
    app.launch()
    return ShownTree(inside: try app.windows.firstMatch.snapshot(), on: app.screenshot())
  }

  /// Sources of which copies are written.
  private static func copies(_ written: Copies = Copies()) -> SourceFiles {
    SourceFiles(
      read: { path in
        try written.texts.withLock { try $0[path] ?? String(contentsOfFile: path, encoding: .utf8) }
      },
      write: { path, text in written.texts.withLock { $0[path] = text } })
  }

  /// Copies of sources, by their paths.
  private final class Copies: Sendable {
    /// The texts.
    let texts = Mutex<[String: String]>([:])
  }

  /// Asserts an outline as a run does that writes what differs.
  private func assertWindow(
    in files: SourceFiles = copies(), _ rule: SnapshotRecording = .all, line: UInt = #line,
    @OutlineBuilder _ outline: () -> [Element] = { [] }
  ) throws -> OutlineRecord? {
    let place = SourcePlace(path: #filePath, line: Int(line), column: 1)
    let assertion = OutlineAssertion(
      outline: outline(), tree: try tree(), names: ("app.assertWindow", "window"), place: place)
    return assertion.failure(rule, in: files) as? OutlineRecord
  }

  /// The lines of a difference without the numbers and blanks in front.
  private func lines(_ record: OutlineRecord?) -> [String] {
    (record?.lines ?? []).map {
      let words = $0.split(separator: " ", maxSplits: 2)
      return words[1] + " " + words[2].trimmingPrefix { $0 == " " }
    }
  }

  @Test("Of a partial outline only the lines change that differ")
  func partial() throws {
    let found = try assertWindow {
      Element(.navigationBar) {
        Element(.staticText, "Article")  // The title stays a part of it.
      }
      Element(.switch, "Notify", value: "1", isEnabled: true)
      Element(.collectionView, identifier: "list") {
        Element(.cell) {
          Element(.staticText, "Ropes")
          Element(.staticText, .like("Unread: *"))
        }
      }
      Element(.button, "Delete", isEnabled: true)
        .satisfying("shown") { $0.frame.height > 0 }
    }
    #expect(
      lines(found) == [
        #"- Element(.staticText, "Article")  // The title stays a part of it."#,
        #"+ Element(.staticText, "Articles")  // The title stays a part of it."#,
        #"- Element(.switch, "Notify", value: "1", isEnabled: true)"#,
        #"+ Element(.switch, "Notify", value: "0", isEnabled: true)"#,
        #"- Element(.staticText, .like("Unread: *"))"#,
        #"+ Element(.staticText, "Read on: 5")"#,
        #"- Element(.button, "Delete", isEnabled: true)"#,
        #"+ Element(.button, "Delete", isEnabled: false)"#,
      ])
    #expect(found?.left == [])
    #expect(found?.message.contains("was written anew: \(#filePath):") == true)
  }

  @Test("What is gone is removed with its lines, and what is elsewhere is moved")
  func order() throws {
    let found = try assertWindow {
      Element(.slider, identifier: "volume", value: .anything) {
        Element(.staticText, "Loud")
      }
      Element(.collectionView) {
        Element(.staticText, "Ropes")
        Element(.staticText, "Tides")
      }
      Element(.button, "Send")
    }
    #expect(
      lines(found) == [
        #"- Element(.slider, identifier: "volume", value: .anything) {"#,
        #"- Element(.staticText, "Loud")"#,
        "- }",
        #"- Element(.staticText, "Ropes")"#,
        #"+ Element(.staticText, "Ropes")"#,
      ])
    #expect(found?.left == [])
  }

  @Test("Where nothing else may be there, elements are added")
  func complete() throws {
    let found = try assertWindow {
      Element(.collectionView) {
        Element(.cell) {
          Element(.staticText, "Tides")
        }
        .nothingElse()
        Element(.cell).nothingElse()
      }
      .nothingElse()
    }
    #expect(
      lines(found) == [
        #"+ Element(.staticText, "Read on: 5")"#,
        "- Element(.cell).nothingElse()",
        "+ Element(.cell) {",
        #"+ Element(.staticText, "Ropes")"#,
        #"+ Element(.staticText, "Read on: 5")"#,
        "+ }.nothingElse()",
      ])
  }

  @Test("Colors and emphasis follow where they were asked for")
  func looks() throws {
    let found = try assertWindow {
      Element(.staticText, "Ropes", foregroundColor: "green", isUnderlined: true)
      Element(.button, "Send", isBold: false)
    }
    #expect(
      lines(found) == [
        #"- Element(.staticText, "Ropes", foregroundColor: "green", isUnderlined: true)"#,
        #"+ Element(.staticText, "Ropes", foregroundColor: "default", isUnderlined: false)"#,
      ])
  }

  @Test("What is computed or made in a loop is left and told")
  func computed() throws {
    let (title, files) = ("Article", Self.copies())
    let found = try assertWindow(in: files) {
      Element(.staticText, .equal(title))
      Element(.staticText, "\(title) \(1)")
      for word in ["Tide", "Ropes"] { Element(.staticText, .equal(word)) }
      Element(.button, .satisfying("a verb") { $0 == "Sent" }, isEnabled: true)
    }
    #expect(found?.lines == [])
    let left = (found?.left ?? []).map { String($0.drop { $0 != ":" }.dropFirst()) }
    #expect(left.count == 4, "\(left)")
    #expect(left.filter { $0.hasSuffix("what is stated is computed") }.count == 3)
    #expect(left.filter { $0.hasSuffix("it is made more than once there") }.count == 1)
    #expect(found?.message.contains("The screen is not as outlined") == true)
  }

  @Test("An assertion without an outline gets the whole screen, and fails")
  func missing() throws {
    let copies = Copies()
    let found = try assertWindow(in: Self.copies(copies), .missing)
    #expect(
      lines(found).first == "- let found = try assertWindow(in: Self.copies(copies), .missing)")
    let outline = try tree().outline
    let rows = found?.lines.dropFirst().map { $0.drop { $0 != "+" }.dropFirst(2) }
    #expect(rows?.first == "    let found = try assertWindow(in: Self.copies(copies), .missing) {")
    #expect(rows?.dropFirst().dropLast().map(String.init) == outline.map { "      " + $0 })
    #expect(rows?.last == "    }")
    #expect(try assertWindow(.never) == nil)
    let statements = try assertWindow { if outline.isEmpty { Element(.button) } }
    #expect(
      statements?.left == [
        "\(#filePath): there are statements in it, none of which made an element"
      ])
  }

  @Test("Later lines are found where earlier ones came or went, and none is written twice")
  func twice() throws {
    let files = Self.copies()
    /// Asserts an outline that differs.
    func assert() throws -> OutlineRecord? {
      try assertWindow(in: files) {
        Element(.cell) { Element(.staticText, "Tides") }.nothingElse()
      }
    }
    #expect(
      lines(try assert()) == [
        #"- Element(.cell) { Element(.staticText, "Tides") }.nothingElse()"#,
        #"+ Element(.cell) { Element(.staticText, "Tides")"#,
        #"+ Element(.staticText, "Read on: 5") }.nothingElse()"#,
      ])
    let later = try assertWindow(in: files) { Element(.textField, "Name", identifier: "nam") }
    #expect(lines(later).last?.hasSuffix(#"identifier: "name") }"#) == true)
    let again = try assert()
    #expect(again?.lines == [])
    #expect(again?.left == ["\(#filePath): it was written before in this run; run the test again"])
  }

  @Test("Nothing is written where nothing is to be, or where the source is another one")
  func rules() throws {
    let untouched = SourceFiles(
      read: { _ in
        Issue.record("It was read.")
        return ""
      },
      write: { _, _ in Issue.record("It was written.") })
    #expect(try assertWindow(in: untouched, .missing) { Element(.button, "Sent") } == nil)
    #expect(try assertWindow(in: untouched, .never) { Element(.button, "Sent") } == nil)
    let other = SourceFiles(
      read: { "// A line more.\n" + (try String(contentsOfFile: $0, encoding: .utf8)) },
      write: { _, _ in Issue.record("It was written.") })
    let found = try assertWindow(in: other) { Element(.button, "Sent") }
    #expect(found?.left == ["\(#filePath): the source was changed since it was compiled"])
  }
}

@Suite("Sources") struct SourceReaderTests {
  /// Brackets with all that may hide one, each as long as it is.
  static let sources = [
    #"(a, ")", "\(f(")"))", b)"#, ##"(#"")\("#, #"\#(f("#"))"#)"##,
    "(\"\"\"\n  ) \"\" \\\"\"\"\n  \"\"\", 1)", "(/* ) /* ( */ ) */ a, // )\n b)",
    #"(/[)"]\//, a / b, .matching(/\d+ ) "/))"#, "{ [(\"}\")] }", "(#/ ) /#)",
  ]

  @Test("Brackets end where they do", arguments: sources)
  func brackets(_ source: String) throws {
    let reader = SourceReader(source + " ) } rest")
    #expect(try reader.endOfBrackets(at: 0) == source.utf8.count)
  }

  @Test("What does not end is told")
  func endless() {
    for source in ["(\"", "(/* ", "(", "(\"\\(\")"] {
      #expect(throws: SourceReader.Moved.self) { try SourceReader(source).endOfBrackets(at: 0) }
    }
    #expect(SourceReader("a\nbc\n").place(line: 2, column: 3) == 4)
    #expect(SourceReader("a\nbc\n").place(line: 2, column: 4) == nil)
    #expect(SourceReader("a\nbc\n").place(line: 4) == nil)
  }
}
