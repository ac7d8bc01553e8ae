import Foundation

@testable import PredicateFormat

/// An object that answers for its keys itself, as elements of a screen do.
final class Person: PredicateEvaluable {
  let name: String?
  let age: Int
  let score: Double
  let isActive: Bool
  let born: Date
  let children: [Person]
  let tags: [String]

  init(
    _ name: String?,
    age: Int = 0,
    score: Double = 0,
    isActive: Bool = false,
    children: [Person] = [],
    tags: [String] = []
  ) {
    self.name = name
    self.age = age
    self.score = score
    self.isActive = isActive
    self.born = Date(timeIntervalSinceReferenceDate: Double(age) * 1000)
    self.children = children
    self.tags = tags
  }

  var predicateKeys: [String] {
    ["name", "age", "score", "isActive", "born", "children", "tags", "size", "in"]
  }

  func predicateValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "name": name.map { .string($0) } ?? .null
    case "age", "size": .int(age)
    case "score": .double(score)
    case "isActive": .bool(isActive)
    case "born": .date(born)
    case "children": .array(children.map { .evaluable($0) })
    case "tags", "in": .array(tags.map { .string($0) })
    default: nil
    }
  }

  /// The person that tables of results are evaluated with.
  static var anna: Person {
    Person(
      "Anna Müller", age: 34, score: 7.5, isActive: true,
      children: [
        Person("Ben", age: 3, score: 1.5, tags: ["small"]),
        Person("Cleo", age: 12, score: 2.5, isActive: true, tags: ["tall", "loud"]),
        Person(nil, age: 7, score: 0.5),
      ],
      tags: ["red", "Green", "blue"]
    )
  }
}
