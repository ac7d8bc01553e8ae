import FuzzSeeds
import Primitives
import Testing

@testable import PredicateFormat

/// Random and damaged formats: none traps, and every error points into its format.
@Suite("Random formats")
struct PredicateFuzzTests {
  /// Pieces that formats are made of, and some that do not belong there.
  static let pieces: [String] =
    PredicateKeyword.allCases.map(\.rawValue) + PredicateFunction.allCases.map(\.rawValue) + [
      "name", "age", "children", "tags", "a.b", "$x", "#in", "@count", "@max.self", "'x'", "\"y\"",
      "'", "\"", "1", "2.5", "0x1F", "1e", "99999999999999999999", "(", ")", "{", "}", "[", "]",
      ",", ".", "+", "-", "*", "/", "**", "==", "!=", "<>", "<=", "=>", "=", "!", "&&", "||", ":=",
      ":", "[c]", "[cd]", "%@", "%K", "%d", "%f", "%", "%%", "\\", "\n", "é", "🎉", "\u{301}",
      "“", "\u{0}", "TERNARY(", "SUBQUERY(children, $x,", " ", " ",
    ]

  static let arguments: [(any Sendable)?] = ["x", 1, 2.5, nil, ["a"], "age"]

  @Test("Random pieces", arguments: FuzzSeeds.from(1, count: 4))
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var parsed = 0
    for _ in 0..<1500 {
      let count = Int.random(in: 1...14, using: &generator)
      var format = ""
      for _ in 0..<count {
        format += Self.pieces.randomElement(using: &generator) ?? ""
        if Bool.random(using: &generator) { format += " " }
      }
      if check(format) { parsed += 1 }
    }
    #expect(parsed > 0)
  }

  @Test("Damaged formats", arguments: FuzzSeeds.from(5, count: 4))
  func damaged(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var parsed = 0
    for _ in 0..<1500 {
      guard let original = PredicateProgramTests.all.randomElement(using: &generator) else {
        return
      }
      var characters = Array(original)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !characters.isEmpty {
        let place = Int.random(in: 0..<characters.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: characters.remove(at: place)
        case 1: characters.swapAt(place, Int.random(in: 0..<characters.count, using: &generator))
        default:
          characters.insert(
            contentsOf: Self.pieces.randomElement(using: &generator) ?? "", at: place
          )
        }
      }
      if check(String(characters)) { parsed += 1 }
    }
    #expect(parsed > 100)
  }

  @Test("Random bytes", arguments: FuzzSeeds.from(9, count: 2))
  func bytes(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<1500 {
      let count = Int.random(in: 0...20, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = check(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Parses and evaluates a format, and checks what comes back.
  ///
  /// - Returns: Whether it is a predicate.
  private func check(_ format: String) -> Bool {
    do throws(PredicateSyntaxError) {
      let arguments = Array(Self.arguments.prefix(format.count { $0 == "%" }))
      let parsed = try PredicateParser.parse(format, arguments: arguments)
      var context = EvaluationContext(root: .evaluable(Person.anna))
      let program = PredicateProgram(parsed.syntax, objects: parsed.objects)
      // Errors of evaluation are expected here; that it returns is what is checked.
      _ = try? program.evaluate(&context)
      let text = parsed.syntax.description
      let again = try? PredicateParser.parse(text).syntax.description
      #expect(again == text, "\(format)")
      return true
    } catch {
      let columns = 1...(format.count + 1)
      #expect(columns.contains(error.column), "\(format)")
      #expect(PredicateMessages.text(error).contains("^"))
      let isControl = PredicateMessages.text(error).unicodeScalars.contains {
        $0.value < 0x20 && $0 != "\n"
      }
      #expect(!isControl, "\(format)")
      return false
    }
  }
}
