/// What an element is to who hears the screen.
///
/// Mirrors UIKit's structure, with its bits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64

  /// Makes a set of traits from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Makes a set of one trait.
  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []

  /// It is a button.
  public static let button = UIAccessibilityTraits(bit: 0)

  /// It is a link.
  public static let link = UIAccessibilityTraits(bit: 1)

  /// It is a picture.
  public static let image = UIAccessibilityTraits(bit: 2)

  /// It is selected.
  public static let selected = UIAccessibilityTraits(bit: 3)

  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(bit: 4)

  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(bit: 5)

  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(bit: 6)

  /// It sums the screen up.
  public static let summaryElement = UIAccessibilityTraits(bit: 7)

  /// It takes no input.
  public static let notEnabled = UIAccessibilityTraits(bit: 8)

  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(bit: 9)

  /// It is a field to search with.
  public static let searchField = UIAccessibilityTraits(bit: 10)

  /// It begins something that plays.
  public static let startsMediaSession = UIAccessibilityTraits(bit: 11)

  /// It can be made more and less.
  public static let adjustable = UIAccessibilityTraits(bit: 12)

  /// It is touched as it is.
  public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)

  /// It turns the page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(bit: 14)

  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(bit: 15)

  /// It heads what follows.
  public static let header = UIAccessibilityTraits(bit: 16)
}
