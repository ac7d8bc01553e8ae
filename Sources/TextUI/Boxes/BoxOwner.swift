/// An owner of a box, from which it takes the hierarchy and the environment.
@MainActor protocol BoxOwner {
  /// The hierarchy.
  var graph: ViewGraph { get }

  /// The environment.
  var scope: EnvironmentScope { get }
}

extension ViewNode: BoxOwner {}

extension NodeContext: BoxOwner {}

extension Box: BoxOwner {}

extension Box {
  /// The values of the environment.
  final var environment: EnvironmentValues { scope.values }
}
