import AutomationWire
import Synchronization

/// A link of one run of an application to the system: the permissions it waits for, and the pasteboard.
final class SystemLink: Sendable {
  /// The mutable state, behind the lock.
  private struct State {
    /// The permissions that the application waits for, in the order of asking.
    var requests: [SystemServices.Request] = []

    /// Which content of the pasteboard the application knows, by the number of changes before.
    var knownPasteboard = 0
  }

  /// What changes.
  private let state = Mutex(State())

  /// What the application shares with others.
  private let device: Device

  /// Makes the link of an application that was just launched.
  ///
  /// - Parameters:
  ///   - device: What it shares with others.
  ///   - pasteboard: What was on the pasteboard, of which it knows.
  init(_ device: Device, knowing pasteboard: PasteboardContent = PasteboardContent()) {
    self.device = device
    state.withLock { $0.knownPasteboard = pasteboard.changeCount }
  }

  /// The permissions that the application waits for, in the order of asking.
  var requests: [SystemServices.Request] { state.withLock { $0.requests } }

  /// Notes that the application waits for a permission.
  func add(_ request: SystemServices.Request) { state.withLock { $0.requests.append(request) } }

  /// Notes that a permission was decided about.
  func remove(_ request: SystemServices.Request) {
    state.withLock { $0.requests.removeAll { $0 == request } }
  }

  /// Notes that the application waits for nothing any more, because it ended.
  func removeAll() { state.withLock { $0.requests = [] } }

  /// Puts on the pasteboard what the application did.
  func put(_ text: String?) {
    let known = device.putOnPasteboard(text)
    state.withLock { $0.knownPasteboard = known }
  }

  /// Takes, once, what others put on the pasteboard since the application was told last; `nil` for nothing.
  func takePasteboard() -> PasteboardContent? {
    let pasteboard = device.pasteboard
    let isNew = state.withLock { state in
      defer { state.knownPasteboard = pasteboard.changeCount }
      return state.knownPasteboard != pasteboard.changeCount
    }
    return isNew ? pasteboard : nil
  }
}
