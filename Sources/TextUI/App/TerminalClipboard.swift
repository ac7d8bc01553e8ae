import AutomationWire
import Synchronization

/// The pasteboard of an application that a person runs: what it puts there also goes to the terminal's clipboard.
///
/// What others put on the terminal's clipboard comes as a paste; terminals do not let it be read.
final class TerminalClipboard: Sendable {
  /// The mutable state, behind the lock.
  private struct State {
    /// What is on it.
    var content = PasteboardContent()

    /// What the terminal was not told yet; empty for nothing on the pasteboard.
    var copied: String?
  }

  /// What changes.
  private let state = Mutex(State())

  /// The pasteboard as the application sees it.
  var place: UIPasteboard.Place {
    UIPasteboard.Place { [self] in
      state.withLock { $0.content }
    } put: { [self] text in
      state.withLock { state in
        state.content.put(text)
        state.copied = text ?? ""
      }
    }
  }

  /// Hands out, once, what the terminal was not told yet.
  func takeCopied() -> String? {
    state.withLock { state in
      defer { state.copied = nil }
      return state.copied
    }
  }
}
