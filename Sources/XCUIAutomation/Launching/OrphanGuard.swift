import Glibc

/// A guard that lets no application outlive a test process that is itself killed.
///
/// A shell waits at the other end of a socket and is told which process groups run. When the test process is gone, however it ended,
/// the socket is closed, and the shell kills what still runs. An application that looks at its connection ends by itself; this is for
/// one that is stuck.
final class OrphanGuard: Sendable {
  /// The guard of this process, which begins at the first use.
  static let shared = OrphanGuard()

  /// The socket to the shell; `nil` where it could not be started, and nothing is guarded.
  let descriptor: Int32?

  /// The shell.
  private let shell: ChildProcess?

  /// What the shell does: it keeps a list of groups, and kills them at the end of its input.
  private static let script = """
    trap '' HUP INT QUIT TERM
    groups=
    while read -r sign group; do
      rest=
      for one in $groups; do [ "$one" = "$group" ] || rest="$rest $one"; done
      groups=$rest
      [ "$sign" = + ] && groups="$groups $group"
    done <&3
    for one in $groups; do kill -KILL "-$one" 2>/dev/null; done
    """

  /// Starts a shell that guards.
  init() {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      descriptor = nil
      shell = nil
      return
    }
    let spawner = ProcessSpawner(
      path: "/bin/sh", arguments: ["-c", Self.script], environment: [:],
      standardOutput: "/dev/null", standardError: "/dev/null")
    // Without a shell the tests are as good as with one, as long as nobody kills them.
    shell = try? spawner.start(inheriting: ends[1])
    close(ends[1])
    if shell == nil { close(ends[0]) }
    descriptor = shell == nil ? nil : ends[0]
  }

  deinit {
    if let descriptor { close(descriptor) }
    // Nobody else takes its status, and who waits for any process would see it for ever.
    _ = shell?.waitForEnd()
  }

  /// Guards a process group from now on.
  func watch(_ group: Int32) { tell("+ \(group)\n") }

  /// Guards a process group no longer, because it ended.
  func forget(_ group: Int32) { tell("- \(group)\n") }

  /// Tells the shell something; a shell that is gone hears nothing.
  private func tell(_ line: String) {
    guard let descriptor else { return }
    let bytes = Array(line.utf8)
    _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }
}
