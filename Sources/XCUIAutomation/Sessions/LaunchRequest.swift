/// What a test wants an application to be launched with.
struct LaunchRequest: Sendable, Hashable {
  /// The arguments.
  var arguments: [String] = []

  /// Variables on top of the environment of the test.
  var environment: [String: String] = [:]
}
