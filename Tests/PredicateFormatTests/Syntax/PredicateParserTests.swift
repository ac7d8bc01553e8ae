import Foundation
import Testing

@testable import PredicateFormat

/// The published grammar of predicate formats, form by form, with the canonical spelling of each.
@Suite("Parsing formats")
struct PredicateParserTests {
  /// Comparison operators and their other spellings.
  static let comparisons: [FormatCase] = [
    same("name == \"Anna\""),
    FormatCase("name = 'Anna'", "name == \"Anna\""),
    FormatCase("name='Anna'", "name == \"Anna\""),
    same("name != \"Anna\""),
    FormatCase("name <> 'Anna'", "name != \"Anna\""),
    same("age < 3"), same("age > 3"), same("age <= 3"), same("age >= 3"),
    FormatCase("age =< 3", "age <= 3"),
    FormatCase("age => 3", "age >= 3"),
    FormatCase("age<3", "age < 3"),
    FormatCase("age>=3", "age >= 3"),
    same("age BETWEEN {1, 10}"),
    FormatCase("age between { 1 , 10 }", "age BETWEEN {1, 10}"),
    FormatCase("age BETWEEN {$LOW, $HIGH}", "age BETWEEN {$LOW, $HIGH}"),
    same("name BEGINSWITH \"A\""),
    same("name CONTAINS \"nn\""),
    same("name ENDSWITH \"a\""),
    same("name LIKE \"A*\""),
    same("name MATCHES \"A.*\""),
    same("name IN {\"Anna\", \"Ben\"}"),
    FormatCase("name beginswith 'A'", "name BEGINSWITH \"A\""),
    FormatCase("name Contains 'nn'", "name CONTAINS \"nn\""),
    FormatCase("name endsWith 'a'", "name ENDSWITH \"a\""),
    FormatCase("name like 'A*'", "name LIKE \"A*\""),
    FormatCase("name matches 'A.*'", "name MATCHES \"A.*\""),
    FormatCase("name in {'Anna'}", "name IN {\"Anna\"}"),
    FormatCase("'nn' IN name", "\"nn\" IN name"),
    FormatCase("3 < age", "3 < age"),
    FormatCase("name == other", "name == other"),
  ]

  /// Options in brackets.
  static let options: [FormatCase] = [
    same("name ==[c] \"a\""), same("name ==[d] \"a\""), same("name ==[cd] \"a\""),
    same("name ==[n] \"a\""), same("name ==[l] \"a\""), same("name ==[cdl] \"a\""),
    FormatCase("name ==[dc] 'a'", "name ==[cd] \"a\""),
    FormatCase("name ==[CD] 'a'", "name ==[cd] \"a\""),
    FormatCase("name = [c] 'a'", "name ==[c] \"a\""),
    FormatCase("name CONTAINS [ cd ] 'a'", "name CONTAINS[cd] \"a\""),
    same("name CONTAINS[c] \"a\""), same("name BEGINSWITH[cd] \"a\""),
    same("name ENDSWITH[d] \"a\""), same("name LIKE[c] \"a*\""), same("name MATCHES[c] \"a\""),
    same("name IN[c] {\"a\"}"), same("name !=[c] \"a\""), same("name <[c] \"a\""),
    same("name >=[cd] \"a\""),
  ]

  /// Connectives, precedence and parentheses.
  static let compounds: [FormatCase] = [
    same("a == 1 AND b == 2"),
    FormatCase("a == 1 && b == 2", "a == 1 AND b == 2"),
    FormatCase("a == 1 and b == 2", "a == 1 AND b == 2"),
    same("a == 1 OR b == 2"),
    FormatCase("a == 1 || b == 2", "a == 1 OR b == 2"),
    FormatCase("a == 1 or b == 2", "a == 1 OR b == 2"),
    same("NOT a == 1"),
    FormatCase("!a == 1", "NOT a == 1"),
    FormatCase("! (a == 1)", "NOT a == 1"),
    FormatCase("not(a == 1)", "NOT a == 1"),
    FormatCase("NOT NOT a == 1", "NOT (NOT a == 1)"),
    FormatCase("!!a == 1", "NOT (NOT a == 1)"),
    FormatCase("NOT a == 1 AND b == 2", "(NOT a == 1) AND b == 2"),
    FormatCase("NOT (a == 1 AND b == 2)", "NOT (a == 1 AND b == 2)"),
    FormatCase("NOT a == 1 OR b == 2", "(NOT a == 1) OR b == 2"),
    FormatCase("a == 1 OR b == 2 AND c == 3", "a == 1 OR (b == 2 AND c == 3)"),
    FormatCase("a == 1 AND b == 2 OR c == 3", "(a == 1 AND b == 2) OR c == 3"),
    FormatCase("(a == 1 OR b == 2) AND c == 3", "(a == 1 OR b == 2) AND c == 3"),
    FormatCase("a == 1 AND (b == 2 AND c == 3)", "a == 1 AND b == 2 AND c == 3"),
    FormatCase("(a == 1 AND b == 2) AND c == 3", "a == 1 AND b == 2 AND c == 3"),
    FormatCase("(a == 1 OR b == 2) OR (c == 3 OR d == 4)", "a == 1 OR b == 2 OR c == 3 OR d == 4"),
    FormatCase("((a == 1))", "a == 1"),
    FormatCase("(((a)) == ((1)))", "a == 1"),
    FormatCase("a == 1 AND NOT b == 2 AND c == 3", "a == 1 AND (NOT b == 2) AND c == 3"),
    FormatCase("(a==1)AND(b==2)", "a == 1 AND b == 2"),
    same("TRUEPREDICATE"), same("FALSEPREDICATE"),
    FormatCase("truepredicate or FalsePredicate", "TRUEPREDICATE OR FALSEPREDICATE"),
    FormatCase("NOT FALSEPREDICATE", "NOT FALSEPREDICATE"),
    FormatCase("a == 1 AND TRUEPREDICATE", "a == 1 AND TRUEPREDICATE"),
    FormatCase("\n a\t==\r\n1 ", "a == 1"),
  ]

  /// Quantifiers.
  static let quantifiers: [FormatCase] = [
    same("ANY children.age > 12"), same("ALL children.age > 12"),
    FormatCase("SOME children.age > 12", "ANY children.age > 12"),
    FormatCase("NONE children.age > 12", "NOT ANY children.age > 12"),
    FormatCase("any tags == 'x'", "ANY tags == \"x\""),
    FormatCase("ANY tags ==[c] 'x'", "ANY tags ==[c] \"x\""),
    FormatCase("ANY tags IN {'x'}", "ANY tags IN {\"x\"}"),
    FormatCase("NOT ANY tags == 'x'", "NOT ANY tags == \"x\""),
    FormatCase("NOT NONE tags == 'x'", "NOT (NOT ANY tags == \"x\")"),
    FormatCase("ALL {1, 2} < 3 AND a == 1", "ALL {1, 2} < 3 AND a == 1"),
    FormatCase("NONE tags == 'x' OR a == 1", "(NOT ANY tags == \"x\") OR a == 1"),
  ]

  /// Literals.
  static let literals: [FormatCase] = [
    FormatCase("a == 'text'", "a == \"text\""),
    FormatCase("a == \"text\"", "a == \"text\""),
    FormatCase("a == 'it\"s'", #"a == "it\"s""#),
    FormatCase("a == \"it's\"", "a == \"it's\""),
    FormatCase(#"a == 'it\'s'"#, "a == \"it's\""),
    FormatCase(#"a == "say \"x\"""#, #"a == "say \"x\"""#),
    FormatCase(#"a == 'back\\slash'"#, #"a == "back\\slash""#),
    FormatCase(#"a == 'line\nbreak'"#, #"a == "line\nbreak""#),
    FormatCase(#"a == 'tab\tstop'"#, #"a == "tab\tstop""#),
    FormatCase(#"a == '\r\f'"#, #"a == "\r\u000C""#),
    FormatCase(#"a == '\u00e9\x41'"#, "a == \"éA\""),
    FormatCase(#"a MATCHES '\\d+'"#, #"a MATCHES "\\d+""#),
    FormatCase(#"a MATCHES '\d+'"#, "a MATCHES \"d+\""),
    FormatCase("a == ''", "a == \"\""),
    FormatCase("a == '日本 🎉'", "a == \"日本 🎉\""),
    FormatCase("a == '%@ %K $x'", "a == \"%@ %K $x\""),
    same("a == 1"), same("a == 27"), same("a == 2.71828"), same("a == 19.75"),
    same("a == -1"), same("a == -2.5"),
    FormatCase("a == - 3", "a == -3"), same("a == -0"), FormatCase("a == - - - 0", "a == ---0"),
    FormatCase("a == 9.2e-5", "a == 9.2e-05"),
    FormatCase("a == 1E3", "a == 1000.0"),
    FormatCase("a == 1e+3", "a == 1000.0"),
    FormatCase("a == .5", "a == 0.5"),
    FormatCase("a == 0x1F", "a == 31"),
    FormatCase("a == 0XfF", "a == 255"),
    FormatCase("a == 0o17", "a == 15"),
    FormatCase("a == 0b101", "a == 5"),
    FormatCase("a == -0x10", "a == -16"),
    FormatCase("a == 007", "a == 7"),
    same("a == 9223372036854775807"),
    same("a == -9223372036854775808"),
    FormatCase("a == 9223372036854775808", "a == 9.223372036854776e+18"),
    FormatCase("a == 0xFFFFFFFFFFFFFFFFF", "a == 2.9514790517935283e+20"),
    FormatCase("a == TRUE", "a == 1"), FormatCase("a == true", "a == 1"),
    FormatCase("a == YES", "a == 1"), FormatCase("a == yes", "a == 1"),
    FormatCase("a == FALSE", "a == 0"), FormatCase("a == NO", "a == 0"),
    FormatCase("a == NULL", "a == nil"), FormatCase("a == NIL", "a == nil"),
    FormatCase("a == nil", "a == nil"), FormatCase("a == null", "a == nil"),
    FormatCase("a == {}", "a == {}"),
    FormatCase("a IN { 'comma', 'separated' }", "a IN {\"comma\", \"separated\"}"),
    FormatCase("a IN {1, {2, 'x'}, nil}", "a IN {1, {2, \"x\"}, nil}"),
    FormatCase("a IN {b, b.c, $d}", "a IN {b, b.c, $d}"),
  ]

  /// Key paths, `SELF`, variables, indexes.
  static let paths: [FormatCase] = [
    same("a.b.c == 1"), same("SELF == 1"), FormatCase("self == 1", "SELF == 1"),
    same("SELF.name == \"x\""), same("children.@count > 0"), same("@count > 0"),
    same("children.@min.age == 1"), same("children.@max.age == 1"),
    same("children.@sum.age == 1"), same("children.@avg.age == 1"),
    same("@sum.items.price < 1000"), same("expenses.@avg.doubleValue < 200"),
    same("children.@distinctUnionOfObjects.age == {1}"),
    same("a.b.@count == 0"),
    FormatCase("#size == 1", "#size == 1"), FormatCase("#in == 1", "#in == 1"),
    FormatCase("#First == 1", "#First == 1"), FormatCase("#name == 1", "name == 1"),
    FormatCase("a.#size == 1", "a.size == 1"), FormatCase("frame.size == 1", "frame.size == 1"),
    FormatCase("a . b == 1", "a.b == 1"),
    same("_private == 1"), same("name2 == 1"), same("größe == 1"), same("名前 == 1"),
    same("$x == 1"), same("$x.name == 1"), same("a == $VALUE_1"),
    FormatCase("$x := 3 == 3", "$x := 3 == 3"),
    same("a[0] == 1"), same("a[0].b == 1"), same("a[FIRST] == 1"), same("a[LAST] == 1"),
    same("a[SIZE] == 1"), FormatCase("a[first].b == 1", "a[FIRST].b == 1"),
    FormatCase("a['key'] == 1", "a[\"key\"] == 1"), same("a[b] == 1"), same("a[b + 1] == 1"),
    same("a[0][1] == 1"), same("SELF[0] == 1"), same("{1, 2}[0] == 1"), same("$x[1] == 1"),
    FormatCase("'abc'.length == 3", "\"abc\".length == 3"),
    FormatCase("(a).b == 1", "a.b == 1"),
    FormatCase("(a + b).c == 1", "(a + b).c == 1"),
    same("label == CONTAINSNOT"), same("android == 1"), same("notes == 1"), same("inside == 1"),
    same("trueValue == 1"),
  ]

  /// Arithmetic with its precedence.
  static let arithmetic: [FormatCase] = [
    same("a + b == 3"), same("a - b == 3"), same("a * b == 3"), same("a / b == 3"),
    same("a ** b == 3"),
    FormatCase("a+b*c == 3", "a + b * c == 3"),
    FormatCase("(a+b)*c == 3", "(a + b) * c == 3"),
    FormatCase("a*(b+c) == 3", "a * (b + c) == 3"),
    FormatCase("a-b-c == 3", "a - b - c == 3"),
    FormatCase("a-(b-c) == 3", "a - (b - c) == 3"),
    FormatCase("a/(b*c) == 3", "a / (b * c) == 3"),
    FormatCase("a ** b ** c == 3", "a ** b ** c == 3"),
    FormatCase("(a ** b) ** c == 3", "(a ** b) ** c == 3"),
    FormatCase("2 * a ** 2 == 3", "2 * a ** 2 == 3"),
    FormatCase("(2 * a) ** 2 == 3", "(2 * a) ** 2 == 3"),
    FormatCase("-a == 3", "-a == 3"), FormatCase("-(a + b) == 3", "-(a + b) == 3"),
    FormatCase("-2 ** 2 == 3", "-2 ** 2 == 3"), FormatCase("(-2) ** 2 == 3", "(-2) ** 2 == 3"),
    FormatCase("2 ** -1 == 0.5", "2 ** -1 == 0.5"),
    FormatCase("a - -1 == 3", "a - -1 == 3"), FormatCase("a--1 == 3", "a - -1 == 3"),
    FormatCase("1 + 2 > 2 AND (1 + 2) > 2", "1 + 2 > 2 AND 1 + 2 > 2"),
    FormatCase("(a + 1 > 2) AND ((a + 1) > 2)", "a + 1 > 2 AND a + 1 > 2"),
    FormatCase("a > b + 1", "a > b + 1"),
  ]

  /// Functions.
  static let functions: [FormatCase] = [
    same("sum({1, 2}) == 3"), same("count(a) == 3"), same("max({1, 2}) == 2"),
    FormatCase("sum:({1, 2}) == 3", "sum({1, 2}) == 3"),
    FormatCase("uppercase('x') == 'X'", "uppercase(\"x\") == \"X\""),
    same("lowercase(name) == \"x\""), same("add:to:(1, 2) == 3"), same("modulus:by:(5, 3) == 2"),
    same("from:subtract:(5, 3) == 2"), same("now() > born"), same("abs(-3) == 3"),
    same("sum(1, 2, 3) == 6"), same("average({a, b}) == 3"),
    same("CAST(a, \"NSNumber\") == 3"),
    FormatCase("cast(a, 'NSDate') > born", "CAST(a, \"NSDate\") > born"),
    same("SUBQUERY(children, $x, $x.age > 3).@count > 0"),
    FormatCase(
      "SUBQUERY(children, $x, $x.age > 3 AND $x.name == 'a')[SIZE] == 1",
      "SUBQUERY(children, $x, $x.age > 3 AND $x.name == \"a\")[SIZE] == 1"
    ),
    same("TERNARY(a == 1, 2, 3) == 2"),
    same("uppercase(a).length == 2"), same("count(a) + 1 == 2"),
    same("uppercase(lowercase(a)) == b"), same("count == 3"), same("sum == 3"), same("now == 3"),
    same("bitwiseAnd:with:(5, 3) == 1"), same("raise:toPower:(2, 3) == 8"),
    same("objectFrom:withIndex:(a, 0) == 1"),
  ]

  /// Specifiers with their arguments.
  static let specifiers: [FormatCase] = [
    FormatCase("a == %@", "a == \"x\"", ["x"]),
    FormatCase("a == %@", "a == \"it's \\\"x\\\"\"", ["it's \"x\""]),
    FormatCase("a == %@", "a == 3", [3]), FormatCase("a == %@", "a == 2.5", [2.5]),
    FormatCase("a == %@", "a == 1", [true]), FormatCase("a == %@", "a == 0", [false]),
    FormatCase("a == %@", "a == nil", [nil]),
    FormatCase("a IN %@", "a IN {\"x\", \"y\"}", [["x", "y"]]),
    FormatCase("a IN %@", "a IN {1, 2}", [[1, 2]]), FormatCase("a IN %@", "a IN {7}", [Set([7])]),
    FormatCase("a BETWEEN %@", "a BETWEEN {1, 10}", [[1, 10]]),
    FormatCase("a == %@", "a == <Dictionary<String, Int>>", [["x": 1]]),
    FormatCase(
      "a < %@", "a < CAST(1000.0, \"NSDate\")", [Date(timeIntervalSinceReferenceDate: 1000)]
    ),
    FormatCase("%K == 1", "name == 1", ["name"]), FormatCase("%K == 1", "a.b == 1", ["a.b"]),
    FormatCase("%K == 1", "a.@count == 1", ["a.@count"]),
    FormatCase("a.%K == 1", "a.b.c == 1", ["b.c"]), FormatCase("%K.c == 1", "a.b.c == 1", ["a.b"]),
    FormatCase("SELF.%K == 1", "SELF.b == 1", ["b"]),
    FormatCase("%K == %@", "#size == \"x\"", ["size", "x"]),
    FormatCase("%K LIKE[c] %@", "firstName LIKE[c] \"Adam\"", ["firstName", "Adam"]),
    FormatCase("a == %d", "a == 3", [3]), FormatCase("a == %i", "a == -3", [-3]),
    FormatCase("a == %ld", "a == 3", [3]), FormatCase("a == %lld", "a == 3", [Int64(3)]),
    FormatCase("a == %hd", "a == 3", [Int16(3)]), FormatCase("a == %zd", "a == 3", [3]),
    FormatCase("a == %u", "a == 3", [UInt(3)]), FormatCase("a == %lu", "a == 3", [3]),
    FormatCase("a == %llu", "a == 3", [UInt64(3)]),
    FormatCase("a == %llu", "a == 1.8446744073709552e+19", [UInt64.max]),
    FormatCase("a == %x", "a == 255", [255]), FormatCase("a == %d", "a == 1", [true]),
    FormatCase("a == %f", "a == 2.5", [2.5]), FormatCase("a == %lf", "a == 2.5", [2.5]),
    FormatCase("a == %g", "a == 2.5", [Float(2.5)]), FormatCase("a == %.2f", "a == 2.5", [2.5]),
    FormatCase("a == %f", "a == 2.5", [CGFloat(2.5)]), FormatCase("a == %s", "a == \"x\"", ["x"]),
    FormatCase("a == %c", "a == 65", [65]), FormatCase("a == %c", "a == \"A\"", [Character("A")]),
    FormatCase("a == %%", "a == \"%\""), FormatCase("a[%d] == 1", "a[2] == 1", [2]),
    FormatCase("a IN {%@, %@}", "a IN {\"x\", \"y\"}", ["x", "y"]),
    FormatCase("a == %@ AND b == %@ OR c == %d", "(a == 1 AND b == 2) OR c == 3", [1, 2, 3]),
    FormatCase("%@ == a", "\"x\" == a", ["x"]), FormatCase("a == -%d", "a == -3", [3]),
    FormatCase("sum(%@) == 3", "sum({1, 2}) == 3", [[1, 2]]),
    FormatCase("a==%@AND b==%@", "a == 1 AND b == 2", [1, 2]),
    FormatCase("%@ CONTAINS label", "{\"x\"} CONTAINS label", [["x"]]),
    FormatCase("a == %@", "a == \"😀\"", ["😀" as Character]),
  ]

  static let all =
    comparisons + options + compounds + quantifiers + literals + paths + arithmetic + functions
    + specifiers

  @Test("Gives the canonical spelling", arguments: all)
  func canonical(row: FormatCase) throws {
    let parsed = try PredicateParser.parse(row.format, arguments: row.arguments)
    #expect(parsed.syntax.description == row.expected)
  }

  @Test("Reads its own canonical spelling back", arguments: all)
  func roundTrip(row: FormatCase) throws {
    let text = try PredicateParser.parse(row.format, arguments: row.arguments).syntax.description
    guard !text.contains("<Dictionary") else { return }
    #expect(try PredicateParser.parse(text).syntax.description == text)
  }

  @Test("Gives every boxed number its value")
  func boxedNumbers() throws {
    let boxes: [(NSNumber, String)] = [
      (NSNumber(value: true), "1"), (NSNumber(value: 7), "7"), (NSNumber(value: 2.5), "2.5"),
      (NSNumber(value: Int8(-3)), "-3"), (NSNumber(value: UInt64.max), "1.8446744073709552e+19"),
    ]
    for (box, expected) in boxes {
      let syntax = try PredicateParser.parse("a == %@", arguments: [box]).syntax
      #expect(syntax.description == "a == \(expected)")
    }
    #expect(try PredicateParser.parse("a == %f", arguments: [NSNumber(value: 3)]).objects.isEmpty)
  }

  @Test("Takes Foundation's classes and optionals as arguments")
  func foundationArguments() throws {
    let optional: String? = "x"
    let rows: [(Any?, String)] = [
      (NSString("x"), "\"x\""), (NSNull(), "nil"), (NSArray(array: [1, 2]), "{1, 2}"),
      (NSDate(timeIntervalSinceReferenceDate: 5), "CAST(5.0, \"NSDate\")"),
      (NSOrderedSet(array: ["b", "a"]), "{\"b\", \"a\"}"), (optional as Any, "\"x\""),
      (String?.none as Any, "nil"), ("abc".prefix(2), "\"ab\""), (NSObject(), "<NSObject>"),
    ]
    for (argument, expected) in rows {
      let syntax = try PredicateParser.parse("a == %@", arguments: [argument]).syntax
      #expect(syntax.description == "a == \(expected)")
    }
  }

  @Test("Builds values, not text")
  func tree() throws {
    let syntax = try PredicateParser.parse("NONE a.b ==[c] 'x'").syntax
    let comparison = ComparisonSyntax(
      modifier: .any, left: .keyPath(["a", "b"], of: nil), operator: .equal,
      options: .caseInsensitive, right: .literal(.string("x"))
    )
    #expect(syntax == .not(.comparison(comparison)))
  }
}
