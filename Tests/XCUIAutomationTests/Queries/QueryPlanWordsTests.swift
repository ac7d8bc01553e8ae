import Foundation
import Testing

@testable import XCUIAutomation

@Suite("Queries in words")
struct QueryPlanWordsTests {
  /// A query and its words.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var query: @Sendable (XCUIApplication) -> QueryPlan

    init(_ words: String, _ query: @escaping @Sendable (XCUIApplication) -> QueryPlan) {
      testDescription = words
      self.query = query
    }
  }

  static let cases: [Case] = [
    Case("Application 'Sample'") { $0.plan },
    Case(#""Next" Button"#) { $0.buttons["Next"].plan },
    Case(#""Next" Button (First Match)"#) { $0.buttons["Next"].firstMatch.plan },
    Case("Cell (Element at index 2)") { $0.cells.element(boundBy: 2).plan },
    Case(#""Like" Button"#) { $0.cells.element(boundBy: 2).buttons["Like"].plan },
    Case("Element") { $0.descendants(matching: .any).plan },
    Case(#""x" Element"#) { $0.descendants(matching: .any)["x"].plan },
    Case(#""x" Alert"#) { $0.descendants(matching: .any).matching(.alert, identifier: "x").plan },
    Case(#"Button (Matching label CONTAINS[c] "a")"#) {
      $0.buttons.matching(NSPredicate(format: "label CONTAINS[c] 'a'")).plan
    },
    Case("Cell (Containing)") { $0.cells.containing(.button, identifier: "a").plan },
    Case(#""a\u{1B}[2Jb" Button"#) { $0.buttons["a\u{1B}[2Jb"].plan },
  ]

  @Test("says", arguments: cases)
  func words(_ row: Case) {
    let plan = row.query(XCUIApplication(target: .executable("/opt/Sample")))
    #expect(plan.words == row.testDescription)
  }

  @Test("names steps as Apple's messages do")
  func stepNames() {
    let app = XCUIApplication(target: .executable("Sample"))
    let query = app.tables.cells.containing(.staticText, identifier: "A")
      .matching(NSPredicate(format: "enabled == true")).children(matching: .other)
      .matching(.button, identifier: nil)["Next"].images.element(boundBy: 1)
    #expect(
      query.plan.stepNames == [
        "Target Application 'Sample'",
        "Descendants matching type Table",
        "Descendants matching type Cell",
        "Elements containing elements matching type StaticText identifier 'A'",
        "Elements matching predicate 'enabled == 1'",
        "Children matching type Other",
        "Elements matching type Button",
        #"Elements matching predicate '"Next" IN identifiers'"#,
        "Descendants matching type Image",
        "Element at index 1",
      ])
  }

  @Test("tells instances of a target apart")
  func instances() {
    #expect(
      XCUIApplication(target: .executable("Sample"), instance: "left").description
        == "Application 'Sample (left)'")
  }
}
