import AccessibilityTree
import Testing

@testable import TextUI

/// Views that people without a mouse reach, though they are no controls.
@MainActor struct KeyboardReachTests {
  struct Board: View {
    @State private var pressed: [String] = []

    var body: some View {
      VStack {
        Text("Start")
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).onTapGesture { pressed.append(name) }
        }
        Text("menu").contextMenu { Button("Delete") { pressed.append("deleted") } }
        Button("Button") { pressed.append("button") }.onTapGesture { pressed.append("around") }
        Button {
          pressed.append("whole")
        } label: {
          Text("Whole").onTapGesture { pressed.append("part") }
        }
        Color.clear.frame(height: 1).contentShape(Rectangle()).onTapGesture {
          pressed.append("room")
        }
        Text("twice").onTapGesture(count: 2) { pressed.append("twice") }
        Text("Pressed: " + pressed.joined(separator: " "))
      }
    }
  }

  @Test("Texts that take taps are pressed by Return, and what is a control stays one") func taps() {
    let view = HostedView(width: 40, height: 14) { Board() }
    view.press(.return, .tab, .character(" "))
    #expect(view.element("Pressed: a b") != nil)
    view.press(.tab, .return)
    #expect(view.element("Delete", .button) != nil)
    view.press(.return)
    #expect(view.element("Pressed: a b deleted") != nil)
    view.press(.tab, .return)
    #expect(view.element("Pressed: a b deleted button") != nil, "\(view.screen)")
    view.press(.tab, .return)
    #expect(view.element("Pressed: a b deleted button whole") != nil, "\(view.screen)")
    // Round to the first: what shows nothing is no stop, nor is what takes two taps.
    view.press(.tab, .return)
    #expect(view.element("Pressed: a b deleted button whole a") != nil, "\(view.screen)")
  }

  struct Rows: View {
    @State private var names = ["one", "two", "three"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        Text("pinned")
      }
    }
  }

  @Test("Rows that a swipe does something with are reached by the keyboard") func rows() {
    let view = HostedView(width: 30, height: 6) { Rows() }
    view.press(.downArrow)
    #expect(view.screen.contains("▌ two"))
    view.press(.leftArrow, .return)
    #expect(view.element("two") == nil && view.element("three") != nil)
    view.press(.delete)
    #expect(view.screen.split(separator: "\n").count == 2, "\(view.screen)")
  }

  struct Choice: View {
    @State private var chosen: String?
    @State private var log = ""

    var body: some View {
      List(["one", "two"], id: \.self, selection: $chosen) { name in
        Text(name).contextMenu { Button("Mark") { log += name } }
      }
      Text("chosen: \(chosen ?? "none"), marked: \(log)")
    }
  }

  @Test("Rows that can be selected and have a menu do both") func choice() {
    let view = HostedView(width: 40, height: 6) { Choice() }
    #expect(view.tap("two"))
    #expect(view.element("chosen: two, marked: ") != nil)
    view.press(.downArrow, .upArrow, .return)
    #expect(view.element("chosen: one, marked: ") != nil, "\(view.screen)")
    view.press(.function(10), modifiers: .shift)
    view.press(.return)
    #expect(view.element("chosen: one, marked: one") != nil, "\(view.screen)")
  }
}
