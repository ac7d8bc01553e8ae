import Glibc
import Synchronization
import VirtualTime

/// The thread that reads what applications write, so that none of them waits for a test to look.
///
/// It begins with the first stream, and does nothing that could change a test.
enum OutputReader {
  /// The streams, as long as there is something to read from them.
  private static let streams = Mutex<[KeptOutput]>([])

  /// What tells the thread of a new stream.
  private static let wake = WakeDescriptor()

  /// Whether the thread runs, for whoever starts it.
  private static let isRunning = Atomic(false)

  /// Starts the thread, once in the life of the process.
  private static let start: Void = {
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { _ in OutputReader.run() }, nil) == 0 else { return }
    pthread_detach(thread)
    // Nobody may take it for one of the test's.
    while !isRunning.load(ordering: .acquiring) { sched_yield() }
  }()

  /// Reads a stream from now on.
  static func add(_ stream: KeptOutput) {
    streams.withLock { $0.append(stream) }
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

  /// Waits until there is something to read, and reads it.
  private static func serve() {
    let streams = streams.withLock { streams in
      streams.removeAll { $0.descriptor == nil }
      return streams
    }
    var requests = ([wake.number] + streams.map { $0.descriptor ?? -1 }).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard RealClock.poll(&requests, limit: nil) > 0 else { return }
    wake.clear()
    for (stream, request) in zip(streams, requests.dropFirst()) where request.revents != 0 {
      stream.takeWritten()
    }
  }
}
