import AccessibilityTree
import FailureTesting
import Foundation
import Testing

@testable import XCUIAutomation

/// How much of a tree a search needs whose list holds more rows than were told.
///
/// ```
/// 1 application ┬ 2 button "New"
///               ├ 3 list, continues ┬ 4 cell ── 5 text "One"
///               │                   └ 6 cell ── 7 text "Two"
///               └ 8 button "Help"
/// ```
@Suite("Reach of queries") struct QueryReachTests {
  private static func node(
    _ number: UInt64, _ type: ElementType, _ label: String = "", _ states: ElementNode.States = []
  ) -> ElementNode {
    var node = ElementNode(id: ElementID(number), elementType: type)
    node.label = label
    node.states = states
    return node
  }

  private static func tree(_ states: ElementNode.States) -> ElementTree {
    ElementTree(
      .init(
        node(1, .application),
        [
          .init(node(2, .button, "New")),
          .init(
            node(3, .collectionView, "", states),
            [
              .init(node(4, .cell), [.init(node(5, .staticText, "One"))]),
              .init(node(6, .cell), [.init(node(7, .staticText, "Two"))]),
            ]),
          .init(node(8, .button, "Help")),
        ]))
  }

  /// A query with what is known without the rest of the list.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String

    /// Whether what one look finds is final: for one element, for two, and for all.
    let isFinal: [Bool]

    /// The text that what is sought is identified by.
    let text: String?

    let query: @Sendable (XCUIApplication) -> QueryPlan

    init(
      _ name: String, _ isFinal: [Bool], text: String? = nil,
      _ query: @escaping @Sendable (XCUIApplication) -> QueryPlan
    ) {
      testDescription = name
      self.isFinal = isFinal
      self.text = text
      self.query = query
    }
  }

  static let cases: [Case] = [
    Case("the application", [true, true, true]) { $0.plan },
    Case("a button in front", [true, false, false], text: "New") { $0.buttons["New"].plan },
    Case("a button behind", [false, false, false], text: "Help") { $0.buttons["Help"].plan },
    Case("one that is nowhere", [false, false, false], text: "X") { $0.buttons["X"].plan },
    Case("the first button", [true, true, true]) { $0.buttons.firstMatch.plan },
    Case("the first of a text", [true, true, true]) { $0.buttons["New"].firstMatch.plan },
    Case("the second button", [false, false, false]) { $0.buttons.element(boundBy: 1).plan },
    Case("the second cell", [true, true, true]) { $0.cells.element(boundBy: 1).plan },
    Case("the third cell", [false, false, false]) { $0.cells.element(boundBy: 2).plan },
    Case("cells", [true, true, false]) { $0.cells.plan },
    Case("buttons", [true, false, false]) { $0.buttons.plan },
    Case("the list", [true, false, false]) { $0.collectionViews.plan },
    Case("a text in cells", [true, false, false], text: "Two") { $0.cells.staticTexts["Two"].plan },
    Case("texts in a cell of a text", [false, false, false]) { $0.cells["Two"].staticTexts.plan },
    Case("a text in the first cell", [true, true, true]) {
      $0.cells.firstMatch.staticTexts["One"].plan
    },
    Case("a text that is not in the first cell", [true, true, true]) {
      $0.cells.firstMatch.staticTexts["Two"].plan
    },
    Case("a text in the first list", [true, false, false]) {
      $0.collectionViews.firstMatch.staticTexts["One"].plan
    },
    Case("what holds something in the first cell", [true, true, true]) {
      $0.cells.firstMatch.descendants(matching: .any).containing(.staticText, identifier: nil).plan
    },
    Case("a label", [true, false, false], text: "New") {
      $0.buttons.matching(NSPredicate(format: "label == 'New' AND isEnabled == true")).plan
    },
    Case("a part of a label", [true, false, false]) {
      $0.buttons.matching(NSPredicate(format: "label CONTAINS 'Ne'")).plan
    },
    Case("a block", [false, false, false]) {
      $0.buttons.matching(NSPredicate { _, _ in true }).plan
    },
    Case("what holds something", [false, false, false]) {
      $0.cells.containing(.staticText, identifier: "One").plan
    },
    Case("what holds something, of a text", [false, false, false]) {
      $0.cells.containing(NSPredicate(format: "label == 'One'")).staticTexts["One"].plan
    },
  ]

  @Test("is known", arguments: cases)
  func reach(_ row: Case) {
    let plan = row.query(XCUIApplication())
    let scope = QueryScope(tree: Self.tree(.continues))
    let whole = QueryScope(tree: Self.tree([]))
    for (limit, isFinal) in zip([1, 2, .max], row.isFinal) {
      let found = QueryEvaluator.matches(of: plan.steps, in: scope, limit: limit)
      #expect(plan.isFinal(found, limit: limit, in: scope) == isFinal, "\(limit)")
      #expect(plan.isFinal(found, limit: limit, in: whole), "\(limit)")
    }
    #expect(plan.identifyingText == row.text)
  }
}

extension ApplicationTests {
  /// A list most of whose rows wait to be made.
  @Suite("Rows that wait") @MainActor
  struct WaitingRowsTests {
    private let app = XCUIApplication(target: .inProcess(LongListApp.self))

    init() { app.launch() }

    /// How many elements were told.
    private var toldCount: Int { app.plan.session.knownTree?.count ?? 0 }

    @Test("are not described for what is known without them")
    func known() {
      #expect(app.buttons["row-0"].exists)
      #expect(app.buttons["row-7"].waitForExistence(timeout: 1))
      #expect(app.cells.element(boundBy: 5).buttons.firstMatch.label == "Row 5")
      app.buttons.firstMatch.tap()
      #expect(app.cells.firstMatch.buttons.element.label == "The row 0")
      app.buttons["Help"].tap()
      #expect(app.staticTexts["chosen"].label == "help")
      #expect(!app.buttons["Nowhere"].exists)
      #expect(app.buttons.matching(identifier: "Help").count == 1)
      app.buttons["Change"].tap()
      app.buttons["row-50"].tap()
      #expect(app.staticTexts["chosen"].label == "50")
      #expect(toldCount < 700)
    }

    @Test("cost a tap no request more")
    func requests() {
      let session = app.plan.session
      for name in ["Change", "Help", "row-5", "Change"] {
        let before = session.requestCount
        app.buttons[name].tap()
        #expect(session.requestCount - before == 1)
      }
      #expect(toldCount < 700)
    }

    @Test("are counted")
    func counted() {
      #expect(app.cells.count == 3_000)
      #expect(app.buttons.count == 3_002)
    }

    @Test("are found by place, and tapped")
    func byPlace() {
      app.buttons.element(boundBy: 2_999).tap()
      #expect(app.staticTexts["chosen"].label == "2998")
      app.cells.element(boundBy: 2_999).tap()
      #expect(app.staticTexts["chosen"].label == "2999")
      // Behind all rows.
      #expect(app.buttons.element(boundBy: 3_001).label == "Help")
      #expect(!app.buttons.element(boundBy: 3_002).exists)
    }

    @Test("are found by identifier, also after they changed unseen")
    func byIdentifier() {
      app.buttons["Change"].tap()
      #expect(toldCount < 700)
      #expect(app.buttons["row-2500"].label == "The row 2500")
      app.buttons["The row 2501"].tap()
      #expect(app.staticTexts["chosen"].label == "2501")
      #expect(!app.buttons["Row 2501"].exists)
    }

    @Test("are found by a predicate")
    func byPredicate() {
      let predicate = NSPredicate(format: "label ENDSWITH ' 1234'")
      #expect(app.buttons.matching(predicate).element.identifier == "row-1234")
    }

    @Test("make an identifier ambiguous that one in view has")
    func ambiguous() {
      #expect(app.buttons["twin"].exists)
      #expect(app.buttons["twin"].firstMatch.label == "Row 3")
      let failures = recordedFailures { app.buttons["twin"].tap() }
      #expect(failures.count == 1)
      #expect(failures.first?.text.contains("Row 2000") == true)
      #expect(app.buttons.matching(identifier: "twin").count == 2)
    }

    @Test("are in snapshots and descriptions")
    func dumps() throws {
      let list = try app.collectionViews.element.snapshot()
      #expect(list.children.count == 3_000)
      #expect(app.debugDescription.contains("Row 2999"))
    }

    @Test("come into view by swipes")
    func swipes() {
      for _ in 0..<20 { app.collectionViews.element.swipeUp() }
      #expect(app.buttons.matching(NSPredicate(format: "isHittable == true")).count > 10)
      #expect(!app.buttons["row-0"].isHittable)
    }
  }
}
