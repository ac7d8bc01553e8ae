import Foundation
import Primitives

/// A spawner that starts executables with nothing of the test's process but what they are given.
struct ProcessSpawner {
  /// The executable.
  var path: String

  /// The arguments, without the path.
  var arguments: [String]

  /// The environment, whole.
  var environment: [String: String]

  /// The file that takes standard output.
  var standardOutput: String

  /// The file that takes standard error.
  var standardError: String

  /// What ends the process when this one is killed.
  var orphanGuard: OrphanGuard?

  /// The arguments as the process gets them, with the path.
  var words: [String] { [path] + arguments }

  /// The environment as the process gets it, in order of the names.
  var variables: [String] { environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }

  /// The descriptor that a process inherits, as this number.
  static let inheritedDescriptor: Int32 = 3

  /// Starts the executable.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of this process that it inherits, as ``inheritedDescriptor``.
  ///   - makesCopies: Whether it makes copies of itself that are children of this process.
  /// - Returns: The process.
  /// - Throws: ``LaunchFailure`` when the system refuses.
  func start(
    inheriting descriptor: Int32, makesCopies: Bool = false
  ) throws(LaunchFailure) -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let mode = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, standardOutput, mode, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, standardError, mode, 0o600)
    // The copy does not close on execution, also when it has the same number.
    posix_spawn_file_actions_adddup2(&actions, descriptor, Self.inheritedDescriptor)
    closeDescriptors(&actions, from: Self.inheritedDescriptor + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var processID: pid_t = 0
    let command = StackLimit.command(words)
    let error = withCStrings(command) { arguments in
      withCStrings(variables) { variables in
        posix_spawn(&processID, command[0], &actions, &attributes, arguments, variables)
      }
    }
    guard error == 0 else { throw .notStarted(path: path, error: error) }
    orphanGuard?.watch(processID)
    return ChildProcess(
      processID: processID, makesCopies: makesCopies, orphanGuard: orphanGuard)
  }

  /// Calls a body with texts as an array of C strings that ends in a null pointer.
  private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    // A text with a zero byte inside cannot be passed whole; what comes before the byte is.
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

/// Makes a process that is started close all descriptors from a number on.
///
/// The module map of the C library does not show it; it takes a pointer and a number, for which the calling conventions
/// of C and Swift agree.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
@discardableResult
private func closeDescriptors(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, from first: Int32
) -> Int32
