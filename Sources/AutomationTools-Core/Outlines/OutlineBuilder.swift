/// A result builder that puts the elements of an outline together from the statements of a closure.
@resultBuilder public enum OutlineBuilder {
  /// Takes an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Takes elements that were made elsewhere.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Joins elements in order.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }

  /// Takes the elements of an `if` that has no `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Takes the elements of a condition that holds.
  public static func buildEither(first: [Element]) -> [Element] { first }

  /// Takes the elements of a condition that does not hold.
  public static func buildEither(second: [Element]) -> [Element] { second }

  /// Joins the elements of a loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }

  /// Takes the elements of a check for availability.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
