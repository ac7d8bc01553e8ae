import AutomationWire
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
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
    defer { room.deallocate() }
    return (KernelFiles.numbers(in: "/proc") ?? []).filter { number in
      guard number != own, number > 1,
        DescendantMark.value(of: number) == mark || environment(of: number, names: folder, room),
        let (_, state) = KernelFiles.nameAndState(at: "/proc/\(number)")
      else { return false }
      // One that only its parent's look keeps does nothing any more.
      return state != "Z"
    }
  }

  /// Returns whether a text occurs in the environment of a process, as the system holds it; not where it is another user's.
  private static func environment(
    of process: Int32, names text: [UInt8], _ room: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let count = read(file, room.baseAddress, room.count)
    guard count > 0, let start = room.baseAddress else { return false }
    return find(start, count, text, text.count) != nil
  }
}

/// Finds bytes in others; the module map of the C library does not show it.
@_silgen_name("memmem")
private func find(
  _ bytes: UnsafeRawPointer, _ count: Int, _ sought: UnsafeRawPointer, _ soughtCount: Int
) -> UnsafeRawPointer?
