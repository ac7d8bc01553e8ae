public import Foundation
@_spi(Bridging) import TextUI

/// The bar above a page.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UINavigationBar: UIView {
  /// Whether what is behind it can be seen.
  public var isTranslucent: Bool = true

  /// The colour of the bar.
  public var barTintColor: UIColor?

  /// The look of the bar.
  public var barStyle: UIBarStyle = .default

  /// The picture of its edge.
  public var shadowImage: UIImage?

  /// The look as usual.
  public var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()

  /// The look where there is little room.
  public var compactAppearance: UINavigationBarAppearance?

  /// The look where nothing is behind it.
  public var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The look of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// Whether titles are large.
  public var prefersLargeTitles: Bool = false

  /// The picture of the way back.
  public var backIndicatorImage: UIImage?

  /// What cuts that picture.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture behind the bar, which is the terminal's.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The bar of tabs.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UITabBar: UIView {
  /// Whether what is behind it can be seen.
  public var isTranslucent: Bool = true

  /// The colour of the bar.
  public var barTintColor: UIColor?

  /// The look of the bar.
  public var barStyle: UIBarStyle = .default

  /// The picture of its edge.
  public var shadowImage: UIImage?

  /// The look as usual.
  public var standardAppearance: UITabBarAppearance = UITabBarAppearance()

  /// The look where there is little room.
  public var compactAppearance: UITabBarAppearance?

  /// The look where nothing is behind it.
  public var scrollEdgeAppearance: UITabBarAppearance?

  /// The colour of tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?

  /// The picture behind the bar.
  public var backgroundImage: UIImage?

  /// The picture behind the tab that is chosen.
  public var selectionIndicatorImage: UIImage?

  /// Whether it is not shown: said of the appearance, in all tab views of the application.
  public override var isHidden: Bool {
    get { self === UITabBar.appearance() ? HiddenTabBars.ofCaller.areHidden : super.isHidden }
    set {
      super.isHidden = newValue
      if self === UITabBar.appearance() { HiddenTabBars.ofCaller.areHidden = newValue }
    }
  }
}

/// The bar below a page.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIToolbar: UIView {
  /// Whether what is behind it can be seen.
  public var isTranslucent: Bool = true

  /// The colour of the bar.
  public var barTintColor: UIColor?

  /// The look of the bar.
  public var barStyle: UIBarStyle = .default

  /// The picture of its edge.
  public var shadowImage: UIImage?

  /// The look as usual.
  public var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()

  /// The look where there is little room.
  public var compactAppearance: UIToolbarAppearance?

  /// The look where nothing is behind it.
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// The field for a search.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UISearchBar: UIView {
  /// The colour of the bar.
  public var barTintColor: UIColor?

  /// What is shown while it is empty.
  public var placeholder: String?
}

/// A part of a bar.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIBarItem: UIView {
  /// Sets the look of titles, which is the terminal's.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button of a bar.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIBarButtonItem: UIBarItem {
}

/// A tab.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UITabBarItem: UIBarItem {
  /// The colour of its badge.
  public var badgeColor: UIColor?
}

/// A look of a bar.
///
/// Mirrors UIKit's enumeration.
public enum UIBarStyle: Int, Sendable, Hashable {
  /// As usual.
  case `default` = 0

  /// Black.
  case black = 1
}

/// How much room a bar has.
///
/// Mirrors UIKit's enumeration.
public enum UIBarMetrics: Int, Sendable, Hashable {
  /// As usual.
  case `default` = 0

  /// Little.
  case compact = 1
}
