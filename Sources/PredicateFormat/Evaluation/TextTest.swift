/// A comparison of texts with its right side prepared.
struct TextTest {
  /// A kind of comparison of a text with the prepared one.
  private enum Kind {
    /// The texts are equal.
    case equal
    /// The prepared text stands at the start.
    case prefix
    /// The prepared text stands at the end.
    case suffix
    /// The prepared text stands anywhere.
    case part
    /// The prepared text sorts before, at or after, as the operator says.
    case order(PredicateOperator)
    /// The prepared pattern covers the text.
    case wildcard(WildcardPattern)
    /// The prepared expression matches the whole text.
    case expression(RegularExpression)
  }

  /// How a text is compared.
  private let kind: Kind

  /// The folded bytes of the prepared text.
  private let bytes: [UInt8]

  /// The folding that both texts go through.
  private let folding: TextFolding

  /// Prepares a text; fails if the operator does not compare texts.
  ///
  /// - Parameters:
  ///   - operator: The operator; for `IN` prepare the text that is looked for.
  ///   - options: The options of the operator.
  ///   - text: The right side of the operator.
  /// - Throws: An error for an invalid regular expression.
  init?(
    _ operator: PredicateOperator,
    options: PredicateOptions,
    text: String
  ) throws(PredicateEvaluationError) {
    self.folding = TextFolding(options)
    switch `operator` {
    case .equal, .notEqual: kind = .equal
    case .beginsWith: kind = .prefix
    case .endsWith: kind = .suffix
    case .contains, .in: kind = .part
    case .less, .lessOrEqual, .greater, .greaterOrEqual: kind = .order(`operator`)
    case .like:
      let pattern = WildcardPattern(folding.fold(text))
      if let literal = pattern.literal {
        self.kind = .equal
        self.bytes = Array(literal.utf8)
        return
      }
      kind = .wildcard(pattern)
    case .matches:
      if RegularExpression.isLiteral(text) {
        kind = .equal
      } else {
        guard let expression = RegularExpression(text, options: options) else {
          throw .invalidPattern(text)
        }
        kind = .expression(expression)
      }
    case .between: return nil
    }
    self.bytes = folding.bytes(text)
  }

  /// Whether a text stands in the relation to the prepared one; for `!=`, whether they are equal.
  func holds(for text: String) -> Bool {
    switch kind {
    case .wildcard(let pattern): return pattern.matches(folding.fold(text))
    case .expression(let expression): return expression.matches(text)
    default: break
    }
    if folding.isIdentity {
      var text = text
      return text.withUTF8 { holds(forBytes: $0) }
    }
    return folding.bytes(text).withUnsafeBufferPointer { holds(forBytes: $0) }
  }

  /// Whether folded bytes stand in the relation to the prepared ones.
  private func holds(forBytes other: UnsafeBufferPointer<UInt8>) -> Bool {
    switch kind {
    case .equal: return other.count == bytes.count && isFound(at: 0, in: other)
    case .prefix: return isFound(at: 0, in: other)
    case .suffix: return isFound(at: other.count - bytes.count, in: other)
    case .part:
      guard other.count >= bytes.count else { return false }
      for start in 0...(other.count - bytes.count) where isFound(at: start, in: other) {
        return true
      }
      return false
    case .order(let comparison): return comparison.accepts(order: order(of: other))
    case .wildcard, .expression: return false
    }
  }

  /// Whether the prepared bytes stand at a place.
  private func isFound(at start: Int, in other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start >= 0, start + bytes.count <= other.count else { return false }
    var index = 0
    while index < bytes.count {
      guard other[start + index] == bytes[index] else { return false }
      index += 1
    }
    return true
  }

  /// Order of bytes relative to the prepared ones.
  private func order(of other: UnsafeBufferPointer<UInt8>) -> Int {
    if other.elementsEqual(bytes) { return 0 }
    return other.lexicographicallyPrecedes(bytes) ? -1 : 1
  }
}

extension PredicateOperator {
  /// Whether an ordering operator holds for an order: below, at or above zero.
  func accepts(order: Int) -> Bool {
    switch self {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    default: false
    }
  }
}
