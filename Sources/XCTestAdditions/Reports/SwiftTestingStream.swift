import AutomationTrace
import Foundation
import Synchronization
import XCTestBootstrap

/// The stream of events that Swift Testing writes, as far as the report of a run needs them, and whoever goes on with one.
///
/// Swift Testing tells no observer of its tests, but writes what happens to a file, when the process is started with a word for it. The
/// process gets that word from this framework, at load, unless somebody wants the stream for himself. The file of a supervised process is one
/// in memory, which outlives it.
final class SwiftTestingStream: Sendable {
  /// What was read so far.
  private struct State {
    /// The file; `nil` in a process that runs no tests of Swift Testing.
    var path: String?

    /// How many bytes.
    var offset: UInt64 = 0

    /// What the last line begins with, until its end is there.
    var rest = Data()

    /// What it says.
    var record = SwiftTestingRecord()
  }

  /// The one of the process.
  static let shared = SwiftTestingStream()

  /// What was read so far.
  private let state = Mutex(State())

  /// Has Swift Testing write the stream, in a process that is about to run its tests.
  ///
  /// - Parameter record: What is known of the run so far.
  /// - Returns: The words by which Swift Testing knows of it; empty when there is no stream.
  func begin(after record: SwiftTestingRecord) -> [String] {
    let descriptor = supervisor_stream()
    guard descriptor >= 0 || Self.isWanted else { return [] }
    let path =
      descriptor >= 0
      ? "/proc/self/fd/\(descriptor)"
      : NSTemporaryDirectory() + "/uitest-events-\(getpid()).jsonl"
    state.withLock { ($0.path, $0.record) = (path, record) }
    return ["--event-stream-output-path", path, "--event-stream-version", "0"]
  }

  /// Whether the report of a run that nobody supervises needs the stream.
  private static var isWanted: Bool {
    ReportMode.current != .off && SwiftTestingRun.isOne
      && !CommandLine.arguments.contains { $0.contains("event-stream-output") }
  }

  /// What it says so far.
  var record: SwiftTestingRecord {
    state.withLock { state in
      Self.read(&state)
      return state.record
    }
  }

  /// Returns whether a test has an issue so far.
  func hasIssue(_ id: String) -> Bool {
    state.withLock { state in
      Self.read(&state)
      return state.record.hasIssue(id)
    }
  }

  /// Deletes the file, unless it is one in memory.
  func remove() {
    guard let path = state.withLock(\.path), supervisor_stream() < 0 else { return }
    unlink(path)
  }

  /// Reads what was written since last time.
  private static func read(_ state: inout State) {
    guard let path = state.path, let handle = FileHandle(forReadingAtPath: path) else { return }
    // One that cannot be closed is closed with the process.
    defer { try? handle.close() }
    guard (try? handle.seek(toOffset: state.offset)) != nil,
      let data = try? handle.readToEnd()
    else { return }
    state.offset += UInt64(data.count)
    state.rest += data
    guard let end = state.rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    for line in state.rest[..<end].split(separator: UInt8(ascii: "\n")) {
      if let event = SwiftTestingEvent(line) { state.record.take(event) }
    }
    state.rest = Data(state.rest[state.rest.index(after: end)...])
  }

  /// Returns a test's name as `swift test --filter` knows it, without the place that stands behind it.
  static func name(ofTest id: String) -> String {
    RunSplit.name(of: id)
  }
}
