import AutomationWire
import Testing

@testable import TextUI

/// Where the keyboard's focus is after a tap or a Return that has code run.
@MainActor struct FocusTests {
  struct Form: View {
    @State private var text = ""
    @State private var more = ""
    @State private var count = 0
    @FocusState private var isTyping: Bool
    @FocusState private var isTypingMore: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isTyping).onSubmit { isTyping = true }
        TextField("More", text: $more).focused($isTypingMore)
        Text(isTyping ? "typing" : isTypingMore ? "typing more" : "idle")
        Button("Keep \(count)") {
          count += 1
          isTyping = true
        }
        Button("Go") { isTypingMore = true }
        Button("Plain") {}
        Button("End") { isTyping = false }
      }
    }
  }

  private let view = HostedView(width: 30, height: 8) { Form() }

  private func isFocused(_ key: String) -> Bool {
    view.element(key)?.states.contains(.focused) == true
  }

  @Test("An action that asks for the focus has it, also where that is no change")
  func theActionDecides() {
    view.tap("Keep 0")
    #expect(isFocused("Name"))
    #expect(view.element("typing") != nil)
    view.tap("Keep 1")
    #expect(isFocused("Name"))
    #expect(view.element("typing") != nil)
    view.tap("Go")
    #expect(isFocused("More"))
    #expect(view.element("typing more") != nil)
  }

  @Test("A field that is edited keeps the focus when a button is tapped, as on a phone")
  func buttonsLeaveFieldsAlone() {
    view.tap("Plain")
    #expect(isFocused("Plain"))
    view.tap("Name")
    view.tap("Plain")
    #expect(isFocused("Name"))
    view.tap("End")
    #expect(!isFocused("Name"))
    #expect(view.element("idle") != nil)
  }

  @Test("What Return has run may keep the focus in the field") func returnDecides() {
    view.tap("Name")
    view.type("x")
    view.press(.return)
    #expect(isFocused("x"))
    view.tap("More")
    view.press(.return)
    #expect(!isFocused("More"))
  }
}
