import AccessibilityTree
import AutomationWire
import Foundation
import Testing

@testable import TextUI

/// Pickers that lead to a page, buttons of the pasteboard and of names, tokens, files, phases and places of scrolling.
@MainActor struct NewerControlTests {
  struct Sizes: View {
    @State private var size = 2
    var body: some View {
      NavigationStack {
        Form {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.navigationLink)
        }
        .navigationTitle("Form")
      }
    }
  }

  @Test func aPickerLeadsToAPage() {
    let view = HostedView(width: 30, height: 8) { Sizes() }
    #expect(view.element("Size, Large")?.elementType == .button)
    #expect(view.element("Size, Large")?.title == "Size")
    #expect(view.screen.contains("Large ›"))
    view.tap("Size, Large")
    #expect(view.element("Size", .navigationBar) != nil)
    #expect(view.element("Large", .button)?.states.isSuperset(of: [.selected, .choice]) == true)
    #expect(view.element("Large", .button)?.value == "1")
    #expect(view.element("Small", .button)?.value == "0")
    view.tap("Small")
    #expect(view.element("Size, Small")?.elementType == .button)
    #expect(view.element("Form", .navigationBar) != nil)
  }

  struct Renaming: View {
    @State private var name = "plain"
    var body: some View {
      VStack {
        Text(name)
        RenameButton().renameAction { name = "renamed" }
        RenameButton().accessibilityIdentifier("lost")
      }
    }
  }

  @Test func renamingIsWhatAViewAroundSays() {
    let view = HostedView(width: 30, height: 8) { Renaming() }
    #expect(view.element("lost")?.states.contains(.disabled) == true)
    view.tap("Rename")
    #expect(view.element("renamed") != nil)
  }

  struct Word: Identifiable, Hashable {
    let id: String
  }

  struct Searching: View {
    @State private var text = ""
    @State private var words = [Word(id: "red"), Word(id: "big")]
    var body: some View {
      NavigationStack {
        Text(words.map(\.id).joined(separator: " "))
          .searchable(text: $text, tokens: $words) { Text($0.id) }
      }
    }
  }

  @Test func tokensAreTakenAway() {
    let view = HostedView(width: 40, height: 8) { Searching() }
    #expect(view.element("red big") != nil)
    view.tap("red", .button)
    #expect(view.element("big", .staticText) != nil)
    #expect(view.element("red") == nil)
  }

  @Test func phasesRestInTheFirst() {
    let view = HostedView(width: 20, height: 3) {
      PhaseAnimator([1, 2, 3]) { Text("phase \($0)") }
      Text("word").phaseAnimator([true, false]) { content, isOn in
        content.opacity(isOn ? 1 : 0)
      }
    }
    #expect(view.element("phase 1") != nil)
    #expect(view.element("phase 2") == nil)
    #expect(view.element("word") != nil)
  }

  struct Lines: View {
    @State private var top: Int? = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("top \(top ?? -1)")
        Button("jump") { top = 15 }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("line \($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $top)
      }
    }
  }

  @Test func placesOfScrollingAreTold() {
    let view = HostedView(width: 20, height: 7) { Lines() }
    #expect(view.element("top 0") != nil)
    view.host.perform(.scroll(at: Point(x: 10, y: 4), deltaX: 0, deltaY: 3))
    #expect(view.element("top 3") != nil)
    view.tap("jump")
    #expect(view.element("top 15") != nil)
    guard case .at = view.hitPoint("line 15") else {
      Issue.record("It is not on the screen.")
      return
    }
  }

  @Test func theFirstLineThatIsWholeIsTold() {
    let view = HostedView(width: 20, height: 6) { Lines() }
    view.host.perform(.scroll(at: Point(x: 10, y: 4), deltaX: 0, deltaY: 1))
    view.host.perform(.scroll(at: Point(x: 10, y: 4), deltaX: 0, deltaY: 100))
    #expect(view.element("top 16") != nil)
  }
}
