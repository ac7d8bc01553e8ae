import Foundation
import VirtualTime
import XCTestBootstrap

/// A key by which the processes of one run find each other: the `swift test` that runs them, or else their supervisor or the process itself.
struct RunKey: Sendable {
  /// The key: the number of the process and when it began, so that no other ever has the same.
  let text: String

  /// When this process asked, for the name of a folder: `2026-11-23T09-30-12`, in UTC.
  let date: String

  /// The run that this process is part of.
  static let current: RunKey = {
    let parent = supervisor_runner()
    let isRunner = Runner.parent.isSwiftTest
    if isRunner { return RunKey(of: parent) }
    // The processes of a supervised run have the supervisor in common.
    return RunKey(of: supervisor_life() > 0 ? getppid() : getpid())
  }()

  /// Makes the key of a process.
  private init(of process: Int32) {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name in parentheses may hold anything; what follows it is numbers, the twentieth of which is the time it began.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    let began = fields.count > 19 ? String(fields[19]) : "0"
    text = "\(process)-\(began)"
    var seconds = time_t(RealClock.date)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    date = String(
      format: "%04d-%02d-%02dT%02d-%02d-%02d", Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1,
      Int(parts.tm_mday), Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
  }
}
