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

/// Where the focus is after pages turned and screens were resized.
@MainActor struct KeptFocusTests {
  /// A list of links below a bar with a button.
  struct Notes: View {
    var body: some View {
      NavigationStack {
        List(0..<30, id: \.self) { NavigationLink("Note \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
          .navigationTitle("Notes").toolbar { Button("Edit") {} }
      }
    }
  }

  @Test func goingBackLeadsToTheRowThatLedThere() {
    let view = HostedView(width: 30, height: 10) { Notes() }
    view.press(.tab)
    for _ in 0..<12 { view.press(.downArrow) }
    #expect(view.focused == "Note 12")
    view.press(.return)
    #expect(view.element("Page 12") != nil)
    view.press(.escape)
    #expect(view.focused == "Note 12")
    view.press(.return)
    #expect(view.element("Page 12") != nil)
    view.tap("BackButton")
    #expect(view.focused == "Note 12")
  }

  @Test func whatHasTheFocusStaysInViewOnASmallerScreen() {
    let view = HostedView(width: 30, height: 20) {
      Form { ForEach(0..<15, id: \.self) { TextField("Field \($0)", text: .constant("")) } }
    }
    view.tap("Field 12")
    view.host.perform(.resize(Size(width: 30, height: 8)))
    view.settle()
    #expect(view.screen.contains("Field 12"))
  }

  @Test func aShortcutWithShiftIsPressedAsTerminalsSendIt() {
    struct Keys: View {
      @State private var presses: [String] = []
      var body: some View {
        Text("Pressed: \(presses.joined(separator: ","))")
        Button("Both") { presses.append("both") }
          .keyboardShortcut("d", modifiers: [.command, .shift])
        Button("Plain") { presses.append("plain") }.keyboardShortcut("s")
      }
    }
    let view = HostedView(width: 30, height: 6) { Keys() }
    view.press(.character("d"), modifiers: .control)
    #expect(!view.screen.contains("both"))
    view.press(.character("D"), modifiers: .control)
    view.press(.character("d"), modifiers: [.control, .shift])
    view.press(.character("d"), modifiers: [.command, .shift])
    view.press(.character("s"), modifiers: .control)
    #expect(view.screen.contains("Pressed: both,both,both,plain"))
  }

  @Test func whatIsHeldIsReachedByKeys() {
    struct Held: View {
      @State private var answer = "nothing"
      var body: some View {
        Text("Done: \(answer)")
        Button("First") {}
        Text("Hold me").onLongPressGesture { answer = "held" }
        Text("Both").onTapGesture { answer = "tapped" }.onLongPressGesture { answer = "long" }
      }
    }
    let view = HostedView(width: 30, height: 6) { Held() }
    view.press(.tab)
    #expect(view.keyHints.contains("↵ hold"), "\(view.keyHints)")
    view.press(.return)
    #expect(view.screen.contains("Done: held"))
    view.press(.tab, .return)
    #expect(view.screen.contains("Done: tapped"))
  }

  struct Names: View {
    @State private var names = ["x", "y", "z"]

    var body: some View {
      List { ForEach($names, id: \.self) { $name in TextField("name", text: $name) } }
    }
  }

  @Test func aFieldWhoseRowBecomesAnotherLosesTheKeyboard() {
    let view = HostedView(width: 20, height: 6) { Names() }
    view.tap("x", .textField)
    view.type("abc")
    // The row of "xa" is another one, with a field of its own; a phone's keyboard goes as well.
    #expect(view.element("xa", .textField) != nil)
    #expect(view.focused == "")
  }
}
