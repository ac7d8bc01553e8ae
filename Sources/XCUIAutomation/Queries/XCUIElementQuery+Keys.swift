import PredicateFormat

extension XCUIElementQuery: PredicateEvaluable {
  /// The value of a key for a predicate that is evaluated with the query itself, as expectations do.
  package func predicateValue(forKey key: String) -> PredicateValue? {
    Interaction.catchUp(plan.application)
    return key == "count" ? .int(count) : nil
  }

  /// The names of the keys.
  package var predicateKeys: [String] { ["count"] }
}
