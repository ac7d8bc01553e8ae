import Synchronization

/// The threads of ours that do nothing which could change the program, and whose waits are real.
package enum ServiceThreads {
  /// Their numbers.
  private static let known = Mutex<[Int32]>([])

  /// Their numbers.
  static var numbers: [Int32] { known.withLock { $0 } }

  /// Runs a body on a thread that is one of them meanwhile.
  ///
  /// - Parameter body: What the thread does.
  package static func serve(_ body: () -> Void) {
    let thread = currentThreadID()
    known.withLock { $0.append(thread) }
    body()
    known.withLock { $0.removeAll { $0 == thread } }
  }
}
