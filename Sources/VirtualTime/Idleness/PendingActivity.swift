/// Something outside of the scheduler that may still change the app, in real time.
package enum PendingActivity: Sendable, Hashable {
  /// A thread that did not exist when the baseline was taken; the name is the kernel's.
  ///
  /// A blocking call moved to a thread, a dispatch queue at work, a URL load.
  case newThread(id: Int32, name: String)

  /// A thread of the baseline that has run since; the name is the kernel's.
  case activeThread(id: Int32, name: String)

  /// A thread that waits for something behind which another process stands, or a person.
  case input(id: Int32, name: String, descriptor: Int32, kind: String)

  /// A child process that runs.
  case child(id: Int32, name: String)

  /// Signals that anybody may send, and that the app wants to be told of.
  case signals([Int32])

  /// Files that anybody may change, and of whose changes the app wants to be told.
  case watchedFiles

  /// A Timer of the main run loop, with the time until it fires.
  case timer(in: Duration)

  /// A timed block of dispatch (`asyncAfter`), or a timer source, that has not run yet.
  case timedBlock

  /// Work on the main dispatch queue that cannot run, because the caller is itself a block of that
  /// queue.
  case blockedMainQueue

  /// Work that the application told of, by the name it gave.
  case resource(name: String)

  /// The scheduler is not installed or not in control: sleeps take real time and cannot be seen.
  case uncontrolledTime

  /// The kernel does not show the threads of this process.
  case hiddenThreads
}

extension PendingActivity {
  /// Whether it is work that the application told of.
  package var isResource: Bool {
    if case .resource = self { true } else { false }
  }

  /// Whether it is a thread that may be at work.
  package var isThread: Bool {
    switch self {
    case .newThread, .activeThread: true
    case .input, .child, .signals, .watchedFiles: false
    case .timer, .timedBlock, .blockedMainQueue, .resource, .uncontrolledTime, .hiddenThreads:
      false
    }
  }
}

extension PendingActivity: CustomStringConvertible {
  /// A short text for a message.
  package var description: String {
    switch self {
    case .newThread(let id, let name): "thread \(id) (\(printable(name))) is new"
    case .activeThread(let id, let name): "thread \(id) (\(printable(name))) is at work"
    case .input(let id, let name, let descriptor, let kind):
      "thread \(id) (\(printable(name))) waits for \(printable(kind)) (descriptor \(descriptor))"
    case .child(let id, let name): "child process \(id) (\(printable(name))) runs"
    case .signals(let signals):
      "signal \(signals.map(String.init).joined(separator: " or ")) may come, which the app handles"
    case .watchedFiles: "files may change, which the app watches"
    case .timer(let time): "a Timer fires in \(time)"
    case .timedBlock: "a timed dispatch block is pending"
    case .blockedMainQueue: "work on the main queue cannot run from inside a block of that queue"
    case .resource(let name): "“\(printable(name))” is busy (IdlingResource)"
    case .uncontrolledTime: "time is real, so sleeping tasks cannot be seen"
    case .hiddenThreads: "the threads of the process cannot be seen"
    }
  }
}
