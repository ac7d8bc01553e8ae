import AutomationWire
import Synchronization

/// The device that the applications of a test share: the pasteboard, and what the user decided about their permissions.
final class Device: Sendable {
  /// The mutable state, behind the lock.
  private struct State {
    /// What is on the pasteboard.
    var pasteboard = PasteboardContent()

    /// What the user decided for each application.
    var decisions: [ApplicationReference: [ProtectedResource: Bool]] = [:]

    /// The applications that were deleted, and not launched since.
    var deleted: Set<ApplicationReference> = []
  }

  /// What changes.
  private let state = Mutex(State())

  /// What is on the pasteboard.
  var pasteboard: PasteboardContent { state.withLock { $0.pasteboard } }

  /// Puts a text on the pasteboard.
  ///
  /// - Returns: How often the pasteboard changed by now.
  @discardableResult
  func putOnPasteboard(_ text: String?) -> Int {
    state.withLock { state in
      state.pasteboard.put(text)
      return state.pasteboard.changeCount
    }
  }

  /// Returns what the user decided about an application's permissions.
  func decisions(for application: ApplicationReference) -> [ProtectedResource: Bool] {
    state.withLock { $0.decisions[application] ?? [:] }
  }

  /// Notes what the user decided; `nil` takes a decision back.
  func decide(
    _ isGranted: Bool?, about resource: ProtectedResource, for application: ApplicationReference
  ) {
    state.withLock { $0.decisions[application, default: [:]][resource] = isGranted }
  }

  /// Notes that an application is gone with all it had, or is there again.
  func setDeleted(_ isDeleted: Bool, _ application: ApplicationReference) {
    state.withLock { state in
      if isDeleted {
        state.deleted.insert(application)
        state.decisions[application] = nil
      } else {
        state.deleted.remove(application)
      }
    }
  }

  /// Returns whether an application was deleted, and not launched since.
  func isDeleted(_ application: ApplicationReference) -> Bool {
    state.withLock { $0.deleted.contains(application) }
  }
}
