/// Something that sleeps or waits until a time, described for messages.
package struct Sleeper: Sendable, Hashable {
  /// What it is.
  package enum Kind: Sendable, Hashable {
    /// A task in `Task.sleep`, or the sleep of one of the runtime's clocks.
    ///
    /// Which actor the task belongs to cannot be told: the runtime leaves the actor in order to
    /// sleep.
    case task

    /// A task that sleeps on the virtual clock.
    case clock

    /// A thread that sleeps.
    case thread

    /// A thread that waits for a semaphore with a limit.
    case semaphore

    /// A thread that waits for a condition variable with a limit.
    case condition

    /// A thread that waits for a dispatch group or work item with a limit.
    case group

    /// A thread that waits for descriptors or signals with a limit, as a run loop does.
    case descriptors

    /// A timer of dispatch: `asyncAfter`, or a timer source.
    case dispatchTimer

    /// A `Timer`, or the limit of a run loop.
    case timer
  }

  /// The time at which it ends, since control began.
  package var deadline: Duration

  /// What it is.
  package var kind: Kind

  /// The name of the task or thread, if it has one.
  package var name: String?

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - deadline: The time at which it ends, since control began.
  ///   - kind: What it is.
  ///   - name: The name of the task or thread.
  package init(deadline: Duration, kind: Kind, name: String? = nil) {
    self.deadline = deadline
    self.kind = kind
    self.name = name
  }
}

extension Sleeper: CustomStringConvertible {
  /// A short text such as `“poll” sleeps until 5.0 seconds (Task.sleep)`.
  package var description: String {
    let task = name.map { "“\(printable($0))”" } ?? "a task"
    let thread = name.map { "thread “\(printable($0))”" } ?? "a thread"
    let deadline = Duration.microseconds(deadline.nanoseconds / 1_000)
    return switch kind {
    case .task: "\(task) sleeps until \(deadline) (Task.sleep)"
    case .clock: "\(task) sleeps until \(deadline) (virtual clock)"
    case .thread: "\(thread) sleeps until \(deadline)"
    case .semaphore: "\(thread) waits for a semaphore until \(deadline)"
    case .condition: "\(thread) waits for a condition until \(deadline)"
    case .group: "\(thread) waits for a dispatch group or work item until \(deadline)"
    case .descriptors: "\(thread) waits for descriptors until \(deadline)"
    case .dispatchTimer: "a dispatch timer fires at \(deadline) (asyncAfter, or a timer source)"
    case .timer: "a Timer fires at \(deadline)"
    }
  }
}
