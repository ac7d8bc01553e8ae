import Glibc

/// What it takes to start another program.
struct ProgramStart {
  /// The path of the program.
  let program: String

  /// Its arguments, its name first.
  let arguments: [String]

  /// Its environment.
  let environment: [String: String]

  /// Why a program could not be started.
  struct Problem: Error {
    /// The system's number of the error.
    let code: Int32
  }

  /// Starts the program.
  ///
  /// - Parameter prepare: Says which files it begins with.
  /// - Returns: The number of its process, or why there is none.
  func begin(_ prepare: (inout posix_spawn_file_actions_t) -> Void) -> Result<pid_t, Problem> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
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
    return error == 0 ? .success(process) : .failure(Problem(code: error))
  }

  /// Waits for a program to end.
  ///
  /// - Parameter process: The number of its process.
  /// - Returns: How it ended, as `waitpid` says, or why that is not known.
  @discardableResult
  static func end(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return errno }
    }
    return status
  }
}
