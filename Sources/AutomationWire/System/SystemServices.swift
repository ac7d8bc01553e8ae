import Foundation
import Synchronization

/// What one instance of an application asks of the system around it: permissions of the user, and the pasteboard.
///
/// In a test the test's side is the system: it hears of requests and of what is put on the pasteboard by events of replies, and
/// answers by calls.
package final class SystemServices: Sendable {
  /// A permission that the application asks for.
  package struct Request: Sendable, Hashable, Codable {
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
  package struct Decision: Sendable, Hashable, Codable {
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

  /// Hears of requests at once; `nil` when the system asks for them.
  private let asking: (@Sendable (Request) -> Void)?

  /// The services of the instance whose code runs; `nil` in an application that no test launched.
  package static var ofInstance: SystemServices? { AutomationCalls.ofInstance?.services }

  /// Makes an instance's services.
  ///
  /// - Parameters:
  ///   - decisions: What the user decided before.
  ///   - asking: Hears of requests at once; without it, they are among the events.
  package init(
    decisions: [ProtectedResource: Bool] = [:], asking: (@Sendable (Request) -> Void)? = nil
  ) {
    self.asking = asking
    state.withLock { $0.decisions = decisions }
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
        if isNew, asking == nil {
          state.events.append(
            .other(name: Self.requestEvent, content: Self.text(of: request)))
        }
        return (nil, isNew)
      }
      if let answer {
        continuation.resume(returning: answer)
      } else if isNew {
        asking?(request)
      }
    }
  }

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
    let waiting = state.withLock { state in
      state.isEnded = true
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
      state.events.append(.pasteboard(text ?? ""))
    }
  }

  /// Takes what somebody else put on the pasteboard.
  package func receivePasteboard(_ text: String?) {
    state.withLock { $0.pasteboard.put(text) }
  }
}

// MARK: - To and from the system

extension SystemServices {
  /// The name of the events that tell of requests.
  package static let requestEvent = "authorizationRequest"

  /// The name of the call that brings a decision.
  package static let decisionCall = "system.decide"

  /// The name of the call that brings the content of the pasteboard.
  package static let pasteboardCall = "system.pasteboard"

  /// Hands out, once, what the system was not told yet.
  func takeEvents() -> [SideEvent] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// Offers the calls by which the system answers.
  func offer(to calls: AutomationCalls) {
    calls.offer(Self.decisionCall) { [weak self] content in
      self?.decide(try JSONDecoder().decode(Decision.self, from: Data(content.utf8)))
      return ""
    }
    calls.offer(Self.pasteboardCall) { [weak self] content in
      self?.receivePasteboard(content.isEmpty ? nil : content)
      return ""
    }
  }

  /// Returns a value as the text it travels as.
  package static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // A text and an enumeration always have one.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Returns decisions as a variable of the environment has them, such as `camera=1,photos=0`.
  package static func variable(for decisions: [ProtectedResource: Bool]) -> String {
    decisions.map { "\($0.key.rawValue)=\($0.value ? 1 : 0)" }.sorted().joined(separator: ",")
  }

  /// Returns the decisions in a variable of the environment; what cannot be read is left out.
  static func decisions(in variable: String?) -> [ProtectedResource: Bool] {
    var decisions: [ProtectedResource: Bool] = [:]
    for part in (variable ?? "").split(separator: ",") {
      let pair = part.split(separator: "=")
      guard pair.count == 2, let resource = ProtectedResource(rawValue: String(pair[0])) else {
        continue
      }
      decisions[resource] = pair[1] == "1"
    }
    return decisions
  }
}
