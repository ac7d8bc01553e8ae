// What lets one feel something on a phone; a terminal lets one feel nothing. UIKit's names, which files that import SwiftUI use.

/// What lets one feel something, which a terminal does not.
///
/// Mirrors UIKit's `UIFeedbackGenerator`.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Gets ready.
  public func prepare() {}
}

/// What lets one feel a blow, which a terminal does not.
///
/// Mirrors UIKit's `UIImpactFeedbackGenerator`.
@preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// A kind of blow.
  ///
  /// Mirrors UIKit's enumeration.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light

    /// Medium.
    case medium

    /// Heavy.
    case heavy

    /// Soft.
    case soft

    /// Rigid.
    case rigid
  }

  /// Makes a generator of a kind.
  public init(style: FeedbackStyle) {}

  /// Makes a generator of the usual kind.
  public override init() {}

  /// Lets one feel it.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// What lets one feel how something went, which a terminal does not.
///
/// Mirrors UIKit's `UINotificationFeedbackGenerator`.
@preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  ///
  /// Mirrors UIKit's enumeration.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success

    /// With a warning.
    case warning

    /// Badly.
    case error
  }

  /// Lets one feel it.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What lets one feel that something else is chosen, which a terminal does not.
///
/// Mirrors UIKit's `UISelectionFeedbackGenerator`.
@preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets one feel it.
  public func selectionChanged() {}
}
