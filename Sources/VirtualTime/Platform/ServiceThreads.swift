import Synchronization

/// The threads of ours that do nothing which could change the program, and whose waits are real.
package enum ServiceThreads {
  /// Their numbers.
  private static let known = Mutex<Set<Int32>>([])

  /// Their numbers.
  static var numbers: Set<Int32> { known.withLock { $0 } }

  /// Runs a body on a thread that is one of them meanwhile.
  ///
  /// - Parameter body: What the thread does.
  package static func serve(_ body: () -> Void) {
    let thread = currentThreadID()
    known.withLock { _ = $0.insert(thread) }
    body()
    known.withLock { _ = $0.remove(thread) }
  }
}
