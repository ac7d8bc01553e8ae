import Foundation
import FuzzSupport

@testable import NaivePredicates
@testable import PredicateFormat

/// No format ends the process, an error points into it, a predicate says itself again, and holds where a second evaluator says so.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryPredicates(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let isOfPieces = input.byte() & 1 == 1
  let person = FuzzedPerson(&input)
  var format = ""
  if isOfPieces {
    while !input.isEmpty { format += input.choice(pieces) + " " }
  } else {
    format = String(decoding: input.all(), as: UTF8.self)
  }
  let arguments: [(any Sendable)?] = ["x", 1, 2.5, nil, ["a"], "age"]
  do throws(PredicateSyntaxError) {
    let count = format.utf8.count { $0 == UInt8(ascii: "%") }
    let parsed = try PredicateParser.parse(format, arguments: Array(arguments.prefix(count)))
    let text = parsed.syntax.description
    checkAgain(text, of: format)
    compare(parsed, of: format, for: person)
  } catch {
    check((1...format.count + 1).contains(error.column), "column \(error.column) of \(format)")
    check(PredicateMessages.text(error).contains("^"), "the error in \(format) has no place")
  }
  return 0
}

/// What a predicate says of itself is a predicate that says the same, unless its brackets stand inside each other too deep.
private func checkAgain(_ text: String, of format: String) {
  do throws(PredicateSyntaxError) {
    let again = try PredicateParser.parse(text).syntax.description
    check(again == text, "\(format) is \(text), which is \(again)")
  } catch {
    if case .tooDeep = error.problem { return }
    fatalError("\(format) is \(text), which is none: \(PredicateMessages.text(error))")
  }
}

/// Evaluates a predicate as tests do, as queries do, and naively.
private func compare(_ parsed: ParsedPredicate, of format: String, for person: FuzzedPerson) {
  let program = PredicateProgram(parsed.syntax, objects: parsed.objects)
  var context = EvaluationContext(root: .evaluable(person))
  let result = try? program.evaluate(&context)
  let condition: ((FuzzedPerson) -> Bool)? = program.condition { key in
    key == "name" ? { $0.name } : nil
  }
  if let condition {
    check(condition(person) == result, "\(format) holds for queries, or not, with \(person.name)")
  }
  guard let naive = try? NaiveEvaluator(person: person).holds(parsed.syntax) else { return }
  check(
    naive == result,
    "\(parsed.syntax) is \(result.map { "\($0)" } ?? "an error"), naively \(naive), for \(person.name.debugDescription)"
  )
}

/// What predicates are evaluated for.
struct FuzzedPerson: PredicateEvaluable {
  let name: String
  let age: Int
  let score: Double
  let tags: [String]

  init(_ input: inout FuzzedBytes) {
    name = input.choice(["", "Anna Müller", "anna", "Größe", "a*b", "ﬁn", "İ"]) + input.text()
    age = input.number(-3...40)
    score = Double(input.number(0...9)) / 2
    tags = Array(["red", "Green", "x", ""].prefix(input.number(0...4)))
  }

  func predicateValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "name": .string(name)
    case "age": .int(age)
    case "score": .double(score)
    case "isActive": .bool(age > 0)
    case "tags": .array(tags.map { .string($0) })
    case "nothing": .null
    default: nil
    }
  }
}

/// What formats are made of.
private let pieces: [String] = [
  "name", "age", "score", "isActive", "tags", "nothing", "self", "'anna'", "'a'", "'*n?a'", "'ü'",
  "''", "'Green'",
  "'\\\\*'", "1", "0", "-1", "2.5", "34", "(", ")", "{", "}", ",", "+", "-", "*", "/", "**", "==",
  "!=", "<>", "<",
  "<=", ">", ">=", "==[c]", "!=[cd]", "<[c]", "BETWEEN", "BEGINSWITH", "BEGINSWITH[cd]", "CONTAINS",
  "CONTAINS[c]",
  "CONTAINS[d]", "ENDSWITH", "ENDSWITH[cdn]", "LIKE", "LIKE[c]", "LIKE[cd]", "MATCHES",
  "MATCHES[c]", "IN", "IN[c]",
  "AND", "OR", "NOT", "ANY", "ALL", "NONE", "SOME", "TRUEPREDICATE", "FALSEPREDICATE", "YES", "NO",
  "nil", "TERNARY(",
  "SUBQUERY(tags, $x, ", "$x", "%@", "%K", "%d", "count(", "length(", "uppercase(", "CAST(",
  "[FIRST]", "[SIZE]", "[",
  "]", ".", "@count", "#in",
]
