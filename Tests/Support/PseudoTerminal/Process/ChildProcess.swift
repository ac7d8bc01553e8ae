import Foundation
import Glibc
import Synchronization

/// The flag of `posix_spawn` that makes the child lead a session of its own; no module map shows it.
private let spawnFlagSetSession: Int16 = 0x80

/// Adds the closing of all descriptors from a number on, by its link name because no module map shows it.
///
/// - Parameters:
///   - actions: What the child does before it runs the program.
///   - first: The first descriptor to close.
/// - Returns: 0, or an error of `errno`.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func addCloseFrom(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32
) -> Int32

/// A running program, whose end makes a descriptor readable.
final class ChildProcess: Sendable {
  /// The process, and its group and session as well.
  let identifier: pid_t

  /// The descriptor that reaches its end when the process has ended.
  let endDescriptor: Int32

  /// How the process ended, nil while it runs.
  private let result = Mutex<ExitStatus?>(nil)

  /// Starts a program as the leader of a session whose terminal is given.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Its whole environment.
  ///   - terminal: The path of the terminal.
  /// - Throws: ``PseudoTerminalError/failedCall(name:code:)``.
  init(
    path: String, arguments: [String], environment: [String: String], terminal: String
  ) throws(PseudoTerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failedCall(name: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var process: pid_t = 0
    let code = Self.spawn(
      &process, path: path, arguments: [path] + arguments,
      environment: environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      terminal: terminal)
    guard code == 0 else {
      for end in ends { Glibc.close(end) }
      throw .failedCall(name: "posix_spawn of \(path)", code: code)
    }
    identifier = process
    endDescriptor = ends[0]
    let writeEnd = ends[1]
    let thread = Thread { [self] in
      self.waitForEnd()
      Glibc.close(writeEnd)
    }
    thread.start()
  }

  deinit {
    Glibc.close(endDescriptor)
  }

  /// How the process ended, nil while it runs.
  var status: ExitStatus? { result.withLock { $0 } }

  /// Sends a signal to the process and its group, unless it has ended.
  ///
  /// - Parameters:
  ///   - signal: The signal's number.
  ///   - isForGroup: Whether the other processes of its group get it, too.
  func send(_ signal: Int32, toGroup isForGroup: Bool) {
    // Under the lock the process is not reaped, so that its number cannot be that of another one.
    result.withLock { status in
      if status == nil { kill(isForGroup ? -identifier : identifier, signal) }
    }
  }

  /// Waits in a thread of its own.
  private func waitForEnd() {
    // First without reaping, so that the number stays taken until the status is set.
    var info = siginfo_t()
    while waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    result.withLock { status in
      var raw: Int32 = 0
      while waitpid(identifier, &raw, 0) < 0, errno == EINTR {}
      status = ExitStatus(raw: raw)
    }
  }

  /// Calls `posix_spawn`.
  private static func spawn(
    _ process: inout pid_t, path: String, arguments: [String], environment: [String],
    terminal: String
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes,
      spawnFlagSetSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The session has no terminal yet, so the first one that its leader opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    _ = addCloseFrom(&actions, 3)
    let argv = arguments.map { strdup($0) }
    let envp = environment.map { strdup($0) }
    defer { for pointer in argv + envp { free(pointer) } }
    return posix_spawn(&process, path, &actions, &attributes, argv + [nil], envp + [nil])
  }
}
