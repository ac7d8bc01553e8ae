public import Foundation
public import TextUI

/// A font of UIKit's, as appearances take it; letters are the terminal's.
///
/// Mirrors UIKit's class, as far as applications of SwiftUI name it.
public final class UIFont: Sendable, Hashable {
  /// How heavy letters are.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// The weight, from −1 to 1.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Very light.
    public static let ultraLight = Weight(rawValue: -0.8)

    /// Thin.
    public static let thin = Weight(rawValue: -0.6)

    /// Light.
    public static let light = Weight(rawValue: -0.4)

    /// As usual.
    public static let regular = Weight(rawValue: 0)

    /// Rather heavy.
    public static let medium = Weight(rawValue: 0.23)

    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)

    /// Bold.
    public static let bold = Weight(rawValue: 0.4)

    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)

    /// Very heavy.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A style of text.
  public enum TextStyle: Sendable, Hashable {
    /// The largest title, and those below it.
    case largeTitle, title1, title2, title3

    /// What stands above and below titles.
    case headline, subheadline

    /// Text.
    case body, callout

    /// What stands below.
    case footnote, caption1, caption2
  }

  /// What it is called.
  public let fontName: String

  /// How large letters are, in points.
  public let pointSize: CGFloat

  /// How it is described.
  public let fontDescriptor: UIFontDescriptor

  /// Makes a font of a name and size.
  ///
  /// - Parameters:
  ///   - fontName: The name; one with the word for bold, or for italics, counts as such.
  ///   - fontSize: How large letters are, in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if fontName.localizedCaseInsensitiveContains("bold") { traits.insert(.traitBold) }
    if ["italic", "oblique"].contains(where: fontName.localizedCaseInsensitiveContains) {
      traits.insert(.traitItalic)
    }
    self.init(fontName, UIFontDescriptor(pointSize: fontSize, symbolicTraits: traits))
  }

  /// Makes a font of a description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: How large letters are, in points; 0 for what the description says.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      "System", UIFontDescriptor(pointSize: size, symbolicTraits: descriptor.symbolicTraits))
  }

  /// Makes a font of its parts.
  private init(_ fontName: String, _ descriptor: UIFontDescriptor) {
    self.fontName = fontName
    pointSize = descriptor.pointSize
    fontDescriptor = descriptor
  }

  /// Makes a font of the system.
  private convenience init(
    systemOf size: CGFloat, _ weight: Weight = .regular,
    _ traits: UIFontDescriptor.SymbolicTraits = []
  ) {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    self.init(
      "System",
      UIFontDescriptor(
        pointSize: size, symbolicTraits: isBold ? traits.union(.traitBold) : traits))
  }

  /// The font of the system.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(systemOf: fontSize) }

  /// The font of the system in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(systemOf: fontSize, weight)
  }

  /// The font of the system in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(systemOf: fontSize, .bold)
  }

  /// The font of the system in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(systemOf: fontSize, .regular, .traitItalic)
  }

  /// The font of the system with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(systemOf: fontSize, weight, .traitMonoSpace)
  }

  /// The font of the system with digits of one width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont { UIFont(systemOf: fontSize, weight) }

  /// The font of a style of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(systemOf: 17, style == .headline ? .semibold : .regular)
  }

  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      fontName,
      UIFontDescriptor(pointSize: fontSize, symbolicTraits: fontDescriptor.symbolicTraits))
  }

  /// Whether two fonts are the same.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.fontName == other.fontName && one.fontDescriptor == other.fontDescriptor
  }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(fontDescriptor)
  }
}

/// A description of a font.
///
/// Mirrors UIKit's class, as far as a terminal tells fonts apart.
public final class UIFontDescriptor: Sendable, Hashable {
  /// What is said of letters.
  ///
  /// Mirrors UIKit's structure.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// They are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)

    /// They are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 2)

    /// They have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of a font; it has no effect.
  ///
  /// Mirrors UIKit's structure.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes a design.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")

    /// Round.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")

    /// All characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// How large letters are, in points.
  public let pointSize: CGFloat

  /// What is said of letters.
  public let symbolicTraits: SymbolicTraits

  /// Makes a description.
  init(pointSize: CGFloat, symbolicTraits: SymbolicTraits) {
    self.pointSize = pointSize
    self.symbolicTraits = symbolicTraits
  }

  /// The description of the font of a style of text.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the description with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, symbolicTraits: symbolicTraits)
  }

  /// Returns the description: designs are the terminal's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Returns the description in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: newPointSize, symbolicTraits: symbolicTraits)
  }

  /// Whether two descriptions are the same.
  public static func == (one: UIFontDescriptor, other: UIFontDescriptor) -> Bool {
    one.pointSize == other.pointSize && one.symbolicTraits == other.symbolicTraits
  }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(symbolicTraits)
  }
}

/// What makes fonts as large as people want them; letters are the terminal's.
///
/// Mirrors UIKit's class.
public final class UIFontMetrics: Sendable {
  /// That of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes one for a style of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the length.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  /// Makes a font of one of UIKit's: bold and slanted as that is.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(_ font: UIFont) {
    let traits = font.fontDescriptor.symbolicTraits
    let upright: Font = traits.contains(.traitBold) ? .body.bold() : .body
    self = traits.contains(.traitItalic) ? upright.italic() : upright
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The colour of letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The colour behind letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// The room between letters, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// How texts are underlined, a number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}
