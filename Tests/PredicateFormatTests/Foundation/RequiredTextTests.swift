import Foundation
import Testing

@testable import PredicateFormat

/// The text that a predicate requires, by which candidates are looked up.
@Suite("Required texts") struct RequiredTextTests {
  @Test(
    "One is found where nothing else can hold",
    arguments: [
      ("label == 'Next'", "Next"), ("value = 'Ada'", "Ada"), ("label == 'a' AND x == 1", "a"),
      ("(label == 'a' AND x == 1) AND value == 'b'", "a"), ("label == ''", nil),
      ("x == 1 AND label == 'a'", nil), ("label == 'a' OR label == 'b'", nil),
      ("NOT label == 'a'", nil), ("label != 'a'", nil), ("label ==[c] 'a'", nil),
      ("label CONTAINS 'a'", nil), ("ANY label == 'a'", nil), ("label.length == 'a'", nil),
      ("title == 'a'", nil), ("label == 1", nil), ("TRUEPREDICATE", nil),
    ] as [(String, String?)])
  func found(_ format: String, _ text: String?) throws {
    let predicate = try #require(NSPredicate(format: format) as? FormatPredicate)
    #expect(predicate.requiredText(of: ["label", "value"]) == text)
  }
}
