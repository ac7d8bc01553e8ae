import Glibc
import LaunchServer
import Synchronization
import VirtualTime

/// A program that was started once, stands where all of it is loaded and nothing of it has run yet, and is copied for launches.
///
/// A copy is a process as if it had just been started: a child of this process, with arguments, variables and files of its own. What it spares is what the kernel and
/// the dynamic linker do for a start. The next copy stands before it is asked for. See the C target `LaunchServer`, which is in every application.
///
/// It ends with this process, and when it is forgotten.
final class StandingProgram: Sendable {
  /// How many bytes of arguments and variables it has room for.
  let room: Int

  /// Its process.
  private let process: ChildProcess

  /// The socket to it, which one launch at a time uses.
  private let socket: Mutex<Int32>

  /// How long it may take to be ready, or to make a copy, in seconds.
  private static let patience = 30

  /// The most bytes it can have room for: one text may be 128 KiB long.
  static let largestRoom = 96 << 10

  /// Starts a program that stands; fails when it cannot be started or copied.
  ///
  /// - Parameters:
  ///   - form: What it is to have in common with its copies.
  ///   - length: How many bytes of arguments and variables it has to have room for, at least.
  ///   - orphanGuard: What ends it when this process is killed.
  init?(_ form: Form, length: Int, orphanGuard: OrphanGuard?) {
    room = min(Self.largestRoom, max(32 << 10, length * 2))
    guard length <= room, let environment = Self.environment(form, room: room) else { return nil }
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let spawner = ProcessSpawner(
      path: form.path, arguments: Array(repeating: "", count: form.argumentCount - 1),
      environment: environment, standardOutput: "/dev/null", standardError: "/dev/null",
      orphanGuard: orphanGuard)
    // Without it the application is started in full, which tells what is wrong.
    let process = try? spawner.start(inheriting: ends[1], makesCopies: true)
    close(ends[1])
    guard let process else {
      close(ends[0])
      return nil
    }
    self.process = process
    socket = Mutex(ends[0])
    Self.limitWaits(ends[0])
    guard Self.answer(ends[0]) == Int32(LAUNCH_SERVER_READY) else { return nil }
  }

  deinit {
    socket.withLock { _ = close($0) }
    process.kill()
  }

  /// The variables that it is started with: as many as its copies have, and so long that theirs fit in their place.
  ///
  /// - Returns: `nil` when its copies have too few.
  private static func environment(_ form: Form, room: Int) -> [String: String]? {
    var environment = form.linkerVariables
    // Every copy has all functions of libraries bound, which would be done in each at their first call.
    environment["LD_BIND_NOW"] = "1"
    environment[LAUNCH_SERVER_VARIABLE] = String(ProcessSpawner.inheritedDescriptor)
    environment["ROOM"] = String(repeating: " ", count: room)
    guard environment.count <= form.variableCount else { return nil }
    for number in environment.count..<form.variableCount { environment["ROOM\(number)"] = "" }
    return environment
  }

  /// Ends a wait at the socket some time.
  private static func limitWaits(_ socket: Int32) {
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  /// Launches the copy that stands.
  ///
  /// - Parameters:
  ///   - spawner: What it is to be, of the form that this program has.
  ///   - files: Its standard input, output and error, and what it inherits.
  /// - Returns: The number of the copy; `nil` when there is none.
  func launch(_ spawner: ProcessSpawner, _ files: [Int32]) -> Int32? {
    let texts = spawner.words + spawner.variables
    var text: [CChar] = []
    for part in texts { text.append(contentsOf: part.utf8CString) }
    var order = launch_order(
      arguments: UInt32(spawner.words.count), variables: UInt32(spawner.variables.count),
      length: UInt32(text.count))
    return socket.withLock { socket in
      // It said its number when it was made.
      guard let number = Self.answer(socket), number > 0 else { return nil }
      ChildCensus.leaveOut(number)
      return launch_server_send(socket, &order, text, files) == 0 ? number : nil
    }
  }
}
