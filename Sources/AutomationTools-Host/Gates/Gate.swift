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

  /// The instance whose code made it; `nil` in an application that no test launched.
  private weak let instance: ApplicationInstance?

  /// Makes a gate, which is open.
  ///
  /// - Parameter name: What tests call it.
  public init(_ name: String) {
    self.name = name
    instance = ApplicationInstance.current
  }

  /// Goes on at once, unless a test holds the gate: then when the test lets go, or the task is cancelled.
  public func pass() async {
    #if Automation
    // Code that lost its instance comes to a gate of the one whose test holds it; where nobody does, only the arrival is noted.
    let owner =
      ApplicationInstance.current ?? instance
      ?? ApplicationInstance.ofCaller("comes to the gate “\(name)”") { $0.gates.isHeld(name) }
      ?? ApplicationInstance.all.last
    await owner?.gates.pass(name)
    #endif
  }
}
