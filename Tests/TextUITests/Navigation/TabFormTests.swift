import Testing

@testable import TextUI

/// Further forms of tabs, and the bar above the keyboard.
@MainActor struct TabFormTests {
  struct Tabs: View {
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 1, role: nil) { Text("At home") }
        Tab(value: 2, role: .search) {
          Text("Seeking")
        } label: {
          Label("Seek", systemImage: "magnifyingglass")
        }
        Tab("Art", image: "art", value: 3) { Text("Pictures") }
      }
    }
  }

  @Test("Tabs of every form show their pages") func pages() {
    let view = HostedView(width: 40, height: 8) { Tabs() }
    for (tab, page) in [("Seek", "Seeking"), ("Art", "Pictures"), ("Home", "At home")] {
      view.tap(tab, .button)
      #expect(view.element(page) != nil)
    }
  }

  @Test("What a tab says of itself is said of its button") func accessibility() {
    let view = HostedView(width: 40, height: 8) {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }.accessibilityIdentifier("tab.home")
        Tab("Art", systemImage: "paintbrush") { Text("Pictures") }
          .accessibilityLabel("Pictures of all").accessibilityIdentifier("tab.art")
        Tab("Off", systemImage: "xmark") { Text("Nothing") }
          .accessibilityIdentifier("tab.off", isEnabled: false)
      }
    }
    #expect(view.element("tab.home", .button)?.label == "Home")
    #expect(view.element("tab.off") == nil)
    view.tap("tab.art")
    #expect(view.element("Pictures")?.identifier == "")
    #expect(view.element("tab.art", .button)?.label == "Pictures of all")
  }

  struct OrderedTabs: View {
    @State private var hidesLast = false

    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") {
          Button("Hide") { hidesLast = true }
        }.badge(2).accessibilityIdentifier("one")
        Tab("Two", systemImage: "2.circle") { Text("P2") }.accessibilityIdentifier("two").badge(
          Text("new"))
        Tab("Three", systemImage: "3.circle") { Text("P3") }
          .customizationID("t").accessibilityLabel("Third").defaultVisibility(.hidden, for: .tabBar)
          .accessibilityValue("v").accessibilityHint("h").badge(0).accessibilityIdentifier("three")
        Tab("Four", systemImage: "4.circle") { Text("P4") }.hidden(hidesLast)
          .accessibilityIdentifier("four")
      }
    }
  }

  @Test("The order in which a tab's modifiers stand makes no difference") func order() {
    let view = HostedView(width: 60, height: 8) { OrderedTabs() }
    #expect(view.element("one", .button)?.value == "2 items")
    #expect(view.element("two", .button)?.value == "new")
    #expect(view.element("three", .button)?.label == "Third")
    #expect(view.element("three", .button)?.value == "v")
    #expect(view.element("three", .button)?.hint == "h")
    #expect(view.element("four", .button) != nil)
    view.tap("Hide")
    #expect(view.element("four") == nil)
    #expect(view.element("three", .button) != nil)
  }

  struct Editor: View {
    @State private var text = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $text).focused($isTyping)
          Text(isTyping ? "typing" : "idle")
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Clear") { text = "" }
            Button("Done") { isTyping = false }
          }
        }
      }
    }
  }

  @Test("What belongs above the keyboard is there while people type") func keyboardBar() {
    let view = HostedView(width: 40, height: 8) { Editor() }
    #expect(view.element("Done") == nil)
    view.tap("Name")
    view.type("ab")
    #expect(view.element("Done", .button) != nil && view.element("typing") != nil)
    view.tap("Clear")
    #expect(view.element("Done", .button) != nil && view.element("ab") == nil)
    view.tap("Done")
    #expect(view.element("idle") != nil && view.element("Done") == nil)
  }

  struct Symbols: View {
    var body: some View {
      TabView {
        Text("first").tabItem {
          Image(systemName: "cart")
          Text("Order")
        }
        Text("second").tabItem {
          VStack {
            Image(systemName: "gear")
            Text("Settings")
          }
        }
        Text("third").tabItem { Image(systemName: "star").accessibilityLabel("Stars") }
      }
    }
  }

  @Test("Tabs with a symbol and a text are called by the text, and stand in a row") func symbols() {
    let view = HostedView(width: 48, height: 8) { Symbols() }
    for (tab, page) in [("Settings", "second"), ("Stars", "third"), ("Order", "first")] {
      view.tap(tab, .button)
      #expect(view.element(page) != nil, "\(tab)")
    }
    let bar = view.screen.split(separator: "\n").last.map(String.init) ?? ""
    #expect(bar.contains("Order") && bar.contains("Settings"), "\(bar)")
  }

  struct Identified: View {
    @State private var place = 0

    var body: some View {
      TabView(selection: $place) {
        NavigationStack { Text("first").navigationTitle("Lists") }
          .tabItem { Label("Lists", systemImage: "list.bullet") }
          .accessibilityIdentifier("page one").tag(0)
        Text("second").tabItem { Text("Other") }.tag(1)
          .accessibilityIdentifier("page two").accessibilityLabel("said")
      }
    }
  }

  @Test("What is said of a page after tabItem is said of the page") func identified() {
    let view = HostedView(width: 48, height: 12) { Identified() }
    #expect(view.element("page one") != nil && view.element("page two") == nil)
    #expect(view.element("Lists", .button)?.identifier.isEmpty == true)
    view.tap("Other", .button)
    #expect(view.element("page two")?.label == "said")
    #expect(view.element("page one") == nil)
    view.tap("Lists", .button)
    #expect(view.element("page one") != nil && view.element("first") != nil)
  }

  enum Place: Hashable {
    case home, find, more
  }

  struct Named: View {
    @State private var place: Place = .find
    var hasMore = true

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("At home") }
          .badge(2).customizationID("home")
        Tab(value: .find, role: .search) { Text("Seeking") }
        if hasMore {
          Tab("More", systemImage: "ellipsis", value: .more) { Text("The rest") }
            .customizationBehavior(.disabled, for: .sidebar, .tabBar)
        }
      }
    }
  }

  @Test("Values of tabs may be written as a dot and a name, as the selection says what they are of")
  func valuesOfTheSelection() {
    let view = HostedView(width: 40, height: 8) { Named() }
    #expect(view.element("Seeking") != nil)
    for (tab, page) in [("Home", "At home"), ("More", "The rest"), ("Search", "Seeking")] {
      view.tap(tab, .button)
      #expect(view.element(page) != nil, "\(tab)")
    }
    #expect(HostedView(width: 40, height: 8) { Named(hasMore: false) }.element("More") == nil)
  }

  struct OwnBar: View {
    @State private var place: Place = .home
    @AppStorage("arrangement") private var customization: TabViewCustomization

    var body: some View {
      VStack {
        TabView(selection: $place) {
          Tab(value: .home) { Text("At home").toolbar(.hidden, for: .tabBar) }
          Tab(value: .more) { Text("The rest").toolbar(.hidden, for: .tabBar) }
        }
        .tabViewCustomization($customization)
        Button("Go on") { place = .more }
      }
    }
  }

  @Test("Tabs without labels show their pages, as where the author draws the bar")
  func withoutLabels() {
    let view = HostedView(width: 40, height: 8) { OwnBar() }
    #expect(view.element("At home") != nil && view.element("The rest") == nil)
    view.tap("Go on")
    #expect(view.element("At home") == nil && view.element("The rest") != nil)
    #expect(view.outline.split(separator: "\n").filter { $0.contains("Button,") }.count == 1)
  }
}
