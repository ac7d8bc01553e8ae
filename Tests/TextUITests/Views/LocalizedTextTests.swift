import Foundation
import Testing

@testable import TextUI

/// Texts in the language, the numbers and the formats of a locale.
@MainActor struct LocalizedTextTests {
  /// Shows a text in a locale, and returns what tests read of it.
  private func read(_ text: Text, in locale: String = "en_US") -> String? {
    let view = HostedView(width: 60, height: 3) {
      text.environment(\.locale, Locale(identifier: locale))
    }
    return view.tree.root.flatMap { root in
      var label: String?
      view.tree.walkDescendants(of: root) { node in
        if node.elementType == .staticText { label = node.label }
        return label == nil ? .descend : .stop
      }
      return label
    }
  }

  @Test("Numbers in a literal are written as the locale does, those in a string are not")
  func numbersInLiterals() {
    let number = 12_345
    let title = "\(number)"
    #expect(read(Text("\(number) files")) == "12,345 files")
    #expect(read(Text("\(number) files"), in: "de") == "12.345 files")
    #expect(read(Text("\(1_234)"), in: "es") == "1234")
    #expect(read(Text("\(7)"), in: "ar_EG") == "٧")
    #expect(read(Text("\(-5)"), in: "de") == "-5")
    #expect(read(Text("\(UInt64.max)"), in: "en") == "18,446,744,073,709,551,615")
    #expect(read(Text(title)) == "12345")
    #expect(read(Text(verbatim: "\(number)")) == "12345")
    #expect(read(Text("\(title), \(number)")) == "12345, 12,345")
    #expect(read(Text("\(1.5)")) == "1.500000")
    #expect(read(Text("\(Float(0.5))"), in: "de") == "0,500000")
    #expect(read(Text("\(2.0 / 3, specifier: "%.2f")"), in: "de") == "0,67")
    #expect(read(Text("\(7, specifier: "%03d")")) == "007")
    #expect(read(Text("100% of \(3)%")) == "100% of 3%")
    #expect(read(Text("\(true), \(Optional(5) as Any)")) == "true, Optional(5)")
  }

  @Test("A format follows the locale of the environment unless it names one") func formats() {
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    let day = Date.FormatStyle(timeZone: .gmt).day().month(.wide).year()
    #expect(read(Text(12_345.5, format: .number)) == "12,345.5")
    #expect(read(Text(12_345.5, format: .number), in: "de") == "12.345,5")
    #expect(read(Text(date, format: day), in: "de") == "9. September 2001")
    #expect(read(Text("since \(date, format: day)"), in: "fr") == "since 9 septembre 2001")
    let english = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en"))
    #expect(read(Text(12_345.5, format: english), in: "de") == "12,345.5")
    let view = HostedView(width: 30, height: 1) {
      LabeledContent("Price", value: 1_234.5, format: .number)
        .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(view.screen.contains("1.234,5"))
  }

  @Test("A locale that becomes another writes texts anew") func followsTheLocale() {
    struct Choosing: View {
      @State private var isGerman = false

      var body: some View {
        VStack {
          Text("\(12_345)")
          Button("German") { isGerman = true }
        }
        .environment(\.locale, Locale(identifier: isGerman ? "de" : "en"))
      }
    }
    let view = HostedView(width: 20, height: 2) { Choosing() }
    #expect(view.element("12,345") != nil)
    view.tap("German")
    #expect(view.element("12.345") != nil)
  }

  // MARK: - Tables

  /// Makes a bundle with tables.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  @Test("Texts are found in the tables of a bundle, in the language of the environment")
  func tables() throws {
    try withBundle([
      "de.lproj/Localizable.strings": """
      /* A greeting. */
      "Hello, %@!" = "Hallo, **%@**!";
      "%lld of %lld" = "von %2$lld nur %1$lld";
      """,
      "pt-BR.lproj/Other.strings": "\"Hello\" = \"Olá\";",
      "en.lproj/Localizable.strings": "\"Hello, %@!\" = \"Hi, %@!\";",
    ]) { bundle in
      @MainActor func text(_ key: LocalizedStringKey, table: String? = nil) -> Text {
        Text(key, tableName: table, bundle: bundle, comment: "said to people")
      }
      let name = "Ada"
      #expect(read(text("Hello, \(name)!"), in: "de_AT") == "Hallo, Ada!")
      #expect(read(text("Hello, \(name)!"), in: "en_GB") == "Hi, Ada!")
      #expect(read(text("Hello, \(name)!"), in: "fr") == "Hi, Ada!")
      #expect(read(text("\(1) of \(2_000)"), in: "de") == "von 2.000 nur 1")
      #expect(read(text("\(1) of \(2_000)")) == "1 of 2,000")
      #expect(read(text("Hello", table: "Other"), in: "pt_BR") == "Olá")
      #expect(read(text("Hello"), in: "pt_BR") == "Hello")
      #expect(read(Text(verbatim: "Hello, %@!"), in: "de") == "Hello, %@!")
    }
  }

  @Test("Code in Foundation's older words finds them, with the places of values") func older()
    throws
  {
    try withBundle([
      "en.lproj/Localizable.strings": """
      "hello" = "Hello, %@!";
      """,
      "en.lproj/More.strings": """
      "hello" = "More of %d";
      """,
    ]) { bundle in
      let hello = NSLocalizedString("hello", bundle: bundle, comment: "said to people")
      #expect(String(format: hello, "Ada") == "Hello, Ada!")
      #expect(
        NSLocalizedString("hello", tableName: "More", bundle: bundle, comment: "") == "More of %d")
      #expect(NSLocalizedString("other", bundle: bundle, comment: "") == "other")
    }
    #expect(NSLocalizedString("other", comment: "") == "other")
    #expect(NSLocalizedString("other", tableName: "More", comment: "") == "other")
    #expect(NSLocalizedString("other", value: "Another", comment: "") == "Another")
  }

  @Test("Code outside of views finds texts in the tables too") func strings() throws {
    try withBundle([
      "de.lproj/Localizable.strings": """
      "Hello, %@!" = "Hallo, %@!";
      "%lld of %lld" = "von %2$lld nur %1$lld";
      "farewell" = "Auf Wiedersehen, %@";
      """
    ]) { bundle in
      let german = Locale(identifier: "de_DE")
      let english = Locale(identifier: "en_US")
      let name = "Ada"
      #expect(
        String(
          localized: "Hello, \(name)!", bundle: bundle, locale: german, comment: "said to people")
          == "Hallo, Ada!")
      #expect(
        String(localized: "Hello, \(name)!", bundle: bundle, locale: english) == "Hello, Ada!")
      #expect(
        String(localized: "\(1) of \(2_000)", bundle: bundle, locale: german) == "von 2.000 nur 1")
      #expect(String(localized: "\(1_500) **of**", locale: english) == "1,500 **of**")
      #expect(
        String(localized: "farewell", defaultValue: "Bye, \(name)", bundle: bundle, locale: german)
          == "Auf Wiedersehen, Ada")
      #expect(
        String(localized: "other", defaultValue: "Bye, \(name)", bundle: bundle, locale: german)
          == "Bye, Ada")
      let resource = LocalizedStringResource("Hello, \(name)!", bundle: bundle)
      #expect(read(Text(resource), in: "de") == "Hallo, Ada!")
      let described = LocalizedStringResource("Hello, \(name)!", bundle: .atURL(bundle.bundleURL))
      #expect(read(Text(described), in: "de") == "Hallo, Ada!")
      let own = LocalizedStringResource("Hello, \(name)!", bundle: .main)
      #expect(own.bundle == nil && read(Text(own)) == "Hello, Ada!")
      #expect(
        read(Text(LocalizedStringResource("x", defaultValue: "Default \(3)", bundle: bundle)))
          == "Default 3")
    }
  }

  @Test("Attributed texts are found in the tables, with Markdown and words that agree")
  func attributedStrings() throws {
    try withBundle([
      "de.lproj/Localizable.strings": """
      "**%lld** of %@" = "von *%2$@* nur %1$lld";
      """
    ]) { bundle in
      let english = Locale(identifier: "en_US")
      let text = AttributedString(
        localized: "**\(1)** of \("_x_")", bundle: bundle, locale: Locale(identifier: "de"))
      #expect(String(text.characters) == "von _x_ nur 1")
      #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .emphasized, nil])
      for (count, words) in [(1, "1 item left"), (3, "3 items left")] {
        let text = AttributedString(
          localized: "^[\(count) item](inflect: true) left", locale: english)
        #expect(String(text.characters) == words)
      }
      let plain = AttributedString(localized: "100% sure of **it**", comment: "said at the end")
      #expect(String(plain.characters) == "100% sure of it")
      let resource = LocalizedStringResource("key", defaultValue: "Default **\(3)**")
      let last = AttributedString(localized: resource).runs.last
      #expect(last?.inlinePresentationIntent == .stronglyEmphasized && last?.font == nil)
    }
  }

  @Test("Tables say how many things there are in each language's way") func plurals() throws {
    try withBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "No files"}},
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}}}}}}},
        "Done": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}}
      }}
      """,
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>noch %#@days@</string>
        <key>days</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld Tag</string><key>other</key><string>%lld Tage</string>
        </dict></dict></dict></plist>
      """,
    ]) { bundle in
      for (count, english, polish) in [
        (0, "No files", "0 plików"), (1, "1 file", "1 plik"), (3, "3 files", "3 pliki"),
        (12, "12 files", "12 plików"), (1_022, "1,022 files", "1022 pliki"),
      ] {
        #expect(read(Text("\(count) files", bundle: bundle)) == english)
        #expect(read(Text("\(count) files", bundle: bundle), in: "pl_PL") == polish)
      }
      #expect(read(Text("Done", bundle: bundle), in: "de") == "Fertig")
      #expect(read(Text("Done", bundle: bundle), in: "it") == "Done")
      #expect(read(Text("\(1) days", bundle: bundle), in: "de") == "noch 1 Tag")
      #expect(read(Text("\(5) days", bundle: bundle), in: "de") == "noch 5 Tage")
    }
  }

  @Test(arguments: [
    ("en", 1, "one"), ("fr", 0, "one"), ("ja", 1, "other"), ("ru", 21, "one"), ("ru", 11, "many"),
    ("uk", 3, "few"), ("hr", 5, "other"), ("cs", 4, "few"), ("ro", 101, "few"), ("lt", 22, "few"),
    ("lv", 0, "zero"), ("sl", 102, "two"), ("he", 2, "two"), ("ar", 103, "few"), ("ar", 11, "many"),
  ])
  func pluralCategories(language: String, count: Int64, category: String) {
    #expect(PluralRule.category(of: count, in: language) == category)
  }

  @Test("Titles of controls, pages and alerts are looked up as texts are") func titles() {
    struct Titled: View {
      @State private var isOn = false
      @State private var asks = true
      @State private var text = ""

      var body: some View {
        NavigationStack {
          VStack {
            Toggle("Toggle \(1_000)", isOn: $isOn)
            TextField("Field \(1_000)", text: $text)
            Text("named").accessibilityLabel("Label \(1_000)").accessibilityHint("Hint \(1_000)")
          }
          .navigationTitle("Page \(1_000)")
        }
        .alert("Sure of \(1_000)?", isPresented: $asks) { Button("Yes \(1_000)") {} }
        .environment(\.locale, Locale(identifier: "de"))
      }
    }
    let view = HostedView(width: 40, height: 12) { Titled() }
    for title in ["Toggle", "Label", "Page", "Yes"] {
      #expect(view.element("\(title) 1.000") != nil)
    }
    #expect(view.element("Sure of 1.000?", .alert) != nil)
    #expect(view.element("Field 1.000")?.placeholder == "Field 1.000")
    #expect(view.element("Label 1.000")?.hint == "Hint 1.000")
  }
}
