import Glibc
import Synchronization

/// The child processes of this process.
package enum ChildCensus {
  /// The children that do nothing by themselves which could change this process.
  private static let known = Mutex<Set<Int32>>([])

  /// Leaves out a child from now on: one that does nothing unasked, such as an application under test, whose time the test moves.
  ///
  /// So are children in its process group: a program that stands makes its copies children of this process.
  ///
  /// - Parameter child: The number of its process.
  package static func leaveOut(_ child: Int32) { known.withLock { _ = $0.insert(child) } }

  /// Counts a child again, whose number may come back as another's.
  ///
  /// - Parameter child: The number of its process, which ended.
  package static func forget(_ child: Int32) { known.withLock { _ = $0.remove(child) } }

  /// The children that are left out.
  static func leftOut() -> Set<Int32> { known.withLock { $0 } }

  /// Finds the children in a process group, ended ones included that nobody waited for.
  ///
  /// - Parameter group: The number of the group.
  /// - Returns: Their numbers.
  package static func members(ofGroup group: Int32) -> [Int32] {
    numbers().filter { child in
      KernelFiles.firstLine(at: "/proc/\(child)/stat").flatMap(KernelFiles.group) == group
    }
  }

  /// Whether there are any, ended ones that nobody waited for included.
  static var hasChildren: Bool {
    var info = siginfo_t()
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  /// The children that run.
  package static func activity() -> [PendingActivity] { activity(of: numbers()) }

  /// The children that run, where only some threads can have started any since an earlier look.
  ///
  /// - Parameters:
  ///   - earlier: The numbers of the children at that look.
  ///   - threads: The kernel's numbers of the threads.
  /// - Returns: What was seen.
  static func activity(since earlier: [Int32], by threads: some Sequence<Int32>)
    -> [PendingActivity]
  {
    guard hasChildren else { return [] }
    let later = threads.flatMap {
      KernelFiles.children(in: ThreadFiles.firstLine(.children, of: $0))
    }
    return activity(of: earlier + later)
  }

  /// Those of some children that run.
  static func activity(of children: [Int32]) -> [PendingActivity] {
    guard !children.isEmpty else { return [] }
    let others = known.withLock { known in Set(children.filter { !known.contains($0) }) }
    return others.sorted().compactMap { child in
      guard let line = KernelFiles.firstLine(at: "/proc/\(child)/stat"),
        let (name, state) = KernelFiles.nameAndState(in: line), state != "Z",
        !isCompanion(child, of: KernelFiles.group(in: line))
      else { return nil }
      return .child(id: child, name: String(name))
    }
  }

  /// Returns whether a child is in the process group of one that is left out, and is left out from now on.
  private static func isCompanion(_ child: Int32, of group: Int32?) -> Bool {
    known.withLock { known in
      guard let group, known.contains(group) else { return false }
      known.insert(child)
      return true
    }
  }

  /// The numbers of the children, whichever threads started them.
  static func numbers() -> [Int32] {
    hasChildren ? KernelFiles.children(of: "self") : []
  }
}
