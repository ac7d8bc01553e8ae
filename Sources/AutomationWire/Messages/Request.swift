package import AccessibilityTree

/// What the test side asks of a running application.
///
/// Every request is answered by one ``Reply``.
///
/// The application first comes to rest (no event queued, no view to update, no job ready), and then
/// answers; the reply brings the difference to the tree since ``Request/knownVersion``.
package struct Request: Sendable, Hashable {
  /// The number that the reply repeats.
  package var number: UInt32

  /// The version of the tree that the test side has; `nil` when it has none.
  package var knownVersion: UInt64?

  /// What is asked.
  package var command: Command

  /// Whether the answer brings the screen, where it is another than the one brought last.
  package var wantsScreen: Bool

  /// Makes a request.
  package init(
    number: UInt32, knownVersion: UInt64?, command: Command, wantsScreen: Bool = false
  ) {
    self.number = number
    self.knownVersion = knownVersion
    self.command = command
    self.wantsScreen = wantsScreen
  }
}

extension Request {
  /// What the test side can ask for.
  package enum Command: Sendable, Hashable {
    /// Nothing but to come to rest and report.
    case synchronize

    /// To receive input, one event after the other, coming to rest after each.
    case perform([InputEvent])

    /// To do something with an element, coming to rest after each event.
    case act(Act)

    /// To say of each element where it can be hit, without scrolling.
    case hitPoints([ElementID])

    /// To describe what stands behind elements that hold more than was told, if it may hold an element with an identifying text; in any
    /// case for `nil`.
    case describeRest(holding: String?)

    /// To hand over the screen as drawn.
    case screen

    /// To let time pass until something may have changed, but not more than a limit in seconds of
    /// the application's time.
    case letTimePass(limit: Double)

    /// To move the application's time forward by a number of seconds, stopping at every sleeper.
    case advanceTime(by: Double)

    /// To change between foreground and background.
    case setPhase(HostPhase)

    /// To open a link.
    case openURL(String)

    /// To look as light or dark as the device.
    case setAppearance(HostAppearance)

    /// To take in how the device is held.
    case setOrientation(HostOrientation)

    /// To end in good order.
    case terminate

    /// To take what somebody else put on the pasteboard; `nil` for nothing.
    case setPasteboard(String?)

    /// To take what the user decided about a permission.
    case decide(SystemServices.Decision)

    /// To hold what comes to a gate from now on.
    case holdGate(String)

    /// To let go what waits at a gate, which is open from now on.
    case releaseGate(String)

    /// To tell what came to gates.
    case reportGates

    /// To run a command that the application, or a layer above the wire, offers by name, with an
    /// encoded value.
    case run(command: String, input: [UInt8])
  }
}

extension Request.Command {
  /// Whether it is what a person does with the application.
  package var isInput: Bool {
    switch self {
    case .perform, .act: true
    default: false
    }
  }

  /// Whether somebody waits, who has to know what can still change.
  var isWait: Bool {
    switch self {
    case .letTimePass, .advanceTime: true
    default: false
    }
  }
}
