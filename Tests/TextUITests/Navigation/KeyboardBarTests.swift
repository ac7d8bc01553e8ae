import Testing

@testable import TextUI

/// The bar above the keyboard where there is no navigation stack.
@MainActor struct KeyboardBarTests {
  struct Amount: View {
    @State private var text = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      VStack {
        Text(isTyping ? "typing" : "idle")
        TextField("Amount", text: $text).focused($isTyping)
      }
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Elsewhere") {} }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isTyping = false }
        }
      }
    }
  }

  struct Surrounded: View {
    let place: String
    @State private var isShown = true

    var body: some View {
      switch place {
      case "sheet": Text("Behind").sheet(isPresented: $isShown) { Amount() }
      case "tab":
        TabView {
          Amount().tabItem { Text("First") }
          Text("Page").tabItem { Text("Second") }
        }
      default: Amount()
      }
    }
  }

  @Test("It is there while people type", arguments: ["window", "sheet", "tab"])
  func isThereWhilePeopleType(place: String) {
    let view = HostedView(width: 30, height: 14) { Surrounded(place: place) }
    #expect(view.element("Done") == nil)
    view.tap("Amount")
    #expect(view.element("typing") != nil)
    view.type("12")
    #expect(view.element("12") != nil)
    #expect(view.element("Toolbar", .toolbar) != nil)
    #expect(view.element("Elsewhere") == nil)
    #expect(view.screen.contains("Done"))
    view.tap("Done", .button)
    #expect(view.element("idle") != nil)
    #expect(view.element("12") != nil)
    #expect(view.element("Done") == nil && view.element("Toolbar") == nil)
  }

  @Test("It is as wide as the room, below what stands in its middle") func place() {
    let view = HostedView(width: 24, height: 9) { Amount() }
    view.tap("Amount")
    view.type("7")
    #expect(
      view.screen == """


                 typing
        7
        ────────────────────────
                         [Done]
        """, "\n\(view.screen)")
  }

  struct Names: View {
    let isInside: Bool
    @State private var first = ""
    @State private var last = ""

    var body: some View {
      VStack {
        if isInside {
          TextField("First", text: $first).toolbar { done }
          TextField("Last", text: $last)
        } else {
          TextField("First", text: $first)
          TextField("Last", text: $last)
        }
      }
      .toolbar { if !isInside { done } }
    }

    private var done: some ToolbarContent {
      ToolbarItem(placement: .keyboard) { Button("Done") {} }
    }
  }

  @Test("Fields take the focus when it has come and gone", arguments: [false, true])
  func comesAgain(isInside: Bool) {
    let view = HostedView(width: 30, height: 14) { Names(isInside: isInside) }
    for name in ["First", "Last", "First"] {
      view.tap(name, .textField)
      #expect(
        view.element(name, .textField)?.states.contains(.focused) == true, "\(name)\n\(view.screen)"
      )
      #expect(view.element("Done") != nil)
      view.press(.return)
      #expect(view.element("Done") == nil, "\(view.screen)")
    }
  }
}
