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

    /// The applications of the system's that run.
    var systemApplications = SystemApplications()

    /// The application of the test's that came to the front last; `nil` before one did.
    var lastInFront: ApplicationReference?
  }

  /// What changes.
  private let state = Mutex(State())

  /// When the test slept, where the clocks of its process are real.
  let sleptTime = SleptTime()

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

  /// The applications of the system's that run.
  var systemApplications: SystemApplications { state.withLock { $0.systemApplications } }

  /// The application of the test's that came to the front last; `nil` before one did.
  var lastInFront: ApplicationReference? { state.withLock { $0.lastInFront } }

  /// Notes that an application of the test's comes to the front, and the system's leave it.
  func bringToFront(_ application: ApplicationReference) {
    state.withLock { $0.lastInFront = application }
    changeSystemApplications { $0.front = nil }
  }

  /// Changes which of the system's applications run, and what they show, for which expectations may wait.
  func changeSystemApplications(_ change: (inout SystemApplications) -> Void) {
    state.withLock { change(&$0.systemApplications) }
    PredicatePolls.noteChange()
  }
}
