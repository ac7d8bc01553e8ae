/// What an application says first, once it runs or could not be started.
package struct Hello: Sendable, Hashable {
  /// Whether the application started.
  package enum Outcome: Sendable, Hashable {
    /// It runs and takes requests.
    case ready

    /// It could not be started, for this reason; its process ends.
    case failed(String)
  }

  /// The process of the application.
  package var processID: Int32

  /// Whether the application started.
  package var outcome: Outcome

  /// Makes a greeting.
  package init(processID: Int32, outcome: Outcome = .ready) {
    self.processID = processID
    self.outcome = outcome
  }
}
