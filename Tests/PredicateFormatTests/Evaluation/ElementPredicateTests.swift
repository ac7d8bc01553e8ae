import Testing

@testable import PredicateFormat

/// Predicates as UI tests write them, evaluated with something like an element of a screen.
@Suite("Predicates on elements")
struct ElementPredicateTests {
  /// What a predicate reads from an element.
  struct Element: PredicateEvaluable {
    var label = ""
    var identifier = ""
    var value: String?
    var exists = true
    var isEnabled = true

    var predicateKeys: [String] { ["label", "identifier", "value", "exists", "isEnabled"] }

    func predicateValue(forKey key: String) -> PredicateValue? {
      switch key {
      case "label": .string(label)
      case "identifier": .string(identifier)
      case "value": value.map { .string($0) } ?? .null
      case "exists": .bool(exists)
      case "isEnabled", "enabled": .bool(isEnabled)
      default: nil
      }
    }
  }

  /// A format with arguments, and the positions of the elements it selects.
  struct Row: Sendable, CustomTestStringConvertible {
    let format: String
    let arguments: [(any Sendable)?]
    let expected: [Int]

    init(_ format: String, _ arguments: [(any Sendable)?] = [], _ expected: [Int]) {
      self.format = format
      self.arguments = arguments
      self.expected = expected
    }

    var testDescription: String { format }
  }

  static let elements = [
    Element(label: "Next", identifier: "next-button"),
    Element(label: "NEXT page", identifier: "page.2", value: "1", isEnabled: false),
    Element(label: "Don't ask again", identifier: "row-12", value: ""),
    Element(label: "", identifier: "", value: "50%", exists: false),
    Element(label: "Total: 3\nItems", identifier: "row-3", value: "Nächste"),
  ]

  static let rows: [Row] = [
    Row("label == %@", ["Next"], [0]),
    Row("label = 'Next'", [], [0]),
    Row("label CONTAINS %@", ["Next"], [0]),
    Row("label CONTAINS[c] %@", ["next"], [0, 1]),
    Row("label BEGINSWITH 'NEXT'", [], [1]),
    Row("label BEGINSWITH[c] 'next'", [], [0, 1]),
    Row("label ENDSWITH 'again'", [], [2]),
    Row("label LIKE 'N*'", [], [0, 1]),
    Row("label like '*ask*'", [], [2]),
    Row("label LIKE 'Total*'", [], [4]),
    Row("label MATCHES 'Total.*'", [], []),
    Row("label MATCHES '(?s)Total.*'", [], [4]),
    Row("label == \"Don't ask again\"", [], [2]),
    Row("label == 'Don\\'t ask again'", [], [2]),
    Row("label == %@", ["Don't ask again"], [2]),
    Row("label == ''", [], [3]),
    Row("label != ''", [], [0, 1, 2, 4]),
    Row("identifier MATCHES %@", ["next-button"], [0]),
    Row("identifier MATCHES %@", ["row-[0-9]+"], [2, 4]),
    Row("identifier MATCHES %@", ["page.2"], [1]),
    Row("identifier MATCHES %@", ["row"], []),
    Row("identifier CONTAINS %@", ["row"], [2, 4]),
    Row("identifier IN %@", [["row-3", "page.2"]], [1, 4]),
    Row("identifier == 'row-3' OR identifier == 'row-12'", [], [2, 4]),
    Row("identifier BEGINSWITH 'row' AND NOT label CONTAINS 'ask'", [], [4]),
    Row("exists == true", [], [0, 1, 2, 4]), Row("exists == 1", [], [0, 1, 2, 4]),
    Row("exists == YES", [], [0, 1, 2, 4]), Row("exists == %@", [true], [0, 1, 2, 4]),
    Row("exists == false", [], [3]), Row("exists == NO", [], [3]), Row("exists != true", [], [3]),
    Row("enabled == false", [], [1]), Row("isEnabled == false", [], [1]),
    Row("exists == true AND isEnabled == true", [], [0, 2, 4]),
    Row("exists == true && isEnabled == 1 && label CONTAINS[c] 'next'", [], [0]),
    Row("value == nil", [], [0]), Row("value != nil", [], [1, 2, 3, 4]),
    Row("value == '1'", [], [1]), Row("value == 1", [], []), Row("value == %@", ["50%"], [3]),
    Row("value CONTAINS '%'", [], [3]), Row("value.length == 0", [], [2]),
    Row("value CONTAINS[cd] 'nachste'", [], [4]), Row("value.intValue > 40", [], [3]),
    Row("%K == %@", ["identifier", "row-3"], [4]),
    Row("SELF.label == %@", ["Next"], [0]),
  ]

  @Test("Select elements", arguments: rows)
  func select(row: Row) {
    let location = PredicateLocation(file: #filePath, line: #line)
    let predicate = FormatPredicate(
      format: row.format, arguments: row.arguments, location: location
    )
    #expect(predicate.syntax != nil)
    let direct = Self.elements.indices.filter { predicate.evaluate(with: Self.elements[$0]) }
    #expect(direct == row.expected)
    let boxed = Self.elements.indices.filter {
      predicate.evaluate(with: Self.elements[$0] as Any?, substitutionVariables: nil)
    }
    #expect(boxed == row.expected)
  }
}
