import Testing

@testable import PredicateFormat

/// What is reported about formats that are no predicates.
@Suite("Syntax errors")
struct PredicateSyntaxErrorTests {
  /// A format, the column of its problem, and the clause that names the problem.
  struct Row: Sendable, CustomTestStringConvertible {
    let format: String
    let column: Int
    let reason: String
    let arguments: [(any Sendable)?]

    init(_ format: String, _ column: Int, _ reason: String, _ arguments: [(any Sendable)?] = []) {
      self.format = format
      self.column = column
      self.reason = reason
      self.arguments = arguments
    }

    var testDescription: String { format }
  }

  static let value = "expected a value or a key path, found "
  static let comparison = "expected an operator such as == or CONTAINS, found "
  static let connective = "expected AND or OR or the end, found "

  static let structure: [Row] = [
    Row("", 1, value + "the end"),
    Row("   ", 4, value + "the end"),
    Row("label ==", 9, value + "the end"),
    Row("label == ", 10, value + "the end"),
    Row("== 'x'", 1, value + "“==”"),
    Row("label", 6, comparison + "the end"),
    Row("exists AND label == 'x'", 8, comparison + "“AND”"),
    Row("label == 'x' AND exists", 24, comparison + "the end"),
    Row("NOT exists", 11, comparison + "the end"),
    Row("label 'x'", 7, comparison + "“'x'”"),
    Row("label IS 'x'", 7, comparison + "“IS”"),
    Row("a NOT IN {1}", 3, comparison + "“NOT”"),
    Row("a : 1", 3, comparison + "“:”"),
    Row("a == 1 b == 2", 8, connective + "“b”"),
    Row("a == 1 == 2", 8, connective + "“==”"),
    Row("a == 1)", 7, connective + "“)”"),
    Row("a == 'it's'", 10, connective + "“s”"),
    Row("a == 1 AND", 11, value + "the end"),
    Row("a == 1 AND AND b == 1", 12, value + "“AND”"),
    Row("a == 1 OR )", 11, value + "“)”"),
    Row("(a == 1", 8, "expected AND or OR or “)”, found the end"),
    Row("(a == 1]", 8, "expected AND or OR or “)”, found “]”"),
    Row("(a + 1", 7, "expected an operator such as == or CONTAINS or “)”, found the end"),
    Row("()", 2, value + "“)”"),
    Row("(a == 1) == 2", 1, value + "a predicate"),
    Row("a == (b == 1)", 6, value + "a predicate"),
    Row("(a == 1) + 1 > 2", 1, value + "a predicate"),
    Row("ANY a", 6, comparison + "the end"),
    Row("ANY (a == 1)", 5, value + "a predicate"),
    Row("ANY ANY a == 1", 5, value + "“ANY”"),
    Row("a == {1, 2", 11, "expected “,” or “}”, found the end"),
    Row("a == {1, }", 10, value + "“}”"),
    Row("a == {1 2}", 9, "expected “,” or “}”, found “2”"),
    Row("a IN ('x', 'y')", 10, "expected an operator such as == or CONTAINS or “)”, found “,”"),
    Row("a[1 == 2", 5, "expected “]”, found “==”"),
    Row("a[] == 1", 3, value + "“]”"),
    Row("a. == 1", 4, "expected a key, found “==”"),
    Row("a.'b' == 1", 3, "expected a key, found “'b'”"),
    Row("a.%@ == 1", 3, "expected a key, found “%@”", ["b"]),
    Row("a == 1 +", 9, value + "the end"),
    Row("a ** == 1", 6, value + "“==”"),
    Row("a == b c", 8, connective + "“c”"),
  ]

  static let words: [Row] = [
    Row("first == 1", 1, "“first” is a reserved word"),
    Row("a == SIZE", 6, "“SIZE” is a reserved word"),
    Row("ANYKEY == 'x'", 1, "“ANYKEY” is a reserved word"),
    Row("a ==[x] 'b'", 6, "there is no option “x”"),
    Row("a ==[cx] 'b'", 7, "there is no option “x”"),
    Row("a ==[] 'b'", 6, "expected option letters such as c or cd, found “]”"),
    Row("a ==[c 'b'", 8, "expected “]”, found “'b'”"),
    Row("foo(a) == 1", 1, "there is no function “foo”"),
    Row("average:of:(a) == 1", 1, "there is no function “average:of:”"),
    Row("FUNCTION(a, 'b') == 1", 1, "there is no function “FUNCTION”"),
    Row("uppercase() == 1", 1, "the function uppercase takes 1 argument, found 0"),
    Row("uppercase(a, b) == 1", 1, "the function uppercase takes 1 argument, found 2"),
    Row("add:to:(1) == 1", 1, "the function add:to: takes 2 arguments, found 1"),
    Row("sum() == 1", 1, "the function sum takes at least 1 argument, found 0"),
    Row("now(1) == 1", 1, "the function now takes 0 arguments, found 1"),
    Row("CAST(a) == 1", 1, "the function CAST takes 2 arguments, found 1"),
    Row("CAST == 1", 6, "expected “(”, found “==”"),
    Row("sum(1", 6, "expected “,” or “)”, found the end"),
    Row("SUBQUERY(a, b, c == 1) == 1", 13, "expected a variable such as $item, found “b”"),
    Row("SUBQUERY(a, $x, $x) == 1", 19, comparison + "“)”"),
    Row("SUBQUERY(a, $x) == 1", 15, "expected “,”, found “)”"),
    Row("TERNARY(a, 1, 2) == 1", 10, comparison + "“,”"),
    Row("a MATCHES '('", 11, "“(” is not a valid regular expression"),
    Row("a MATCHES %@", 11, "“[a-” is not a valid regular expression", ["[a-"]),
    Row("a MATCHES 'a)|(b'", 11, "“a)|(b” is not a valid regular expression"),
  ]

  static let characters: [Row] = [
    Row("a == 'x", 6, "the text that starts here has no closing '"),
    Row("a == \"x' AND b == 1", 6, "the text that starts here has no closing \""),
    Row("a == 'x\\", 6, "the text that starts here has no closing '"),
    Row("a == '\\u12'", 7, "the character code after \\u is incomplete or invalid"),
    Row("a == '\\uD800'", 7, "the character code after \\u is incomplete or invalid"),
    Row("a == '\\xG1'", 7, "the character code after \\x is incomplete or invalid"),
    Row("a == “x”", 6, "““” has no meaning in a predicate"),
    Row("a ? b", 3, "“?” has no meaning in a predicate"),
    Row("a == 1; b == 2", 7, "“;” has no meaning in a predicate"),
    Row("a & b", 3, "“&” has no meaning in a predicate"),
    Row("é == 🎉", 6, "“🎉” has no meaning in a predicate"),
    Row("👨‍👩‍👧 == 1", 1, "“👨‍👩‍👧” has no meaning in a predicate"),
    Row("a == \u{1}", 6, "“\\u{1}” has no meaning in a predicate"),
    Row("a == 12abc", 6, "“12abc” is not a number"),
    Row("a == 0x", 6, "“0x” is not a number"),
    Row("a == 0b2", 6, "“0b2” is not a number"),
    Row("a == 1.5x", 6, "“1.5x” is not a number"),
    Row("a == 1e", 6, "“1e” is not a number"),
    Row("a == 1.", 8, "expected a key, found the end"),
    Row("$ == 1", 2, "expected a variable such as $item, found “ ”"),
    Row("a == $", 6, "expected a variable such as $item, found the end"),
    Row("@ == 1", 2, "expected a key, found “ ”"),
    Row("# == 1", 2, "expected a key, found “ ”"),
  ]

  static let arguments: [Row] = [
    Row("a == %@", 6, "%@ needs argument 1, but no arguments are given"),
    Row("a == %@ AND b == %d", 18, "%d needs argument 2, but 1 argument is given", [1]),
    Row("a == 1", 7, "the format uses no arguments, but 1 argument is given", [1]),
    Row("a == %@", 8, "the format uses 1 argument, but 3 arguments are given", [1, 2, 3]),
    Row("a == '%@'", 7, "the format uses no arguments, but 1 argument is given", ["x"]),
    Row("a == %d", 6, "%d takes a whole number, but argument 1 is String", ["x"]),
    Row("a == %d", 6, "%d takes a whole number, but argument 1 is Double", [1.5]),
    Row("a == %d", 6, "%d takes a whole number, but argument 1 is nil", [nil]),
    Row("a == %ld", 6, "%ld takes a whole number, but argument 1 is Array", [[1]]),
    Row(
      "a == %u", 6, "%u takes a whole number of zero or more, but argument 1 is a negative number",
      [-1]),
    Row("a == %f", 6, "%f takes a floating-point number, but argument 1 is Int", [1]),
    Row("a == %s", 6, "%s takes a String, but argument 1 is Int", [1]),
    Row("a == %c", 6, "%c takes a character or its code, but argument 1 is String", ["xy"]),
    Row("%K == 1", 1, "%K takes a String with a key path, but argument 1 is Int", [1]),
    Row(
      "%K == 1", 1, "%K takes a key path such as \"label\", but argument 1 is an empty key", [""]),
    Row(
      "%K == 1", 1, "%K takes a key path such as \"label\", but argument 1 is an empty key",
      ["a..b"]),
    Row("a == %@ AND b == %d", 18, "%d takes a whole number, but argument 2 is String", [1, "x"]),
    Row("a == %", 6, "“%” is not a specifier"),
    Row("a == %y", 6, "“%y” is not a specifier", [1]),
    Row("a == %1$@", 6, "“%1$” is not a specifier", [1]),
  ]

  static let all = structure + words + characters + arguments

  @Test("Name the place and the reason", arguments: all)
  func reason(row: Row) {
    let error = #expect(throws: PredicateSyntaxError.self) {
      try PredicateParser.parse(row.format, arguments: row.arguments)
    }
    guard let error else { return }
    #expect(error.column == row.column)
    let first = PredicateMessages.text(error).split(separator: "\n")[0]
    #expect(first == "Invalid predicate format at column \(row.column): \(row.reason).")
  }
}

/// The whole text of errors, with the caret and the advice.
@Suite("Text of syntax errors")
struct PredicateSyntaxErrorTextTests {
  /// A format and the complete text of its error.
  static let rows: [FormatCase] = [
    FormatCase(
      "label ==",
      """
      Invalid predicate format at column 9: expected a value or a key path, found the end.
        label ==
                ^
      """
    ),
    FormatCase(
      "isEnabled",
      """
      Invalid predicate format at column 10: expected an operator such as == or CONTAINS, found \
      the end.
        isEnabled
                 ^
      A truth value is compared, too: "isEnabled == true".
      """
    ),
    FormatCase(
      "name NOT IN {'a'}",
      """
      Invalid predicate format at column 6: expected an operator such as == or CONTAINS, found \
      “NOT”.
        name NOT IN {'a'}
             ^
      Negate the comparison: NOT (a IN b).
      """
    ),
    FormatCase(
      "label == 'Don't' AND exists == true'",
      """
      Invalid predicate format at column 15: expected AND or OR or the end, found “t”.
        label == 'Don't' AND exists == true'
                      ^
      """
    ),
    FormatCase(
      "label == 'Next",
      """
      Invalid predicate format at column 10: the text that starts here has no closing '.
        label == 'Next
                 ^
      A text with quotes is best given as an argument: "label == %@".
      """
    ),
    FormatCase(
      "label == ‘Next’",
      """
      Invalid predicate format at column 10: “‘” has no meaning in a predicate.
        label == ‘Next’
                 ^
      Write straight quotes: ' or ".
      """
    ),
    FormatCase(
      "label == '%@'",
      """
      Invalid predicate format at column 11: the format uses no arguments, but 1 argument is given.
        label == '%@'
                  ^
      %@ inside quotes is text; write it without quotes.
      """,
      ["Next"]
    ),
    FormatCase(
      "size == 3",
      """
      Invalid predicate format at column 1: “size” is a reserved word.
        size == 3
        ^
      To read a key of that name, write #size.
      """
    ),
    FormatCase(
      "uperCase(a) == 'A'",
      """
      Invalid predicate format at column 1: there is no function “uperCase”.
        uperCase(a) == 'A'
        ^
      Did you mean “uppercase”?
      """
    ),
    FormatCase(
      "a CONTAINS[i] 'x'",
      """
      Invalid predicate format at column 12: there is no option “i”.
        a CONTAINS[i] 'x'
                   ^
      The options are c (case), d (accents), n (normalized) and l (locale).
      """
    ),
    FormatCase(
      "名前 == '日本' ) x",
      """
      Invalid predicate format at column 12: expected AND or OR or the end, found “)”.
        名前 == '日本' ) x
                       ^
      """
    ),
    FormatCase(
      "a ==\n\tb\u{1B}[2J c",
      """
      Invalid predicate format at column 8: “\\u{1B}” has no meaning in a predicate.
        a ==\\n\\tb\\u{1B}[2J c
                 ^
      """
    ),
    FormatCase(
      String(repeating: "a == 1 AND ", count: 20) + "b == ?" + String(repeating: " ", count: 80),
      """
      Invalid predicate format at column 226: “?” has no meaning in a predicate.
        …a == 1 AND a == 1 AND a == 1 AND a == 1 AND a == 1 AND b == ?\
      \(String(repeating: " ", count: 59))…
                                                                     ^
      """
    ),
  ]

  @Test("Show the format, a caret and advice", arguments: rows)
  func text(row: FormatCase) {
    let error = #expect(throws: PredicateSyntaxError.self) {
      try PredicateParser.parse(row.format, arguments: row.arguments)
    }
    if let error { #expect(PredicateMessages.text(error) == row.expected) }
  }

  @Test("Too deep nesting is an error, not an overflow")
  func depth() throws {
    let nested: (Int) -> String = { count in
      String(repeating: "(", count: count) + "a == 1" + String(repeating: ")", count: count)
    }
    #expect(try PredicateParser.parse(nested(32)).syntax.description == "a == 1")
    let formats = [
      nested(33), nested(100_000), String(repeating: "NOT ", count: 5000) + "a == 1",
      "a == " + String(repeating: "-", count: 5000) + "1",
      "a == " + String(repeating: "{", count: 5000),
      "a == 1" + String(repeating: " + 1", count: 500),
      "a" + String(repeating: "[0]", count: 500) + " == 1",
      "a == 2" + String(repeating: " ** 2", count: 500),
      "a == " + String(repeating: "$x := ", count: 500) + "1",
      "a == " + String(repeating: "abs(", count: 500), "a" + String(repeating: "[a", count: 500),
      String(repeating: "SUBQUERY(a, $x, ", count: 500),
    ]
    for format in formats {
      let error = #expect(throws: PredicateSyntaxError.self) {
        try PredicateParser.parse(format)
      }
      guard case .tooDeep = error?.problem else {
        Issue.record("\(String(describing: error?.problem)) for \(format.prefix(20))")
        continue
      }
    }
  }

  @Test("Long chains of connectives are flat")
  func chain() throws {
    let format = Array(repeating: "a == 1", count: 5000).joined(separator: " AND ")
    guard case .and(let parts) = try PredicateParser.parse(format).syntax else {
      Issue.record("no conjunction")
      return
    }
    #expect(parts.count == 5000)
  }
}
