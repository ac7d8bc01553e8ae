import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Views with a field for a search.
@MainActor struct SearchableTests {
  struct Fruits: View {
    @State private var text = ""
    @State private var scope = "All"
    var body: some View {
      NavigationStack {
        FruitList(text: text)
          .navigationTitle("Fruits")
          .searchable(text: $text, prompt: "Find")
          .searchSuggestions { Text("Try apples").searchCompletion("Apple") }
          .searchScopes($scope) {
            Text("All").tag("All")
            Text("Red").tag("Red")
          }
      }
    }
  }

  struct FruitList: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    var body: some View {
      List(["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
        Text($0 + (isSearching ? "?" : ""))
      }
    }
  }

  @Observable final class Searching {
    var isOn = false
    var log: [String] = []
  }

  struct Begun: View {
    @Bindable var model: Searching
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text("Sought: \(text)").searchable(text: $text, isPresented: $model.isOn)
          .onSubmit(of: .search) { model.log.append("search") }
      }
      .onSubmit { model.log.append("text") }
    }
  }

  /// A search that begins when it is submitted, with fields besides.
  struct Submitted: View {
    let model: Searching
    @State private var text = ""
    @State private var name = ""
    var body: some View {
      NavigationStack {
        TextField("Name", text: $name)
          .searchable(text: $text)
          .searchSuggestions { Text("Try apples").searchCompletion("Apple") }
      }
      .onSubmit(of: [.search, .text]) { model.log.append("\(text), \(name)") }
    }
  }

  /// A kind of what is sought.
  struct Kind: Identifiable {
    let id: String
  }

  /// Searches with tokens, whose prompts are literals and strings.
  struct Prompted: View {
    let form: Int
    @State private var text = ""
    @State private var kinds: [Kind] = []
    @State private var suggested = [Kind(id: "red")]
    @State private var isOn = false
    private let words = "By words"

    @ViewBuilder var body: some View {
      let page = Text("Page")
      switch form {
      case 0: page.searchable(text: $text, tokens: $kinds, prompt: "Literal") { Text($0.id) }
      case 1: page.searchable(text: $text, tokens: $kinds, prompt: words) { Text($0.id) }
      case 2:
        page.searchable(
          text: $text, tokens: $kinds, suggestedTokens: $suggested, prompt: "Literal"
        ) { Text($0.id) }
      case 3:
        page.searchable(
          text: $text, tokens: $kinds, suggestedTokens: $suggested, prompt: words
        ) { Text($0.id) }
      case 4:
        page.searchable(text: $text, tokens: $kinds, isPresented: $isOn, prompt: "Literal") {
          Text($0.id)
        }
      case 5:
        page.searchable(text: $text, tokens: $kinds, isPresented: $isOn, prompt: words) {
          Text($0.id)
        }
      case 6:
        page.searchable(text: $text, editableTokens: $kinds, prompt: "Literal") { $kind in
          Text(kind.id)
        }
      default:
        page.searchable(text: $text, editableTokens: $kinds, prompt: words) { $kind in
          Text(kind.id)
        }
      }
    }
  }

  @Test(arguments: 0..<8) func promptsOfTokensAreTextsOrStrings(form: Int) {
    let view = HostedView(width: 30, height: 6) { Prompted(form: form) }
    #expect(view.element(form % 2 == 0 ? "Literal" : "By words", .searchField) != nil)
  }

  /// A search whose suggestions are things besides the text.
  struct Completed: View {
    @State private var text = ""
    @State private var kinds: [Kind] = []

    var body: some View {
      VStack {
        Text("text [\(text)] kinds [\(kinds.map(\.id).joined(separator: ","))]")
          .searchable(text: $text, tokens: $kinds) { Text($0.id) }
          .searchSuggestions {
            Text("is red").searchCompletion(Kind(id: "red"))
            Text("is lost").searchCompletion(Stranger())
            Text("is rot").searchCompletion("rot")
          }
      }
    }
  }

  /// What no search here is for.
  private struct Stranger: Identifiable {
    let id = 1
  }

  @Test("The delete key chooses the last thing that is sought, and then removes it")
  func deletedTokens() {
    let view = HostedView(width: 40, height: 12) { Completed() }
    view.tap("Search", .searchField)
    for _ in 0..<2 { view.tap("is red") }
    view.tap("Search", .searchField)
    view.type("r")
    for expected in [
      "text [] kinds [red,red]", "text [] kinds [red,red]", "text [] kinds [red]",
      "text [] kinds [red]", "text [] kinds []", "text [] kinds []",
    ] {
      view.press(.delete)
      #expect(view.element(expected) != nil, "\(view.screen)")
    }
  }

  @Test("A suggestion adds a thing that is sought, in place of what was typed") func completions() {
    let view = HostedView(width: 40, height: 12) { Completed() }
    view.tap("Search", .searchField)
    view.type("r")
    view.tap("is lost")
    #expect(view.element("text [r] kinds []") != nil)
    view.tap("is red")
    #expect(view.element("text [] kinds [red]") != nil)
    view.tap("is rot")
    #expect(view.element("text [rot] kinds [red]") != nil)
  }

  @Test func choosingWhatMayBeSoughtSubmitsIt() {
    let model = Searching()
    let view = HostedView(width: 30, height: 8) { Submitted(model: model) }
    view.tap("Search")
    view.type("A")
    view.tap("Try apples")
    #expect(model.log == ["Apple, "])
    view.tap("Name")
    view.type("x")
    view.press(.return)
    #expect(model.log == ["Apple, ", "Apple, x"])
  }

  @Test func escapeEndsASearch() {
    let view = HostedView(width: 30, height: 6) { Fruits() }
    view.tap("Find")
    view.type("Ap")
    #expect(view.screen.contains("⌕ Ap"))
    #expect(!view.screen.contains("Pear"))
    view.press(.escape)
    #expect(view.screen.contains("⌕ Find"))
    #expect(!view.screen.contains("Cancel"))
    #expect(view.screen.contains("Pear") && !view.screen.contains("Pear?"))
  }

  @Test func theKeysOfASearchNameEscape() {
    let view = HostedView(width: 40, height: 6) { Fruits() }
    view.tap("Find")
    #expect(view.keyHints.contains("esc cancel"))
    view.press(.escape)
    #expect(!view.keyHints.contains("esc cancel"))
  }

  @Test func whatCodeBeginsHasTheKeyboard() {
    let model = Searching()
    let view = HostedView(width: 30, height: 6) { Begun(model: model) }
    view.settle()
    model.isOn = true
    view.settle()
    view.type("bb")
    #expect(view.element("Sought: bb") != nil)
    #expect(view.element("Cancel") != nil)
    // Return in it is for the search alone.
    view.press(.return)
    #expect(model.log == ["search"])
    model.isOn = false
    view.settle()
    #expect(view.element("Cancel") == nil)
  }

  @Test func fieldStandsInTheBar() {
    let view = HostedView(width: 24, height: 8) { Fruits() }
    #expect(
      view.screen == """
                 Fruits
         ⌕ Find
        ────────────────────────
          Apple
          Pear
        """)
    #expect(view.outline.contains("NavigationBar, {{0.0, 0.0}, {24.0, 3.0}}, identifier: 'Fruits'"))
    #expect(view.element("Find")?.elementType == .searchField)
  }

  @Test func searching() {
    let view = HostedView(width: 24, height: 9) { Fruits() }
    view.tap("Find", .searchField)
    #expect(view.element("Cancel") != nil)
    #expect(view.element("Red") != nil)
    view.type("Pe")
    #expect(view.element("Pear?") != nil)
    #expect(view.element("Apple?") == nil)
    #expect(view.outline.contains("✕") == false && view.screen.contains("⌕ Pe"))
    view.tap("Clear text")
    #expect(view.element("Pear?") != nil && view.element("Clear text") == nil)
    // The focus stays in the field.
    view.type("Q")
    #expect(view.element("Q", .searchField) != nil || view.screen.contains("⌕ Q"))
    view.tap("Clear text")
    view.tap("Try apples")
    #expect(view.element("Pear?") == nil)
    view.tap("Cancel")
    #expect(view.element("Apple") != nil)
    #expect(view.element("Pear") != nil)
    #expect(view.element("Cancel") == nil)
  }
}

/// The focus of the field for a search, and the one a page begins with.
@MainActor struct SearchFocusTests {
  struct Page: View {
    @State private var text = ""
    @FocusState private var isSearching: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Button("Search now") { isSearching = true }
          Text(isSearching ? "searching" : "resting")
        }
        .searchable(text: $text)
        .searchFocused($isSearching)
      }
    }
  }

  @Test func theFieldIsFocusedByAState() {
    let view = HostedView(width: 40, height: 8) { Page() }
    #expect(view.element("resting") != nil)
    view.tap("Search now")
    #expect(view.element("searching") != nil)
    #expect(view.element("Search", .searchField)?.states.contains(.focused) == true)
  }

  struct Form: View {
    @State private var text = ""
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        TextField("One", text: $text).focused($field, equals: 1)
        TextField("Two", text: $text).focused($field, equals: 2)
      }
      .defaultFocus($field, 2)
    }
  }

  @Test func aPageBeginsWithAFocus() {
    let view = HostedView(width: 40, height: 8) { Form() }
    #expect(view.element("Two")?.states.contains(.focused) == true)
  }
}
