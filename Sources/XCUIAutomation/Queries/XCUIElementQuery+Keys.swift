import PredicateFormat

extension XCUIElementQuery: PredicateEvaluable {
  /// The value of a key for a predicate that is evaluated with the query itself, as expectations do.
  package func predicateValue(forKey key: String) -> PredicateValue? {
    plan.home.serve {
      Interaction.catchUp(plan.application)
      guard key == "count" else { return nil }
      let count = PredicateValue.int(count)
      TestScope.current.lastLook = Look(plan, key, count)
      return count
    }
  }

  /// The names of the keys.
  package var predicateKeys: [String] { ["count"] }
}
