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

  /// A field whose focus another view decides on.
  struct Part: View {
    @FocusState.Binding var isTyping: Bool
    @FocusState<Int?>.Binding var place: Int?
    @AccessibilityFocusState.Binding var isRead: Bool

    var body: some View {
      VStack {
        TextField("First", text: .constant("")).focused($isTyping)
        TextField("Second", text: .constant("")).focused($place, equals: 2)
        Text(isTyping ? "first" : place == 2 ? "second" : "none").accessibilityFocused($isRead)
        Button("To first") { isTyping = true }
        Button("To second") { place = 2 }
      }
    }
  }

  struct Whole: View {
    @FocusState private var isTyping: Bool
    @FocusState private var place: Int?
    @AccessibilityFocusState private var isRead: Bool

    var body: some View { Part(isTyping: $isTyping, place: $place, isRead: $isRead) }
  }

  @Test("A view that is given a binding of the focus declares it as a property's wrapper")
  func bindings() {
    let view = HostedView(width: 30, height: 8) { Whole() }
    #expect(view.element("none") != nil)
    view.tap("To first")
    #expect(view.element("First")?.states.contains(.focused) == true)
    #expect(view.element("first") != nil)
    view.tap("To second")
    #expect(view.element("Second")?.states.contains(.focused) == true)
    #expect(view.element("second") != nil)
  }

  @Test("A row that is cut at the edge does not take the focus by itself, which would scroll")
  func cutRows() {
    let view = HostedView(width: 20, height: 7) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6) { row in
            VStack {
              Text("Row \(row)")
              Text("more \(row)")
            }
            .onTapGesture {}
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(view.screen.contains("more 5"), "\(view.screen)")
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

  /// A view that says whether it is in what has the focus.
  private struct Saying: View {
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text("\(name) \(isFocused ? "has it" : "has it not")") }
  }

  private struct Styled: ButtonStyle {
    @Environment(\.isFocused) private var isFocused

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if isFocused { Text("now") }
      }
    }
  }

  @Test("Views know whether what they are in has the focus")
  func environment() {
    let view = HostedView(width: 40, height: 8) {
      Saying(name: "outside")
      Button {
      } label: {
        Saying(name: "first")
      }
      HStack { Saying(name: "second") }.focusable()
      Button("Third") {}.buttonStyle(Styled())
    }
    #expect(view.screen.contains("outside has it not") && view.screen.contains("first has it ]"))
    #expect(view.screen.contains("second has it not") && !view.screen.contains("now"))
    view.press(.tab)
    #expect(view.screen.contains("first has it not") && !view.screen.contains("second has it not"))
    view.press(.tab)
    #expect(view.screen.contains("second has it not") && view.screen.contains("now"))
  }

  @Test("Views know whether words are kept from being corrected, by both names")
  func corrections() {
    struct Words: View {
      @Environment(\.disableAutocorrection) private var isDisabled
      @Environment(\.autocorrectionDisabled) private var isOff

      var body: some View {
        Text("\(isDisabled.map { $0 ? "off" : "on" } ?? "any") \(isOff ? "off" : "on")")
      }
    }
    let view = HostedView(width: 40, height: 8) {
      Words()
      Words().disableAutocorrection(true)
      Words().autocorrectionDisabled()
      Words().disableAutocorrection(nil).autocorrectionDisabled()
      Words().autocorrectionDisabled(false)
    }
    #expect(
      view.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        == ["any on", "off off", "off off", "any on", "on on"])
  }
}
