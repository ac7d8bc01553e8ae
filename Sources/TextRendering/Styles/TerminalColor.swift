/// A color of a cell: the terminal's default, one of its palette, or an exact one.
///
/// It is packed into 32 bits so that a cell stays small: the upper 8 bits say the kind, the lower
/// 24 the value.
public struct TerminalColor: Sendable, Hashable {
  /// The packed form, `kind << 24 | value`.
  package let rawValue: UInt32

  /// Makes a color of a kind and a value that are known to fit together.
  private init(tag: UInt32, value: UInt32) {
    rawValue = tag << 24 | value
  }

  /// Makes a color from its packed form.
  ///
  /// It fails when the kind is unknown or the value too large for it.
  ///
  /// - Parameter rawValue: The packed form.
  package init?(rawValue: UInt32) {
    let value = rawValue & 0xFF_FFFF
    switch rawValue >> 24 {
    case Tag.default where value == 0, Tag.ansi where value < 16, Tag.palette where value < 256,
      Tag.rgb:
      self.rawValue = rawValue
    default:
      return nil
    }
  }

  /// The numbers that stand for a kind in the packed form.
  private enum Tag {
    static let `default`: UInt32 = 0
    static let ansi: UInt32 = 1
    static let palette: UInt32 = 2
    static let rgb: UInt32 = 3
  }
}

// MARK: - Making colors

extension TerminalColor {
  /// The color that the terminal uses when nothing is said.
  public static let `default` = TerminalColor(tag: Tag.default, value: 0)

  /// Returns one of the sixteen colors whose shade the user of a terminal chooses.
  ///
  /// - Parameter index: 0 to 7 for the plain colors, 8 to 15 for the bright ones. It is an error
  ///   for it to be larger.
  /// - Returns: The color.
  public static func ansi(_ index: UInt8) -> TerminalColor {
    precondition(index < 16, "\(index) is not one of the sixteen ANSI colors")
    return TerminalColor(tag: Tag.ansi, value: UInt32(index))
  }

  /// Returns a color of the palette of 256.
  ///
  /// - Parameter index: 0 to 15 as ``ansi(_:)``, 16 to 231 the color cube, 232 to 255 shades of
  ///   gray.
  /// - Returns: The color.
  public static func palette(_ index: UInt8) -> TerminalColor {
    TerminalColor(tag: Tag.palette, value: UInt32(index))
  }

  /// Returns an exact color.
  ///
  /// - Parameters:
  ///   - red: The share of red, 0 to 255.
  ///   - green: The share of green, 0 to 255.
  ///   - blue: The share of blue, 0 to 255.
  /// - Returns: The color.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TerminalColor {
    TerminalColor(tag: Tag.rgb, value: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Black, ANSI color 0.
  public static let black = TerminalColor.ansi(0)

  /// Red, ANSI color 1.
  public static let red = TerminalColor.ansi(1)

  /// Green, ANSI color 2.
  public static let green = TerminalColor.ansi(2)

  /// Yellow, ANSI color 3.
  public static let yellow = TerminalColor.ansi(3)

  /// Blue, ANSI color 4.
  public static let blue = TerminalColor.ansi(4)

  /// Magenta, ANSI color 5.
  public static let magenta = TerminalColor.ansi(5)

  /// Cyan, ANSI color 6.
  public static let cyan = TerminalColor.ansi(6)

  /// White, a light gray in most terminals, ANSI color 7.
  public static let white = TerminalColor.ansi(7)

  /// Bright black, a dark gray, ANSI color 8.
  public static let brightBlack = TerminalColor.ansi(8)
}

// MARK: - Reading colors

extension TerminalColor {
  /// The kinds of colors, with their values.
  public enum Kind: Sendable, Hashable {
    /// The color that the terminal uses when nothing is said.
    case `default`

    /// One of the sixteen whose shade the user chooses; 0 to 15.
    case ansi(UInt8)

    /// One of the palette of 256.
    case palette(UInt8)

    /// An exact color.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The kind, with its value.
  public var kind: Kind {
    let low = UInt8(truncatingIfNeeded: rawValue)
    switch rawValue >> 24 {
    case Tag.ansi: return .ansi(low)
    case Tag.palette: return .palette(low)
    case Tag.rgb:
      return .rgb(
        red: UInt8(truncatingIfNeeded: rawValue >> 16),
        green: UInt8(truncatingIfNeeded: rawValue >> 8), blue: low)
    default: return .default
    }
  }
}

// MARK: - CustomStringConvertible

extension TerminalColor: CustomStringConvertible {
  /// The color in words, such as `default`, `ansi 4`, `palette 208`, `#1E90FF`.
  public var description: String {
    switch kind {
    case .default: return "default"
    case .ansi(let index): return "ansi \(index)"
    case .palette(let index): return "palette \(index)"
    case .rgb: return RGBColor(rawValue & 0xFF_FFFF).hexadecimal
    }
  }
}
