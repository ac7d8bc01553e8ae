public import Foundation
@_spi(Bridging) import TextUI

/// The appearances of an application.
@MainActor private final class Appearances {
  /// The appearances, by type.
  var known: [ObjectIdentifier: UIView] = [:]

  /// Makes a place for appearances.
  nonisolated init() {}

  /// Those of the application whose code runs.
  static var ofCaller: Appearances { CallerObjects.object { Appearances() } }
}

/// A view of UIKit's, by whose appearance an application sets the looks of all views of a kind.
///
/// ```swift
/// init() {
///   UITableView.appearance().backgroundColor = .clear
///   UITabBar.appearance().isHidden = true
/// }
/// ```
///
/// Mirrors UIKit's class, as far as applications of SwiftUI name it. Looks are the terminal's: what is set has no effect, but that it can
/// be read again. A bar of tabs that is hidden is hidden.
@MainActor @preconcurrency public class UIView: UIResponder {
  /// Whether changes are animated.
  public private(set) static var areAnimationsEnabled = true

  /// The colour behind it.
  public var backgroundColor: UIColor?

  /// The colour of what can be touched.
  public var tintColor: UIColor?

  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat = 1

  /// Whether it is not shown.
  public var isHidden = false

  /// Whether what does not fit is cut off.
  public var clipsToBounds = false

  /// Whether it takes touches.
  public var isUserInteractionEnabled = true

  /// Where it would be in the view around it; of no effect.
  public var frame = CGRect.zero

  /// Where it would be in itself; of no effect.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of where it would be.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// A number by which it is found.
  public var tag = 0

  /// Whether it is light or dark; of no effect, as `preferredColorScheme(_:)` is what a view of SwiftUI says it by.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The views in it.
  public private(set) var subviews: [UIView] = []

  /// The view that it is in.
  public private(set) weak var superview: UIView?

  /// The object that is asked next about an event: the view that it is in.
  public override var next: UIResponder? { superview }

  /// Makes a view, which is never shown.
  public required nonisolated override init() {
    super.init()
  }

  /// Makes a view, which is never shown.
  ///
  /// - Parameter frame: Where it would be.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Puts a view into it, which is not shown either.
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes it out of the view that it is in.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The appearance of all views of the type.
  public static func appearance() -> Self {
    let key = ObjectIdentifier(Self.self)
    let appearances = Appearances.ofCaller
    if let known = appearances.known[key] as? Self { return known }
    let appearance = Self()
    appearances.known[key] = appearance
    return appearance
  }

  /// The appearance of all views of the type that stand inside others; here that of all.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> Self {
    appearance()
  }

  /// Sets whether changes are animated, which under a test none is.
  ///
  /// - Note: Unlike UIKit's, it has no effect on the motion that a person sees in a terminal, which `TEXTUI_MOTION=off` ends.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Runs code whose changes are shown at once.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }
}

/// A text.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UILabel: UIView {
  /// The colour of the text.
  public var textColor: UIColor?

  /// The font.
  public var font: UIFont?

  /// The most lines; 0 for any number.
  public var numberOfLines: Int = 1
}

/// What scrolls.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIScrollView: UIView {
  /// Whether it goes beyond the end and back.
  public var bounces: Bool = true

  /// Whether it does so where all fits.
  public var alwaysBounceVertical: Bool = false

  /// Whether it scrolls.
  public var isScrollEnabled: Bool = true

  /// Whether it stops at pages.
  public var isPagingEnabled: Bool = false

  /// Whether it shows how far down it is.
  public var showsVerticalScrollIndicator: Bool = true

  /// Whether it shows how far to the side it is.
  public var showsHorizontalScrollIndicator: Bool = true

  /// How it puts the keyboard away.
  public var keyboardDismissMode: KeyboardDismissMode = .none

  /// The room around what scrolls.
  public var contentInset: UIEdgeInsets = .zero

  /// A way to put the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// None.
    case none = 0

    /// By scrolling.
    case onDrag = 1

    /// By dragging it down.
    case interactive = 2
  }
}

/// A list.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UITableView: UIScrollView {
  /// The lines between rows.
  public var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine

  /// The colour of the lines.
  public var separatorColor: UIColor?

  /// What stands below the rows.
  public var tableFooterView: UIView?

  /// What stands above the rows.
  public var tableHeaderView: UIView?

  /// The room above headings.
  public var sectionHeaderTopPadding: CGFloat = 0

  /// The height of headings.
  public var sectionHeaderHeight: CGFloat = 0

  /// The height of footers.
  public var sectionFooterHeight: CGFloat = 0

  /// The height of rows.
  public var rowHeight: CGFloat = 0

  /// Whether rows can be selected.
  public var allowsSelection: Bool = true
}

/// A row of a list.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UITableViewCell: UIView {
  /// The look of a row that is selected.
  public var selectionStyle: SelectionStyle = .default

  /// What is behind a row that is selected.
  public var selectedBackgroundView: UIView?

  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable, Hashable {
    /// None.
    case none = 0

    /// One.
    case singleLine = 1
  }

  /// A look of a row that is selected.
  public enum SelectionStyle: Int, Sendable, Hashable {
    /// As others.
    case none = 0

    /// Blue.
    case blue = 1

    /// Grey.
    case gray = 2

    /// As usual.
    case `default` = 3
  }
}

/// A heading or a footer of a list.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UITableViewHeaderFooterView: UIView {
}

/// A collection of views.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UICollectionView: UIScrollView {
  /// Whether views can be selected.
  public var allowsSelection: Bool = true
}

/// A view of a collection.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UICollectionViewCell: UIView {
}
