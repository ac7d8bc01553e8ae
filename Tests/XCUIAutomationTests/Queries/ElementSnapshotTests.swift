import AccessibilityTree
import Foundation
import PredicateFormat
import Testing

@testable import XCUIAutomation

@Suite("Attributes of an element at one moment")
struct ElementSnapshotTests {
  private func snapshot(_ id: UInt64) -> ElementSnapshot {
    ElementSnapshot(of: ElementID(id), in: QueryScope(tree: SampleTree.plain) { _ in [] })
  }

  @Test("reads an empty field's placeholder as its value")
  func placeholder() {
    let field = snapshot(17)
    #expect(field.value as? String == "Email")
    #expect(field.placeholderValue == "Email")
    #expect(field.frame == CGRect(x: 0, y: 9, width: 10, height: 1))
  }

  @Test("reads what holds nothing as an empty text")
  func emptyValue() {
    #expect(snapshot(4).value as? String == "")
    #expect(snapshot(18).value as? String == "1")
  }

  /// A predicate, an element, and whether it holds.
  static let predicates: [(String, UInt64, Bool)] = [
    ("label == 'Home'", 4, true), ("identifier == 'BackButton'", 4, true),
    ("title == ''", 4, true), ("value == ''", 4, true), ("value == '1'", 18, true),
    ("placeholderValue == nil", 4, true), ("placeholderValue == 'Email'", 17, true),
    ("enabled == true", 4, true), ("isEnabled == YES", 13, false), ("selected == 1", 18, true),
    ("isSelected == true", 4, false), ("hasFocus == false", 4, true),
    ("hasKeyboardFocus == YES", 4, false), ("exists == true", 4, true),
    ("hittable == true", 4, false), ("isHittable == false", 4, true), ("elementType == 9", 4, true),
  ]

  @Test("answers predicates", arguments: predicates)
  func answers(_ format: String, _ id: UInt64, _ holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: snapshot(id)) == holds)
  }

  @Test("does not know other keys")
  func unknownKey() {
    #expect(snapshot(4).predicateValue(forKey: "colour") == nil)
    #expect(snapshot(4).predicateKeys.contains("hasKeyboardFocus"))
  }
}
