/// A size of text that the user prefers.
///
/// Mirrors UIKit's structure, with its names.
///
/// - Note: A terminal has one size; none of these is ever in force.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a size from the end of its name.
  private init(_ end: String) {
    rawValue = "UICTContentSizeCategory" + end
  }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")

  /// Far smaller than usual.
  public static let extraSmall = UIContentSizeCategory("XS")

  /// Smaller than usual.
  public static let small = UIContentSizeCategory("S")

  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory("M")

  /// As usual.
  public static let large = UIContentSizeCategory("L")

  /// A little larger than usual.
  public static let extraLarge = UIContentSizeCategory("XL")

  /// Larger than usual.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")

  /// Far larger than usual.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")

  /// The smallest of those for who sees badly.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")

  /// The second of those for who sees badly.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")

  /// The third of those for who sees badly.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")

  /// The fourth of those for who sees badly.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")

  /// The largest of those for who sees badly.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All sizes, the smallest first.
  private static let order = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of those for who sees badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether a size is smaller than another; one that is not known is smaller than all.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (order.firstIndex(of: left) ?? -1) < (order.firstIndex(of: right) ?? -1)
  }
}
