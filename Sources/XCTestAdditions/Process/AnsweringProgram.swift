import Foundation
import Glibc
import VirtualTime

/// Another program that stands, and answers each line with a line.
///
/// It ends with this process, whose end it reads as that of its input. While it has nothing to answer it is nothing that goes on in the process.
final class AnsweringProgram {
  /// How many lines it is given at once: so few that neither side waits for the other to read.
  private static let linesAtOnce = 100

  /// The number of its process.
  let process: pid_t

  /// What it reads from and writes to: no pipe, to which nobody could write without a signal once it has ended.
  private let socket: Int32

  /// What it wrote of a line that is not at its end.
  private var rest: [UInt8] = []

  /// Starts the program; `nil` when that cannot be.
  init?(_ start: ProgramStart) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    let begun = start.begin { actions in
      posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    guard case .success(let process) = begun else {
      close(ends[0])
      return nil
    }
    (self.process, socket) = (process, ends[0])
  }

  deinit {
    close(socket)
    kill(process, SIGKILL)
    ProgramStart.end(of: process)
    ChildCensus.forget(process)
  }

  /// Has it answer.
  ///
  /// - Parameters:
  ///   - lines: What it is told, without the ends of the lines.
  ///   - limit: How long it may take for each hundred of them, in real time.
  /// - Returns: A line for each; `nil` when it does not answer, and then it is of no more use.
  func answers(to lines: [String], within limit: Duration) -> [[UInt8]]? {
    ChildCensus.forget(process)
    var answers: [[UInt8]] = []
    while answers.count < lines.count {
      let some = lines[answers.count...].prefix(Self.linesAtOnce)
      let end = RealClock.now + limit
      guard send(some.map { $0 + "\n" }.joined()) else { return nil }
      for _ in some {
        guard let line = nextLine(until: end) else { return nil }
        answers.append(line)
      }
    }
    ChildCensus.leaveOut(process)
    return answers
  }

  /// Sends a text.
  ///
  /// - Returns: Whether it was taken.
  private func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Reads a line; `nil` when none comes.
  private func nextLine(until end: RealClock.Instant) -> [UInt8]? {
    while true {
      if let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeSubrange(...newline) }
        return Array(rest[..<newline])
      }
      let left = RealClock.now.duration(to: end)
      guard left > .zero else { return nil }
      guard RealClock.poll(socket, for: Int16(POLLIN), limit: left) > 0 else { continue }
      let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = max(0, recv(socket, buffer.baseAddress, buffer.count, 0))
      }
      guard !piece.isEmpty else { return nil }
      rest += piece
    }
  }
}
