import Glibc
import Synchronization

/// A thread that is gone once it was waited for, so that no test sees the threads of another.
final class JoinedThread: Sendable {
  /// What the thread does, until it began.
  private let body: Mutex<(@Sendable () throws -> Void)?>

  /// The error that ended it, in words.
  private let failureText = Mutex<String?>(nil)

  /// Whether it came to its end.
  private let ended = Atomic(false)

  /// The thread's handle.
  private let handle = Mutex<pthread_t?>(nil)

  /// Starts a thread.
  init(_ body: @escaping @Sendable () throws -> Void) {
    self.body = Mutex(body)
    var handle = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    let code = pthread_create(&handle, nil, { JoinedThread.main($0) }, context)
    precondition(code == 0, "pthread_create: \(code)")
    self.handle.withLock { $0 = handle }
  }

  /// Whether it came to its end.
  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  /// Waits for the end.
  ///
  /// - Returns: The error that ended it, in words; `nil` when none did.
  func join() -> String? {
    let handle = handle.withLock { handle in
      defer { handle = nil }
      return handle
    }
    if let handle { pthread_join(handle, nil) }
    return failureText.withLock { $0 }
  }

  /// What the thread runs.
  private static func main(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let thread = Unmanaged<JoinedThread>.fromOpaque(context).takeRetainedValue()
    let body = thread.body.withLock { body in
      defer { body = nil }
      return body
    }
    do {
      try body?()
    } catch {
      thread.failureText.withLock { $0 = "\(error)" }
    }
    thread.ended.store(true, ordering: .releasing)
    return nil
  }
}
