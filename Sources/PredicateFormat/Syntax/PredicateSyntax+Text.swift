import Foundation
import Primitives

extension PredicateSyntax: CustomStringConvertible {
  /// The predicate in canonical spelling, as Apple's `predicateFormat` gives it.
  ///
  /// Operators are spelled `==`, `!=`, `AND`, …; texts stand in double quotes; truth values are
  /// `1` and `0`; compounds inside compounds stand in parentheses.
  package var description: String {
    var writer = PredicateWriter()
    writer.write(self)
    return writer.text
  }
}

extension ExpressionSyntax: CustomStringConvertible {
  /// The expression in canonical spelling.
  package var description: String {
    var writer = PredicateWriter()
    writer.write(self, binding: 0)
    return writer.text
  }
}

/// A writer of syntax trees in canonical spelling.
private struct PredicateWriter {
  /// What is written so far.
  var text = ""

  /// Writes a predicate.
  mutating func write(_ predicate: PredicateSyntax) {
    switch predicate {
    case .constant(let value): text += value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): write(comparison)
    case .and(let parts): write(parts, separator: " AND ")
    case .or(let parts): write(parts, separator: " OR ")
    case .not(let operand):
      text += "NOT "
      writePart(operand)
    }
  }

  /// Writes predicates with a connective between them.
  private mutating func write(_ parts: [PredicateSyntax], separator: String) {
    for (index, part) in parts.enumerated() {
      if index > 0 { text += separator }
      writePart(part)
    }
  }

  /// Writes a predicate inside another one.
  private mutating func writePart(_ part: PredicateSyntax) {
    switch part {
    case .constant, .comparison: write(part)
    case .and, .or, .not:
      text += "("
      write(part)
      text += ")"
    }
  }

  /// Writes a comparison.
  private mutating func write(_ comparison: ComparisonSyntax) {
    if comparison.modifier != .direct { text += comparison.modifier.rawValue + " " }
    write(comparison.left, binding: 0)
    text += " " + comparison.operator.rawValue
    if !comparison.options.isEmpty {
      text += "["
      for (letter, option) in PredicateOptions.letters where comparison.options.contains(option) {
        text.unicodeScalars.append(UnicodeScalar(letter))
      }
      text += "]"
    }
    text += " "
    write(comparison.right, binding: 0)
  }
}

// MARK: - Expressions

extension PredicateWriter {
  /// Writes an expression, in parentheses if it binds less than required.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - binding: The required strength: 1 sum, 2 product, 3 sign, 4 power, 5 keys and indexes.
  mutating func write(_ expression: ExpressionSyntax, binding: Int) {
    switch expression {
    case .literal(let literal): write(literal, binding: binding)
    case .object(_, let type): text += "<" + type + ">"
    case .itself: text += "SELF"
    case .variable(let name): text += "$" + name
    case .assignment(let name, let value):
      group(if: binding > 0) { writer in
        writer.text += "$" + name + " := "
        writer.write(value, binding: 0)
      }
    case .keyPath(let keys, let base): write(keys, of: base)
    case .aggregate(let elements): writeList(elements, "{", "}")
    case .arithmetic(let arithmetic, let left, let right):
      write(arithmetic, left, right, binding: binding)
    case .negated(let operand):
      group(if: binding > 3) { writer in
        writer.text += "-"
        writer.write(operand, binding: 3)
      }
    default: writeCall(expression)
    }
  }

  /// Writes an expression with brackets or an argument list.
  private mutating func writeCall(_ expression: ExpressionSyntax) {
    switch expression {
    case .element(let base, let index):
      write(base, binding: 5)
      write(index)
    case .function(.cast, let arguments): writeList(arguments, "CAST(", ")")
    case .function(let function, let arguments): writeList(arguments, function.rawValue + "(", ")")
    case .subquery(let collection, let variable, let predicate):
      text += "SUBQUERY("
      write(collection, binding: 0)
      text += ", $" + variable + ", "
      write(predicate)
      text += ")"
    case .conditional(let predicate, let first, let second):
      text += "TERNARY("
      write(predicate)
      text += ", "
      writeList([first, second], "", ")")
    default: break
    }
  }

  /// Writes keys after a value.
  private mutating func write(_ keys: [String], of base: ExpressionSyntax?) {
    if let base {
      write(base, binding: 5)
      text += "."
    }
    for (index, key) in keys.enumerated() {
      if index > 0 { text += "." }
      if index == 0, base == nil, PredicateKeyword(word: key) != nil { text += "#" }
      text += SafeText.line(key, limit: .max)
    }
  }

  /// Writes an index in brackets.
  private mutating func write(_ index: IndexSyntax) {
    text += "["
    switch index {
    case .first: text += "FIRST"
    case .last: text += "LAST"
    case .size: text += "SIZE"
    case .position(let expression): write(expression, binding: 0)
    }
    text += "]"
  }

  /// Writes an arithmetic operation.
  private mutating func write(
    _ arithmetic: PredicateArithmetic,
    _ left: ExpressionSyntax,
    _ right: ExpressionSyntax,
    binding: Int
  ) {
    let own = arithmetic.precedence
    let isPower = arithmetic == .power
    group(if: own < binding) { writer in
      writer.write(left, binding: isPower ? 5 : own)
      writer.text += " " + arithmetic.rawValue + " "
      writer.write(right, binding: isPower ? 3 : own + 1)
    }
  }

  /// Writes something in parentheses if a condition holds.
  private mutating func group(if isNeeded: Bool, _ body: (inout PredicateWriter) -> Void) {
    if isNeeded { text += "(" }
    body(&self)
    if isNeeded { text += ")" }
  }

  /// Writes expressions with commas between two brackets.
  private mutating func writeList(_ list: [ExpressionSyntax], _ open: String, _ close: String) {
    text += open
    for (index, element) in list.enumerated() {
      if index > 0 { text += ", " }
      write(element, binding: 0)
    }
    text += close
  }
}

// MARK: - Literals

extension PredicateWriter {
  /// Writes a constant; a negative number stands in parentheses before a power or a key.
  private mutating func write(_ literal: PredicateLiteral, binding: Int) {
    switch literal {
    case .null: text += "nil"
    case .bool(let value): text += value ? "1" : "0"
    case .int(let number): group(if: number < 0 && binding > 3) { $0.text += String(number) }
    case .double(let number):
      group(if: number < 0 && binding > 3) { $0.text += String(describing: number) }
    case .string(let string): text += SafeText.literal(string, as: .predicate)
    case .date(let date):
      text += "CAST(" + String(describing: date.timeIntervalSinceReferenceDate) + ", \"NSDate\")"
    case .array(let elements):
      text += "{"
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        write(element, binding: 0)
      }
      text += "}"
    }
  }
}
