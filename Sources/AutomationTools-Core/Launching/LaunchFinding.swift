import AutomationTools_Shared
import Primitives
import XCUIAutomation

/// A finding: the statement of a launch and the application do not agree on something.
enum LaunchFinding: FailureKind, Hashable {
  /// An option has a value that makes no sense.
  case unusableOption(name: String, reason: String)

  /// The application never read a flag; it read these of its kind.
  case unreadFlag(LaunchArgumentCodec.Kind, key: String, read: [String])

  /// The application never read a flag, but one of the other kind with its name.
  case misplacedFlag(LaunchArgumentCodec.Kind, key: String)

  /// The application made nothing of an argument; these it knows.
  case unreadArgument(String, known: [String])

  /// The application used something that a test has to replace.
  case touch(LaunchReadings.Touch)
}

// MARK: - Text

extension LaunchFinding {
  /// The finding in words.
  var message: String {
    switch self {
    case .unusableOption(let name, let reason):
      "The launch option \(name) cannot be used: \(reason)."
    case .unreadFlag(let kind, let key, let read):
      "The application never read the \(Self.name(kind)) \"\(key)\"."
        + Self.advice(for: key, among: read, "no \(Self.name(kind))s at all")
    case .misplacedFlag(let kind, let key):
      "The application never read the \(Self.name(kind)) \"\(key)\". "
        + "It reads an \(Self.name(kind == .ephemeral ? .automation : .ephemeral)) of that name."
    case .unreadArgument(let argument, let known):
      "The application understood no launch argument \"\(argument)\"."
        + Self.advice(for: argument, among: known, "no launch arguments at all")
    case .touch(let touch): Self.text(of: touch)
    }
  }

  /// What flags of a kind are called.
  private static func name(_ kind: LaunchArgumentCodec.Kind) -> String {
    switch kind {
    case .ephemeral: "feature flag"
    case .automation: "automation flag"
    }
  }

  /// Returns what may have been meant.
  private static func advice(for name: String, among known: [String], _ none: String) -> String {
    guard !known.isEmpty else { return " It read \(none)." }
    let near = NearTexts.nearest(to: name, among: known)
    guard near.isEmpty else {
      return " Did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
    }
    return " It read " + known.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
      + (known.count > 8 ? " and \(known.count - 8) more." : ".")
  }

  /// Returns a use of something that a test has to replace, in words.
  private static func text(of touch: LaunchReadings.Touch) -> String {
    let place =
      "\(touch.fileID):\(touch.line)" + (touch.count > 1 ? " (\(touch.count) times)" : "")
    return switch touch.kind {
    case .persistentStore:
      "The application used a store that outlasts the test: \(touch.name), at \(place). "
        + "Launch it with a store in memory, or set allowsPersistentStore."
    case .unreplaced:
      "The application used the dependency \"\(touch.name)\", which the launch did not replace, "
        + "at \(place)."
    }
  }
}
