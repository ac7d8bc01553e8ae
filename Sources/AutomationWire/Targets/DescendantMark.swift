import Glibc

/// A mark that an application's process bears, and every process that comes from it, however far it goes from there.
///
/// A process may clear its environment, leave its group and its session, and give itself to the system as its parent. What it keeps is the
/// limits on what it may use. One of them has been without effect since Linux 2.4.25: on the number of file locks. Its value is the mark.
package enum DescendantMark {
  /// The environment variable with the mark that a process is to give itself.
  package static let variable = "UITEST_MARK"

  /// The limit.
  private static var limit: __rlimit_resource_t { __rlimit_resource_t(__RLIMIT_LOCKS.rawValue) }

  /// Returns the mark of an application that has a folder of its own.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Returns: A number that follows from the path, and is no limit that anybody sets.
  package static func value(of folder: String) -> UInt64 {
    // FNV-1a. The highest bit stays clear, for all of them set mean no limit.
    let hash = folder.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash & .max >> 1 | 1 << 62
  }

  /// Returns the mark of a process, or whatever limit it has.
  ///
  /// - Parameter process: The number of the process.
  /// - Returns: The number; `nil` for another user's process, and for one that is gone.
  package static func value(of process: Int32) -> UInt64? {
    var limits = rlimit()
    return processLimits(process, limit, nil, &limits) == 0 ? UInt64(limits.rlim_cur) : nil
  }

  /// Gives this process the mark that its environment names, if it does, and takes it out of there.
  static func take() {
    guard let mark = getenv(variable).flatMap({ UInt64(String(cString: $0)) }) else { return }
    unsetenv(variable)
    var limits = rlimit()
    guard getrlimit(limit, &limits) == 0 else { return }
    limits.rlim_cur = rlim_t(mark)
    // Where somebody has lowered the highest there may be, the environment alone tells who comes from whom.
    setrlimit(limit, &limits)
  }
}

/// The limits of any process; the module map of the C library does not show it.
@_silgen_name("prlimit")
private func processLimits(
  _ process: pid_t, _ limit: __rlimit_resource_t, _ new: UnsafePointer<rlimit>?,
  _ old: UnsafeMutablePointer<rlimit>?
) -> Int32
