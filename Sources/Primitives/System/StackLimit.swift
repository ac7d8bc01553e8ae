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

  /// Raises the limit; one that is higher already stays, for a stack may be that deep.
  ///
  /// - Parameter bytes: How far the stack may grow from now on, at least.
  /// - Returns: Whether it may.
  package static func raise(to bytes: UInt64) -> Bool {
    usual.withLock { usual in
      guard var limits = limits else { return false }
      let before = limits.rlim_cur
      guard rlim_t(bytes) > before else { return true }
      limits.rlim_cur = rlim_t(bytes)
      guard setrlimit(stack, &limits) == 0 else { return false }
      usual = usual ?? before
      return true
    }
  }

  /// The limit that this process began with, for those it starts; `nil` while it has that limit itself.
  ///
  /// - Note: It must not have that limit again while it starts one, not for a moment: a thread whose stack is deeper would end the process.
  package static var ofOthers: UInt64? { usual.withLock { $0.map { UInt64($0) } } }

  /// Returns what starts a program with the limit that this process began with.
  ///
  /// - Parameter words: The path of the program, and its arguments.
  /// - Returns: The path and the arguments of what becomes the program; the same as were given where the limit was not raised, for what is no
  ///   program, and where nothing can be found to lower it for another.
  package static func command(_ words: [String]) -> [String] {
    guard let limit = ofOthers, let path = words.first, isProgram(path), isProgram(limiter) else {
      return words
    }
    return [limiter, "--stack=\(limit):", "--"] + words
  }

  /// Whether a file can be started, and is no script; what cannot be is refused by the system only where it is started itself.
  private static func isProgram(_ path: String) -> Bool {
    guard access(path, X_OK) == 0, let file = fopen(path, "re") else { return false }
    defer { fclose(file) }
    var bytes: [UInt8] = [0, 0, 0, 0]
    return fread(&bytes, 1, bytes.count, file) == bytes.count
      && bytes == [0x7F] + Array("ELF".utf8)
  }

  /// The program of the system that becomes another one with other limits.
  private static let limiter = "/usr/bin/prlimit"
}
