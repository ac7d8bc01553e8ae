/// A privacy of a value in a message: who may read it in the log.
///
/// Mirrors Apple's structure.
///
/// - Note: Apple's log leaves out texts and objects that say nothing of their privacy, unless a debugger is attached, as in the console of
///   Xcode. Here the log is that console: what says nothing is shown, and what is `private` or `sensitive` is left out always.
public struct OSLogPrivacy: Sendable {
  /// A stand-in for a value that is left out.
  public enum Mask: Sendable {
    /// A number that is the same for the same value, so that it can be followed. It is no secret: who guesses the value can tell.
    case hash

    /// None.
    case none
  }

  /// A rule.
  private enum Rule {
    /// It is the log's to say.
    case auto

    /// Everybody may.
    case `public`

    /// Nobody may.
    case hidden
  }

  /// The rule.
  private let rule: Rule

  /// What stands in for the value.
  private let mask: Mask

  /// Shown to everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(rule: .public, mask: .none) }

  /// Left out.
  public static var `private`: OSLogPrivacy { .private(mask: .none) }

  /// Left out.
  public static var sensitive: OSLogPrivacy { .sensitive(mask: .none) }

  /// The log's to say: here, shown.
  public static var auto: OSLogPrivacy { .auto(mask: .none) }

  /// Left out, with a stand-in.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(rule: .hidden, mask: mask)
  }

  /// Left out, with a stand-in.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(rule: .hidden, mask: mask)
  }

  /// Shown when there is no stand-in, which is shown otherwise.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(rule: .auto, mask: mask)
  }

  /// Returns what the log shows of a value.
  ///
  /// - Parameter text: The value, asked for only where it is needed.
  /// - Returns: The value, its stand-in, or `<private>`.
  func shown(_ text: () -> String) -> String {
    switch (rule, mask) {
    case (.public, _), (.auto, .none): text()
    case (_, .hash): "<mask.hash: '\(String(Self.hash(of: text()), radix: 16))'>"
    case (.hidden, .none): "<private>"
    }
  }

  /// Returns a number for a text, the same in every process (FNV-1a).
  private static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
