import Foundation
import Testing

@testable import PredicateFormat

/// What predicates give for a known object; the formats follow the published grammar.
@Suite("Evaluating predicates")
struct PredicateProgramTests {
  static let comparisons = [
    "name == 'Anna Müller'", "name != 'anna müller'", "age == 34", "age = 34.0", "age != 35",
    "age <> 35", "age > 33", "age >= 34", "age => 34", "age < 35", "age <= 34", "age =< 34",
    "score == 7.5", "score > 7", "score < 8", "isActive == true", "isActive == YES",
    "isActive == 1", "isActive != 0", "isActive == TRUE", "isActive > 0", "1 == isActive",
    "children.@count > 0", "34 == age", "age == age", "SELF == SELF", "SELF != 'x'",
    "age BETWEEN {34, 34}", "age BETWEEN {1, 100}", "NOT age BETWEEN {1, 33}",
    "score BETWEEN {7, 8}", "name BETWEEN {'A', 'B'}", "age IN {1, 34}", "NOT age IN {1, 2}",
    "age IN {34.0}", "name IN {'Anna Müller'}", "'nna' IN name", "NOT 'x' IN name",
    "name IN 'My Anna Müller is'", "'red' IN tags", "tags CONTAINS 'red'",
    "NOT tags CONTAINS 'RED'", "tags CONTAINS[c] 'RED'", "'GREEN' IN[c] tags",
    "name < 'B'", "name > 'A'", "name <[c] 'b'", "name >=[c] 'ANNA MÜLLER'", "'a' > 'B'",
    "NOT 'a' >[c] 'B'", "tags == {'red', 'Green', 'blue'}", "tags != {'red'}", "'' == ''",
    "born == CAST(34000, 'NSDate')", "born < CAST(34001, 'NSDate')",
  ]

  static let texts = [
    "name BEGINSWITH 'Anna'", "NOT name BEGINSWITH 'anna'", "name BEGINSWITH[c] 'ANNA'",
    "name ENDSWITH 'ller'", "name ENDSWITH[c] 'ÜLLER'", "name ENDSWITH[cd] 'ULLER'",
    "NOT name ENDSWITH[c] 'ULLER'", "name CONTAINS 'na M'", "NOT name CONTAINS 'x'",
    "name CONTAINS[c] 'NA m'", "name CONTAINS[d] 'Muller'", "name CONTAINS[cd] 'muller'",
    "NOT name CONTAINS[n] 'anna'", "name ==[cd] 'anna muller'", "name !=[c] 'x'",
    "NOT name !=[cd] 'ANNA MULLER'", "name LIKE 'Anna Müller'", "name LIKE 'Anna*'",
    "name LIKE '*ler'", "name LIKE '*na*'", "name LIKE 'Ann? M?ller'", "name LIKE '*'",
    "NOT name LIKE 'Anna'", "NOT name LIKE 'anna*'", "name LIKE[c] 'anna*'",
    "name LIKE[cd] '*MULLER'", "'a*b' LIKE 'a\\\\*b'", "NOT 'axb' LIKE 'a\\\\*b'",
    "'a?b' LIKE 'a\\\\?b'", "'ab' LIKE 'a**b'", "'' LIKE '*'", "NOT '' LIKE '?'",
    "name MATCHES 'Anna.*'", "NOT name MATCHES 'Anna'", "name MATCHES '[A-Z]\\\\w+ \\\\w+'",
    "name MATCHES[c] 'ANNA.*'", "name MATCHES 'x|Anna.*'", "name MATCHES[cd] 'anna muller'",
    "'ab' MATCHES 'a|ab'", "NOT 'abc' MATCHES 'a.'",
    "NOT 'xab' MATCHES 'a.'", "NOT 'abc' MATCHES 'a|ab'", "NOT 'ab\\n' MATCHES 'a.'",
    "NOT name CONTAINS[cn] 'ANNA'", "name CONTAINS[cdn] 'Anna'", "'a' MATCHES '(?x) a # comment'",
    "'Kelvin' MATCHES 'Kelvin'",
    "NOT 'Kelvin' MATCHES 'kelvin'", "'Kelvin' MATCHES[c] 'kelvin'", "name CONTAINS 'ü'",
    "'straße' ==[c] 'STRASSE'", "'e\\u0301' ==[c] '\\u00e9'", "NOT 'e\\u0301' == '\\u00e9'",
    "'café' ==[d] 'cafe'", "'cafe' BEGINSWITH[d] 'café'", "'x' BEGINSWITH ''", "'x' CONTAINS ''",
    "'日本語' CONTAINS '本'", "'👨‍👩‍👧!' ENDSWITH '!'", "name.length == 11",
    "name.uppercaseString == 'ANNA MÜLLER'",
  ]

  static let compounds = [
    "TRUEPREDICATE", "NOT FALSEPREDICATE", "age == 34 AND score == 7.5", "age == 1 OR age == 34",
    "NOT (age == 1 OR age == 2)", "!(age == 1) && !(age == 2)",
    "age == 34 OR age == 1 AND age == 2", "NOT age == 1 AND age == 34",
    "NOT (age == 34 AND age == 1)", "(age == 34 OR age == 1) AND score > 7",
    "FALSEPREDICATE OR TRUEPREDICATE", "age == 34 OR unknown == 1",
    "NOT (age == 1 AND unknown == 1)",
  ]

  static let quantifiers = [
    "ANY children.age > 10", "NOT ANY children.age > 12", "ALL children.age > 2",
    "NOT ALL children.age > 3", "NONE children.age > 12", "SOME children.age == 7",
    "ANY tags == 'red'", "ANY tags ==[c] 'RED'", "ALL tags MATCHES '[a-zA-Z]+'",
    "ANY children.tags == {'small'}", "ANY children.name == nil", "NONE children.name == 'Zoe'",
    "ANY tags IN {'blue', 'x'}", "NOT ANY {} == 1", "ALL {} == 1", "ALL {1, 2} < 3",
    "ANY tags.length == 5",
    "ANY children.age BETWEEN {11, 13}", "NOT ALL children.isActive == true",
    "ANY children.isActive == true",
  ]

  static let nothing = [
    "nil == nil", "NULL == NIL", "name != nil", "NOT name == nil", "NOT name < nil",
    "children[2].name == nil", "children[2].name.length == nil", "NOT nil == 0", "NOT nil == ''",
    "nil != 0", "NOT nil CONTAINS 'x'", "NOT nil BEGINSWITH ''", "NOT nil > 0", "NOT nil <= 0",
    "nil IN {1, nil}", "NOT nil IN {}", "NOT 1 IN nil", "nil + 1 == nil",
    "uppercase(nil) == nil", "nil.@count == nil", "NOT nil LIKE '*'", "NOT nil MATCHES '.*'",
    "NOT nil IN 'x'",
  ]

  /// Values of different kinds: never equal, never ordered.
  static let kinds = [
    "NOT '1' == 1", "'1' != 1", "NOT '1' > 0", "NOT '1' < 2", "NOT age == 'x'",
    "NOT age CONTAINS '3'", "NOT age LIKE '34'", "NOT age MATCHES '34'", "NOT name == 1",
    "NOT {1} == 1", "NOT born == 34000", "NOT SELF == 1", "NOT tags == 'red'",
    "NOT 1 IN age", "NOT name IN age", "1 == 1.0", "true == 1", "false == 0.0",
    "NOT true == 'true'", "9007199254740993 != 9007199254740992",
  ]

  static let paths = [
    "SELF.name == name", "self.age == 34", "children[0].name == 'Ben'",
    "children[1].age == 12", "children[FIRST].name == 'Ben'", "children[LAST].age == 7",
    "children[SIZE] == 3", "tags[1] == 'Green'", "children[1].tags[LAST] == 'loud'",
    "children.age == {3, 12, 7}", "children.name == {'Ben', 'Cleo', nil}",
    "children.tags.@count == 3", "children.@count == 3", "children.@min.age == 3",
    "children.@max.age == 12", "children.@sum.age == 22", "children.@avg.score == 1.5",
    "children.@max.name == 'Cleo'", "children.@unionOfObjects.age == {3, 12, 7}",
    "children.@distinctUnionOfObjects.isActive == {false, true}",
    "children.@unionOfArrays.tags == {'small', 'tall', 'loud'}",
    "children.@firstObject.name == 'Ben'", "children.@lastObject.age == 7",
    "children.@avg.score.doubleValue == 1.5", "tags.@max.length == 5", "tags.@count == 3",
    "{3, 1, 2}.@max.self == 3", "{}.@max.self == nil", "{}.@sum.self == 0", "#size == 34",
    "'red' IN #in", "SELF.size == 34", "age.stringValue == '34'", "'7'.intValue == 7",
    "'2.5'.doubleValue == 2.5", "score.intValue == 7", "'yes'.boolValue == true",
    "born.timeIntervalSinceReferenceDate == 34000", "{1, 2}[0] == 1",
    "$x := 3 == 3 AND $x + 1 == 4", "nil[0] == nil", "nil[SIZE] == nil",
  ]

  static let arithmetic = [
    "1 + 2 == 3", "5 - 3 == 2", "2 * 3 == 6", "7 / 2 == 3", "7.0 / 2 == 3.5", "2 ** 10 == 1024",
    "2 ** -1 == 0.5", "2 ** 3 ** 2 == 512", "-2 ** 2 == -4", "(-2) ** 2 == 4", "1 + 2 * 3 == 7",
    "(1 + 2) * 3 == 9", "10 - 3 - 2 == 5", "-age == -34", "age + 1 == 35", "age / 2 == 17",
    "score * 2 == 15", "1.0 / 0 > 1000", "9223372036854775807 + 1 > 9223372036854775807",
    "2 ** 64 > 1", "true + true == 2", "age > score + 20", "- (1 + 2) == -3", "2 - -2 == 4",
    "-9223372036854775808 < 0", "0 ** 0 == 1", "(-1) ** 101 == -1",
  ]

  static let functions = [
    "sum({1, 2, 3}) == 6", "sum(1, 2) == 3", "sum({}) == 0", "sum({1, nil}) == 1",
    "count({1, 2}) == 2", "count(children) == 3", "min({3, 1}) == 1", "max({3, 1.5}) == 3",
    "average({1, 2}) == 1.5", "average({}) == nil", "median({3, 1, 2}) == 2",
    "median({4, 1, 3, 2}) == 2.5", "mode({1, 2, 2}) == {2}", "stddev({2, 4}) == 1",
    "add:to:(1, 2) == 3", "from:subtract:(5, 3) == 2", "multiply:by:(2, 3) == 6",
    "divide:by:(7, 2) == 3", "modulus:by:(7, 3) == 1", "modulus:by:(7.5, 2) == 1.5",
    "sqrt(9) == 3", "log(1000) == 3", "ln(1) == 0", "raise:toPower:(2, 3) == 8", "exp(0) == 1",
    "floor(1.7) == 1", "ceiling(1.2) == 2", "trunc(-1.7) == -1", "abs(-3) == 3",
    "abs(-2.5) == 2.5", "uppercase('ab') == 'AB'", "lowercase('AB') == 'ab'",
    "canonical('Éa') == 'ea'", "length('abc') == 3", "bitwiseAnd:with:(6, 3) == 2",
    "bitwiseOr:with:(6, 3) == 7", "bitwiseXor:with:(6, 3) == 5", "leftshift:by:(1, 4) == 16",
    "rightshift:by:(16, 4) == 1", "onesComplement(0) == -1", "noindex(age) == 34",
    "objectFrom:withIndex:(tags, 0) == 'red'", "CAST('5', 'NSNumber') == 5",
    "CAST('2.5', 'NSNumber') == 2.5", "CAST('x', 'NSNumber') == nil", "CAST(5, 'NSString') == '5'",
    "CAST(born, 'NSNumber') == 34000", "castObject:toType:(7, 'NSString') == '7'",
    "SUBQUERY(children, $x, $x.age > 5).@count == 2",
    "SUBQUERY(children, $x, $x.age > 5 AND $x.isActive == true)[0].name == 'Cleo'",
    "SUBQUERY(tags, $t, $t MATCHES '[a-z]+') == {'red', 'blue'}",
    "SUBQUERY(children, $x, SUBQUERY($x.tags, $y, $y == 'tall').@count > 0)[SIZE] == 1",
    "$x := 5 == 5 AND SUBQUERY(tags, $x, $x == 'red').@count == 1 AND $x == 5",
    "SUBQUERY(children, $x, $x.age < age).@count == 3", "TERNARY(age > 1, 'a', 'b') == 'a'",
    "TERNARY(age > 99, 'a', 'b') == 'b'", "ANY SUBQUERY(children, $x, $x.age > 5).age == 7",
  ]

  static let all =
    comparisons + texts + compounds + quantifiers + nothing + kinds + paths + arithmetic
    + functions

  @Test("Holds", arguments: all)
  func holds(format: String) throws {
    #expect(try result(format) == true)
  }

  @Test("Does not hold when it is negated", arguments: all)
  func negated(format: String) throws {
    #expect(try result("NOT (\(format))") == false)
  }

  @Test("Gives the same result in canonical spelling", arguments: all)
  func canonical(format: String) throws {
    let text = try PredicateParser.parse(format).syntax.description
    #expect(try result(text) == true)
  }

  @Test("Holds as a condition on texts, where it compares nothing else", arguments: all)
  func condition(format: String) throws {
    for negation in ["", "NOT "] {
      let parsed = try PredicateParser.parse("\(negation)(\(format))")
      let program = PredicateProgram(parsed.syntax, objects: parsed.objects)
      let condition: ((Person) -> Bool)? = program.condition { key in
        key == "name" ? { $0.name ?? "" } : nil
      }
      if let condition { #expect(condition(.anna) == negation.isEmpty) }
    }
  }

  @Test("Is a condition on texts")
  func isCondition() {
    let isCondition = { (format: String) in
      let predicate = FormatPredicate(
        format: format, arguments: [], location: PredicateLocation(file: #fileID, line: #line))
      let condition: ((Person) -> Bool)? = predicate.condition { key in
        key == "name" ? { $0.name ?? "" } : nil
      }
      return condition != nil
    }
    for format in [
      "name CONTAINS 'x'", "name != 'x'", "name IN {'x', 'y'}", "name LIKE[c] 'a*'",
      "TRUEPREDICATE", "NOT (name BEGINSWITH 'a' OR name == 'b') AND name < 'c'",
    ] { #expect(isCondition(format), "\(format)") }
    for format in [
      "age == 1", "name == 'x' AND age == 1", "name.length == 1", "'x' IN name", "ANY name == 'x'",
      "name == name", "name == nil", "x CONTAINS 'x'",
    ] { #expect(!isCondition(format), "\(format)") }
  }

  /// The result for the known object.
  private func result(_ format: String) throws -> Bool {
    let parsed = try PredicateParser.parse(format)
    var context = EvaluationContext(root: .evaluable(Person.anna))
    return try PredicateProgram(parsed.syntax, objects: parsed.objects).evaluate(&context)
  }

  @Test("Reads the clock that is bound")
  func now() throws {
    let clock: @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 35000) }
    try PredicateClock.$now.withValue(clock) {
      let results = try ["now() == CAST(35000, 'NSDate')", "now() > born"].map { try result($0) }
      #expect(results == [true, true])
    }
  }

  @Test("Counts 340 rows at least")
  func size() {
    #expect(Self.all.count + PredicateParserTests.all.count >= 340)
  }
}
