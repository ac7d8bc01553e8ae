import Foundation
import TextRendering

extension Gradient {
  /// A way to find the colours between two.
  ///
  /// Mirrors SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Sendable, Hashable {
    /// Whether steps are of equal size to the eye, and not in the parts of a colour.
    let isPerceptual: Bool

    /// In the parts of a colour, as a screen has them.
    public static let device = ColorSpace(isPerceptual: false)

    /// In steps of equal size to the eye.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Color {
  /// Returns a colour between this one and another.
  ///
  /// Mirrors SwiftUI's method. Colours of the terminal are taken for those that most terminals show.
  ///
  /// - Parameters:
  ///   - rhs: The other one.
  ///   - fraction: How far it is to the other one, from 0 to 1.
  ///   - colorSpace: How the colours between them are found.
  /// - Returns: The colour.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return Color(.mixed(self, rhs, share, colorSpace))
  }
}

/// A colour by its lightness to the eye, and two numbers for its hue and strength: in steps of equal size.
///
/// It is the space called Oklab, by Björn Ottosson; which one SwiftUI has is not documented.
private struct PerceivedColor {
  /// The numbers.
  var numbers: SIMD3<Double>

  /// Makes one of its numbers.
  init(_ numbers: SIMD3<Double>) {
    self.numbers = numbers
  }

  /// Makes one of the parts of a colour, each from 0 to 1.
  init(parts: SIMD3<Double>) {
    let light = SIMD3(
      Self.light(of: parts.x), Self.light(of: parts.y), Self.light(of: parts.z))
    let cones = SIMD3(
      (light * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum(),
      (light * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum(),
      (light * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum())
    let felt = SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
    numbers = SIMD3(
      (felt * SIMD3(0.2104542553, 0.7936177850, -0.0040720468)).sum(),
      (felt * SIMD3(1.9779984951, -2.4285922050, 0.4505937099)).sum(),
      (felt * SIMD3(0.0259040371, 0.7827717662, -0.8086757660)).sum())
  }

  /// The parts of the colour, each from 0 to 1.
  var parts: SIMD3<Double> {
    let felt = SIMD3(
      (numbers * SIMD3(1, 0.3963377774, 0.2158037573)).sum(),
      (numbers * SIMD3(1, -0.1055613458, -0.0638541728)).sum(),
      (numbers * SIMD3(1, -0.0894841775, -1.2914855480)).sum())
    let cones = felt * felt * felt
    return SIMD3(
      Self.part(of: (cones * SIMD3(4.0767416621, -3.3077115913, 0.2309699292)).sum()),
      Self.part(of: (cones * SIMD3(-1.2684380046, 2.6097574011, -0.3413193965)).sum()),
      Self.part(of: (cones * SIMD3(-0.0041960863, -0.7034186147, 1.7076147010)).sum()))
  }

  /// Returns how much light a part of a colour is.
  private static func light(of part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the part of a colour that is so much light.
  private static func part(of light: Double) -> Double {
    let part = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return min(max(part, 0), 1)
  }
}

extension Gradient.ColorSpace {
  /// Returns the parts of the colour that lies between two others.
  ///
  /// - Parameters:
  ///   - start: The parts of one, each from 0 to 1.
  ///   - end: Those of the other.
  ///   - share: How far it is to the other one, from 0 to 1.
  /// - Returns: The parts.
  func between(
    _ start: SIMD3<Double>, _ end: SIMD3<Double>, _ share: Double
  ) -> SIMD3<Double> {
    guard isPerceptual else { return start + (end - start) * share }
    let (first, last) = (PerceivedColor(parts: start), PerceivedColor(parts: end))
    return PerceivedColor(first.numbers + (last.numbers - first.numbers) * share).parts
  }
}

extension RGBColor {
  /// The parts, each from 0 to 1.
  var parts: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) / 255 }
}

extension Color.Resolved {
  /// The parts without the opacity, each from 0 to 1.
  var numbers: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
