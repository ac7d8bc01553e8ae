/// A task that sleeps, described for messages.
package struct Sleeper: Sendable, Hashable {
  /// What the task sleeps on.
  package enum Kind: Sendable, Hashable {
    /// `Task.sleep`, or the sleep of one of the runtime's clocks.
    ///
    /// Which actor the task belongs to cannot be told: the runtime leaves the actor in order to
    /// sleep.
    case task

    /// A sleep on the virtual clock.
    case clock
  }

  /// The time at which the sleep ends, since control began.
  package var deadline: Duration

  /// What the task sleeps on.
  package var kind: Kind

  /// The name the task was created with, if it has one.
  package var taskName: String?

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - deadline: The time at which the sleep ends, since control began.
  ///   - kind: What the task sleeps on.
  ///   - taskName: The name of the task.
  package init(deadline: Duration, kind: Kind, taskName: String? = nil) {
    self.deadline = deadline
    self.kind = kind
    self.taskName = taskName
  }
}

extension Sleeper: CustomStringConvertible {
  /// A short text such as `“poll” sleeps until 5.0 seconds (Task.sleep)`.
  package var description: String {
    let subject = taskName.map { "“\(printable($0))”" } ?? "a task"
    let means =
      switch kind {
      case .task: "Task.sleep"
      case .clock: "virtual clock"
      }
    return "\(subject) sleeps until \(deadline) (\(means))"
  }
}
