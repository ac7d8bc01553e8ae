import Glibc
import Synchronization

/// The child processes of this process.
package enum ChildCensus {
  /// The children that do nothing by themselves which could change this process.
  private static let known = Mutex<Set<Int32>>([])

  /// Leaves out a child from now on: one that does nothing unasked, such as an application under test, whose time the test moves.
  ///
  /// - Parameter child: The number of its process.
  package static func leaveOut(_ child: Int32) { known.withLock { _ = $0.insert(child) } }

  /// Counts a child again, whose number may come back as another's.
  ///
  /// - Parameter child: The number of its process, which ended.
  package static func forget(_ child: Int32) { known.withLock { _ = $0.remove(child) } }

  /// Whether there are any, ended ones that nobody waited for included.
  static var hasChildren: Bool {
    var info = siginfo_t()
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  /// The children that run.
  static func activity() -> [PendingActivity] {
    guard hasChildren else { return [] }
    let known = known.withLock { $0 }
    return numbers().filter { !known.contains($0) }.sorted().compactMap { child in
      guard let (name, state) = KernelFiles.nameAndState(at: "/proc/\(child)"), state != "Z"
      else { return nil }
      return .child(id: child, name: String(name))
    }
  }

  /// The numbers of the children, by the threads that started them.
  private static func numbers() -> [Int32] {
    (KernelFiles.numbers(in: "/proc/self/task") ?? []).flatMap { thread in
      let text = KernelFiles.text(at: "/proc/self/task/\(thread)/children") ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }
}
