import AccessibilityTree
import AutomationWire
import Foundation
import Testing
import TextRendering
import VirtualTime

@testable import TextUI

/// Texts of several looks: Markdown, attributes, texts joined to one; and those about times.
@MainActor struct StyledTextTests {
  /// Returns the characters of a row with a style other than the plain one, with its name before them.
  private func looks(of view: HostedView, row: Int = 0) -> [String] {
    view.settle()
    let grid = view.host.screen()
    var result: [(style: String, text: String)] = []
    for x in 0..<grid.width {
      let cell = grid.cell(x: x, y: row)
      guard cell.style != .plain else {
        result.append(("", ""))
        continue
      }
      let style = "\(cell.style)"
      if result.last?.style == style {
        result[result.count - 1].text += "\(cell.text)"
      } else {
        result.append((style, "\(cell.text)"))
      }
    }
    return result.filter { !$0.text.isEmpty }
      .map { "\($0.style.prefix { $0 != "," }): \($0.text)" }
  }

  @Test(
    "Words agree with the number among them",
    arguments: [
      (1, "1 item, 1 person left"), (2, "2 items, 2 people left"), (0, "0 items, 0 people left"),
      (1_500, "1,500 items, 1,500 people left"),
    ])
  func agreement(count: Int, text: String) {
    let view = HostedView(width: 40, height: 2) {
      Text("^[\(count) item](inflect: true), ^[\(count) person](inflect: true) left")
    }
    #expect(view.element(text) != nil)
  }

  @Test(
    "English words have their plurals",
    arguments: [
      ("2 box", "2 boxes"), ("3 city", "3 cities"), ("3 day", "3 days"), ("2 Child", "2 Children"),
      ("4 sheep", "4 sheep"), ("1.5 hour", "1.5 hours"), ("12 new message!", "12 new messages!"),
      ("item", "item"), ("2", "2"),
    ])
  func plurals(text: String, plural: String) {
    #expect(Inflection.agreeing(text, language: "en") == plural)
    #expect(Inflection.agreeing(text, language: "de") == text)
  }

  @Test("The Markdown of a literal is seen in its looks, that of a string is not") func markdown() {
    let name = "**Ada**"
    let view = HostedView(width: 50, height: 2) {
      Text("a **bold** *it* `code` ~~gone~~ ***both*** \(name)")
      Text(name)
    }
    #expect(
      view.screen.hasSuffix(" a bold it code gone both **Ada**\n                     **Ada**"))
    #expect(
      looks(of: view) == ["bold: bold", "italic: it", "strikethrough: gone", "bold+italic: both"])
    #expect(view.element("a bold it code gone both **Ada**", .staticText) != nil)
  }

  @Test(arguments: [
    ("2 * 3 * 4", ["2 * 3 * 4"]), ("snake_case_name", ["snake_case_name"]),
    ("**open", ["**open"]), ("a \\*b\\*", ["a *b*"]), ("*a **b** c*", ["a ", "b", " c"]),
    ("`*x*`", ["*x*"]), ("[a](b c)", ["[a](b c)"]), ("[no link]", ["[no link]"]),
    ("x[*a*](https://b)y", ["x", "a", "y"]), ("**", ["**"]), ("", [""]), ("\\", ["\\"]),
    ("_a_b_", ["a_b"]), ("~a~", ["a"]),
  ])
  func piecesOfMarkdown(text: String, pieces: [String]) {
    let found = InlineMarkdown.pieces(of: text).map(\.text)
    #expect(found == pieces || found.isEmpty && pieces == [""])
  }

  @Test("A value without a type is the key of a text, not a picture") func keys() {
    let words = "All **clear**"
    let view = HostedView(width: 9, height: 1) { Text(.init(words)) }
    #expect(view.screen == "All clear")
  }

  @Test("A link in a text is an element, and leads where it says") func links() {
    let view = HostedView(width: 40, height: 2) {
      Text("See [the terms](https://example.com/terms) and [more](https://example.com/more).")
    }
    #expect(
      view.outline
        == """
        StaticText, {{2.0, 0.0}, {23.0, 1.0}}, label: 'See the terms and more.'
          Link, {{6.0, 0.0}, {9.0, 1.0}}, label: 'the terms', Keyboard Focused
          Link, {{20.0, 0.0}, {4.0, 1.0}}, label: 'more'
        """.replacing("{2.0, 0.0}", with: "{8.0, 0.0}").replacing("{6.0, 0.0}", with: "{12.0, 0.0}")
        .replacing("{20.0, 0.0}", with: "{26.0, 0.0}"))
    #expect(view.tap("more"))
    view.press(.return)
    let opened = view.host.takeEvents().compactMap { event in
      if case .openedURL(let url) = event { url } else { nil }
    }
    #expect(opened.count == 2)
    #expect(opened.first == "https://example.com/more")
  }

  @Test("Texts that are joined keep their looks, through line breaks and an ellipsis")
  func joined() {
    let text =
      (Text("one two ") + Text("three four").bold() + Text(" five six seven").italic())
      .foregroundColor(.red)
    let view = HostedView(width: 9, height: 4) { text }
    #expect(view.screen == "one two\nthree\nfour five\nsix seven")
    let rows = (0..<4).map { looks(of: view, row: $0) }
    #expect(
      rows == [
        ["plain: one two"], ["bold: three"], ["bold: four", "italic:  five"], ["italic: six seven"],
      ])
    let cut = HostedView(width: 12, height: 1) { text }
    #expect(cut.screen == "one two thr…")
    #expect(looks(of: cut) == ["plain: one two ", "bold: thr…"])
  }

  @Test("Attributes of a text are its looks") func attributes() throws {
    var part = AttributedString("loud")
    part.font = .headline
    part.foregroundColor = .red
    var link = AttributedString("here")
    link.link = URL(string: "https://example.com")
    link.underlineStyle = .single
    let text = AttributedString("so ") + part + AttributedString(" ") + link
    let view = HostedView(width: 20, height: 2) {
      Text(text)
      try? Text(AttributedString(markdown: "a **b**"))
    }
    #expect(looks(of: view) == ["bold: loud", "bold+reverse: here"])
    #expect(looks(of: view, row: 1) == ["bold: b"])
    #expect(view.element("here", .link) != nil)
  }

  // MARK: - Times

  /// Lets the time of an application pass.
  private func pass(_ seconds: Int, in view: HostedView) async {
    let clock = view.host.graph.clock
    try? await clock.sleep(for: .seconds(seconds))
    for _ in 0..<20 { await Task.yield() }
    view.settle()
  }

  @Test("A distance in time is told in a style, and in the locale's words")
  func distances() {
    let now = Date(timeIntervalSince1970: 1_000_000_000)
    func said(_ seconds: Double, _ style: Text.DateStyle, _ locale: String = "en") -> String {
      TimeText(now.addingTimeInterval(seconds), style)
        .moment(at: now, in: Locale(identifier: locale)).string
    }
    #expect(said(-36, .relative) == "36 sec")
    #expect(said(-60, .relative) == "1 min, 0 sec")
    #expect(said(-8_600, .relative) == "2 hr, 23 min")
    #expect(said(8_600, .relative, "de") == "2 Std., 24 Min.")
    #expect(said(8_600, .offset) == "-3 hours")
    #expect(said(-8_600, .offset) == "+2 hours")
    #expect(said(-133_141, .timer) == "36:59:01")
    #expect(said(152, .timer) == "2:32")
    #expect(said(0, .timer) == "0:00")
  }

  @Test("A count stops at the ends of its interval and at its pause") func intervals() {
    let start = Date(timeIntervalSince1970: 1_000_000_000)
    let interval = start...start.addingTimeInterval(7_200)
    func count(
      _ seconds: Double, pause: Double? = nil, down: Bool = true, hours: Bool = true
    ) -> (String, Double?) {
      let text = TimeText(
        interval: interval, pauseTime: pause.map { start.addingTimeInterval($0) }, countsDown: down,
        showsHours: hours)
      let moment = text.moment(
        at: start.addingTimeInterval(seconds), in: Locale(identifier: "en"))
      return (moment.string, moment.duration)
    }
    #expect(count(0) == ("2:00:00", 1))
    #expect(count(0.25).1 == 0.75)
    #expect(count(7_199) == ("0:01", 1))
    #expect(count(7_200) == ("0:00", nil))
    #expect(count(9_999) == ("0:00", nil))
    #expect(count(60, down: false) == ("1:00", 1))
    #expect(count(3_600, down: false, hours: false) == ("60:00", 1))
    #expect(count(100, pause: 60) == ("1:59:00", nil))
    #expect(count(-10).0 == "2:00:00")
  }

  @Test("A text about a time changes with the application's clock while it shows")
  func liveTexts() async {
    struct Counting: View {
      let start: Date

      @State private var isShown = true

      var body: some View {
        if isShown { Text("since \(start, style: .timer)") }
        Button("Hide") { isShown = false }
      }
    }
    let start = Date()
    let view = HostedView(width: 20, height: 2) { Counting(start: start) }
    let before = view.screen
    #expect(before.contains("since 0:"))
    await pass(6, in: view)
    // Beside many other tests what follows on the time may come late.
    for _ in 0..<100 where view.screen == before { await pass(1, in: view) }
    #expect(view.screen != before)
    view.tap("Hide")
    #expect(!view.screen.contains("since"))
  }

  @Test("Dates are written in the locale's way") func dates() {
    let start = Date(timeIntervalSince1970: 1_000_000_000)
    let view = HostedView(width: 60, height: 4) {
      VStack {
        Text(start, style: .date)
        Text(start...start.addingTimeInterval(3_600))
        Text("from \(start, style: .date)")
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(view.screen.contains("September 9, 2001"))
    #expect(view.screen.contains("from September 9, 2001"))
    #expect(view.screen.contains("–"))
  }

  @Test(
    "Markdown is read as a whole, or by its words alone",
    arguments: [
      ("one\n*two*\n\nthree", "one two" + "three", "one two three"),
      ("# Head #1\nWords", "Head #1" + "Words", "# Head #1 Words"),
      ("- a\n- b\n  c\n10. d", "a" + "b c" + "d", "- a - b c 10. d"),
      ("> a\n> b\n\nc", "a b" + "c", "> a > b c"),
      ("one  \ntwo\\\nthree", "one\ntwo\nthree", "one\ntwo\nthree"),
      ("#no heading\n-5 and 1.5 up", "#no heading -5 and 1.5 up", "#no heading -5 and 1.5 up"),
      ("", "", ""),
    ])
  func markdown(_ text: String, whole: String, inline: String) throws {
    /// Returns the characters of the text.
    func read(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let text = try AttributedString(
        markdown: text, options: .init(interpretedSyntax: syntax), baseURL: nil)
      return String(text.characters)
    }
    #expect(try read(.full) == whole)
    #expect(try String(AttributedString(markdown: text).characters) == whole)
    #expect(try String(AttributedString(markdown: Data(text.utf8)).characters) == whole)
    #expect(try read(.inlineOnly) == inline)
    let signs: Set<Character> = ["*", "\\"]
    #expect(
      try read(.inlineOnlyPreservingWhitespace).filter { !signs.contains($0) }
        == text.filter { !signs.contains($0) })
  }

  @Test("Markdown says of words and paragraphs what they are") func intents() throws {
    let text = try AttributedString(
      markdown: "# Head\n**b** *i* `c` ~~s~~\n\n3. one\n4. two\n\n> said", baseURL: nil)
    let runs = text.runs.map { run in
      (
        String(text[run.range].characters), run.inlinePresentationIntent,
        run.presentationIntent?.components.map(\.kind)
      )
    }
    #expect(runs.map(\.0) == ["Head", "b", " ", "i", " ", "c", " ", "s", "one", "two", "said"])
    #expect(
      runs.compactMap(\.1) == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(runs[0].2 == [.header(level: 1)] && runs[1].2 == [.paragraph])
    #expect(runs[8].2 == [.paragraph, .listItem(ordinal: 3), .orderedList])
    #expect(runs[9].2 == [.paragraph, .listItem(ordinal: 4), .orderedList])
    #expect(runs[10].2 == [.paragraph, .blockQuote])
    let lists = text.runs.compactMap { $0.presentationIntent?.components }.filter { $0.count == 3 }
    #expect(lists[0][2] == lists[1][2] && lists[0][1] != lists[1][1])
    let plain = try AttributedString(
      markdown: "# **b**", options: .init(interpretedSyntax: .inlineOnly))
    #expect(plain.runs.allSatisfy { $0.presentationIntent == nil })
    var own = AttributedString("own")
    own.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    #expect(looks(of: HostedView(width: 9, height: 1) { Text(own) }) == ["bold+italic: own"])
  }
}
