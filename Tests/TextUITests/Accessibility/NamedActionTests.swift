import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Actions that assistive technology offers by name, and the order in which elements are read.
@MainActor struct NamedActionTests {
  @Observable final class Model {
    var log: [String] = []
    var priority = 2.0
  }

  struct Mail: View {
    @Bindable var model: Model
    var hasContextMenu = false
    var body: some View {
      VStack(alignment: .leading) {
        if hasContextMenu {
          row.contextMenu { Button("Copy") { model.log.append("copy") } }
        } else {
          row
        }
        Spacer()
      }
    }

    private var row: some View {
      Button("Mail") { model.log.append("open") }
        .accessibilityAction(named: "Reply") { model.log.append("reply") }
        .accessibilityAction(named: Text("Archive")) { model.log.append("archive") }
        .accessibilityAction(.delete) { model.log.append("delete") }
        .accessibilityActions {
          Button("Flag") { model.log.append("flag") }
        }
    }
  }

  @Test func actionsStandInAMenu() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { Mail(model: model) }
    view.press(.function(10), modifiers: .shift)
    #expect(
      view.screen == """
              [ Mail ]
           ╭─────────╮
           │ Reply   │
           │ Archive │
           │ Delete  │
           │ Flag    │
           ╰─────────╯
        """)
    view.press(.downArrow, .return)
    #expect(model.log == ["archive"])
    #expect(view.element("Archive") == nil)
  }

  @Test func actionsFollowThoseOfAContextMenu() {
    let model = Model()
    let view = HostedView(width: 20, height: 9) { Mail(model: model, hasContextMenu: true) }
    view.press(.function(10), modifiers: .shift)
    #expect(view.screen.contains("│ Copy    │"))
    #expect(view.screen.contains("│ Flag    │"))
    view.tap("Flag")
    #expect(model.log == ["flag"])
    // A long press is for the menu that the author has made.
    #expect(view.gesture(.press(seconds: 1), "Mail"))
    #expect(view.element("Copy") != nil)
    #expect(view.element("Flag") == nil)
  }

  @Test func aTextWithActionsTakesTheFocus() {
    let model = Model()
    let view = HostedView(width: 20, height: 6) {
      VStack {
        Text("Status").accessibilityAction(named: "Refresh") { model.log.append("refresh") }
        Spacer()
      }
    }
    view.press(.function(10), modifiers: .shift)
    view.tap("Refresh")
    #expect(model.log == ["refresh"])
  }

  @Test func escapeIsAnAction() {
    let model = Model()
    let view = HostedView(width: 20, height: 6) {
      VStack {
        Button("Inside") {}
      }
      .accessibilityAction(.escape) { model.log.append("escape") }
    }
    view.press(.escape)
    #expect(model.log == ["escape"])
  }

  @Test func aValueIsAdjusted() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) {
      VStack {
        Text("Volume").accessibilityAdjustableAction { direction in
          model.log.append(direction == .increment ? "up" : "down")
        }
        Spacer()
      }
    }
    view.press(.character("+"), .character("-"))
    #expect(model.log == ["up", "down"])
    view.press(.function(10), modifiers: .shift)
    view.tap("Increment")
    #expect(model.log == ["up", "down", "up"])
  }

  struct Sorted: View {
    let model: Model
    var body: some View {
      VStack {
        Text("one")
        Text("two").accessibilitySortPriority(1)
        Text("three").accessibilitySortPriority(model.priority)
      }
      .accessibilityElement(children: .contain)
    }
  }

  @Test func elementsAreReadByPriority() {
    let model = Model()
    let view = HostedView(width: 20, height: 3) { Sorted(model: model) }
    #expect(
      view.outline == """
        StaticText, {{7.0, 2.0}, {5.0, 1.0}}, label: 'three'
        StaticText, {{8.0, 1.0}, {3.0, 1.0}}, label: 'two'
        StaticText, {{8.0, 0.0}, {3.0, 1.0}}, label: 'one'
        """)
    model.priority = -1
    #expect(
      view.outline == """
        StaticText, {{8.0, 1.0}, {3.0, 1.0}}, label: 'two'
        StaticText, {{8.0, 0.0}, {3.0, 1.0}}, label: 'one'
        StaticText, {{7.0, 2.0}, {5.0, 1.0}}, label: 'three'
        """)
  }

  @Test func whatIsReadOnRequestIsAccepted() {
    struct Heading: Identifiable {
      let id: Int
      let title: String
    }
    struct Page: View {
      let headings = [Heading(id: 1, title: "One"), Heading(id: 2, title: "Two")]
      @Namespace private var namespace
      var body: some View {
        Text("page")
          .accessibilityCustomContent("Size", "12 KB")
          .accessibilityCustomContent("Date", Text("today"), importance: .high)
          .accessibilityRotor("Headings") {
            ForEach(headings) { AccessibilityRotorEntry($0.title, id: $0.id) }
          }
          .accessibilityRotor("Titles", entries: headings, entryLabel: \.title)
          .accessibilityLinkedGroup(id: 1, in: namespace)
      }
    }
    let view = HostedView(width: 20, height: 2) { Page() }
    #expect(view.outline == "StaticText, {{8.0, 0.0}, {4.0, 1.0}}, label: 'page'")
  }
}
