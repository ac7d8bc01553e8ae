package import AccessibilityTree

/// The environment variables by which a test speaks to the process of an application that it
/// launches.
///
/// The application's side takes them out of the environment, all but ``networkStubs``,
/// ``fixtures``, ``authorizations`` and ``heldGates``: neither the application nor its children see
/// them.
package enum AutomationVariable {
  /// The number of the inherited socket.
  package static let descriptor = "UITEST_AUTOMATION_DESCRIPTOR"

  /// The size of the screen: columns, an `x`, rows (`80x24`).
  package static let screenSize = "UITEST_SCREEN_SIZE"

  /// How time passes: `virtual` (as without the variable) or `real`.
  package static let time = "UITEST_TIME"

  /// The seed of the order of jobs, a whole number; without it they run in order of arrival.
  package static let seed = "UITEST_SCHEDULE_SEED"

  /// The stubs that answer the application's requests to the network, as JSON; the application's
  /// side of the tools reads it.
  package static let networkStubs = "UITEST_NETWORK_STUBS"

  /// The fixtures that the application runs before the first frame, as JSON; the application's side
  /// of the tools reads it.
  package static let fixtures = "UITEST_FIXTURES"

  /// What the user decided about permissions in earlier launches, such as `camera=1,photos=0`.
  package static let authorizations = "UITEST_AUTHORIZATIONS"

  /// The gates that a test holds from the launch on, a line each.
  package static let heldGates = "UITEST_HELD_GATES"

  /// Those that are taken out of the environment.
  package static let all = [descriptor, screenSize, time, seed]

  /// The most columns or rows of a screen.
  package static let screenSizeLimit = 10_000

  /// Returns a size as ``screenSize`` holds it.
  package static func text(of size: Size) -> String {
    "\(size.width)x\(size.height)"
  }

  /// Returns the size that a text such as `80x24` names; `nil` when it names none, or none that a
  /// screen can have.
  package static func size(from text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...screenSizeLimit).contains(width), (1...screenSizeLimit).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
