import Foundation

// MARK: - Fixed colours

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)

  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)

  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)

  /// White.
  public static let white = UIColor(white: 1, alpha: 1)

  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)

  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)

  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)

  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  /// Half of red and of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
}

// MARK: - Colours of the system

extension UIColor {
  /// Makes an opaque colour of bytes.
  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
  {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The system's red.
  public static let systemRed = UIColor(255, 59, 48)

  /// The system's green.
  public static let systemGreen = UIColor(52, 199, 89)

  /// The system's blue.
  public static let systemBlue = UIColor(0, 122, 255)

  /// The system's orange.
  public static let systemOrange = UIColor(255, 149, 0)

  /// The system's yellow.
  public static let systemYellow = UIColor(255, 204, 0)

  /// The system's pink.
  public static let systemPink = UIColor(255, 45, 85)

  /// The system's purple.
  public static let systemPurple = UIColor(175, 82, 222)

  /// The system's teal.
  public static let systemTeal = UIColor(48, 176, 199)

  /// The system's indigo.
  public static let systemIndigo = UIColor(88, 86, 214)

  /// The system's brown.
  public static let systemBrown = UIColor(162, 132, 94)

  /// The system's mint.
  public static let systemMint = UIColor(0, 199, 190)

  /// The system's cyan.
  public static let systemCyan = UIColor(50, 173, 230)

  /// The system's gray.
  public static let systemGray = UIColor(142, 142, 147)

  /// The system's gray, number 2.
  public static let systemGray2 = UIColor(174, 174, 178)

  /// The system's gray, number 3.
  public static let systemGray3 = UIColor(199, 199, 204)

  /// The system's gray, number 4.
  public static let systemGray4 = UIColor(209, 209, 214)

  /// The system's gray, number 5.
  public static let systemGray5 = UIColor(229, 229, 234)

  /// The system's gray, number 6.
  public static let systemGray6 = UIColor(242, 242, 247)

  /// The colour of text.
  public static let label = UIColor(0, 0, 0)

  /// The colour of text that matters less.
  public static let secondaryLabel = UIColor(60, 60, 67, 0.6)

  /// The colour of text that matters little.
  public static let tertiaryLabel = UIColor(60, 60, 67, 0.3)

  /// The colour of text that hardly matters.
  public static let quaternaryLabel = UIColor(60, 60, 67, 0.18)

  /// The colour of a placeholder.
  public static let placeholderText = UIColor(60, 60, 67, 0.3)

  /// The colour of a link.
  public static let link = UIColor(0, 122, 255)

  /// The colour of a line between rows.
  public static let separator = UIColor(60, 60, 67, 0.29)

  /// The colour behind all.
  public static let systemBackground = UIColor(255, 255, 255)

  /// The colour behind a group.
  public static let secondarySystemBackground = UIColor(242, 242, 247)

  /// The colour behind a group in a group.
  public static let tertiarySystemBackground = UIColor(255, 255, 255)

  /// The ground of groups.
  public static let systemGroupedBackground = UIColor(242, 242, 247)

  /// The ground of what stands in groups.
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)

  /// The ground of what stands in that.
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)

  /// Lines through which nothing is seen.
  public static let opaqueSeparator = UIColor(198, 198, 200)

  /// What fills small shapes.
  public static let systemFill = UIColor(120, 120, 128, 0.2)

  /// What fills shapes of some size.
  public static let secondarySystemFill = UIColor(120, 120, 128, 0.16)

  /// What fills large shapes.
  public static let tertiarySystemFill = UIColor(118, 118, 128, 0.12)

  /// What fills large shapes that hold much.
  public static let quaternarySystemFill = UIColor(116, 116, 128, 0.08)

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// What can be pressed.
  public static let tintColor = UIColor(0, 122, 255)
}
