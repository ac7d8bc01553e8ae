import Glibc
import LaunchServer
import Synchronization
import VirtualTime

/// The thread that attends to what was launched, so that nothing there waits for a test to look.
///
/// It reads what applications write, and takes the status of a process as soon as that ends. A process whose status nobody takes stays in the
/// system's list of this one's children, and whoever waits for any child, as Swift Testing does in its exit tests, is told of that one again
/// and again, and of no other.
///
/// It begins with the first stream or process, and does nothing that could change a test.
enum ProcessAttendant {
  /// A process that runs, and the descriptor that tells of its end.
  private struct Attended {
    var process: ChildProcess
    var descriptor: Int32
  }

  /// What there is to attend to.
  private struct Duties {
    /// The streams, as long as there is something to read from them.
    var streams: [KeptOutput] = []

    /// The processes, until they end.
    var processes: [Attended] = []
  }

  /// What there is to attend to.
  private static let duties = Mutex(Duties())

  /// What tells the thread of something new.
  private static let wake = WakeDescriptor()

  /// Whether the thread runs, for whoever starts it.
  private static let isRunning = Atomic(false)

  /// Starts the thread, once in the life of the process.
  private static let start: Void = {
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { _ in ProcessAttendant.run() }, nil) == 0 else { return }
    pthread_detach(thread)
    // Nobody may take it for one of the test's.
    while !isRunning.load(ordering: .acquiring) { sched_yield() }
  }()

  /// Reads a stream from now on.
  static func add(_ stream: KeptOutput) { add { $0.streams.append(stream) } }

  /// Takes the status of a process when it ends.
  ///
  /// A kernel that tells nobody of the end of a process leaves that to whoever asks for the status.
  static func add(_ process: ChildProcess) {
    let descriptor = launch_process_descriptor(process.processID)
    guard descriptor >= 0 else { return }
    add { $0.processes.append(Attended(process: process, descriptor: descriptor)) }
  }

  /// Attends no longer to a process, whose status was taken.
  static func forget(_ process: ChildProcess) {
    duties.withLock { duties in
      guard let index = duties.processes.firstIndex(where: { $0.process === process }) else {
        return
      }
      // The thread may wait for the descriptor, or for another file of its number: it looks at the process then, and sees that it ended.
      close(duties.processes.remove(at: index).descriptor)
    }
  }

  /// Adds to what there is to attend to.
  private static func add(_ change: (inout Duties) -> Void) {
    duties.withLock { change(&$0) }
    start
    wake.signal()
  }

  /// Serves for the rest of the process's life.
  private static func run() -> UnsafeMutableRawPointer? {
    ServiceThreads.serve {
      isRunning.store(true, ordering: .releasing)
      while true { serve() }
    }
    return nil
  }

  /// Waits until something happens, and attends to it.
  private static func serve() {
    let (streams, processes) = duties.withLock { duties in
      duties.streams.removeAll { $0.descriptor == nil }
      return (duties.streams, duties.processes)
    }
    let descriptors = streams.map { $0.descriptor ?? -1 } + processes.map(\.descriptor)
    var requests = ([wake.number] + descriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard RealClock.poll(&requests, limit: nil) > 0 else { return }
    wake.clear()
    for (stream, request) in zip(streams, requests.dropFirst()) where request.revents != 0 {
      stream.takeWritten()
    }
    for (attended, request) in zip(processes, requests.dropFirst(1 + streams.count))
    where request.revents != 0 {
      _ = attended.process.poll()
    }
  }
}
