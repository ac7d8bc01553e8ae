import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Rows that are selected.
@MainActor struct ListSelectionTests {
  @Observable final class Model {
    var one: Int?
    var several: Set<Int> = []
  }

  struct Single: View {
    @Bindable var model: Model
    var body: some View {
      List(0..<4, id: \.self, selection: $model.one) { Text("Row \($0)") }
    }
  }

  @Test func aTapSelectsOne() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Single(model: model) }
    view.tap("Row 2")
    #expect(model.one == 2)
    view.tap("Row 1")
    #expect(model.one == 1)
    #expect(
      view.screen == """
          Row 0
        ▌✓Row 1
          Row 2
          Row 3
        """)
    #expect(
      view.outline == """
        CollectionView, {{0.0, 0.0}, {20.0, 4.0}}
          Cell, {{0.0, 0.0}, {19.0, 1.0}}
            Other, {{2.0, 0.0}, {5.0, 1.0}}
              StaticText, {{2.0, 0.0}, {5.0, 1.0}}, label: 'Row 0'
          Cell, {{0.0, 1.0}, {19.0, 1.0}}, Selected, Keyboard Focused
            Other, {{2.0, 1.0}, {5.0, 1.0}}
              StaticText, {{2.0, 1.0}, {5.0, 1.0}}, label: 'Row 1'
          Cell, {{0.0, 2.0}, {19.0, 1.0}}
            Other, {{2.0, 2.0}, {5.0, 1.0}}
              StaticText, {{2.0, 2.0}, {5.0, 1.0}}, label: 'Row 2'
          Cell, {{0.0, 3.0}, {19.0, 1.0}}
            Other, {{2.0, 3.0}, {5.0, 1.0}}
              StaticText, {{2.0, 3.0}, {5.0, 1.0}}, label: 'Row 3'
        """)
    model.one = 3
    #expect(view.screen.hasSuffix(" ✓Row 3"))
    model.one = nil
    #expect(!view.screen.contains("✓"))
  }

  @Test func aRowMayBeKeptFromBeingSelected() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(0..<4, id: \.self, selection: $model.one) { row in
          Text("Row \(row)").selectionDisabled(row == 2)
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Rows(model: model) }
    view.tap("Row 2")
    #expect(model.one == nil)
    view.tap("Row 1")
    #expect(model.one == 1)
    model.one = 2
    view.settle()
    #expect(view.screen.contains("✓Row 2"))
  }

  @Test func keysSelect() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Single(model: model) }
    view.settle()
    #expect(view.keyHints.contains("↵ select"))
    view.press(.downArrow, .downArrow, .return)
    #expect(model.one == 2)
    #expect(!view.keyHints.contains { $0.hasSuffix("select") })
    view.press(.upArrow)
    #expect(model.one == 2)
    view.press(.character(" "))
    #expect(model.one == 1)
  }

  struct Several: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        EditButton()
        List(selection: $model.several) {
          Text("One").tag(1)
          Text("Two").tag(2)
          Text("Word").tag("word")
          Text("None")
        }
      }
    }
  }

  @Test func severalAreSelectedInEditMode() {
    let model = Model()
    let view = HostedView(width: 20, height: 5) { Several(model: model) }
    view.tap("One")
    #expect(model.several.isEmpty)
    view.tap("Edit", .button)
    view.tap("One")
    view.tap("Two")
    view.tap("Word")
    view.tap("None")
    #expect(model.several == [1, 2])
    view.tap("One")
    #expect(model.several == [2])
    #expect(
      view.screen == """
              [ Done ]
        ▌ ○ One
          ✓ Two
          ○ Word
            None
        """)
  }

  @Test func rowsOfARangeAreSelected() {
    @Bindable var model = Model()
    let one = HostedView(width: 20, height: 4) {
      List(0..<3, selection: $model.one) { Text("Row \($0)") }
    }
    one.tap("Row 2")
    #expect(model.one == 2)
    let several = HostedView(width: 20, height: 4) {
      List(0..<3, selection: $model.several) { Text("Row \($0)") }
        .environment(\.editMode, .constant(.active))
    }
    several.tap("Row 0")
    several.tap("Row 1")
    #expect(model.several == [0, 1])
  }

  @Test func selectingCostsTheRowsConcerned() {
    @Bindable var model = Model()
    let view = HostedView(width: 20, height: 4) {
      List(0..<5_000, id: \.self, selection: $model.one) { Text("Row \($0)") }
    }
    _ = view.tree
    view.tap("Row 1")
    _ = view.tree
    view.tap("Row 2")
    _ = view.tree
    #expect(view.lastDifference?.nodes.count == 2)
  }

  /// An element with an id.
  struct Person: Identifiable {
    let id: Int
    let name: String
  }

  struct People: View {
    @Bindable var model: Model
    private let people = [Person(id: 7, name: "Ann"), Person(id: 8, name: "Bob")]

    var body: some View {
      EditButton()
      List(people, selection: $model.one) { Text("one \($0.name)") }
      List(people, selection: $model.several) { Text("several \($0.name)") }
      List(people, id: \.id, selection: $model.several) { Text("by id \($0.name)") }
    }
  }

  @Test func elementsAreSelectedByTheirIDs() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { People(model: model) }
    view.tap("one Bob")
    #expect(model.one == 8)
    view.tap("Edit", .button)
    view.tap("several Ann")
    #expect(model.several == [7])
    view.tap("by id Bob")
    #expect(model.several == [7, 8])
  }

  @Test func aTapWhileEditingSelectsALinkToo() {
    struct Rows: View {
      @Binding var chosen: Set<Int>
      @State private var mode = EditMode.active
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach(0..<3, id: \.self) { row in NavigationLink("Row \(row)") { Text("Page") } }
          }
          .environment(\.editMode, $mode)
          .toolbar { Button("Done") { mode = .inactive } }
        }
      }
    }
    var chosen: Set<Int> = []
    let view = HostedView(width: 30, height: 8) {
      Rows(
        chosen: Binding {
          chosen
        } set: {
          chosen = $0
        })
    }
    view.tap("Row 1")
    view.tap("Row 2")
    #expect(chosen == [1, 2])
    view.tap("Row 1")
    #expect(chosen == [2] && view.element("Page") == nil)
    view.tap("Done")
    view.tap("Row 1")
    #expect(view.element("Page") != nil)
  }

  @Test func keysSelectLinksWhileEditing() {
    let model = Model()
    model.several = [2]
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          List(selection: $model.several) {
            ForEach(0..<3, id: \.self) { row in NavigationLink("Row \(row)") { Text("Page") } }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let view = HostedView(width: 30, height: 5) { Rows(model: model) }
    view.press(.tab)
    #expect(view.keyHints.contains("↵ open"), "\(view.keyHints)")
    view.tap("Edit")
    view.press(.tab, .downArrow)
    #expect(view.keyHints.contains("↵ select"), "\(view.keyHints)")
    view.press(.return)
    #expect(model.several == [1, 2] && view.element("Page") == nil)
    #expect(view.keyHints.contains("↵ deselect"), "\(view.keyHints)")
    #expect(
      view.screen == """
                               [Done]
        ──────────────────────────────
          ○ Row 0                  ›
          ✓ Row 1                  ›
          ✓ Row 2                  ›
        """)
    view.press(.character(" "))
    #expect(model.several == [2])
    view.tap("Done")
    view.press(.tab, .return)
    #expect(view.element("Page") != nil)
  }

  @Test func theInnermostElementOfTheTypeIsSelected() {
    let model = Model()
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) {
          ForEach([1, 2], id: \.self) { outer in
            ForEach([10, 20], id: \.self) { Text("\(outer) of \($0)") }
            ForEach(["a", "b"], id: \.self) { Text("\(outer) of \($0)") }
          }
        }
      }
    }
    let view = HostedView(width: 20, height: 9) { Rows(model: model) }
    view.tap("2 of 10")
    #expect(model.one == 10)
    view.tap("2 of a")
    #expect(model.one == 2)
  }
}
