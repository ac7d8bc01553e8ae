import Glibc
import Synchronization

/// What an application writes to one of its streams, of which the first and the last megabyte are kept.
///
/// ```
///  written  ├─ first ─┤┄┄┄┄┄┄┄┄┄┄┄ left out ┄┄┄┄┄┄┄┄┄┄┄├─ last ─┤
///  kept      1 MiB                 counted              1 MiB, as a ring
/// ```
///
/// It comes through a pipe: an application that writes without an end fills neither a disk nor the memory.
final class KeptOutput: Sendable {
  /// How many bytes are kept of the beginning, and of the end.
  static let limit = 1 << 20

  /// The bytes that are kept.
  struct Content {
    /// The first, and all of them when none is left out.
    var first: [UInt8]

    /// How many are left out behind them.
    var leftOut = 0

    /// The last; none when none is left out.
    var last: [UInt8] = []
  }

  /// What was written so far.
  fileprivate struct State {
    /// The end of the pipe that is read; `nil` once nobody writes, or nobody wants to know.
    var reading: Int32?

    /// The end of the pipe that a process is to inherit; `nil` once it has.
    var writing: Int32?

    /// The first bytes.
    var first: [UInt8] = []

    /// The last bytes, the oldest of which the next ones replace.
    var ring: [UInt8] = []

    /// How many bytes came behind the first.
    var countBehindFirst = 0
  }

  /// What was written so far.
  private let state: Mutex<State>

  /// Where a process that is about to start finds the stream, as a file to write to.
  let path: String

  /// Makes a stream to which nobody writes yet.
  ///
  /// - Throws: The number of the system's error.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends, O_CLOEXEC) == 0 else { throw SystemError(number: errno) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    path = "/proc/self/fd/\(ends[1])"
    state = Mutex(State(reading: ends[0], writing: ends[1]))
    ProcessAttendant.add(self)
  }

  /// An error of the system, by its number.
  struct SystemError: Error {
    /// The number.
    let number: Int32
  }

  /// The end of the pipe that is read; `nil` once there is nothing more to read.
  var descriptor: Int32? { state.withLock { $0.reading } }

  /// Closes this process's copy of what a process has inherited: that would hide its end.
  func closeWriting() {
    if let writing = state.withLock({ $0.writing.take() }) { close(writing) }
  }

  /// Reads no further, and has whoever still writes be told that nobody reads.
  func end() {
    closeWriting()
    if let reading = state.withLock({ $0.reading.take() }) { close(reading) }
  }

  /// What is kept of all that was written until now.
  var content: Content {
    takeWritten()
    return state.withLock { $0.content }
  }

  /// Takes what lies in the pipe, which holds so much that a process which writes on cannot keep this from ending.
  func takeWritten() {
    state.withLock { state in
      withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
        for _ in 0..<16 {
          guard let reading = state.reading else { return }
          let count = read(reading, buffer.baseAddress, buffer.count)
          if count > 0 {
            state.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          } else if count == 0 || errno != EINTR && errno != EAGAIN {
            close(reading)
            state.reading = nil
          } else if errno == EAGAIN {
            return
          }
        }
      }
    }
  }
}

extension KeptOutput.State {
  /// The bytes that are kept.
  var content: KeptOutput.Content {
    let limit = KeptOutput.limit
    guard countBehindFirst > limit else {
      return KeptOutput.Content(first: first + ring.prefix(countBehindFirst))
    }
    let oldest = countBehindFirst % limit
    return KeptOutput.Content(
      first: first, leftOut: countBehindFirst - limit,
      last: Array(ring[oldest...] + ring[..<oldest]))
  }

  /// Adds bytes at the end.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let limit = KeptOutput.limit
    let room = min(limit - first.count, bytes.count)
    first.append(contentsOf: bytes[..<room])
    var start = room
    if start < bytes.count, ring.isEmpty { ring = [UInt8](repeating: 0, count: limit) }
    while start < bytes.count {
      let place = countBehindFirst % limit
      let end = min(bytes.count, start + limit - place)
      ring.withUnsafeMutableBytes { ring in
        ring[place...].copyBytes(from: bytes[start..<end])
      }
      countBehindFirst += end - start
      start = end
    }
  }
}

/// Makes a pipe; the module map of the C library does not show it.
@_silgen_name("pipe2")
private func makePipe(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
