import CallFrames
import Synchronization

/// The errors that were thrown last, with the calls that led to where they were.
///
/// XCTest says of an error that left a test what it is, and by then the calls are gone. The runtime tells of each error when it is thrown: to note
/// it takes some microseconds. An error of a function that says which type of errors it throws is told of only when it leaves that.
final class ThrownErrors: Sendable {
  /// Those of the process, as there is one runtime.
  static let shared = ThrownErrors()

  /// An error that was thrown.
  private struct Entry {
    /// The error, as long as somebody has it.
    weak var error: AnyObject?

    /// The calls that led to where it was thrown first.
    let stack: CallStack
  }

  /// How many are kept.
  private static let limit = 32

  /// Those that were thrown last, the last one at the end.
  private let entries = Mutex<[Entry]>([])

  /// Begins to hear of errors.
  static func begin() {
    call_frames_hear_errors { error in
      guard let error else { return }
      ThrownErrors.shared.note(Unmanaged<AnyObject>.fromOpaque(error).takeUnretainedValue())
    }
  }

  /// Notes that an error is thrown; one that is thrown again keeps the calls that it has.
  private func note(_ error: AnyObject) {
    let stack = CallStack.capture()
    let held = entries.withLock { entries -> [AnyObject?] in
      // An error that others let go just now ends outside of the lock: what ends with it may throw.
      let errors = entries.map(\.error)
      let known = errors.firstIndex { $0 === error }
      let entry = known.map { entries.remove(at: $0) } ?? Entry(error: error, stack: stack)
      if known == nil, entries.count == Self.limit {
        // One that nobody has cannot be thrown again.
        entries.remove(at: errors.firstIndex { $0 == nil } ?? 0)
      }
      entries.append(entry)
      return errors
    }
    withExtendedLifetime(held) {}
  }

  /// Finds where an error was thrown that XCTest tells of.
  ///
  /// - Parameter sentence: What XCTest says.
  /// - Returns: The calls that led there; `nil` when that is not known.
  func stack(toldBy sentence: String) -> CallStack? {
    let entries = entries.withLock { $0 }
    return entries.last { entry in
      guard let object = entry.error else { return false }
      let error = unsafeBitCast(object, to: (any Error).self)
      return sentence == "threw error \"\(error)\""
    }?.stack
  }
}
