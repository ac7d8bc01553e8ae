import Foundation
import Testing

@testable import TextUI

/// Words of the system's own, in the language in which the application speaks.
@MainActor @Suite("System words") struct SystemWordTests {
  struct Shelf: View {
    @State private var locale = Locale(identifier: "en_US")
    @State private var books = ["Emma"]
    @State private var sought = ""
    @State private var asks = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("German") { locale = Locale(identifier: "de_AT") }
          Button("French") { locale = Locale(identifier: "fr_FR") }
          Button("Ask") { asks = true }
          Text("Delete")
          List { ForEach(books, id: \.self) { Text($0) }.onDelete { books.remove(atOffsets: $0) } }
        }
        .searchable(text: $sought)
        .toolbar { EditButton() }
        .alert("Sure?", isPresented: $asks) {}
      }
      .environment(\.locale, locale)
    }
  }

  /// The shelf, once the tables are there.
  struct Beginning: View {
    @State private var hasBegun = false

    var body: some View {
      if hasBegun { Shelf() } else { Button("Begin") { hasBegun = true } }
    }
  }

  /// Shows the shelf of an application with tables in some languages.
  private func withShelf(_ languages: [String], _ body: (HostedView) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for language in languages {
      let tables = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      try Data("\"Ask\" = \"Ask \(language)\";".utf8).write(
        to: tables.appendingPathComponent("Localizable.strings"))
    }
    let view = HostedView(width: 60, height: 20) { Beginning() }
    view.host.graph.strings = StringTables(bundle: try #require(Bundle(path: folder.path)))
    #expect(view.tap("Begin"))
    try body(view)
  }

  @Test("They are in the application's language, and those of its own are not")
  func language() throws {
    try withShelf(["de", "en"]) { view in
      #expect(view.element("Edit", .button) != nil)
      #expect(view.tap("German"))
      #expect(view.element("Bearbeiten", .button) != nil)
      #expect(view.screen.contains("Suchen"))
      #expect(view.element("Delete", .staticText) != nil)
      #expect(view.tap("Bearbeiten", .button))
      #expect(view.element("Fertig", .button) != nil)
      #expect(view.tap("Ask de"))
      #expect(view.element("OK", .button) != nil)
    }
  }

  @Test("They are English where the application does not speak the user's language")
  func english() throws {
    try withShelf(["de", "en"]) { view in
      #expect(view.tap("French"))
      #expect(view.element("Edit", .button) != nil)
      #expect(view.element("Ask en", .button) != nil)
    }
  }

  @Test(
    "Each language has all of them", arguments: ["de", "pt-BR", "zh-Hans", "zh-Hant-TW", "nb_NO"])
  func all(language: String) {
    for word in SystemWord.allCases {
      #expect(word.text(in: language)?.isEmpty == false)
      #expect(word.text(in: "en-GB") == word.rawValue)
      #expect(word.text(in: "tlh") == nil)
    }
  }
}
