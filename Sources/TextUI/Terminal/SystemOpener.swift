import Glibc

/// An opener of links with what the person's desktop has for them.
@MainActor final class SystemOpener {
  private let program: String

  /// The processes that were started and may still run.
  private var children: [pid_t] = []

  /// Makes an opener.
  ///
  /// - Parameter program: What opens a link given as its argument, looked up as a shell does.
  init(program: String = "xdg-open") {
    self.program = program
  }

  /// Opens a link, without waiting for it; does nothing where there is no such program, as without a desktop.
  ///
  /// - Returns: Whether the program was started.
  @discardableResult
  func open(_ url: String) -> Bool {
    reap(waiting: false)
    // What begins otherwise than with a scheme could be taken for an option.
    guard url.utf8.first.map({ UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "z") }) == true,
      url.contains(":")
    else { return false }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // It must neither read the keys nor write over the screen.
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var child: pid_t = 0
    var arguments = [strdup(program), strdup(url), nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&child, program, &actions, nil, &arguments, environ) == 0 else {
      return false
    }
    children.append(child)
    return true
  }

  /// Takes note of what has ended.
  ///
  /// - Parameter isWaiting: Whether to wait for what still runs.
  func reap(waiting isWaiting: Bool) {
    children.removeAll { waitpid($0, nil, isWaiting ? 0 : WNOHANG) != 0 }
  }
}
