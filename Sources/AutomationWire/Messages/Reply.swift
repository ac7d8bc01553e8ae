package import AccessibilityTree
package import TextRendering

/// What an application answers to a ``Request``.
package struct Reply: Sendable, Equatable {
  /// The number of the request.
  package var number: UInt32

  /// What changed in the tree since the version the request named.
  package var difference: TreeDifference

  /// What the application is doing now.
  package var activity: Activity

  /// What the request asked for.
  package var result: Result

  /// What happened aside since the last reply, in order.
  package var events: [SideEvent]

  /// The screen, where the request wants it; `nil` when it is the one brought last.
  package var screen: DrawnScreen?

  /// Makes a reply.
  package init(
    number: UInt32, difference: TreeDifference, activity: Activity, result: Result = .done,
    events: [SideEvent] = [], screen: DrawnScreen? = nil
  ) {
    self.screen = screen
    self.number = number
    self.difference = difference
    self.activity = activity
    self.result = result
    self.events = events
  }
}

extension Reply {
  /// What a request is answered with beside the tree.
  package enum Result: Sendable, Equatable {
    /// It was done; there is nothing more to say.
    case done

    /// Nothing was done: the tree is not the one in which the element was found, or the application
    /// asks for what the test side has not heard of.
    case movedOn

    /// Nothing was done: the element cannot be hit, for this reason.
    case unreachable(HostHitPoint)

    /// Where elements can be hit, in the order of asking.
    case hitPoints([HostHitPoint])

    /// The screen as drawn.
    case screen(CellGrid)

    /// How much time passed, in seconds of the application's time.
    case timePassed(Double)

    /// What became of setting a control's value.
    case adjusted(HostAdjustmentOutcome)

    /// It could not be done, for this reason.
    case failed(String)

    /// What came to gates.
    case gates(HeldGates.Report)

    /// What a command returned, encoded.
    case returned([UInt8])

    /// The application offers no command of the name, but these.
    case unknownCommand(offered: [String])
  }
}

/// What an application is doing at the moment of a reply.
package struct Activity: Sendable, Hashable {
  /// The application's time since launch, in seconds.
  package var now: Double

  /// Whether and why something may still change without input.
  package var state: State

  /// Makes a report.
  package init(now: Double, state: State) {
    self.now = now
    self.state = state
  }

  /// Whether and why the screen may still change without input.
  package enum State: Sendable, Hashable {
    /// It cannot: nothing is pending. Waiting longer is no use.
    case idle

    /// Work sleeps in virtual time until a moment, in seconds since launch; letting time pass
    /// brings it on.
    case sleeping(until: Double, what: [String])

    /// It cannot be ruled out, for these reasons: time is real, a foreign thread runs, a file or
    /// connection is awaited.
    case unproven([String])

    /// The application did not come to rest within its bounds, and is still busy with this.
    case busy([String])

    /// Nobody looked: the request was no wait, and to look costs more than such a request.
    package static let unexamined = State.unproven([])
  }
}

/// What happened in an application aside of its screen.
package enum SideEvent: Sendable, Hashable {
  /// What the host handed out.
  case host(HostEvent)

  /// The application put this on the pasteboard; `nil` for nothing.
  case pasteboard(String?)

  /// The application asks the user for a permission.
  case permissionRequested(SystemServices.Request)
}

extension SideEvent {
  /// Whether the application asks the system for something, and takes no input until it is answered.
  var isRequest: Bool {
    if case .permissionRequested = self { true } else { false }
  }
}
