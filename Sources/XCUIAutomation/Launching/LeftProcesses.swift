import Foundation
import Glibc
import VirtualTime

/// Processes that an application started and left behind, wherever they stand.
enum LeftProcesses {
  /// Kills all processes of this user whose environment names a folder of an application.
  ///
  /// One that left its session and its group is found by nothing else: its folders are its own, and children inherit the variables.
  ///
  /// - Parameter path: The folder.
  static func kill(withFolder path: String) {
    let own = getpid()
    let folder = Array("\(path)/".utf8)
    for number in KernelFiles.numbers(in: "/proc") ?? [] where number != own && number > 1 {
      if names(folder, in: environment(of: number)) { _ = Glibc.kill(number, SIGKILL) }
    }
  }

  /// Returns whether bytes occur in others.
  private static func names(_ folder: [UInt8], in environment: [UInt8]) -> Bool {
    Data(environment).range(of: Data(folder)) != nil
  }

  /// Returns the environment of a process as the system holds it; empty where it is another user's.
  private static func environment(of process: Int32) -> [UInt8] {
    let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }
}
