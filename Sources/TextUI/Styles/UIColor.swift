/// A colour of UIKit: those of the system by their names, and any by its parts.
///
/// Mirrors what files that import SwiftUI use of UIKit's `UIColor`: `Color(.systemBackground)`, `Color(UIColor.secondaryLabel)`,
/// `Color(uiColor: .systemGray6)`.
///
/// - Note: Unlike UIKit's, it is a structure. A file that imports TextUI and the module `UIKit` of this project's package of Apple's
///   modules says which of the two it means; with the module `SwiftUI` both are UIKit's.
public struct UIColor: Sendable, Hashable {
  /// The colour as views take it.
  let color: Color

  /// Makes a colour of one of SwiftUI's.
  public init(_ color: Color) {
    self.color = color
  }

  /// Makes a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a gray, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  /// Makes a colour from its place in the circle of hues, its strength and its brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Returns the colour, of which as much covers what is behind, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
}

// MARK: - Texts and lines

extension UIColor {
  /// That of text.
  public static let label = UIColor(.primary)

  /// That of text that matters less.
  public static let secondaryLabel = UIColor(.secondary)

  /// That of text that matters little.
  public static let tertiaryLabel = UIColor(.secondary)

  /// That of text that matters least.
  public static let quaternaryLabel = UIColor(.secondary)

  /// That of a prompt.
  public static let placeholderText = UIColor(.secondary)

  /// That of links.
  public static let link = UIColor(.blue)

  /// That of lines between things.
  public static let separator = UIColor(.gray)

  /// That of lines between things, which hide what is behind.
  public static let opaqueSeparator = UIColor(.gray)

  // UIKit's name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// That of what can be tapped.
  public static let tintColor = UIColor(.accentColor)
}

// MARK: - Grounds

extension UIColor {
  private static let ground = UIColor(Color(.painted(ShapePaint(kind: .ground))))

  /// That of a screen: the terminal's ground.
  public static let systemBackground = ground

  /// That of what stands on a screen.
  public static let secondarySystemBackground = UIColor(.gray.opacity(0.2))

  /// That of what stands on that.
  public static let tertiarySystemBackground = UIColor(.gray.opacity(0.3))

  /// That of a screen with groups.
  public static let systemGroupedBackground = ground

  /// That of a group.
  public static let secondarySystemGroupedBackground = UIColor(.gray.opacity(0.2))

  /// That of what stands in a group.
  public static let tertiarySystemGroupedBackground = UIColor(.gray.opacity(0.3))

  /// That of a thin shape.
  public static let systemFill = UIColor(.gray.opacity(0.35))

  /// That of a shape of some size.
  public static let secondarySystemFill = UIColor(.gray.opacity(0.3))

  /// That of a large shape.
  public static let tertiarySystemFill = UIColor(.gray.opacity(0.25))

  /// That of a shape with much in it.
  public static let quaternarySystemFill = UIColor(.gray.opacity(0.2))

  /// Gray.
  public static let systemGray = UIColor(.gray)

  /// Gray, nearer to the ground.
  public static let systemGray2 = UIColor(.gray.opacity(0.8))

  /// Gray, nearer to the ground.
  public static let systemGray3 = UIColor(.gray.opacity(0.65))

  /// Gray, nearer to the ground.
  public static let systemGray4 = UIColor(.gray.opacity(0.5))

  /// Gray, nearer to the ground.
  public static let systemGray5 = UIColor(.gray.opacity(0.35))

  /// Gray, nearest to the ground.
  public static let systemGray6 = UIColor(.gray.opacity(0.2))
}

// MARK: - Colours

extension UIColor {
  /// The red of the system.
  public static let systemRed = UIColor(.red)

  /// The orange of the system.
  public static let systemOrange = UIColor(.orange)

  /// The yellow of the system.
  public static let systemYellow = UIColor(.yellow)

  /// The green of the system.
  public static let systemGreen = UIColor(.green)

  /// The mint of the system.
  public static let systemMint = UIColor(.mint)

  /// The teal of the system.
  public static let systemTeal = UIColor(.teal)

  /// The cyan of the system.
  public static let systemCyan = UIColor(.cyan)

  /// The blue of the system.
  public static let systemBlue = UIColor(.blue)

  /// The indigo of the system.
  public static let systemIndigo = UIColor(.indigo)

  /// The purple of the system.
  public static let systemPurple = UIColor(.purple)

  /// The pink of the system.
  public static let systemPink = UIColor(.pink)

  /// The brown of the system.
  public static let systemBrown = UIColor(.brown)

  /// Black.
  public static let black = UIColor(.black)

  /// White.
  public static let white = UIColor(.white)

  /// Gray.
  public static let gray = UIColor(.gray)

  /// Dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)

  /// Light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)

  /// Red.
  public static let red = UIColor(.red)

  /// Green.
  public static let green = UIColor(.green)

  /// Blue.
  public static let blue = UIColor(.blue)

  /// Yellow.
  public static let yellow = UIColor(.yellow)

  /// Orange.
  public static let orange = UIColor(.orange)

  /// Purple.
  public static let purple = UIColor(.purple)

  /// Brown.
  public static let brown = UIColor(.brown)

  /// Cyan.
  public static let cyan = UIColor(.cyan)

  /// No colour.
  public static let clear = UIColor(.clear)
}

// MARK: - As a colour of views

extension Color {
  /// Makes a colour of one of UIKit's.
  ///
  /// Mirrors SwiftUI's initializer.
  @_disfavoredOverload
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Makes a colour of one of UIKit's.
  ///
  /// Mirrors SwiftUI's older initializer. Inside this module a name that both have is one of the kinds of colours.
  @_disfavoredOverload
  public init(_ uiColor: UIColor) {
    self = uiColor.color
  }
}
