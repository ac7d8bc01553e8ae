import Foundation
import Glibc

/// The program of the toolchain that writes the report of a crash, while it does: the process that crashed rests meanwhile.
struct CrashReporter {
  /// Its name, cut to the 15 bytes that the system keeps of one.
  private static let name = "swift-backtrace"

  /// The number of its process.
  let processID: Int32

  /// Finds it among the children of a process; `nil` when no crash is being reported.
  ///
  /// - Parameter processID: The number of the process that may have crashed.
  init?(of processID: Int32) {
    let folder = "/proc/\(processID)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let children = threads.flatMap { thread in
      ProcessActivity.text(of: "\(folder)/\(thread)/children").split(separator: " ")
    }
    let reporter = children.first { child in
      ProcessActivity.text(of: "/proc/\(child)/comm") == Self.name + "\n"
    }
    guard let number = reporter.flatMap({ Int32($0) }) else { return nil }
    self.processID = number
  }

  /// Ends it: the process that crashed ends then as it would have without a report.
  func end() { _ = kill(processID, SIGKILL) }
}
