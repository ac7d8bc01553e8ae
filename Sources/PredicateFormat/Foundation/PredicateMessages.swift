import Primitives

/// The texts of problems with predicates; the only place that makes them.
package enum PredicateMessages {
  /// A problem as text.
  static func text(_ problem: PredicateDiagnostic.Problem) -> String {
    switch problem {
    case .syntax(let error): text(error)
    case .evaluation(let error, let predicate): text(error, predicate: predicate)
    }
  }

  /// A syntax error: what is wrong, the format, a caret below the place, and advice.
  ///
  /// ```
  /// Invalid predicate format at column 9: expected a value or a key path, found the end.
  ///   label ==
  ///           ^
  /// ```
  package static func text(_ error: PredicateSyntaxError) -> String {
    var lines = ["Invalid predicate format at column \(error.column): \(reason(error.problem))."]
    lines += CaretLines.lines(for: error.format, column: error.column).map { "  " + $0 }
    if let advice = advice(error.problem) { lines.append(advice) }
    return lines.joined(separator: "\n")
  }

  /// An evaluation error: the predicate and why it could not be evaluated.
  package static func text(_ error: PredicateEvaluationError, predicate: String) -> String {
    let advice = advice(error).map { " " + $0 } ?? ""
    let shown = predicate.count > 200 ? predicate.prefix(199) + "…" : predicate[...]
    return "The predicate \(shown) cannot be evaluated: \(reason(error)).\(advice)"
  }
}

// MARK: - Syntax errors

extension PredicateMessages {
  /// What is wrong, as a clause.
  private static func reason(_ problem: PredicateSyntaxError.Problem) -> String {
    switch problem {
    case .unexpected(let found, let expected):
      "expected \(list(expected.map(text))), found \(text(found))"
    case .unterminatedString(let quote): "the text that starts here has no closing \(quote)"
    case .invalidEscape(let escape): "the character code after \(escape) is incomplete or invalid"
    case .invalidCharacter(let character, _): "\(quote(character)) has no meaning in a predicate"
    case .invalidNumber(let number): "\(quote(number)) is not a number"
    case .unknownSpecifier(let specifier): "\(quote(specifier)) is not a specifier"
    case .missingArgument(let specifier, let index, let given):
      "\(specifier) needs argument \(index + 1), but \(count(given, "argument")) given"
    case .surplusArguments(let used, let given, _):
      "the format uses \(count(used, "argument", verb: false)), but \(count(given, "argument")) given"
    case .wrongArgument(let specifier, let index, let type, let accepted):
      "\(specifier) takes \(accepted), but argument \(index + 1) is \(type)"
    default: structuralReason(problem)
    }
  }

  /// What is wrong with words, functions and patterns, as a clause.
  private static func structuralReason(_ problem: PredicateSyntaxError.Problem) -> String {
    switch problem {
    case .reservedWord(let word): "\(quote(word)) is a reserved word"
    case .unknownFunction(let name, _): "there is no function \(quote(name))"
    case .wrongArgumentCount(let function, let expected, let found):
      "the function \(function) takes \(expected) argument\(expected.hasSuffix("1") ? "" : "s")"
        + ", found \(found)"
    case .unknownOption(let letter): "there is no option \(quote(letter))"
    case .invalidPattern(let pattern): "\(quote(pattern)) is not a valid regular expression"
    case .tooDeep(let limit): "the predicate nests or chains more than \(limit) expressions"
    default: "it cannot be parsed"
    }
  }

  /// What to do, or `nil` if the reason says it all.
  private static func advice(_ problem: PredicateSyntaxError.Problem) -> String? {
    switch problem {
    case .unterminatedString:
      "A text with quotes is best given as an argument: \"label == %@\"."
    case .invalidCharacter(_, isQuote: true): "Write straight quotes: ' or \"."
    case .surplusArguments(_, _, let specifier?):
      "\(specifier) inside quotes is text; write it without quotes."
    case .reservedWord(let word): "To read a key of that name, write #\(word)."
    case .unknownFunction(_, let near) where !near.isEmpty:
      "Did you mean \(list(near.map(quote)))?"
    case .unknownOption: "The options are c (case), d (accents), n (normalized) and l (locale)."
    case .unexpected(.text(let found), let expected) where expected == [.comparisonOperator]:
      found.uppercased() == "NOT" ? "Negate the comparison: NOT (a IN b)." : booleanAdvice
    case .unexpected(.end, let expected) where expected == [.comparisonOperator]: booleanAdvice
    default: nil
    }
  }

  /// What to do about a key that stands alone.
  private static let booleanAdvice = "A truth value is compared, too: \"isEnabled == true\"."

  /// What was found, in words.
  private static func text(_ found: PredicateSyntaxError.Found) -> String {
    switch found {
    case .end: "the end"
    case .text(let text): quote(text)
    case .predicate: "a predicate"
    }
  }

  /// What was expected, in words.
  private static func text(_ expectation: PredicateSyntaxError.Expectation) -> String {
    switch expectation {
    case .expression: "a value or a key path"
    case .comparisonOperator: "an operator such as == or CONTAINS"
    case .connective: "AND or OR"
    case .end: "the end"
    case .key: "a key"
    case .variable: "a variable such as $item"
    case .options: "option letters such as c or cd"
    case .symbol(let symbol): quote(symbol)
    }
  }
}

// MARK: - Evaluation errors

extension PredicateMessages {
  /// Why a predicate could not be evaluated, as a clause.
  private static func reason(_ error: PredicateEvaluationError) -> String {
    switch error {
    case .unknownKey(let key, let type, _, _): "\(type) has no key \(quote(key))"
    case .unknownCollectionOperator(let name, _): "there is no collection operator \(quote(name))"
    case .notACollection(let operation, let type):
      "\(SafeText.line(operation, limit: .max)) needs a collection, found \(type)"
    case .unboundVariable(let name): "the variable $\(name) has no value"
    case .invalidPattern(let pattern): "\(quote(pattern)) is not a valid regular expression"
    case .invalidBounds(let type, let count):
      "BETWEEN needs a list of two values, found \(count.map { "\($0)" } ?? SafeText.line(type, limit: .max))"
    case .invalidIndex(let index, let count):
      "there is no element [\(index)] in a collection of \(count)"
    case .wrongOperand(let operation, let type): "\(operation) cannot be applied to \(type)"
    case .divisionByZero: "it divides by zero"
    case .unknownClass(let name): "there is no class \(quote(name))"
    }
  }

  /// What to do, or `nil` if the reason says it all.
  private static func advice(_ error: PredicateEvaluationError) -> String? {
    switch error {
    case .unknownKey(_, _, let near, _) where !near.isEmpty,
      .unknownCollectionOperator(_, let near) where !near.isEmpty:
      return "Did you mean \(list(near.map(quote)))?"
    case .unknownKey(_, _, _, let known) where !known.isEmpty:
      let shown = known.prefix(12).map { SafeText.line($0) }.joined(separator: ", ")
      return "Its keys are \(shown)\(known.count > 12 ? ", …" : "")."
    case .unknownClass: return "CAST knows \(list(PredicateConversion.classes))."
    default: return nil
    }
  }
}

// MARK: - Words

extension PredicateMessages {
  /// A piece of text in quotes, shortened, without control characters.
  private static func quote(_ text: String) -> String {
    let shown = text.count > 60 ? String(text.prefix(59)) + "…" : text
    return "“" + SafeText.line(shown, limit: .max) + "”"
  }

  /// Words with commas and a final "or".
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A number of things, with "was" or "were" if wanted.
  private static func count(_ number: Int, _ noun: String, verb: Bool = true) -> String {
    let things = "\(number == 0 ? "no" : "\(number)") \(noun)\(number == 1 ? "" : "s")"
    return verb ? things + (number == 1 ? " is" : " are") : things
  }
}
