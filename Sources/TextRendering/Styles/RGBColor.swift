/// An exact color as pictures need it, eight bits for each share.
package struct RGBColor: Sendable, Hashable {
  /// The color as a number, `0xRRGGBB`.
  package let value: UInt32

  /// Makes a color.
  ///
  /// - Parameter value: `0xRRGGBB`; higher bits are ignored.
  package init(_ value: UInt32) {
    self.value = value & 0xFF_FFFF
  }

  /// The share of red, 0 to 255.
  package var red: UInt8 { UInt8(truncatingIfNeeded: value >> 16) }

  /// The share of green, 0 to 255.
  package var green: UInt8 { UInt8(truncatingIfNeeded: value >> 8) }

  /// The share of blue, 0 to 255.
  package var blue: UInt8 { UInt8(truncatingIfNeeded: value) }

  /// The color as style sheets write it, such as `#1E90FF`.
  package var hexadecimal: String {
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    Hexadecimal.append(value, digits: 6, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether dark text is read better on it than light text, by the weights that the eye gives the shares.
  package var isBright: Bool {
    299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_000
  }

  /// Returns the color that lies between this one and another.
  ///
  /// - Parameters:
  ///   - other: The color to move to.
  ///   - percent: How far to move, 0 for not at all, 100 for all the way.
  /// - Returns: The color between.
  package func mixed(with other: RGBColor, percent: Int) -> RGBColor {
    let share = UInt32(min(max(percent, 0), 100))
    func mix(_ from: UInt8, _ to: UInt8) -> UInt32 {
      (UInt32(from) * (100 - share) + UInt32(to) * share + 50) / 100
    }
    return RGBColor(
      mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }

  /// Returns how far apart two colors are, as the square of a length; green weighs most, as it does
  /// for the eye.
  package func distance(to other: RGBColor) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
