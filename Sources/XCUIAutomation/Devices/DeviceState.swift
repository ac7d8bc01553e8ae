import AccessibilityTree
import AutomationWire
import Synchronization

/// The state of the device of a test: how it is held, and how light it is.
struct DeviceState: Sendable {
  /// How it is held.
  var orientation = UIDeviceOrientation.portrait

  /// Whether the screens lie on their side; lying flat they stay as they were.
  var isTurned = false

  /// How light it is.
  var appearance = XCUIDevice.Appearance.unspecified

  /// Where the screen reader is; `nil` when it is off.
  var voiceOver: VoiceOverPlace?

  /// Where the device seems to be.
  var location: XCUILocation?

  /// The size of the system's own screens.
  var screenSize: Size {
    let usual = LaunchConfiguration.defaultScreenSize
    return isTurned ? usual.turned : usual
  }

  /// Brings an application that was just launched to how the device is.
  func apply(to session: ApplicationSession) throws(InteractionProblem) {
    if orientation != .portrait { try session.exchange(.setOrientation(orientation)) }
    if isTurned { try Self.turn(session, toItsSide: true) }
    if appearance != .unspecified { try session.exchange(.setAppearance(appearance)) }
  }

  /// Turns an application's screen to its side, or upright again, when it is as large as it was.
  static func turn(
    _ session: ApplicationSession, toItsSide isTurned: Bool
  ) throws(InteractionProblem) {
    let tree = try session.currentTree()
    guard let root = tree.root, let size = tree[root]?.frame.size else { return }
    let upright = session.uprightSize.withLock { upright in
      defer { upright = isTurned ? size : nil }
      return upright
    }
    try session.exchange(.perform([.resize(isTurned ? size.turned : upright ?? size.turned)]))
  }
}

extension Size {
  /// The size of a screen that is turned: a cell of it is twice as high as it is wide.
  var turned: Size { Size(width: max(1, height * 2), height: max(1, (width + 1) / 2)) }
}
