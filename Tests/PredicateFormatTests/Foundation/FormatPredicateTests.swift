import Foundation
import Synchronization
import Testing

@testable import PredicateFormat

/// `NSPredicate(format:)` as a suite uses it.
@Suite("Predicates from formats")
struct FormatPredicateTests {
  @Test("Initializers take arguments in every form")
  func initializers() {
    let name: String? = "Anna"
    let predicates: [NSPredicate] = [
      NSPredicate(format: "name == 'Anna'"),
      NSPredicate(format: "name == %@", "Anna"),
      NSPredicate(format: "name == %@", name),
      NSPredicate(format: "%K == %@", "name", "Anna"),
      NSPredicate(format: "name == %@", argumentArray: ["Anna"]),
      NSPredicate(format: "name == 'Anna'", argumentArray: nil),
      NSPredicate(format: "name == %@ AND age == %d", argumentArray: ["Anna", 3]),
      NSPredicate(format: "name == %@ AND age == %ld", arguments: [NSString("Anna"), 3]),
      NSPredicate(format: "name IN %@", ["Anna", "Ben"]),
    ]
    for predicate in predicates {
      #expect(predicate.evaluate(with: ["name": "Anna", "age": 3] as [String: Any]))
      #expect(!predicate.evaluate(with: ["name": "Zoe"]))
    }
    #expect(NSPredicate(format: "name == %@", nil).evaluate(with: ["age": 3]))
  }

  @Test("Describes itself in canonical spelling")
  func description() {
    let predicate = NSPredicate(format: "exists == true && label contains[c] 'x'")
    #expect("\(predicate)" == "exists == 1 AND label CONTAINS[c] \"x\"")
    #expect("\([predicate])" == "[exists == 1 AND label CONTAINS[c] \"x\"]")
    #expect(formatText(of: predicate) == "exists == 1 AND label CONTAINS[c] \"x\"")
  }

  @Test("Compounds evaluate and have a text")
  func compounds() {
    let young = NSPredicate(format: "age < 18")
    let named = NSPredicate(format: "name == 'Ben' OR name == 'Cleo'")
    let block = NSPredicate { object, _ in (object as? [String: Any]) != nil }
    let rows: [(NSPredicate, Bool, String?)] = [
      (
        NSCompoundPredicate(andPredicateWithSubpredicates: [young, named]), true,
        "age < 18 AND (name == \"Ben\" OR name == \"Cleo\")"
      ),
      (
        NSCompoundPredicate(orPredicateWithSubpredicates: [young, block]), true,
        "age < 18 OR BLOCKPREDICATE"
      ),
      (NSCompoundPredicate(notPredicateWithSubpredicate: young), false, "NOT age < 18"),
      (
        NSCompoundPredicate(notPredicateWithSubpredicate: named), false,
        "NOT (name == \"Ben\" OR name == \"Cleo\")"
      ),
      (NSCompoundPredicate(andPredicateWithSubpredicates: [young]), true, "age < 18"),
      (NSCompoundPredicate(andPredicateWithSubpredicates: []), true, "TRUEPREDICATE"),
      (NSCompoundPredicate(orPredicateWithSubpredicates: []), false, "FALSEPREDICATE"),
      (
        NSCompoundPredicate(andPredicateWithSubpredicates: [
          young, NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(value: false)),
        ]), true, "age < 18 AND (NOT FALSEPREDICATE)"
      ),
      (NSPredicate(value: true), true, "TRUEPREDICATE"), (block, true, nil),
    ]
    let ben: [String: Any] = ["name": "Ben", "age": 3]
    for (predicate, expected, text) in rows {
      #expect(predicate.evaluate(with: ben) == expected)
      #expect(formatText(of: predicate) == text)
    }
  }

  @Test("Variables get values when evaluating or before")
  func variables() {
    let predicate = NSPredicate(format: "age > $LOW AND age < $HIGH")
    let object = ["age": 5]
    let values = ["LOW": 1, "HIGH": 9]
    #expect(predicate.evaluate(with: object, substitutionVariables: values))
    #expect(!predicate.evaluate(with: object, substitutionVariables: ["LOW": 7, "HIGH": 9]))
    let bound: NSPredicate = predicate.withSubstitutionVariables(["LOW": 1])
    #expect(bound.evaluate(with: object, substitutionVariables: ["HIGH": 9]))
    #expect(bound.withSubstitutionVariables(["HIGH": 9]).evaluate(with: object))
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [predicate])
    #expect(compound.evaluate(with: object, substitutionVariables: values))
    #expect(compound.withSubstitutionVariables(values).evaluate(with: object))
    let block = NSPredicate(value: true)
    #expect(block.withSubstitutionVariables(values) === block)
  }

  @Test("Is equal to one with the same meaning, and is its own copy")
  func equality() {
    let predicate = NSPredicate(format: "a == 'x'")
    #expect(predicate == NSPredicate(format: "a = %@", "x"))
    #expect(predicate.hash == NSPredicate(format: "a = %@", "x").hash)
    #expect(predicate != NSPredicate(format: "a == 'y'"))
    #expect(predicate != NSPredicate(value: true))
    #expect(
      NSPredicate(format: "a == %@", NSObject()) != NSPredicate(format: "a == %@", NSObject()))
    #expect(predicate.copy() as? NSPredicate === predicate)
  }

  @Test("Evaluates elements directly")
  func evaluable() throws {
    let predicate = try #require(NSPredicate(format: "age > 30") as? FormatPredicate)
    #expect(predicate.evaluate(with: Person.anna as any PredicateEvaluable))
    #expect(predicate.format == "age > 30")
    #expect(predicate.syntax != nil)
    #expect(try predicate.result(for: .evaluable(Person("x", age: 31))))
    #expect(throws: PredicateEvaluationError.self) { try predicate.result(for: .string("x")) }
  }
}
