/// An expression prepared for many evaluations.
indirect enum ExpressionProgram {
  /// Always the same value.
  case constant(PredicateValue)
  /// The evaluated object.
  case itself
  /// One key of the evaluated object.
  case key(String)
  /// Keys of a value.
  case keyPath([String], of: ExpressionProgram)
  /// The value of a variable.
  case variable(String)
  /// A variable that gets a value.
  case assignment(String, ExpressionProgram)
  /// A list.
  case aggregate([ExpressionProgram])
  /// An arithmetic operation.
  case arithmetic(PredicateArithmetic, ExpressionProgram, ExpressionProgram)
  /// An element of a collection, at a place or a key.
  case element(of: ExpressionProgram, at: ExpressionProgram)
  /// The first element, the last one, or the number of elements.
  case mark(of: ExpressionProgram, IndexSyntax)
  /// A function.
  case function(PredicateFunction, [ExpressionProgram])
  /// The elements that satisfy a predicate.
  case subquery(ExpressionProgram, variable: String, PredicateProgram)
  /// One of two values.
  case conditional(PredicateProgram, ExpressionProgram, ExpressionProgram)

  /// Prepares a syntax tree.
  ///
  /// - Parameters:
  ///   - syntax: The tree.
  ///   - objects: Arguments that the tree refers to.
  init(_ syntax: ExpressionSyntax, objects: [PredicateValue]) {
    switch syntax {
    case .literal(let literal): self = .constant(PredicateValue(literal))
    case .object(let index, _): self = .constant(objects[index])
    case .itself: self = .itself
    case .variable(let name): self = .variable(name)
    case .assignment(let name, let value):
      self = .assignment(name, ExpressionProgram(value, objects: objects))
    case .keyPath(let keys, let base): self = Self.keyPath(keys, base, objects: objects)
    case .aggregate(let elements): self = Self.aggregate(elements, objects: objects)
    case .arithmetic(let arithmetic, let left, let right):
      self = .arithmetic(
        arithmetic, ExpressionProgram(left, objects: objects),
        ExpressionProgram(right, objects: objects)
      )
    case .negated(let operand):
      self = .arithmetic(
        .subtract, .constant(.int(0)), ExpressionProgram(operand, objects: objects)
      )
    default: self = Self.call(syntax, objects: objects)
    }
  }

  /// Prepares a key path; a single key of the evaluated object is the most frequent one.
  private static func keyPath(
    _ keys: [String],
    _ base: ExpressionSyntax?,
    objects: [PredicateValue]
  ) -> ExpressionProgram {
    guard let base else {
      if keys.count == 1, keys[0].utf8.first != UInt8(ascii: "@") { return .key(keys[0]) }
      return .keyPath(keys, of: .itself)
    }
    return .keyPath(keys, of: ExpressionProgram(base, objects: objects))
  }

  /// Prepares a list; a list of constants is one.
  private static func aggregate(
    _ elements: [ExpressionSyntax],
    objects: [PredicateValue]
  ) -> ExpressionProgram {
    let programs = elements.map { ExpressionProgram($0, objects: objects) }
    var values: [PredicateValue] = []
    for program in programs {
      guard case .constant(let value) = program else { return .aggregate(programs) }
      values.append(value)
    }
    return .constant(.array(values))
  }

  /// Prepares an expression with brackets or an argument list.
  private static func call(
    _ syntax: ExpressionSyntax,
    objects: [PredicateValue]
  ) -> ExpressionProgram {
    switch syntax {
    case .element(let base, .position(let index)):
      .element(
        of: ExpressionProgram(base, objects: objects),
        at: ExpressionProgram(index, objects: objects)
      )
    case .element(let base, let mark):
      .mark(of: ExpressionProgram(base, objects: objects), mark)
    case .function(let function, let arguments):
      .function(function, arguments.map { ExpressionProgram($0, objects: objects) })
    case .subquery(let collection, let variable, let predicate):
      .subquery(
        ExpressionProgram(collection, objects: objects), variable: variable,
        PredicateProgram(predicate, objects: objects)
      )
    case .conditional(let predicate, let first, let second):
      .conditional(
        PredicateProgram(predicate, objects: objects),
        ExpressionProgram(first, objects: objects), ExpressionProgram(second, objects: objects)
      )
    default: .constant(.null)
    }
  }
}
