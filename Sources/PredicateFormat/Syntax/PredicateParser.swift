/// A parsed format with the arguments that are no literals.
struct ParsedPredicate {
  /// The syntax tree.
  let syntax: PredicateSyntax

  /// Arguments that the tree refers to by number.
  let objects: [PredicateValue]
}

/// A parser of formats, by recursive descent.
///
/// Precedence, strongest first: `.` `[…]`, `**`, sign, `*` `/`, `+` `-`, comparison, `NOT`, `AND`,
/// `OR`. A parenthesis may hold a predicate or a value; which one is known only at its end, so
/// that every level returns a ``Node``.
struct PredicateParser {
  /// A predicate or a value, with its place.
  struct Node {
    /// Either of the two.
    enum Content {
      /// A value.
      case expression(ExpressionSyntax)
      /// A predicate.
      case predicate(PredicateSyntax)
    }

    /// What was parsed.
    let content: Content

    /// Offset of its first byte.
    let start: Int
  }

  /// How deeply groups may nest: keeps recursion within a stack of one megabyte in a debug build.
  static let deepest = 32

  /// How many operators, indexes and key paths may be chained: bounds the height of the tree.
  static let longestChain = 100

  /// The source of tokens.
  var lexer: PredicateLexer

  /// The token to look at next.
  var token: PredicateToken

  /// Arguments given with the format.
  let arguments: [Any?]

  /// Number of arguments used so far.
  var usedArguments = 0

  /// Arguments that are no literals.
  var objects: [PredicateValue] = []

  /// Current depth of nesting.
  private var depth = 0

  /// Number of chained operators, indexes and key paths so far.
  private var links = 0

  /// Parses a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: Values for its specifiers, in order.
  /// - Returns: The tree and the arguments it refers to.
  /// - Throws: The first problem, with its column.
  static func parse(
    _ format: String,
    arguments: [Any?] = []
  ) throws(PredicateSyntaxError) -> ParsedPredicate {
    do throws(PredicateParseFailure) {
      var parser = try PredicateParser(format, arguments: arguments)
      return try parser.parseFormat()
    } catch {
      let prefix = format.utf8.prefix(error.offset)
      let column = min(String(decoding: Array(prefix), as: UTF8.self).count, format.count) + 1
      throw PredicateSyntaxError(format: format, column: column, problem: error.problem)
    }
  }

  /// Creates a parser and reads the first token.
  private init(_ format: String, arguments: [Any?]) throws(PredicateParseFailure) {
    var lexer = PredicateLexer(format)
    self.token = try lexer.next()
    self.lexer = lexer
    self.arguments = arguments
  }

  /// Parses the whole format.
  private mutating func parseFormat() throws(PredicateParseFailure) -> ParsedPredicate {
    let syntax = try parsePredicate()
    guard token.kind == .end else { throw unexpected([.connective, .end]) }
    guard usedArguments == arguments.count else {
      let quoted = lexer.quotedSpecifier
      throw PredicateParseFailure(
        problem: .surplusArguments(
          used: usedArguments, given: arguments.count, quotedSpecifier: quoted?.text
        ),
        offset: quoted?.offset ?? lexer.bytes.count
      )
    }
    return ParsedPredicate(syntax: syntax, objects: objects)
  }
}

// MARK: - Tokens

extension PredicateParser {
  /// Moves to the next token.
  mutating func advance() throws(PredicateParseFailure) {
    token = try lexer.next()
  }

  /// Moves over a symbol if it is the next token.
  ///
  /// - Returns: Whether it was.
  mutating func take(_ symbol: PredicateSymbol) throws(PredicateParseFailure) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  /// Moves over a symbol that has to be the next token.
  mutating func require(
    _ symbol: PredicateSymbol,
    or others: [PredicateSyntaxError.Expectation] = []
  ) throws(PredicateParseFailure) {
    guard try take(symbol) else { throw unexpected(others + [.symbol(symbol.rawValue)]) }
  }

  /// The failure for the current token.
  func unexpected(_ expected: [PredicateSyntaxError.Expectation]) -> PredicateParseFailure {
    let found: PredicateSyntaxError.Found =
      token.kind == .end ? .end : .text(lexer.text(token.start, token.end))
    return PredicateParseFailure(
      problem: .unexpected(found: found, expected: expected), offset: token.start
    )
  }

  /// Enters a group; every call is paired with ``leave()`` unless parsing fails.
  mutating func enter() throws(PredicateParseFailure) {
    depth += 1
    guard depth <= Self.deepest else {
      throw PredicateParseFailure(problem: .tooDeep(limit: Self.deepest), offset: token.start)
    }
  }

  /// Leaves a group.
  mutating func leave() {
    depth -= 1
  }

  /// Counts an operator, an index or a key path that makes the tree higher.
  mutating func link() throws(PredicateParseFailure) {
    links += 1
    guard links <= Self.longestChain else {
      throw PredicateParseFailure(problem: .tooDeep(limit: Self.longestChain), offset: token.start)
    }
  }

  /// A node with a value, starting at an offset.
  func value(_ expression: ExpressionSyntax, at start: Int) -> Node {
    Node(content: .expression(expression), start: start)
  }
}
