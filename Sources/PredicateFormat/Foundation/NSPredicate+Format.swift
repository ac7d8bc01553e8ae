public import Foundation

extension NSPredicate: PredicateReplaceable {
  /// Creates a predicate from a format.
  ///
  /// The language is the one of Apple's predicate formats: comparisons, `AND`, `OR`, `NOT`,
  /// quantifiers, key paths, functions, literals and the specifiers `%@`, `%K`, `%d`, ….
  ///
  /// ```swift
  /// app.buttons.matching(NSPredicate(format: "label CONTAINS[c] %@", "next"))
  /// ```
  ///
  /// - Note: Unlike Apple's initializer, which raises an exception, this one reports an invalid
  ///   format as a failure at the caller's line and makes a predicate that is always false. It
  ///   also reports surplus arguments and arguments that do not fit their specifiers.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - args: Values for its specifiers, in order.
  ///   - file: The file to name in a report.
  ///   - line: The line to name in a report.
  public convenience init(
    format: String,
    _ args: Any?...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let location = PredicateLocation(file: file, line: line)
    self.init(replacement: FormatPredicate(format: format, arguments: args, location: location))
  }

  /// Creates a predicate from a format and a list of arguments.
  ///
  /// - Note: Reports an invalid format instead of raising an exception, as
  ///   ``init(format:_:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: Values for its specifiers, in order; `nil` for none.
  ///   - file: The file to name in a report.
  ///   - line: The line to name in a report.
  public convenience init(
    format: String,
    argumentArray arguments: [Any]?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let location = PredicateLocation(file: file, line: line)
    self.init(
      replacement: FormatPredicate(format: format, arguments: arguments ?? [], location: location)
    )
  }

  /// Creates a predicate from a format and variable arguments of C.
  ///
  /// - Note: Unlike Apple's initializer, which takes a `CVaListPointer`, this one takes the
  ///   arguments themselves: the pointer does not tell their types.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: Values for its specifiers, in order.
  ///   - file: The file to name in a report.
  ///   - line: The line to name in a report.
  public convenience init(
    format: String,
    arguments: [any CVarArg],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let location = PredicateLocation(file: file, line: line)
    self.init(
      replacement: FormatPredicate(format: format, arguments: arguments, location: location)
    )
  }

  /// Makes a predicate with values for its variables.
  ///
  /// Variables without a value stay open; predicates that were not made from a format have no
  /// variables and come back unchanged.
  ///
  /// - Parameter variables: The values, by name without the dollar sign.
  /// - Returns: The predicate with the values; compounds are rebuilt.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let predicate as FormatPredicate:
      let values = variables.mapValues { PredicateValue($0) }
      return FormatPredicate(predicate, variables: values)
    case let compound as NSCompoundPredicate:
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) }
      )
    default: return self
    }
  }
}

/// A class whose initializers may hand out an instance of a subclass.
///
/// A convenience initializer of a class cannot replace `self`, an initializer of a protocol
/// extension can; that is the whole purpose of this protocol, which has no other conformer.
private protocol PredicateReplaceable {}

extension PredicateReplaceable {
  /// Creates an instance that is the replacement itself.
  fileprivate init(replacement: NSPredicate) {
    guard let own = replacement as? Self else {
      preconditionFailure("\(Self.self) cannot be made from a format; use NSPredicate(format:)")
    }
    self = own
  }
}
