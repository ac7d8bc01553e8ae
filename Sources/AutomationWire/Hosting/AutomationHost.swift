public import AccessibilityTree
public import TextRendering

/// An application type that can be launched for a test, in this process or in one of its own.
///
/// TextUI's `App` refines it; any other toolkit may adopt it.
public protocol AutomationHostable: SendableMetatype {
  /// Starts an instance of the application.
  ///
  /// - Parameter configuration: What it was launched with. It is also
  ///   ``LaunchConfiguration/current`` while this and all further code of the instance runs, tasks
  ///   it starts included.
  /// - Returns: The running instance; it may not have drawn anything yet.
  /// - Throws: What kept it from starting; the test reports it.
  @MainActor static func makeHost(_ configuration: LaunchConfiguration) throws -> any AutomationHost
}

/// A running application, as automation sees it: a tree to read, input to take, a screen to show.
///
/// All members are called on the main actor, by one caller.
@MainActor public protocol AutomationHost: AnyObject {
  /// Brings tree and screen up to date with the state of the application.
  ///
  /// - Returns: Whether there was anything to do. It is called again, after jobs had their turn,
  ///   until there is not.
  func update() -> Bool

  /// Hands out what changed in the tree.
  ///
  /// - Parameter version: The version that the test side has; `nil` for none. See ``TreeRecorder``,
  ///   which keeps account.
  /// - Returns: The difference from that version, or the whole tree.
  func treeDifference(since version: UInt64?) -> TreeDifference

  /// Describes what stands behind elements that hold more than the tree does, which say so by ``ElementNode/States/continues``: the tree
  /// has it after the next ``update()``.
  ///
  /// A host whose tree always holds everything has nothing to do.
  ///
  /// - Parameter text: What an element has to be identified by, for its container to be described; `nil` for everything. It is all right
  ///   to describe more.
  func describeRest(holding text: String?)

  /// The tree as it stands after ``update()``: what ``treeDifference(since:)`` leads to.
  ///
  /// Where gestures begin and end is found by the frames in it.
  var tree: ElementTree { get }

  /// Takes input.
  func perform(_ event: InputEvent)

  /// Says where an element can be hit.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - scrollIntoView: Whether containers that scroll shall bring it on the screen first.
  /// - Returns: The cell, or why there is none.
  func hitPoint(of id: ElementID, scrollingIntoView scrollIntoView: Bool) -> HostHitPoint

  /// Sets the value of a control at once, as an assistive technology does.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - target: The value.
  /// - Returns: Whether it took the value. A test answers ``HostAdjustmentOutcome/unsupported`` with gestures of its own.
  func adjust(_ id: ElementID, to target: HostAdjustment) -> HostAdjustmentOutcome

  /// The screen as drawn.
  func screen() -> CellGrid

  /// What the host itself still has to do without input, in words; empty when nothing. Jobs and
  /// sleeping tasks are seen without it.
  var pendingWork: [String] { get }

  /// Decides about input that more could follow, because no more does for now: a tap that could be the first of two.
  ///
  /// Called after the last event of what a test does.
  ///
  /// - Returns: Whether there was anything to decide.
  func inputEnded() -> Bool

  /// Whether something moves on the screen that will come to rest as time passes: input waits for it, as on a phone, in the application's
  /// time and for a minute of it at most.
  var isMoving: Bool { get }

  /// The frames that are on their way; `nil` for a host that draws in ``update()``, which needs none.
  var pendingFrames: PendingFrames? { get }

  /// Hands out, once, what happened aside of the screen since last time, in order.
  func takeEvents() -> [HostEvent]

  /// Changes between foreground and background.
  func setPhase(_ phase: HostPhase)

  /// Makes the application as light or dark as the device.
  func setAppearance(_ appearance: HostAppearance)

  /// Tells the application how the device is held; its screen is turned by ``InputEvent/resize(_:)``.
  func setOrientation(_ orientation: HostOrientation)

  /// Opens a link; returns whether the application takes links.
  func open(url: String) -> Bool

  /// Ends the application: tasks are cancelled, views disappear. Nothing else is called afterwards.
  func terminate()
}

/// Where an element can be hit, as a host answers it.
public enum HostHitPoint: Sendable, Hashable {
  /// Input at this cell reaches the element.
  case at(Point)

  /// It is on the screen, but covered everywhere; by this element, when it is in the tree.
  case covered(by: ElementID?)

  /// It is not on the screen, or has no extent.
  case offscreen

  /// It is hidden from assistive technology, by way of which a test's finger finds its place.
  case hidden

  /// There is no such element.
  case missing
}

/// A value that a control is set to.
public enum HostAdjustment: Sendable, Hashable {
  /// A place along a slider, from 0 to 1.
  case position(Double)

  /// The value of a picker's wheel, in words.
  case choice(String)
}

/// What became of setting a control's value, as a host answers it.
public enum HostAdjustmentOutcome: Sendable, Hashable {
  /// The control has the value, or the nearest to it that it takes.
  case done

  /// The control has no such choice, but these.
  case noSuchChoice([String])

  /// The element has no value that could be set so.
  case unsupported
}

/// An appearance of the device: light or dark, with the raw values of XCUIAutomation.
public enum HostAppearance: Int, Sendable, Hashable, CaseIterable {
  /// As the application likes.
  case unspecified = 0

  /// Dark text on a light ground.
  case light = 1

  /// Light text on a dark ground.
  case dark = 2
}

/// How the device is held, with the raw values of UIKit's `UIDeviceOrientation`.
public enum HostOrientation: Int, Sendable, Hashable, CaseIterable {
  /// Not known.
  case unknown = 0

  /// Upright.
  case portrait = 1

  /// Upside down.
  case portraitUpsideDown = 2

  /// On its right side: the top to the left.
  case landscapeLeft = 3

  /// On its left side: the top to the right.
  case landscapeRight = 4

  /// Lying on its back.
  case faceUp = 5

  /// Lying on its face.
  case faceDown = 6
}

/// Whether an application is in front.
public enum HostPhase: UInt8, Sendable, Hashable, CaseIterable {
  /// In front, receiving input.
  case active = 0

  /// In front, not receiving input.
  case inactive = 1

  /// Not in front.
  case background = 2
}

// MARK: - Defaults

extension AutomationHost {
  /// Nothing is pending.
  public var pendingWork: [String] { [] }

  /// All input means what it means at once.
  public func inputEnded() -> Bool { false }

  /// Nothing moves.
  public var isMoving: Bool { false }

  /// Everything is drawn at once.
  public var pendingFrames: PendingFrames? { nil }

  /// Does nothing: the tree holds everything.
  public func describeRest(holding text: String?) {}

  /// Nothing happened aside of the screen.
  public func takeEvents() -> [HostEvent] { [] }

  /// Sets nothing.
  public func adjust(_ id: ElementID, to target: HostAdjustment) -> HostAdjustmentOutcome {
    .unsupported
  }

  /// Does nothing.
  public func setPhase(_ phase: HostPhase) {}

  /// Does nothing.
  public func setAppearance(_ appearance: HostAppearance) {}

  /// Does nothing.
  public func setOrientation(_ orientation: HostOrientation) {}

  /// Takes no links.
  public func open(url: String) -> Bool { false }

  /// Does nothing.
  public func terminate() {}
}
