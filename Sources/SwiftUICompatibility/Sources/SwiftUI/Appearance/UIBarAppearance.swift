public import Foundation

/// A look of a bar.
///
/// Mirrors UIKit's class. Looks are the terminal's: what is set has no effect, but that it can be read again.
@MainActor @preconcurrency public class UIBarAppearance {
  /// The colour behind the bar.
  public var backgroundColor: UIColor?

  /// The blur of what is behind the bar.
  public var backgroundEffect: UIBlurEffect?

  /// The picture behind the bar.
  public var backgroundImage: UIImage?

  /// The colour of the edge.
  public var shadowColor: UIColor?

  /// The picture of the edge.
  public var shadowImage: UIImage?

  /// Makes a look as usual.
  public required init() {}

  /// Makes the look as usual.
  public func configureWithDefaultBackground() {}

  /// Makes the look opaque.
  public func configureWithOpaqueBackground() {}

  /// Makes the look clear.
  public func configureWithTransparentBackground() {}
}

/// A look of the bar above a page.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of buttons.
  public var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()

  /// The look of the button that ends something.
  public var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()

  /// The look of the way back.
  public var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()

  /// Sets the picture of the way back, which is the terminal's.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {}
}

/// A look of the bar of tabs.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs below their pictures.
  public var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()

  /// The look of tabs beside their pictures.
  public var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()

  /// The look of tabs where there is little room.
  public var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()

  /// The colour of the tab that is chosen.
  public var selectionIndicatorTintColor: UIColor?
}

/// A look of the bar below a page.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  public var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}

/// A look of buttons of a bar.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public class UIBarButtonItemAppearance {
  /// As usual.
  public let normal = UIBarItemStateAppearance()

  /// Touched.
  public let highlighted = UIBarItemStateAppearance()

  /// Not to be used.
  public let disabled = UIBarItemStateAppearance()

  /// With the focus.
  public let focused = UIBarItemStateAppearance()

  /// Makes a look as usual.
  public init() {}

  /// Makes the look as usual.
  public func configureWithDefault(for style: UIBarItemStyle) {}
}

/// A look of tabs.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public class UITabBarItemAppearance {
  /// As usual.
  public let normal = UIBarItemStateAppearance()

  /// Chosen.
  public let selected = UIBarItemStateAppearance()

  /// Not to be used.
  public let disabled = UIBarItemStateAppearance()

  /// With the focus.
  public let focused = UIBarItemStateAppearance()

  /// Makes a look as usual.
  public init() {}

  /// Makes the look as usual.
  public func configureWithDefault(for style: UIBarItemStyle) {}
}

/// A look of a part of a bar in a state.
///
/// Stands for UIKit's `UIBarButtonItemStateAppearance` and `UITabBarItemStateAppearance`.
@MainActor @preconcurrency public final class UIBarItemStateAppearance {
  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The colour of the picture.
  public var iconColor: UIColor?

  /// The colour of the badge.
  public var badgeBackgroundColor: UIColor?

  /// The picture behind it.
  public var backgroundImage: UIImage?
}

/// A kind of parts of a bar.
///
/// Stands for UIKit's `UIBarButtonItem.Style` and `UITabBarItemAppearance.Style`.
public enum UIBarItemStyle: Int, Sendable, Hashable {
  /// As usual.
  case plain

  /// What ends something.
  case done

  /// Below its picture.
  case stacked

  /// Beside its picture.
  case inline

  /// Where there is little room.
  case compactInline
}

/// A blur of what is behind a view.
///
/// Mirrors UIKit's class, of which a terminal draws nothing.
public final class UIBlurEffect: Sendable {
  /// A kind of blur.
  public enum Style: Int, Sendable, Hashable {
    /// Very light.
    case extraLight = 0

    /// Light.
    case light = 1

    /// Dark.
    case dark = 2

    /// As usual.
    case regular = 4

    /// Stronger.
    case prominent = 5

    /// The thinnest material.
    case systemUltraThinMaterial = 6

    /// A thin material.
    case systemThinMaterial = 7

    /// The usual material.
    case systemMaterial = 8

    /// A thick material.
    case systemThickMaterial = 9

    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// Makes a blur.
  public init(style: Style) {}
}
