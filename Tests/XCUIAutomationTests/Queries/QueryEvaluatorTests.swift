import AccessibilityTree
import Foundation
import Testing

@testable import XCUIAutomation

@Suite("Query evaluation")
struct QueryEvaluatorTests {
  /// A query and what it finds.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var query: @Sendable (XCUIApplication) -> QueryPlan
    var found: [UInt64]

    init(
      _ testDescription: String, _ found: [UInt64],
      _ query: @escaping @Sendable (XCUIApplication) -> QueryPlan
    ) {
      self.testDescription = testDescription
      self.query = query
      self.found = found
    }
  }

  static let byType: [Case] = [
    Case("the application", [1]) { $0.plan },
    Case("buttons", [4, 10, 13, 16]) { $0.buttons.plan },
    Case("windows", [2]) { $0.windows.plan },
    Case("application inside itself", []) { $0.descendants(matching: .application).plan },
    Case("a type that is not there", []) { $0.sliders.plan },
    Case("any", Array(2...18)) { $0.descendants(matching: .any).plan },
    Case("children of the application", [2]) { $0.children(matching: .any).plan },
    Case("children of a type", [14]) { $0.windows.children(matching: .other).plan },
    Case("cells' buttons", [10, 13]) { $0.cells.buttons.plan },
    Case("cells' own buttons", [13]) { $0.cells.children(matching: .button).plan },
    Case("nested elements are searched once", [15, 16]) {
      $0.otherElements.matching(identifier: "outer").descendants(matching: .any).plan
    },
    Case("others in others", [15]) { $0.otherElements.otherElements.plan },
    Case("a list where there is no table", [6]) { $0.tables.plan },
    Case("cells of a list in place of a table's", [7, 11]) { $0.tables.cells.plan },
    Case("a child that is a list in place of a table", [6]) {
      $0.windows.children(matching: .table).plan
    },
    Case("what contains a list in place of a table", [2]) {
      $0.windows.containing(.table, identifier: nil).plan
    },
    Case("buttons in others", [10, 16]) { $0.otherElements.buttons.plan },
  ]

  static let byText: [Case] = [
    Case("by label", [10, 13]) { $0.buttons["Like"].plan },
    Case("by identifier", [4]) { $0.buttons["BackButton"].plan },
    Case("by placeholder", [17]) { $0.textFields["Email"].plan },
    Case("by value", [18]) { $0.switches["1"].plan },
    Case("by part of a label", []) { $0.buttons["Lik"].plan },
    Case("by a text of another type", []) { $0.staticTexts["Like"].plan },
    Case("any type by text", [3, 5]) { $0.descendants(matching: .any)["Articles"].plan },
    Case("inside one", [13]) { $0.cells["c1"].buttons["Like"].plan },
    Case("inside several", [10, 13]) { $0.cells.buttons["Like"].plan },
    Case("inside an element by place", [10]) { $0.cells.element(boundBy: 0).buttons["Like"].plan },
    Case("nested containers", [16]) { $0.otherElements.buttons["Deep"].plan },
    Case("empty text", []) { $0.buttons[""].plan },
    Case("matching identifier", [7]) { $0.cells.matching(identifier: "c0").plan },
    Case("matching type and identifier", [10, 13]) {
      $0.cells.descendants(matching: .any).matching(.button, identifier: "Like").plan
    },
    Case("matching type", [8, 12]) {
      $0.cells.descendants(matching: .any).matching(.staticText, identifier: nil).plan
    },
    Case("element matching type and identifier", [3]) {
      $0.descendants(matching: .any).element(matching: .navigationBar, identifier: "Articles").plan
    },
  ]

  static let byPlace: [Case] = [
    Case("first", [4]) { $0.buttons.firstMatch.plan },
    Case("first of none", []) { $0.sliders.firstMatch.plan },
    Case("at zero", [4]) { $0.buttons.element(boundBy: 0).plan },
    Case("at two", [13]) { $0.buttons.element(boundBy: 2).plan },
    Case("the last", [16]) { $0.buttons.element(boundBy: 3).plan },
    Case("behind the last", []) { $0.buttons.element(boundBy: 4).plan },
    Case("before the first", []) { $0.buttons.element(boundBy: -1).plan },
    Case("inside one at a place", [12]) { $0.cells.element(boundBy: 1).staticTexts.plan },
    Case("place inside place", [13]) {
      $0.cells.element(boundBy: 1).buttons.element(boundBy: 0).plan
    },
    Case("first of a subscript", [10]) { $0.buttons["Like"].firstMatch.plan },
    Case("first of what is one", [13]) { $0.buttons.element(boundBy: 2).firstMatch.plan },
  ]

  static let byPredicate: [Case] = [
    Case("label", [10, 13]) { $0.buttons.matching(NSPredicate(format: "label == 'Like'")).plan },
    Case("enabled", [13]) { $0.buttons.matching(NSPredicate(format: "enabled == NO")).plan },
    Case("selected", [18]) { $0.switches.matching(NSPredicate(format: "isSelected == true")).plan },
    Case("pattern", [7, 11]) {
      $0.cells.matching(NSPredicate(format: "identifier MATCHES %@", "c[0-9]")).plan
    },
    Case("part of a label", [16]) {
      $0.buttons.matching(NSPredicate(format: "label CONTAINS 'ee'")).plan
    },
    Case("texts together", [10, 13]) {
      $0.buttons.matching(
        NSPredicate(format: "label CONTAINS[c] 'LIK' AND NOT (identifier == 'x' OR title == 'y')")
      ).plan
    },
    Case("part of a label inside cells", [10, 13]) {
      $0.cells.buttons.matching(NSPredicate(format: "label ENDSWITH 'ke'")).plan
    },
    Case("type", [3]) {
      $0.descendants(matching: .any).matching(NSPredicate(format: "elementType == 21")).plan
    },
    Case("block over attributes", [16]) {
      $0.buttons.matching(
        NSPredicate { object, _ in (object as? any XCUIElementAttributes)?.label == "Deep" }
      ).plan
    },
    Case("compound", [10]) {
      $0.buttons.matching(
        NSCompoundPredicate(andPredicateWithSubpredicates: [
          NSPredicate(format: "label == 'Like'"), NSPredicate(format: "isEnabled == true"),
        ])
      ).plan
    },
    Case("element matching", [16]) {
      $0.buttons.element(matching: NSPredicate(format: "label BEGINSWITH 'D'")).plan
    },
    Case("containing predicate", [11]) {
      $0.cells.containing(NSPredicate(format: "label == 'Two'")).plan
    },
    Case("containing type", [3, 7, 11]) {
      $0.descendants(matching: .any).matching(NSPredicate(format: "elementType IN {21, 75}"))
        .containing(.button, identifier: nil).plan
    },
    Case("containing identifier", [7]) { $0.cells.containing(.staticText, identifier: "One").plan },
    Case("containing, then inside", [13]) {
      $0.cells.containing(.staticText, identifier: "Two").buttons["Like"].plan
    },
    Case("containing what is itself", [10, 13]) {
      $0.buttons.containing(.button, identifier: "Like").plan
    },
    Case("containing what is itself, by a predicate", [8]) {
      $0.staticTexts.containing(NSPredicate(format: "label CONTAINS[c] 'on'")).plan
    },
  ]

  @Test("finds", arguments: byType + byText + byPlace + byPredicate)
  func finds(_ row: Case) {
    let plan = row.query(XCUIApplication())
    let listed = SampleTree.indexed
    _ = listed.elementsInOrder(of: .button)
    for tree in [SampleTree.plain, SampleTree.indexed, listed] {
      let found = QueryEvaluator.matches(of: plan.steps, in: QueryScope(tree: tree))
      #expect(found.map(\.rawValue) == row.found)
    }
  }

  @Test("finds no more than enough")
  func stopsAtLimit() {
    let steps = XCUIApplication().buttons.plan.steps
    let found = QueryEvaluator.matches(of: steps, in: QueryScope(tree: SampleTree.plain), limit: 2)
    #expect(found.map(\.rawValue) == [4, 10])
  }

  @Test("asks a predicate no further than to the first match")
  func stopsAtFirst() {
    let asked = Counter()
    let predicate = NSPredicate { _, _ in
      asked.increment()
      return true
    }
    let steps = XCUIApplication().buttons.matching(predicate).firstMatch.plan.steps
    let found = QueryEvaluator.matches(of: steps, in: QueryScope(tree: SampleTree.plain))
    #expect(found.map(\.rawValue) == [4])
    #expect(asked.value == 1)
  }

  @Test("finds nothing in an empty tree")
  func emptyTree() {
    let steps = XCUIApplication().buttons.plan.steps
    #expect(QueryEvaluator.matches(of: steps, in: QueryScope(tree: ElementTree())).isEmpty)
  }

  @Test("finds many elements of one text in reading order", arguments: [3, 40])
  func many(_ count: UInt64) {
    // The youngest stand first, so that the order of age is not that of reading.
    let cells = (0..<count).reversed().map { row in
      var button = ElementNode(id: ElementID(1_000 + row), elementType: .button)
      button.label = "Like"
      let cell = ElementNode(id: ElementID(100 + row), elementType: .cell)
      return ElementTree.Branch(cell, [ElementTree.Branch(button)])
    }
    let root = ElementNode(id: ElementID(1), elementType: .application)
    var tree = ElementTree(ElementTree.Branch(root, cells))
    tree.prepareIndex()
    let expected = (0..<count).reversed().map { 1_000 + $0 }
    let app = XCUIApplication()
    let equal = NSPredicate(format: "label == 'Like' AND isEnabled == TRUE")
    for query in [
      app.buttons.matching(identifier: "Like"), app.cells.buttons.matching(identifier: "Like"),
      app.buttons.matching(equal), app.cells.buttons.matching(equal), app.buttons,
    ] {
      let found = QueryEvaluator.matches(of: query.plan.steps, in: QueryScope(tree: tree))
      #expect(found.map(\.rawValue) == expected)
    }
  }

  @Test("finds what stands far behind by place", arguments: [0, 31, 32, 39, 40])
  func farPlaces(_ index: Int) {
    let buttons = (0..<40).map { number in
      ElementTree.Branch(ElementNode(id: ElementID(100 + number), elementType: .button))
    }
    let root = ElementNode(id: ElementID(1), elementType: .application)
    let tree = ElementTree(ElementTree.Branch(root, buttons))
    let plan = XCUIApplication().buttons.element(boundBy: index).plan
    let found = QueryEvaluator.matches(of: plan.steps, in: QueryScope(tree: tree), limit: 2)
    #expect(found.map(\.rawValue) == (index < 40 ? [100 + UInt64(index)] : []))
    // A list is made for what stands far behind only.
    #expect((tree.knownElementsInOrder(of: .button) == nil) == (index < 32))
  }

  @Test("finds what stands far behind by a part of a text", arguments: [0, 31, 32, 39, 40])
  func farTexts(_ index: Int) {
    let buttons = (0..<40).map { number in
      var button = ElementNode(id: ElementID(100 + UInt64(number)), elementType: .button)
      button.label = "Row \(number)."
      return ElementTree.Branch(button)
    }
    let root = ElementNode(id: ElementID(1), elementType: .application)
    let tree = ElementTree(ElementTree.Branch(root, buttons))
    let predicate = NSPredicate(format: "label CONTAINS %@", "ow \(index).")
    for limit in [1, 2] {
      let plan = XCUIApplication().buttons.matching(predicate).plan
      let found = QueryEvaluator.matches(of: plan.steps, in: QueryScope(tree: tree), limit: limit)
      #expect(found.map(\.rawValue) == (index < 40 ? [100 + UInt64(index)] : []))
      // A list is made for what stands far behind only.
      #expect((tree.knownElementsInOrder(of: .button) == nil) == (index < 32))
    }
  }

  /// Predicates that ask what is hittable, and the buttons they find when that is the one in the second row.
  static let hittability: [(query: @Sendable (XCUIApplication) -> QueryPlan, found: [UInt64])] = [
    ({ $0.buttons.matching(NSPredicate(format: "isHittable == true")).plan }, [13]),
    ({ $0.buttons.matching(NSPredicate(format: "NOT hittable == YES")).firstMatch.plan }, [4]),
    (
      {
        $0.buttons.matching(
          NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "label == 'Like'"), NSPredicate(format: "isHittable == false"),
          ])
        ).plan
      }, [10]
    ),
    ({ $0.cells.containing(NSPredicate(format: "isHittable == true")).plan }, [11]),
    (
      {
        $0.buttons.matching(NSPredicate(format: "isHittable == true"))
          .matching(NSPredicate(format: "isHittable == true")).plan
      }, [13]
    ),
  ]

  @Test("asks the application once what is hittable", arguments: hittability.indices)
  func hittable(_ index: Int) {
    let asked = Counter()
    let scope = QueryScope(tree: SampleTree.plain) { ids in
      asked.increment()
      return Set(ids).intersection([ElementID(13)])
    }
    let (query, found) = Self.hittability[index]
    let matches = QueryEvaluator.matches(of: query(XCUIApplication()).steps, in: scope)
    #expect(matches.map(\.rawValue) == found)
    #expect(asked.value == 1)
  }

  @Test("finds no list in place of a table where there is a table")
  func tables() {
    let tree = ElementTree(
      .init(
        ElementNode(id: ElementID(1), elementType: .application),
        [
          .init(ElementNode(id: ElementID(2), elementType: .collectionView), []),
          .init(ElementNode(id: ElementID(3), elementType: .table), []),
        ]))
    let found = QueryEvaluator.matches(
      of: XCUIApplication().tables.plan.steps, in: QueryScope(tree: tree))
    #expect(found.map(\.rawValue) == [3])
  }
}
