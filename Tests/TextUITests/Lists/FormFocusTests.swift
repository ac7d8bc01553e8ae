import AccessibilityTree
import Testing

@testable import TextUI

/// The way of the focus by Tab and Return through forms and lists.
@MainActor struct FormFocusTests {
  /// A form with fields, buttons and a toggle, below a bar with a button.
  struct LogIn: View {
    var hasBar = true
    @State private var texts = ["", "", ""]
    @State private var isOn = false

    var body: some View {
      if hasBar {
        NavigationStack { form.toolbar { Button("Help") {} } }
      } else {
        form
      }
    }

    private var form: some View {
      Form {
        TextField("User", text: $texts[0]).accessibilityIdentifier("user")
        SecureField("Password", text: $texts[1]).accessibilityIdentifier("password")
        Button("Forgot?") {}
        Button("Sign in") {}
        Toggle("Remember", isOn: $isOn)
        TextField("Code", text: $texts[2]).accessibilityIdentifier("code")
      }
    }
  }

  /// Presses Tab, or Shift-Tab, a number of times, and returns what had the focus after each.
  private func way(
    _ view: HostedView, by count: Int, isBack: Bool = false
  ) -> [String] {
    (0..<count).map { _ in
      view.press(.tab, modifiers: isBack ? .shift : [])
      return view.focused
    }
  }

  @Test func tabLeadsThroughAFormAndRound() {
    let view = HostedView(width: 40, height: 14) { LogIn() }
    #expect(view.focused == "Help")
    #expect(
      way(view, by: 7)
        == ["user", "password", "Forgot?", "Remember", "code", "Help", "user"])
    #expect(
      way(view, by: 7, isBack: true)
        == ["Help", "code", "Remember", "Sign in", "password", "user", "Help"])
  }

  @Test func tabLeadsRoundWhereAFormIsAll() {
    let view = HostedView(width: 40, height: 14) { LogIn(hasBar: false) }
    view.tap("user")
    #expect(
      way(view, by: 5) == ["password", "Forgot?", "Remember", "code", "user"])
    #expect(way(view, by: 2, isBack: true) == ["code", "Remember"])
  }

  @Test func aListOfButtonsIsOneStop() {
    let view = HostedView(width: 40, height: 14) {
      NavigationStack {
        List(0..<5_000) { row in Button("Row \(row)") {} }.toolbar { Button("Help") {} }
      }
    }
    #expect(way(view, by: 1) == ["Row 0"])
    view.press(.downArrow)
    #expect(way(view, by: 3) == ["Help", "Row 1", "Help"])
    #expect(way(view, by: 2, isBack: true) == ["Row 1", "Help"])
  }

  @Test func returnInAFieldOfAFormLeadsOn() {
    let view = HostedView(width: 40, height: 14) { LogIn() }
    view.tap("user")
    view.press(.return)
    #expect(view.focused == "Forgot?")
    view.tap("code")
    view.press(.return)
    #expect(view.focused == "")
    #expect(way(view, by: 1) == ["Help"])
    view.tap("code")
    view.press(.return)
    #expect(way(view, by: 1, isBack: true) == ["Remember"])
  }
}
