import AutomationWire

/// A place in an application's asynchronous code at which a test can hold it, to look at what the screen shows meanwhile.
///
/// ```swift
/// private let saving = Gate("save")
///
/// func save() async throws {
///   isSaving = true
///   await saving.pass()
///   …
/// }
/// ```
///
/// In a test, `gates.hold("save")` holds what comes there, until `gates.release("save")`. Without a test nothing is ever held.
///
/// Make it in the application's code; ``pass()`` may be called from any task. An addition of ours.
public struct Gate: Sendable {
  /// What tests call it.
  public let name: String

  /// The gates of the instance; `nil` in an application that no test launched.
  private let gates: HeldGates?

  /// Makes a gate, which is open.
  ///
  /// - Parameter name: What tests call it.
  public init(_ name: String) {
    self.name = name
    let calls =
      AutomationCalls.ofInstance ?? AutomationCalls.latest { $0.gates.isHeld(name) }
      ?? AutomationCalls.latest
    gates = calls?.gates
  }

  /// Goes on at once, unless a test holds the gate: then when the test lets go, or the task is cancelled.
  public func pass() async {
    await (gates ?? AutomationCalls.ofInstance?.gates)?.pass(name)
  }
}
