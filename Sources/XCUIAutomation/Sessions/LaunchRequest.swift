package import AccessibilityTree
import AutomationWire

/// A request of a test to launch an application.
package struct LaunchRequest: Sendable, Hashable {
  /// The arguments.
  package var arguments: [String] = []

  /// Variables on top of the environment of the test.
  package var environment: [String: String] = [:]

  /// The size of the screen; `nil` when only the environment may name one.
  package var screenSize: Size?

  /// The date at which it begins, since 1970; `nil` for the real date.
  package var date: Duration?

  /// The gates that are held from the launch on.
  package var heldGates: Set<String> = []

  /// What layers above the wire say, as bytes by name.
  package var payloads: [String: [UInt8]] = [:]

  /// What the user decided about permissions before.
  var decisions: [ProtectedResource: Bool] = [:]

  /// The text on the pasteboard; `nil` when there is none.
  var pasteboard: String?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - environment: Variables on top of the environment of the test.
  init(arguments: [String] = [], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }
}

extension LaunchRequest {
  /// Returns the request with what the user decided about permissions before, and the text on the pasteboard.
  func knowing(
    _ decisions: [ProtectedResource: Bool], pasteboard: String?
  ) -> LaunchRequest {
    var request = self
    request.decisions = decisions
    request.pasteboard = pasteboard
    return request
  }
}
