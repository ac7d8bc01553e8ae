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

  /// Runs the program.
  ///
  /// - Returns: How it ended, as `waitpid` says, or why it could not be run; 0 when it ended well.
  func run() -> Int32 {
    let start = ProgramStart(program: program, arguments: arguments, environment: environment)
    let begun = start.begin { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    switch begun {
    case .failure(let error): return error.code
    case .success(let process): return ProgramStart.end(of: process)
    }
  }
}
