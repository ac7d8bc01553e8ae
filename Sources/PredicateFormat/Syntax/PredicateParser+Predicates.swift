// MARK: - Compounds

extension PredicateParser {
  /// Parses a predicate.
  mutating func parsePredicate() throws(PredicateParseFailure) -> PredicateSyntax {
    let node = try parseOr()
    return try predicate(node)
  }

  /// Parses predicates between `OR`, or a single node.
  mutating func parseOr() throws(PredicateParseFailure) -> Node {
    let first = try parseAnd()
    guard isOr else { return first }
    var parts = [try predicate(first)]
    while isOr {
      try advance()
      let node = try parseAnd()
      let part = try predicate(node)
      if case .or(let inner) = part { parts += inner } else { parts.append(part) }
    }
    if case .or(let inner) = parts[0] { parts.replaceSubrange(0...0, with: inner) }
    return Node(content: .predicate(.or(parts)), start: first.start)
  }

  /// Parses predicates between `AND`, or a single node.
  private mutating func parseAnd() throws(PredicateParseFailure) -> Node {
    let first = try parseNot()
    guard isAnd else { return first }
    var parts = [try predicate(first)]
    while isAnd {
      try advance()
      let node = try parseNot()
      let part = try predicate(node)
      if case .and(let inner) = part { parts += inner } else { parts.append(part) }
    }
    if case .and(let inner) = parts[0] { parts.replaceSubrange(0...0, with: inner) }
    return Node(content: .predicate(.and(parts)), start: first.start)
  }

  /// Parses `NOT` and what follows it, or a comparison.
  private mutating func parseNot() throws(PredicateParseFailure) -> Node {
    guard token.kind == .keyword(.not) || token.kind == .symbol(.bang) else {
      return try parseComparison()
    }
    let start = token.start
    try enter()
    try advance()
    let node = try parseNot()
    let operand = try predicate(node)
    leave()
    return Node(content: .predicate(.not(operand)), start: start)
  }

  /// Whether the next token is a disjunction.
  private var isOr: Bool {
    token.kind == .keyword(.or) || token.kind == .symbol(.doubleOr)
  }

  /// Whether the next token is a conjunction.
  private var isAnd: Bool {
    token.kind == .keyword(.and) || token.kind == .symbol(.doubleAnd)
  }

  /// The predicate of a node; a value alone lacks its operator, which the current token is not.
  ///
  /// Takes a node that is already parsed: in `predicate(try parseOr())` the parser would be copied
  /// before it moves on.
  private func predicate(_ node: Node) throws(PredicateParseFailure) -> PredicateSyntax {
    guard case .predicate(let syntax) = node.content else {
      throw unexpected([.comparisonOperator])
    }
    return syntax
  }

  /// The value of a node.
  func expression(_ node: Node) throws(PredicateParseFailure) -> ExpressionSyntax {
    guard case .expression(let syntax) = node.content else {
      throw PredicateParseFailure(
        problem: .unexpected(found: .predicate, expected: [.expression]), offset: node.start
      )
    }
    return syntax
  }
}

// MARK: - Comparisons

extension PredicateParser {
  /// Parses a constant predicate, a comparison, or a value alone.
  private mutating func parseComparison() throws(PredicateParseFailure) -> Node {
    let start = token.start
    switch token.kind {
    case .keyword(.truePredicate), .keyword(.falsePredicate):
      let isTrue = token.kind == .keyword(.truePredicate)
      try advance()
      return Node(content: .predicate(.constant(isTrue)), start: start)
    case .keyword(.any), .keyword(.some):
      return try parseQuantified(.any, start: start)
    case .keyword(.all):
      return try parseQuantified(.all, start: start)
    case .keyword(.none):
      let node = try parseQuantified(.any, start: start)
      return Node(content: .predicate(.not(try predicate(node))), start: start)
    default:
      let left = try parseSum()
      guard comparisonOperator != nil else { return left }
      return try parseComparison(left: try expression(left), modifier: .direct, start: start)
    }
  }

  /// Parses a comparison after a quantifier.
  private mutating func parseQuantified(
    _ modifier: PredicateModifier,
    start: Int
  ) throws(PredicateParseFailure) -> Node {
    try advance()
    let left = try expression(try parseSum())
    guard comparisonOperator != nil else { throw unexpected([.comparisonOperator]) }
    return try parseComparison(left: left, modifier: modifier, start: start)
  }

  /// Parses the operator and the right side of a comparison.
  private mutating func parseComparison(
    left: ExpressionSyntax,
    modifier: PredicateModifier,
    start: Int
  ) throws(PredicateParseFailure) -> Node {
    guard let comparison = comparisonOperator else { throw unexpected([.comparisonOperator]) }
    try advance()
    let options = try parseOptions()
    let rightStart = token.start
    let right = try expression(try parseSum())
    if comparison == .matches, case .literal(.string(let pattern)) = right,
      RegularExpression(pattern, options: options) == nil
    {
      throw PredicateParseFailure(problem: .invalidPattern(pattern), offset: rightStart)
    }
    let syntax = ComparisonSyntax(
      modifier: modifier, left: left, operator: comparison, options: options, right: right
    )
    return Node(content: .predicate(.comparison(syntax)), start: start)
  }

  /// The comparison operator that the next token spells.
  private var comparisonOperator: PredicateOperator? {
    switch token.kind {
    case .symbol(let symbol): symbol.comparisonOperator
    case .keyword(let keyword): keyword.comparisonOperator
    default: nil
    }
  }

  /// Parses option letters in brackets, if there are any.
  private mutating func parseOptions() throws(PredicateParseFailure) -> PredicateOptions {
    guard try take(.openBracket) else { return [] }
    guard case .identifier = token.kind else { throw unexpected([.options]) }
    var options: PredicateOptions = []
    for index in token.start..<token.end {
      let letter = lexer.bytes[index] | 0x20
      guard let option = PredicateOptions.letters.first(where: { $0.0 == letter }) else {
        let rest = lexer.text(index, token.end)
        throw PredicateParseFailure(problem: .unknownOption(String(rest.prefix(1))), offset: index)
      }
      options.insert(option.1)
    }
    try advance()
    try require(.closeBracket)
    return options
  }
}
