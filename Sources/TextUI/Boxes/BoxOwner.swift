/// What a box is made for: it takes the hierarchy and the environment from there.
@MainActor protocol BoxOwner {
  /// The hierarchy.
  var graph: ViewGraph { get }

  /// The environment.
  var scope: EnvironmentScope { get }
}

extension ViewNode: BoxOwner {}

extension NodeContext: BoxOwner {}

extension Box: BoxOwner {}
