/// A context of an evaluation: the object and the variables.
struct EvaluationContext {
  /// The evaluated object: `SELF`, and the start of key paths.
  let root: PredicateValue

  /// Values of variables, by name without the dollar sign.
  var variables: [String: PredicateValue]

  /// Creates a context.
  init(root: PredicateValue, variables: [String: PredicateValue] = [:]) {
    self.root = root
    self.variables = variables
  }
}
