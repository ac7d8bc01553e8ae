import Synchronization

/// What one instance of an application asks of the system around it: permissions of the user, and the pasteboard.
///
/// In a test the test's side is the system: it hears of requests and of what is put on the pasteboard by events of replies, and
/// answers by requests.
package final class SystemServices: Sendable {
  /// A permission that the application asks for.
  package struct Request: Sendable, Hashable {
    /// What it asks for.
    package let resource: ProtectedResource

    /// Why, in its own words.
    package let purpose: String?

    /// Makes a request.
    package init(resource: ProtectedResource, purpose: String?) {
      self.resource = resource
      self.purpose = purpose
    }
  }

  /// What the user decided about a resource.
  package struct Decision: Sendable, Hashable {
    /// The resource.
    package let resource: ProtectedResource

    /// Whether the user permits it; `nil` takes the decision back.
    package let isGranted: Bool?

    /// Makes a decision.
    package init(resource: ProtectedResource, isGranted: Bool?) {
      self.resource = resource
      self.isGranted = isGranted
    }
  }

  /// What changes.
  private struct State {
    /// What the user decided.
    var decisions: [ProtectedResource: Bool] = [:]

    /// What waits for a decision.
    var waiting: [ProtectedResource: [CheckedContinuation<Bool, Never>]] = [:]

    /// What is on the pasteboard.
    var pasteboard = PasteboardContent()

    /// What the system was not told yet.
    var events: [SideEvent] = []

    /// Whether the application ended: nobody will answer.
    var isEnded = false
  }

  /// What changes.
  private let state = Mutex(State())

  /// The changes of the pasteboard.
  package let pasteboardChanges = PasteboardChanges()

  /// Hears of requests at once; `nil` when the system asks for them.
  private let asking: (@Sendable (Request) -> Void)?

  /// The services of the instance whose code runs; `nil` in an application that no test launched.
  package static var ofInstance: SystemServices? { ApplicationInstance.current?.services }

  /// Makes an instance's services.
  ///
  /// - Parameters:
  ///   - decisions: What the user decided before.
  ///   - pasteboard: The text that is on the pasteboard; `nil` when there is none.
  ///   - asking: Hears of requests at once; without it, they are among the events.
  package init(
    decisions: [ProtectedResource: Bool] = [:], pasteboard: String? = nil,
    asking: (@Sendable (Request) -> Void)? = nil
  ) {
    self.asking = asking
    state.withLock { state in
      state.decisions = decisions
      if let pasteboard { state.pasteboard.put(pasteboard) }
    }
  }
}

// MARK: - Permissions

extension SystemServices {
  /// Returns what the user decided about a resource.
  package func status(of resource: ProtectedResource) -> AuthorizationStatus {
    switch state.withLock({ $0.decisions[resource] }) {
    case true: .authorized
    case false: .denied
    case nil: .notDetermined
    }
  }

  /// Asks the user for a permission, unless there is a decision already.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: Whether the user permits it; not, when the application ends before there is an answer.
  package func authorize(_ request: Request) async -> Bool {
    await withCheckedContinuation { continuation in
      let (answer, isNew) = state.withLock { state -> (Bool?, Bool) in
        if let decision = state.decisions[request.resource] { return (decision, false) }
        if state.isEnded { return (false, false) }
        let isNew = state.waiting[request.resource] == nil
        state.waiting[request.resource, default: []].append(continuation)
        if isNew, asking == nil { state.events.append(.permissionRequested(request)) }
        return (nil, isNew)
      }
      if let answer {
        continuation.resume(returning: answer)
      } else if isNew {
        asking?(request)
      }
    }
  }

  /// Whether a request waits for a decision: the system's alert is over the application.
  package var isAsking: Bool { state.withLock { !$0.waiting.isEmpty } }

  /// Takes what the user decided; what waits for it goes on.
  package func decide(_ decision: Decision) {
    let waiting = state.withLock { state -> [CheckedContinuation<Bool, Never>] in
      state.decisions[decision.resource] = decision.isGranted
      guard decision.isGranted != nil else { return [] }
      return state.waiting.removeValue(forKey: decision.resource) ?? []
    }
    for continuation in waiting { continuation.resume(returning: decision.isGranted == true) }
  }

  /// Notes the end of the application: what waits gets no permission.
  package func end() {
    let waiting = state.withLock { state -> [CheckedContinuation<Bool, Never>] in
      state.isEnded = true
      guard !state.waiting.isEmpty else { return [] }
      defer { state.waiting = [:] }
      return state.waiting.values.flatMap(\.self)
    }
    for continuation in waiting { continuation.resume(returning: false) }
  }
}

// MARK: - The pasteboard

/// What is on a pasteboard.
package struct PasteboardContent: Sendable, Hashable {
  /// The text; `nil` when there is none.
  package var text: String?

  /// How often it changed.
  package var changeCount = 0

  /// Makes an empty pasteboard.
  package init() {}

  /// Puts down a text in place of what was there.
  package mutating func put(_ text: String?) {
    self.text = text
    changeCount += 1
  }
}

extension SystemServices {
  /// What is on the pasteboard, as far as the application knows.
  package var pasteboard: PasteboardContent { state.withLock { $0.pasteboard } }

  /// Puts a text on the pasteboard, of which the system is told.
  package func put(_ text: String?) {
    state.withLock { state in
      state.pasteboard.put(text)
      state.events.append(.pasteboard(text))
    }
    pasteboardChanges.note()
  }

  /// Takes what somebody else put on the pasteboard.
  package func receivePasteboard(_ text: String?) {
    state.withLock { $0.pasteboard.put(text) }
    pasteboardChanges.note()
  }
}

// MARK: - To the system

extension SystemServices {
  /// Hands out, once, what the system was not told yet.
  func takeEvents() -> [SideEvent] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }
}
