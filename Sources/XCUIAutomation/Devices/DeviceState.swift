import AccessibilityTree
import AutomationWire

/// The state of the device of a test: how it is held, and how light it is.
struct DeviceState: Sendable {
  /// How it is held.
  var orientation = UIDeviceOrientation.portrait

  /// Whether the screens have as many columns as they had rows; lying flat they stay as they were.
  var isTurned = false

  /// How light it is.
  var appearance = XCUIDevice.Appearance.unspecified

  /// Where the screen reader is; `nil` when it is off.
  var voiceOver: VoiceOverPlace?

  /// Where the device seems to be.
  var location: XCUILocation?

  /// Brings an application that was just launched to how the device is.
  func apply(to session: ApplicationSession) throws(InteractionProblem) {
    if isTurned { try Self.turn(session) }
    if appearance != .unspecified { try session.exchange(.setAppearance(appearance)) }
  }

  /// Swaps the columns and rows of an application's screen.
  static func turn(_ session: ApplicationSession) throws(InteractionProblem) {
    let tree = try session.currentTree()
    guard let root = tree.root, let size = tree[root]?.frame.size else { return }
    let turned = Size(width: size.height, height: size.width)
    try session.exchange(.perform([.resize(turned)]))
  }
}
