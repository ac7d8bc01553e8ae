package import Foundation
import Primitives

/// The predicate behind `NSPredicate(format:)`: an `NSPredicate` that keeps its syntax tree.
///
/// Everything that takes a predicate takes it: `NSCompoundPredicate`, `NSArray.filtered(using:)`,
/// `XCTNSPredicateExpectation`. A format that is not a predicate gives one that is always false,
/// and is reported when it is made; an object it cannot be evaluated with is reported then.
package final class FormatPredicate: NSPredicate {
  /// The format as written.
  package let format: String

  /// The syntax tree, or why there is none.
  package let parsed: Result<PredicateSyntax, PredicateSyntaxError>

  /// Place in the source that made the predicate.
  package let location: PredicateLocation

  /// The predicate prepared for evaluation; nothing for an invalid format.
  private let program: PredicateProgram?

  /// Arguments that the tree refers to, for a predicate made from this one.
  private let objects: [PredicateValue]

  /// Values of variables that every evaluation starts with.
  private let variables: [String: PredicateValue]

  /// Parses a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: Values for its specifiers, in order.
  ///   - location: Place in the source to name in reports.
  package init(format: String, arguments: [Any?], location: PredicateLocation) {
    self.format = format
    self.location = location
    self.variables = [:]
    do throws(PredicateSyntaxError) {
      let predicate = try PredicateParser.parse(format, arguments: arguments)
      self.parsed = .success(predicate.syntax)
      self.program = PredicateProgram(predicate.syntax, objects: predicate.objects)
      self.objects = predicate.objects
    } catch {
      self.parsed = .failure(error)
      self.program = nil
      self.objects = []
    }
    super.init(value: false)
    if case .failure(let error) = parsed {
      PredicateDiagnostics.report(PredicateDiagnostic(problem: .syntax(error), location: location))
    }
  }

  /// Copies a predicate with more variables; a new value replaces an old one.
  init(_ other: FormatPredicate, variables: [String: PredicateValue]) {
    self.format = other.format
    self.parsed = other.parsed
    self.location = other.location
    self.program = other.program
    self.objects = other.objects
    self.variables = other.variables.merging(variables) { $1 }
    super.init(value: false)
  }

  // MARK: - NSPredicate

  /// Evaluates the predicate with an object and values for its variables.
  package override func evaluate(
    with object: Any?,
    substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    evaluate(PredicateValue(object), bindings: bindings)
  }

  /// The predicate in canonical spelling, as on Apple's platforms.
  package override var predicateFormat: String { canonicalText }

  /// The predicate in canonical spelling.
  package override var description: String { canonicalText }

  /// The predicate itself, which cannot change.
  package override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another predicate has the same tree; one with objects or variables is only itself.
  package override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormatPredicate else { return false }
    if other === self { return true }
    guard case .success(let syntax) = parsed, case .success(let otherSyntax) = other.parsed else {
      return false
    }
    return objects.isEmpty && other.objects.isEmpty && variables.isEmpty
      && other.variables.isEmpty && syntax == otherSyntax
  }

  /// A hash of the tree.
  package override var hash: Int {
    var hasher = Hasher()
    if case .success(let syntax) = parsed { hasher.combine(syntax) }
    return hasher.finalize()
  }
}

// MARK: - Evaluation

extension FormatPredicate {
  /// Evaluates the predicate with an object that answers for its keys; the fast way.
  ///
  /// - Parameter object: The object.
  /// - Returns: Whether the predicate holds; false, after a report, if it cannot be evaluated.
  package func evaluate(with object: any PredicateEvaluable) -> Bool {
    evaluate(.evaluable(object), bindings: nil)
  }

  /// Evaluates the predicate without a report.
  ///
  /// - Parameters:
  ///   - value: The value to evaluate the predicate with.
  ///   - variables: Values of variables, by name without the dollar sign.
  /// - Returns: Whether the predicate holds; always false for an invalid format.
  /// - Throws: Why the predicate cannot be evaluated with the value.
  package func result(
    for value: PredicateValue,
    variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) -> Bool {
    guard let program else { return false }
    let bound =
      variables.isEmpty ? self.variables : self.variables.merging(variables) { $1 }
    var context = EvaluationContext(root: value, variables: bound)
    return try program.evaluate(&context)
  }

  /// Returns the predicate as a condition on objects of one type, where it compares nothing but texts of theirs: for very many objects, each
  /// of which it reads in a few nanoseconds.
  ///
  /// - Parameter text: Returns how the text of a key is read; `nil` for a key whose value is no text.
  /// - Returns: The condition, which holds for the same objects as the predicate; `nil` for any other predicate.
  package func condition<Object>(
    reading text: (String) -> ((Object) -> String)?
  ) -> ((Object) -> Bool)? {
    program?.condition(reading: text)
  }

  /// Evaluates the predicate and reports an error.
  private func evaluate(_ value: PredicateValue, bindings: [String: Any]?) -> Bool {
    do throws(PredicateEvaluationError) {
      guard let bindings else { return try result(for: value) }
      return try result(for: value, variables: bindings.mapValues { PredicateValue($0) })
    } catch {
      let problem = PredicateDiagnostic.Problem.evaluation(error, predicate: canonicalText)
      PredicateDiagnostics.report(PredicateDiagnostic(problem: problem, location: location))
      return false
    }
  }

  /// The predicate in canonical spelling, or the format if it is invalid.
  package var canonicalText: String {
    switch parsed {
    case .success(let syntax): syntax.description
    case .failure(let error): SafeText.line(error.format, limit: .max)
    }
  }

  /// Whether the result follows from the evaluated object alone: not from other objects, nor from the time.
  package var isAboutItsObject: Bool { objects.isEmpty && !canonicalText.contains("now()") }

  /// The syntax tree, or `nil` for an invalid format.
  package var syntax: PredicateSyntax? {
    if case .success(let syntax) = parsed { syntax } else { nil }
  }
}
