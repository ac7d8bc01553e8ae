import Foundation
import Testing

@testable import XCUIAutomation

/// The table of divergences, the notes in the code, the article and the tests say the same.
@Suite("Divergences")
struct DivergenceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files of a folder and how many notes of divergence each has, without those that have none.
  private static func notes(in folder: String) throws -> [String: Int] {
    let url = root.appendingPathComponent("Sources/" + folder)
    let files = try #require(FileManager.default.enumerator(atPath: url.path))
    var notes: [String: Int] = [:]
    for case let file as String in files where file.hasSuffix(".swift") {
      let count = try text("Sources/\(folder)/\(file)").components(separatedBy: "- Note: Unlike ")
        .count
      if count > 1 { notes["\(folder)/\(file)"] = count - 1 }
    }
    return notes
  }

  @Test("every note is an entry of the table, and every entry has a note")
  func notes() throws {
    let notes = try Self.notes(in: "XCUIAutomation").merging(
      Self.notes(in: "XCTestAdditions")
    ) { $1 }
    let entries = Dictionary(grouping: Divergence.all, by: \.source).mapValues(\.count)
    for file in Set(notes.keys).union(entries.keys).sorted() {
      #expect(
        notes[file] == entries[file],
        "\(file): its notes \"- Note: Unlike …\" and the entries of Divergence.all for it have to be as many."
      )
    }
  }

  @Test("every entry has a test that shows it", arguments: Divergence.all.map(\.test))
  func tests(_ test: String) throws {
    let parts = test.split(separator: " ").map { String($0) }
    try #require(parts.count == 2)
    #expect(try Self.text("Tests/" + parts[0]).contains("func \(parts[1])("))
  }

  @Test("the article shows the table")
  func article() throws {
    let article = try Self.text("Sources/XCUIAutomation/XCUIAutomation.docc/Divergences.md")
    let entries = Divergence.all.map(\.article).joined(separator: "\n\n")
    let marker = "## What differs\n\n"
    let shown = try #require(article.range(of: marker).map { String(article[$0.upperBound...]) })
    #expect(
      shown == entries + "\n",
      "Put this below \"## What differs\" in Divergences.md:\n\(entries)")
  }

  @Test("no member is there twice")
  func members() {
    #expect(Set(Divergence.all.map(\.member)).count == Divergence.all.count)
  }
}
