/// A thing that a host owes to tests, and that is checked.
public enum ConformanceCheck: String, Sendable, Hashable, CaseIterable {
  /// The application starts. Nothing else is checked when it does not.
  case launch

  /// Updates come to an end. Nothing else is checked when they do not.
  case settling

  /// The tree has one application, as its root, with a window inside.
  case root

  /// Elements keep their identities while they are on the screen.
  case identities

  /// Differences apply to the version they name, and add up to the whole tree.
  case differences

  /// Frames lie within those around them, and on the screen.
  case frames

  /// A point that is named for an element lies on it, and a tap there reaches it.
  case hitPoints

  /// Elements off the screen, elements on it, and elements that do not exist are told apart.
  case visibility

  /// Elements off the screen are scrolled into view.
  case scrolling

  /// Keys reach the field that was tapped.
  case typing

  /// The element with the keyboard's focus is told.
  case focus

  /// What is typed into a secure field appears nowhere.
  case secrets

  /// Screen and root have the size that the screen was given.
  case screenSize

  /// Frames that are drawn later are announced, and come.
  case pendingFrames

  /// An alert says that it is modal: what stands behind it cannot be hit then.
  case modality

  /// Warnings and other events are handed out once.
  case events

  /// An application that was ended is let go.
  case termination

  /// Where a host's author looks when it fails.
  public var whereToLook: String {
    switch self {
    case .launch: "makeHost(_:)"
    case .settling: "update(), which must return false when nothing changed"
    case .root: "the tree handed out by treeDifference(since:); ElementTreeBuilder makes one"
    case .identities:
      "the identities of elements: they belong to what is shown, not to where or when it was drawn"
    case .differences: "treeDifference(since:); ElementTreeBuilder and TreeRecorder keep account"
    case .frames: "ElementNode.frame, which counts from the content origin of the parent"
    case .hitPoints, .visibility:
      "hitPoint(of:scrollingIntoView:); ElementTree.hitPoint(of:) answers by frames"
    case .scrolling: "hitPoint(of:scrollingIntoView:), which is asked to scroll here"
    case .typing: "perform(_:) with keys, and the value of the field"
    case .focus: "ElementNode.states, which needs .focused on that element alone"
    case .secrets: "the value of the field: put it into the tree and on the screen as bullets"
    case .screenSize: "perform(_:) with .resize, the frame of the root, and screen()"
    case .pendingFrames:
      "pendingFrames: begin() when a frame is to be drawn, end() when it is there"
    case .modality: "ElementNode.states, which needs .modal on the alert"
    case .events: "takeEvents(), which must hand out each event once"
    case .termination: "terminate(): end tasks, threads and timers that hold the application"
    }
  }
}
