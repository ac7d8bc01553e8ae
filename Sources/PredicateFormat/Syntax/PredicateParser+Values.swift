import Primitives

// MARK: - Single values

extension PredicateParser {
  /// Parses a value without operators, or a group.
  mutating func parsePrimary() throws(PredicateParseFailure) -> Node {
    let start = token.start
    if token.kind == .symbol(.openParenthesis) { return try parseGroup() }
    switch token.kind {
    case .identifier(let name): return value(try parseName(name), at: start)
    case .collectionOperator(let name):
      try advance()
      return value(.keyPath([name], of: nil), at: start)
    case .keyword(let keyword): return value(try parseKeyword(keyword), at: start)
    case .specifier(let specifier): return value(try parseArgument(specifier), at: start)
    case .variable(let name): return value(try parseVariable(name), at: start)
    case .symbol(.openBrace): return value(try parseAggregate(), at: start)
    default: return value(.literal(try parseLiteral()), at: start)
    }
  }

  /// Parses a predicate or a value in parentheses.
  private mutating func parseGroup() throws(PredicateParseFailure) -> Node {
    let start = token.start
    try enter()
    try advance()
    let node = try parseOr()
    leave()
    switch node.content {
    case .expression: try require(.closeParenthesis, or: [.comparisonOperator])
    case .predicate: try require(.closeParenthesis, or: [.connective])
    }
    return Node(content: node.content, start: start)
  }

  /// Parses a text or a number.
  private mutating func parseLiteral() throws(PredicateParseFailure) -> PredicateLiteral {
    let literal: PredicateLiteral
    switch token.kind {
    case .string(let text): literal = .string(text)
    case .double(let number): literal = .double(number)
    case .integer(let number):
      literal = Int(exactly: number).map { .int($0) } ?? .double(Double(number))
    default: throw unexpected([.expression])
    }
    try advance()
    return literal
  }

  /// Parses a value that starts with a reserved word.
  private mutating func parseKeyword(
    _ keyword: PredicateKeyword
  ) throws(PredicateParseFailure) -> ExpressionSyntax {
    let syntax: ExpressionSyntax
    switch keyword {
    case .true, .yes: syntax = .literal(.bool(true))
    case .false, .no: syntax = .literal(.bool(false))
    case .null, .nil: syntax = .literal(.null)
    case .itself: syntax = .itself
    case .subquery: return try parseSubquery()
    case .cast: return try parseCall(.cast, name: "CAST")
    case .first, .last, .size, .anyKey, .fetch, .caseInsensitive, .caseInsensitiveShort:
      throw PredicateParseFailure(
        problem: .reservedWord(lexer.text(token.start, token.end)), offset: token.start
      )
    default: throw unexpected([.expression])
    }
    try advance()
    return syntax
  }

  /// Parses a variable, with a new value if `:=` follows.
  private mutating func parseVariable(
    _ name: String
  ) throws(PredicateParseFailure) -> ExpressionSyntax {
    try advance()
    guard try take(.assign) else { return .variable(name) }
    try enter()
    let assigned = try expression(try parseSum())
    leave()
    return .assignment(name, assigned)
  }

  /// Parses a list in braces.
  private mutating func parseAggregate() throws(PredicateParseFailure) -> ExpressionSyntax {
    try enter()
    try advance()
    let elements =
      token.kind == .symbol(.closeBrace) ? [] : try parseList(end: .closeBrace)
    try require(.closeBrace)
    leave()
    return .aggregate(elements)
  }

  /// Parses values between commas, up to but without a closing symbol.
  private mutating func parseList(
    end: PredicateSymbol
  ) throws(PredicateParseFailure) -> [ExpressionSyntax] {
    var elements: [ExpressionSyntax] = []
    repeat {
      elements.append(try expression(try parseSum()))
    } while try take(.comma)
    guard token.kind == .symbol(end) else {
      throw unexpected([.symbol(","), .symbol(end.rawValue)])
    }
    return elements
  }
}

// MARK: - Names and functions

extension PredicateParser {
  /// Parses a key, or a call if a parenthesis or a colon follows.
  private mutating func parseName(
    _ first: String
  ) throws(PredicateParseFailure) -> ExpressionSyntax {
    let start = token.start
    try advance()
    var name = first
    while token.kind == .symbol(.colon) {
      let failure = unexpected([.comparisonOperator])
      name += ":"
      try advance()
      guard case .identifier(let part) = token.kind else {
        guard token.kind == .symbol(.openParenthesis) else { throw failure }
        break
      }
      name += part
      try advance()
    }
    guard name != first || token.kind == .symbol(.openParenthesis) else {
      return .keyPath([name], of: nil)
    }
    if name.uppercased() == "TERNARY" { return try parseConditional() }
    guard let function = PredicateFunction(name: name) else {
      let near = NearTexts.nearest(to: name, among: PredicateFunction.allCases.map(\.rawValue))
      throw PredicateParseFailure(problem: .unknownFunction(name, near: near), offset: start)
    }
    return try parseArguments(of: function, name: name, start: start)
  }

  /// Parses a call that starts with a reserved word.
  private mutating func parseCall(
    _ function: PredicateFunction,
    name: String
  ) throws(PredicateParseFailure) -> ExpressionSyntax {
    let start = token.start
    try advance()
    return try parseArguments(of: function, name: name, start: start)
  }

  /// Parses the arguments of a function and checks their number.
  private mutating func parseArguments(
    of function: PredicateFunction,
    name: String,
    start: Int
  ) throws(PredicateParseFailure) -> ExpressionSyntax {
    try require(.openParenthesis)
    try enter()
    let values =
      token.kind == .symbol(.closeParenthesis) ? [] : try parseList(end: .closeParenthesis)
    leave()
    guard function.argumentCounts.contains(values.count) else {
      let counts = function.argumentCounts
      let expected = counts.count == 1 ? "\(counts.lowerBound)" : "at least \(counts.lowerBound)"
      throw PredicateParseFailure(
        problem: .wrongArgumentCount(function: name, expected: expected, found: values.count),
        offset: start
      )
    }
    try require(.closeParenthesis)
    return .function(function, values)
  }

  /// Parses `SUBQUERY(collection, $variable, predicate)`.
  private mutating func parseSubquery() throws(PredicateParseFailure) -> ExpressionSyntax {
    try advance()
    try require(.openParenthesis)
    try enter()
    let collection = try expression(try parseSum())
    try require(.comma)
    guard case .variable(let name) = token.kind else { throw unexpected([.variable]) }
    try advance()
    try require(.comma)
    let condition = try parsePredicate()
    leave()
    try require(.closeParenthesis, or: [.connective])
    return .subquery(collection, variable: name, condition)
  }

  /// Parses the arguments of `TERNARY(predicate, value, value)`.
  private mutating func parseConditional() throws(PredicateParseFailure) -> ExpressionSyntax {
    try require(.openParenthesis)
    try enter()
    let condition = try parsePredicate()
    try require(.comma, or: [.connective])
    let first = try expression(try parseSum())
    try require(.comma)
    let second = try expression(try parseSum())
    leave()
    try require(.closeParenthesis)
    return .conditional(condition, first, second)
  }
}

// MARK: - Arguments

extension PredicateParser {
  /// Parses a specifier and takes its argument.
  mutating func parseArgument(
    _ specifier: PredicateSpecifier
  ) throws(PredicateParseFailure) -> ExpressionSyntax {
    let start = token.start
    let index = usedArguments
    var argument: Any?
    if specifier.conversion != .percent {
      guard index < arguments.count else {
        throw PredicateParseFailure(
          problem: .missingArgument(
            specifier: specifier.text, index: index, given: arguments.count
          ),
          offset: start
        )
      }
      argument = arguments[index]
      usedArguments += 1
    }
    try advance()
    switch PredicateArgument.convert(argument, for: specifier.conversion) {
    case .literal(let literal): return .literal(literal)
    case .keyPath(let keys): return .keyPath(keys, of: nil)
    case .object(let value, let type):
      objects.append(value)
      return .object(objects.count - 1, type: type)
    case .mismatch(let type, let accepted):
      throw PredicateParseFailure(
        problem: .wrongArgument(
          specifier: specifier.text, index: index, type: type, accepted: accepted
        ),
        offset: start
      )
    }
  }
}
