import Foundation
import LaunchServer
import Primitives
import VirtualTime

extension StandingProgram {
  /// What a standing program and a copy of it have in common: all that the kernel and the dynamic linker go by when a program is started, and all
  /// that a process inherits.
  ///
  /// Whatever is not in here a copy is given anew.
  struct Form: Hashable {
    /// The executable.
    let path: String

    /// Which file it is, and in which state: one that was built anew is another.
    private let file: [Int]

    /// How many arguments there are, the path included, and how many variables: the new ones take the places of the old ones.
    let argumentCount, variableCount: Int

    /// The variables by which the dynamic linker and the allocator go.
    let linkerVariables: [String: String]

    /// The limits on what a process may use.
    private let limits: [UInt64]

    /// What the kernel says of the thread that starts: its user and rights, and the mask of the files it makes.
    private let status: [Substring]

    /// The folder that it stands in, and how it is scheduled.
    private let folder: String
    private let priority: Int32

    /// Finds the form of what is to be started; fails for what can only be started in full: a file that cannot be read, and anything while a
    /// debugger looks on.
    ///
    /// - Parameter spawner: What is to be started.
    init?(of spawner: ProcessSpawner) {
      var information = stat()
      guard stat(spawner.path, &information) == 0,
        let lines = KernelFiles.text(at: "/proc/thread-self/status")?.split(separator: "\n"),
        lines.contains("TracerPid:\t0")
      else { return nil }
      path = spawner.path
      file = [
        Int(information.st_dev), Int(information.st_ino), Int(information.st_size),
        information.st_mtim.tv_sec, information.st_mtim.tv_nsec, information.st_ctim.tv_sec,
        information.st_ctim.tv_nsec,
      ]
      argumentCount = spawner.arguments.count + 1
      variableCount = spawner.environment.count
      linkerVariables = spawner.environment.filter { name, _ in
        Self.linkerPrefixes.contains { name.hasPrefix($0) }
      }
      limits = Self.limits
      status = lines.filter { line in Self.inherited.contains { line.hasPrefix($0) } }
      folder = FileManager.default.currentDirectoryPath
      priority = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
    }

    /// What the names of the variables begin with that are read before any code of the program runs, by ld.so(8) and mallopt(3).
    private static let linkerPrefixes = ["LD_", "GLIBC_", "MALLOC_"]

    /// What the lines of `/proc/thread-self/status` begin with that tell of what a process inherits.
    private static let inherited = [
      "Umask:", "Uid:", "Gid:", "Groups:", "Cap", "NoNewPrivs:", "Seccomp", "Cpus_allowed:",
      "Mems_allowed:",
    ]

    /// The limits of this process, those there are and the highest there may be; of its stack, that of those it starts.
    private static var limits: [UInt64] {
      (0..<Int32(__RLIM_NLIMITS.rawValue)).flatMap { number in
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(UInt32(number)), &limits)
        let isOfStack = number == Int32(RLIMIT_STACK.rawValue)
        let now = isOfStack ? StackLimit.ofOthers : nil
        return [now ?? UInt64(limits.rlim_cur), UInt64(limits.rlim_max)]
      }
    }
  }
}
