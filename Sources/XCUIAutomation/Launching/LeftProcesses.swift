import AutomationWire
import Foundation
import Glibc
import VirtualTime

/// Processes that an application started and left behind, wherever they stand.
enum LeftProcesses {
  /// How often is looked for those that others started meanwhile.
  private static let looks = 8

  /// Kills all processes of this user that come from an application.
  ///
  /// - Parameter path: The folder of the application.
  static func kill(withFolder path: String) {
    var killed: Set<Int32> = []
    for _ in 0..<looks {
      let found = numbers(withFolder: path).filter { killed.insert($0).inserted }
      if found.isEmpty { return }
      for number in found { _ = Glibc.kill(number, SIGKILL) }
    }
  }

  /// Finds the processes of this user that come from an application, wherever they stand.
  ///
  /// They bear its mark, which nothing takes from them but a limit of their own; see ``DescendantMark``. Those of one that ended before it
  /// had given itself the mark have its folders in their environment, unless they cleared it.
  ///
  /// - Parameter path: The folder of the application.
  /// - Returns: Their numbers.
  static func numbers(withFolder path: String) -> [Int32] {
    let own = getpid()
    let folder = Array("\(path)/".utf8)
    let mark = DescendantMark.value(of: path)
    return (KernelFiles.numbers(in: "/proc") ?? []).filter { number in
      guard number != own, number > 1,
        DescendantMark.value(of: number) == mark || names(folder, in: environment(of: number)),
        let (_, state) = KernelFiles.nameAndState(at: "/proc/\(number)")
      else { return false }
      // One that only its parent's look keeps does nothing any more.
      return state != "Z"
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
