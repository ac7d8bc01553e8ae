/// A reason for which an application cannot be run for a test.
enum LaunchProblem: Error, Hashable {
  /// Swift concurrency was in use before its executors could be taken over, so time would be real.
  case concurrencyInUse
}

extension LaunchProblem: CustomStringConvertible {
  /// The reason and its remedy, in sentences.
  var description: String {
    switch self {
    case .concurrencyInUse:
      """
      Time cannot be virtual: Swift concurrency was in use before the application's main took it over. Let the \
      process begin with the application's own main, outside of any task: `@main` on the application, or a main that \
      is not async and starts no task before it calls that one. Or launch with real time.
      """
    }
  }
}
