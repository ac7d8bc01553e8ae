import Glibc
import VirtualTime

/// A mark that an application's process bears, and every process that comes from it, however far it goes from there.
///
/// A process may clear its environment, leave its group and its session, and give itself to the system as its parent. What it keeps is the
/// limits on what it may use. One of them has been without effect since Linux 2.4.25: on the number of file locks. Its value is the mark.
package enum DescendantMark {
  /// The environment variable with the mark that a process is to give itself.
  package static let variable = "UITEST_MARK"

  /// The limit.
  private static var limit: __rlimit_resource_t { __rlimit_resource_t(__RLIMIT_LOCKS.rawValue) }

  /// How the kernel's list of a process's limits names it.
  private static let name = "Max file locks"

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
  /// - Returns: The number; `nil` for none, and for a process that is gone.
  package static func value(of process: Int32) -> UInt64? {
    let lines = KernelFiles.text(at: "/proc/\(process)/limits")?.split(separator: "\n") ?? []
    return lines.first { $0.hasPrefix(name) }?.dropFirst(name.count).split(separator: " ").first
      .flatMap { UInt64($0) }
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
