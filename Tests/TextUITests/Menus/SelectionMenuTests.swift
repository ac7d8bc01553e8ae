import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Menus for the rows of a list that are selected.
@MainActor struct SelectionMenuTests {
  @Observable final class Model {
    var several: Set<Int> = []
    var one: Int?
    var log: [String] = []
    var isEditing = false
  }

  struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.several) {
        ForEach(0..<3) { Text("Row \($0)") }
      }
      .environment(\.editMode, .constant(model.isEditing ? .active : .inactive))
      .contextMenu(forSelectionType: Int.self) { items in
        if items.isEmpty {
          Button("New") { model.log.append("new") }
        } else if !items.contains(2) {
          Button("Delete \(items.count)") {
            model.log.append("delete \(items.sorted().map(String.init).joined(separator: " "))")
          }
        }
      } primaryAction: { items in
        model.log.append("open \(items.map(String.init).joined(separator: " "))")
      }
    }
  }

  private let model = Model()

  @Test("The menu of a row that is not selected is for it alone") func single() {
    let view = HostedView(width: 24, height: 8) { Rows(model: model) }
    view.gesture(.press(seconds: 1), "Row 1")
    #expect(
      view.screen == """
          Row 0
          Row 1
          Row 2    ╭──────────╮
                   │ Delete 1 │
                   ╰──────────╯
        """)
    view.tap("Delete 1")
    #expect(model.log == ["delete 1"])
  }

  @Test("The menu of a selected row is for all that are") func several() {
    model.several = [0, 1]
    let view = HostedView(width: 24, height: 8) { Rows(model: model) }
    view.gesture(.press(seconds: 1), "Row 0")
    view.tap("Delete 2")
    #expect(model.log == ["delete 0 1"])
  }

  @Test("The menu of the room below the rows is for none, and one without actions is none")
  func none() {
    let view = HostedView(width: 24, height: 8) { Rows(model: model) }
    view.gesture(.press(seconds: 1), "Row 2")
    #expect(view.element("New") == nil && !view.screen.contains("╭"))
    let point = Point(x: 4, y: 6)
    for event in PlacedGesture(.press(seconds: 1), from: point).events { view.host.perform(event) }
    view.settle()
    view.tap("New")
    #expect(model.log == ["new"])
  }

  @Test("A tap does what the rows are for, unless they are being selected") func primaryAction() {
    let view = HostedView(width: 24, height: 8) { Rows(model: model) }
    view.tap("Row 2")
    #expect(model.log == ["open 2"] && model.several.isEmpty)
    model.isEditing = true
    view.tap("Row 1")
    #expect(model.log == ["open 2"] && model.several == [1])
  }

  @Test("Keys reach the menu and the action of a row") func keys() {
    let view = HostedView(width: 24, height: 8) { Rows(model: model) }
    view.press(.downArrow, .return)
    #expect(model.log == ["open 1"])
    view.press(.function(10), modifiers: .shift)
    view.tap("Delete 1")
    #expect(model.log == ["open 1", "delete 1"])
  }

  struct Person: Identifiable {
    let id: Int
    let name: String
  }

  struct People: View {
    @Bindable var model: Model

    var body: some View {
      Table([Person(id: 7, name: "Ada"), Person(id: 8, name: "Grace")], selection: $model.one) {
        TableColumn("Name", value: \.name)
      }
      .contextMenu(forSelectionType: String.self) { _ in Button("Wrong") {} }
      .contextMenu(forSelectionType: Int.self) { items in
        Button("Call") { model.log += items.map { "call \($0)" } }
      }
    }
  }

  @Test(
    "A table has one too, of the menus around that of its type; without an action a tap selects")
  func table() {
    let view = HostedView(width: 24, height: 8) { People(model: model) }
    view.tap("Grace")
    #expect(model.one == 8)
    view.gesture(.press(seconds: 1), "Ada")
    #expect(view.element("Wrong") == nil)
    view.tap("Call")
    #expect(model.log == ["call 7"])
  }
}
