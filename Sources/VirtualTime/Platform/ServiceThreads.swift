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
    add(thread)
    body()
    remove(thread)
  }

  /// Takes a thread for one of them from now on.
  static func add(_ thread: Int32) { known.withLock { $0.append(thread) } }

  /// Takes a thread for one of the program's from now on.
  static func remove(_ thread: Int32) { known.withLock { $0.removeAll { $0 == thread } } }
}
