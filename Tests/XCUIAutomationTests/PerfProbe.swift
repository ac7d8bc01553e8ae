import AccessibilityTree
import Foundation
import Testing
@testable import XCUIAutomation
@Suite struct PerfProbe {
  @Test func perf() throws {
    var rows: [ElementTree.Branch] = []
    for i in 0..<10_000 {
      var c = ElementNode(id: ElementID(UInt64(10 + i * 3)), elementType: .cell, frame: Rect(x: 0, y: 0, width: 20, height: 1)); c.identifier = "row\(i)"
      var t = ElementNode(id: ElementID(UInt64(11 + i * 3)), elementType: .staticText, frame: Rect(x: 0, y: 0, width: 20, height: 1)); t.label = "Row \(i)"
      let b = ElementNode(id: ElementID(UInt64(12 + i * 3)), elementType: .button)
      rows.append(.init(c, [.init(t), .init(b)]))
    }
    var list = ElementNode(id: ElementID(2), elementType: .collectionView, frame: Rect(x: 0, y: 0, width: 20, height: 20)); list.arrangement = .column
    var tree = ElementTree(.init(ElementNode(id: ElementID(1), elementType: .application), [.init(list, rows)]))
    let clock = ContinuousClock()
    print("index", clock.measure { tree.prepareIndex() })
    let scope = QueryScope(tree: tree)
    let app = XCUIApplication()
    func m(_ n: String, _ q: XCUIElement, limit: Int = 2) { var f: [ElementID] = []; let t = clock.measure { f = QueryEvaluator.matches(of: q.plan.steps, in: scope, limit: limit) }; print(n, f.count, t) }
    m("subscript", app.cells["row9000"])
    m("sub text", app.staticTexts["Row 9000"])
    m("nested", app.cells["row9000"].staticTexts["Row 9000"])
    m("first", app.cells.firstMatch)
    m("bound 9000", app.cells.element(boundBy: 9000))
    m("count", app.cells.element, limit: .max)
    m("predicate", app.cells.matching(NSPredicate(format: "identifier == 'row9999'")).element)
    m("contains", app.staticTexts.matching(NSPredicate(format: "label CONTAINS[c] '9999'")).element)
    m("cells.buttons", app.cells.buttons.element, limit: .max)
    m("containing", app.cells.containing(.staticText, identifier: "Row 9000").element)
    print("frame", clock.measure { _ = tree.absoluteFrame(of: ElementID(10 + 9000 * 3)) })
    var copy = tree
    print("copy", clock.measure { try? copy.apply(TreeDifference(base: copy.version, version: 2, root: ElementID(1), nodes: [ElementNode(id: ElementID(11), elementType: .staticText)])) })
    print("no copy", clock.measure { try? copy.apply(TreeDifference(base: copy.version, version: 3, root: ElementID(1), nodes: [ElementNode(id: ElementID(11), elementType: .button)])) })
    print(tree.count)
  }
}
