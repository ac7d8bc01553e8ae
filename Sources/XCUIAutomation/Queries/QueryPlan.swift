import AccessibilityTree

/// The recipe behind an element or a query: an application, and the steps from it on.
///
/// It is evaluated anew at each use, so that it finds what is there then.
struct QueryPlan: Sendable {
  /// The application inside which the steps look.
  let application: ApplicationReference

  /// The steps, in order; without any, it is the application itself.
  private(set) var steps: [QueryStep]

  /// The test that the object for the application belongs to.
  let home: ScopeHome

  /// Makes a recipe.
  init(
    application: ApplicationReference, steps: [QueryStep] = [], home: ScopeHome = ScopeHome()
  ) {
    self.application = application
    self.steps = steps
    self.home = home
  }

  /// Returns the recipe with a further step.
  func appending(_ step: QueryStep) -> QueryPlan {
    QueryPlan(application: application, steps: steps + [step], home: home)
  }

  /// Whether it finds one element at most, by its last step.
  var selectsOne: Bool { steps.last?.selectsOne ?? true }
}
