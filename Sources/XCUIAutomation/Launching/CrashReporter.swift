import Glibc
import VirtualTime

/// The program of the toolchain that writes the report of a crash, while it does: the process that crashed rests meanwhile.
struct CrashReporter {
  /// Its name, cut to the 15 bytes that the system keeps of one.
  private static let name: Substring = "swift-backtrace"

  /// The number of its process.
  let processID: Int32

  /// Finds it among the children of a process; `nil` when no crash is being reported.
  ///
  /// - Parameter processID: The number of the process that may have crashed.
  init?(of processID: Int32) {
    let reporter = KernelFiles.children(of: "\(processID)").first { child in
      KernelFiles.nameAndState(at: "/proc/\(child)")?.name == Self.name
    }
    guard let reporter else { return nil }
    self.processID = reporter
  }

  /// Ends it: the process that crashed ends then as it would have without a report.
  func end() { _ = kill(processID, SIGKILL) }
}
