import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Rows that are deleted, swiped and moved.
@MainActor struct RowEditingTests {
  @Observable final class Model {
    var items: [String]
    var log: [String] = []

    init(_ items: [String] = ["Ann", "Bob", "Cid", "Dan"]) { self.items = items }
  }

  struct Names: View {
    let model: Model
    var body: some View {
      NavigationStack {
        List {
          Section("Names") {
            ForEach(model.items, id: \.self) { name in
              Button(name) { model.log.append("tap \(name)") }
                .deleteDisabled(name == "Cid")
                .moveDisabled(name == "Dan")
            }
            .onDelete { offsets in
              model.log.append("delete \(offsets.map { model.items[$0] })")
              model.items.remove(atOffsets: offsets)
            }
            .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .toolbar { EditButton() }
      }
    }
  }

  private func drag(_ view: HostedView, from start: Point, to end: Point) {
    view.host.perform(.pointer(.init(.began, at: start)))
    view.host.perform(.pointer(.init(.moved, at: end)))
    view.host.perform(.pointer(.init(.ended, at: end)))
    view.settle()
  }

  @Test func aSwipeRevealsDeleteAndATapDeletes() {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    #expect(view.element("Delete", .button) == nil)
    drag(view, from: .init(x: 15, y: 4), to: .init(x: 8, y: 4))
    #expect(
      view.screen == """
                               [Edit]
        ──────────────────────────────
         Names
          Ann
          Bob              [ Delete ]
          Cid
          Dan
        """)
    #expect(
      view.outline == """
        NavigationBar, {{0.0, 0.0}, {30.0, 2.0}}, identifier: '_TtGC7SwiftUI32NavigationStackHosting'
          Button, {{23.0, 0.0}, {6.0, 1.0}}, label: 'Edit', Keyboard Focused
        CollectionView, {{0.0, 2.0}, {30.0, 5.0}}
          Cell, {{0.0, 2.0}, {29.0, 1.0}}
            Other, {{1.0, 2.0}, {5.0, 1.0}}
              StaticText, {{1.0, 2.0}, {5.0, 1.0}}, label: 'Names'
          Cell, {{0.0, 3.0}, {29.0, 1.0}}
            Other, {{2.0, 3.0}, {3.0, 1.0}}
              Button, {{2.0, 3.0}, {3.0, 1.0}}, label: 'Ann'
                StaticText, {{2.0, 3.0}, {3.0, 1.0}}, label: 'Ann'
          Cell, {{0.0, 4.0}, {29.0, 1.0}}
            Other, {{2.0, 4.0}, {3.0, 1.0}}
              Button, {{2.0, 4.0}, {3.0, 1.0}}, label: 'Bob'
                StaticText, {{2.0, 4.0}, {3.0, 1.0}}, label: 'Bob'
            Button, {{19.0, 4.0}, {10.0, 1.0}}, label: 'Delete'
              StaticText, {{21.0, 4.0}, {6.0, 1.0}}, label: 'Delete'
          Cell, {{0.0, 5.0}, {29.0, 1.0}}
            Other, {{2.0, 5.0}, {3.0, 1.0}}
              Button, {{2.0, 5.0}, {3.0, 1.0}}, label: 'Cid'
                StaticText, {{2.0, 5.0}, {3.0, 1.0}}, label: 'Cid'
          Cell, {{0.0, 6.0}, {29.0, 1.0}}
            Other, {{2.0, 6.0}, {3.0, 1.0}}
              Button, {{2.0, 6.0}, {3.0, 1.0}}, label: 'Dan'
                StaticText, {{2.0, 6.0}, {3.0, 1.0}}, label: 'Dan'
        """)
    view.tap("Delete", .button)
    #expect(model.log == ["delete [\"Bob\"]"])
    #expect(model.items == ["Ann", "Cid", "Dan"])
    #expect(view.element("Delete", .button) == nil)
  }

  @Test func aTapElsewhereAndScrollingClose() {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    let close: [() -> Void] = [
      { view.tap("Ann", .button) },
      { view.host.perform(.scroll(at: .init(x: 3, y: 3), deltaX: 0, deltaY: 1)) },
      { drag(view, from: .init(x: 8, y: 4), to: .init(x: 12, y: 4)) },
    ]
    for close in close {
      drag(view, from: .init(x: 15, y: 4), to: .init(x: 8, y: 4))
      #expect(view.element("Delete", .button) != nil)
      close()
      #expect(view.element("Delete", .button) == nil)
    }
    #expect(model.log.isEmpty)
  }

  @Test func aFullSwipeDeletes() {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    drag(view, from: .init(x: 27, y: 4), to: .init(x: 1, y: 4))
    #expect(model.items == ["Ann", "Cid", "Dan"])
  }

  @Test func aRowWithDeletionDisabledDoesNotOpen() {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    drag(view, from: .init(x: 15, y: 5), to: .init(x: 1, y: 5))
    #expect(view.element("Delete", .button) == nil)
    #expect(model.items.count == 4)
  }

  @Test func keysDeleteAndMove() {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    view.tap("Ann", .button)
    view.press(.delete)
    #expect(model.items == ["Bob", "Cid", "Dan"])
    // The row that took its place has the focus now.
    #expect(view.element("Bob", .button)?.states.contains(.focused) == true)
    view.press(.downArrow, modifiers: .option)
    #expect(model.items == ["Cid", "Bob", "Dan"])
    view.press(.downArrow, modifiers: .option)
    #expect(model.items == ["Cid", "Dan", "Bob"])
    view.press(.upArrow, modifiers: .option)
    #expect(model.items == ["Cid", "Bob", "Dan"])
    view.press(.leftArrow)
    #expect(view.element("Delete", .button)?.states.contains(.focused) == true)
    view.press(.escape)
    #expect(view.element("Delete", .button) == nil)
    #expect(view.element("Bob", .button)?.states.contains(.focused) == true)
  }

  @Test func deletingTheLastRowFocusesTheOneBefore() {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    view.tap("Dan", .button)
    view.press(.delete)
    #expect(model.items == ["Ann", "Bob", "Cid"])
    #expect(view.element("Cid", .button)?.states.contains(.focused) == true)
    model.items = []
    #expect(view.element("Edit", .button)?.states.contains(.focused) == true)
  }

  // Of a row of several texts, as of one that shows more than a name.
  @Test func handlesAreCalledByTheFirstText() {
    let view = HostedView(width: 40, height: 9) {
      List {
        ForEach(["Page 1", "Page 2"], id: \.self) { name in
          HStack {
            Image(systemName: "gear")
            VStack {
              Text(name)
              Text("Scanned")
            }
            Button("Remove page") {}
          }
        }.onMove { _, _ in }
      }.environment(\.editMode, .constant(.active))
    }
    #expect(view.element("Reorder Page 2", .button) != nil)
  }

  @Test func editModeShowsControls() {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    view.tap("Edit", .button)
    #expect(
      view.screen == """
                               [Done]
        ──────────────────────────────
         Names
          ⊖ Ann                    ≡
          ⊖ Bob                    ≡
            Cid                    ≡
          ⊖ Dan
        """)
    // As on a phone's collection views.
    #expect(view.element("minus.circle.fill", .image, at: 2)?.label == "remove")
    #expect(view.element("remove", .image, at: 3) == nil)
    #expect(["Ann", "Bob", "Cid"].allSatisfy { view.element("Reorder \($0)", .button) != nil })
    #expect(view.element("Reorder Dan", .button) == nil)
    view.tap("remove", .image, at: 1)
    #expect(model.items.count == 4)
    view.tap("Delete", .button)
    #expect(model.items == ["Ann", "Cid", "Dan"])
    view.tap("Done", .button)
    #expect(view.element("remove", .image) == nil)
  }

  @Test func handlesMoveRows() {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    view.tap("Edit", .button)
    guard case .at(let ann) = view.hitPoint("Reorder Ann"),
      case .at(let cid) = view.hitPoint("Reorder Cid")
    else {
      Issue.record("The handles cannot be hit.")
      return
    }
    drag(view, from: ann, to: cid)
    #expect(model.items == ["Bob", "Cid", "Ann", "Dan"])
    drag(view, from: cid, to: .init(x: cid.x, y: 1))
    #expect(model.items == ["Ann", "Bob", "Cid", "Dan"])
  }

  /// Drags from one cell to another, after so many seconds.
  private func drag(
    _ view: HostedView, from start: Point, to end: Point, held seconds: Double,
    by device: PointerEvent.Device = .touch
  ) {
    let drag = AutomationWire.Gesture.drag(
      AutomationWire.Gesture.Drag(to: .cell(end), hold: seconds, by: device))
    for event in PlacedGesture(drag, from: start, to: end).events { view.host.perform(event) }
    view.settle()
  }

  @Test(arguments: [false, true]) func aLongPressAndADragMoveARow(isEditing: Bool) {
    let model = Model()
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    if isEditing { view.tap("Edit", .button) }
    drag(view, from: .init(x: 6, y: 3), to: .init(x: 6, y: 5), held: 0.5)
    #expect(model.items == ["Bob", "Cid", "Ann", "Dan"])
    // No tap, and no swipe: that goes to the side.
    #expect(model.log.isEmpty)
    drag(view, from: .init(x: 6, y: 5), to: .init(x: 6, y: 3), held: 0.1)
    drag(view, from: .init(x: 6, y: 6), to: .init(x: 6, y: 3), held: 1)
    #expect(model.items == ["Bob", "Cid", "Ann", "Dan"])
    // A mouse need not wait.
    drag(view, from: .init(x: 6, y: 5), to: .init(x: 6, y: 3), held: 0, by: .mouse)
    #expect(model.items == ["Ann", "Bob", "Cid", "Dan"])
  }

  @Test func aHandleOfATableIsCalledAsItsRowIsRead() {
    let view = HostedView(width: 40, height: 6) {
      NavigationStack {
        List {
          ForEach(["Report"], id: \.self) { name in
            NavigationLink {
              Text("page")
            } label: {
              HStack {
                Image(systemName: "circle").accessibilityHidden(true)
                Text(name)
                Text("!").accessibilityLabel("High priority")
              }
            }
          }
          .onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
      .listStyle(.table)
    }
    #expect(view.element("Report, High priority", .button) != nil)
    #expect(view.element("Reorder Report, High priority", .button) != nil)
  }

  @Test func swipeActionsAreOnBothSides() {
    let model = Model()
    let view = HostedView(width: 30, height: 4) {
      List(model.items, id: \.self) { name in
        Text(name)
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin") { model.log.append("pin \(name)") }
          }
          .swipeActions {
            Button("Bin", role: .destructive) { model.log.append("bin \(name)") }
            Button("Flag") { model.log.append("flag \(name)") }
          }
      }
    }
    drag(view, from: .init(x: 10, y: 1), to: .init(x: 4, y: 1))
    #expect(
      view.screen == """
          Ann
        ▌ Bob        [ Flag ] [ Bin ]
          Cid
          Dan
        """)
    view.tap("Flag", .button)
    drag(view, from: .init(x: 1, y: 2), to: .init(x: 29, y: 2))
    #expect(
      view.screen == """
          Ann
          Bob
        ▌[ Pin ] Cid
          Dan
        """)
    view.tap("Pin", .button)
    drag(view, from: .init(x: 28, y: 0), to: .init(x: 1, y: 0))
    #expect(model.log == ["flag Bob", "pin Cid", "bin Ann"])
    #expect(view.element("Bin", .button) == nil)
  }

  struct CountedRow: View {
    let item: Int
    let counter: EvaluationCounter
    var body: some View {
      let _ = counter.count("row")
      Text("Row \(item)")
    }
  }

  @Test(arguments: [20, 10_000])
  func aSwipeCostsWhatItTouches(_ count: Int) {
    let counter = EvaluationCounter()
    let view = HostedView(width: 30, height: 4) {
      List {
        ForEach(0..<count, id: \.self) { CountedRow(item: $0, counter: counter) }
          .onDelete { _ in }
      }
    }
    _ = view.tree
    #expect(counter["row"] == count)
    drag(view, from: .init(x: 15, y: 1), to: .init(x: 8, y: 1))
    _ = view.tree
    // The button and its text, and the row that had the focus.
    #expect(view.lastDifference?.nodes.count == 3)
    #expect(view.element("Delete", .button) != nil)
    #expect(counter["row"] == count)
  }

  @Test func aScreenOfOneCellAndAnEmptyCollectionDoNoHarm() {
    let model = Model()
    let view = HostedView(width: 1, height: 1) { Names(model: model) }
    view.tap("Edit", .button)
    drag(view, from: .init(x: 0, y: 0), to: .init(x: 5, y: 0))
    model.items = []
    #expect(view.element("Names") != nil)
    #expect(view.element("Reorder Ann", .button) == nil)
    model.items = ["Eve"]
    #expect(view.element("Eve", .button) != nil)
    #expect(view.warnings().isEmpty)
  }

  @Test func rowsThatAppearAreEditedAndRowsThatVanishClose() {
    let model = Model([])
    let view = HostedView(width: 30, height: 7) { Names(model: model) }
    view.tap("Edit", .button)
    model.items = ["Eve", "Fay"]
    #expect(view.element("remove", .image, at: 1) != nil)
    view.tap("remove", .image, at: 1)
    model.items = ["Eve"]
    #expect(view.element("Delete", .button) == nil)
  }

  @Test func offsetsAreRemovedAndMoved() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [1, 3])
    #expect(String(letters) == "acef")
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(String(letters) == "cfae")
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(String(letters) == "ecfa")
    letters.move(fromOffsets: [1], toOffset: 2)
    #expect(String(letters) == "ecfa")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "ecfa")
  }
}
