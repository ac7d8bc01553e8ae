import Foundation
import Glibc

/// A run of another program to its end, which writes to a file.
struct ProgramRun {
  /// The path of the program.
  let program: String

  /// Its arguments, its name first.
  let arguments: [String]

  /// Its environment.
  let environment: [String: String]

  /// The path of the file to which it writes, made if it is not there.
  ///
  /// No pipe: a program that another thread starts meanwhile could hold its end open.
  let output: String

  /// Whether what it says of errors is of no interest.
  var hidesErrors = false

  /// Runs the program.
  ///
  /// - Returns: How it ended, as `waitpid` says, or why it could not be run; 0 when it ended well.
  func run() -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if hidesErrors { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this thread blocks is no matter of the program's.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard error == 0 else { return error }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return errno }
    }
    return status
  }
}
