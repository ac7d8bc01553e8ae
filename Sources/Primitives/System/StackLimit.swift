import Glibc
import Synchronization

/// How far the stack of the main thread may grow, in bytes: a process that needs more raises it for itself.
///
/// Processes inherit the limit. One that was started with a raised limit takes much longer to run out of its stack, and to say where: so
/// they are started with the one that this process began with.
package enum StackLimit {
  /// The limit before it was raised; `nil` until then.
  private static let usual = Mutex<rlim_t?>(nil)

  /// What the system calls the limit.
  private static var stack: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_STACK.rawValue) }

  /// The limits as they are; `nil` when the system does not tell.
  private static var limits: rlimit? {
    var limits = rlimit()
    return getrlimit(stack, &limits) == 0 ? limits : nil
  }

  /// How far it may grow now, and how far at most; `nil` when the system does not tell.
  package static var current: (now: UInt64, most: UInt64)? {
    limits.map { (UInt64($0.rlim_cur), UInt64($0.rlim_max)) }
  }

  /// Raises the limit.
  ///
  /// - Parameter bytes: How far the stack may grow from now on.
  /// - Returns: Whether the system has done so.
  package static func raise(to bytes: UInt64) -> Bool {
    usual.withLock { usual in
      guard var limits = limits else { return false }
      let before = limits.rlim_cur
      limits.rlim_cur = rlim_t(bytes)
      guard setrlimit(stack, &limits) == 0 else { return false }
      usual = usual ?? before
      return true
    }
  }

  /// Runs code that starts a process with the limit that this process began with.
  ///
  /// - Parameter body: The code.
  /// - Returns: What it returns.
  package static func withUsual<Result>(_ body: () -> Result) -> Result {
    usual.withLock { usual in
      guard let usual, var limits = limits else { return body() }
      let raised = limits.rlim_cur
      limits.rlim_cur = usual
      setrlimit(stack, &limits)
      defer {
        limits.rlim_cur = raised
        setrlimit(stack, &limits)
      }
      return body()
    }
  }
}
