import AccessibilityTree
import Testing

@testable import XCUIAutomation

@Suite("What a query means where it finds nothing")
struct QueryOtherMeaningTests {
  private let app = XCUIApplication()

  /// Returns what a query finds: 2 and 3 are text fields, 3 of several lines, 4 is a text view, 5 a table, 6 a list, 7 and 8
  /// are buttons, 8 a choice of a picker, 9 is a switch.
  private func found(
    _ query: XCUIElementQuery, without missing: Set<UInt64> = []
  ) -> [UInt64] {
    let types: [(UInt64, ElementType, String)] = [
      (2, .textField, "line"), (3, .textField, "lines"), (4, .textView, "notes"),
      (5, .table, "files"), (6, .collectionView, "list"), (7, .button, "done"),
      (8, .button, "small"), (9, .switch, "sound"),
    ]
    let nodes = types.filter { !missing.contains($0.0) }.map {
      (id, type, identifier) -> ElementTree.Branch in
      var node = ElementNode(id: ElementID(id), elementType: type)
      node.identifier = identifier
      if id == 3 { node.states.insert(.multiline) }
      if id == 8 { node.states.insert(.choice) }
      return ElementTree.Branch(node)
    }
    let tree = ElementTree(.init(ElementNode(id: ElementID(1), elementType: .application), nodes))
    return QueryEvaluator.matches(of: query.plan.steps, in: QueryScope(tree: tree))
      .map(\.rawValue)
  }

  @Test("A text field of several lines is a text view where none is found")
  func fieldsOfLines() {
    #expect(found(app.textViews) == [4])
    #expect(found(app.textFields) == [2, 3])
    #expect(found(app.textViews, without: [4]) == [3])
    #expect(found(app.textViews, without: [3, 4]) == [])
    #expect(found(app.children(matching: .textView), without: [4]) == [3])
    #expect(found(app.textViews.matching(identifier: "lines")) == [3])
    #expect(found(app.textViews.matching(identifier: "line")) == [])
    #expect(found(app.descendants(matching: .any).matching(.textView, identifier: "lines")) == [3])
  }

  @Test("A choice of a picker is a switch where none is found")
  func choices() {
    #expect(found(app.switches) == [9])
    #expect(found(app.switches.matching(identifier: "small")) == [8])
    #expect(found(app.switches.matching(identifier: "done")) == [])
    #expect(found(app.switches, without: [9]) == [8])
    #expect(found(app.buttons) == [7, 8])
  }

  @Test("A list is a table where none is found")
  func lists() {
    #expect(found(app.tables) == [5])
    #expect(found(app.tables.matching(identifier: "list")) == [6])
    #expect(found(app.tables, without: [5]) == [6])
    #expect(found(app.tables, without: [5, 6]) == [])
  }
}
