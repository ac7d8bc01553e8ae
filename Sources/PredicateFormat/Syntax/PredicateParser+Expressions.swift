// MARK: - Arithmetic

extension PredicateParser {
  /// Parses values between `+` and `-`.
  mutating func parseSum() throws(PredicateParseFailure) -> Node {
    var left = try parseProduct()
    while let arithmetic = sumOperator {
      let first = try expression(left)
      try link()
      try advance()
      let second = try expression(try parseProduct())
      left = value(.arithmetic(arithmetic, first, second), at: left.start)
    }
    return left
  }

  /// Parses values between `*` and `/`.
  private mutating func parseProduct() throws(PredicateParseFailure) -> Node {
    var left = try parseSigned()
    while let arithmetic = productOperator {
      let first = try expression(left)
      try link()
      try advance()
      let second = try expression(try parseSigned())
      left = value(.arithmetic(arithmetic, first, second), at: left.start)
    }
    return left
  }

  /// Parses a value with a sign, or a power.
  private mutating func parseSigned() throws(PredicateParseFailure) -> Node {
    let start = token.start
    guard token.kind == .symbol(.minus) else { return try parsePower() }
    try enter()
    try advance()
    let isNumber: Bool
    switch token.kind {
    case .integer, .double: isNumber = true
    default: isNumber = false
    }
    if case .integer(let magnitude) = token.kind, magnitude == Int.min.magnitude {
      try advance()
      leave()
      return try parsePower(base: value(.literal(.int(.min)), at: start))
    }
    let operand = try expression(try parseSigned())
    leave()
    switch operand {
    // A zero keeps its sign, which would be lost in the number.
    case .literal(.int(let number)) where isNumber && number != 0:
      return value(.literal(.int(-number)), at: start)
    case .literal(.double(let number)) where isNumber:
      return value(.literal(.double(-number)), at: start)
    default: return value(.negated(operand), at: start)
    }
  }

  /// Parses a value and its exponent; exponents group from the right.
  private mutating func parsePower() throws(PredicateParseFailure) -> Node {
    try parsePower(base: try parsePostfix())
  }

  /// Parses the exponent of a value, if there is one.
  private mutating func parsePower(base: Node) throws(PredicateParseFailure) -> Node {
    guard token.kind == .symbol(.power) else { return base }
    let first = try expression(base)
    try enter()
    try advance()
    let second = try expression(try parseSigned())
    leave()
    return value(.arithmetic(.power, first, second), at: base.start)
  }

  /// Addition or subtraction, if the next token is one.
  private var sumOperator: PredicateArithmetic? {
    switch token.kind {
    case .symbol(.plus): .add
    case .symbol(.minus): .subtract
    default: nil
    }
  }

  /// Multiplication or division, if the next token is one.
  private var productOperator: PredicateArithmetic? {
    switch token.kind {
    case .symbol(.times): .multiply
    case .symbol(.divide): .divide
    default: nil
    }
  }
}

// MARK: - Keys and indexes

extension PredicateParser {
  /// Parses a value followed by keys and indexes.
  private mutating func parsePostfix() throws(PredicateParseFailure) -> Node {
    var node = try parsePrimary()
    while true {
      if token.kind == .symbol(.dot) {
        let base = try expression(node)
        try advance()
        node = value(try appending(try parseKeys(), to: base), at: node.start)
      } else if token.kind == .symbol(.openBracket), case .expression(let base) = node.content {
        try link()
        try advance()
        let index = try parseIndex()
        try require(.closeBracket)
        node = value(.element(of: base, at: index), at: node.start)
      } else {
        return node
      }
    }
  }

  /// A value with keys read from it; keys after keys make one path.
  private mutating func appending(
    _ keys: [String],
    to base: ExpressionSyntax
  ) throws(PredicateParseFailure) -> ExpressionSyntax {
    if case .keyPath(let first, let origin) = base { return .keyPath(first + keys, of: origin) }
    try link()
    return .keyPath(keys, of: base)
  }

  /// Parses what follows a dot: a key, reserved or not, or a key path given as an argument.
  private mutating func parseKeys() throws(PredicateParseFailure) -> [String] {
    let keys: [String]
    switch token.kind {
    case .identifier(let name), .collectionOperator(let name): keys = [name]
    case .keyword: keys = [lexer.text(token.start, token.end)]
    case .specifier(let specifier) where specifier.conversion == .keyPath:
      guard case .keyPath(let path, _) = try parseArgument(specifier) else {
        throw unexpected([.key])
      }
      return path
    default: throw unexpected([.key])
    }
    try advance()
    return keys
  }

  /// Parses what stands in brackets after a value.
  private mutating func parseIndex() throws(PredicateParseFailure) -> IndexSyntax {
    switch token.kind {
    case .keyword(.first):
      try advance()
      return .first
    case .keyword(.last):
      try advance()
      return .last
    case .keyword(.size):
      try advance()
      return .size
    default:
      try enter()
      let index = try expression(try parseSum())
      leave()
      return .position(index)
    }
  }
}
