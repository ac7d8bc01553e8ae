public import Foundation

/// A colour of four components.
///
/// Mirrors UIKit's class.
///
/// - Note: Unlike UIKit's, a colour never depends on the appearance: those of the system are as in the light one.
public final class UIColor: NSObject, Sendable {
  /// How red it is, from 0 to 1.
  let red: CGFloat

  /// How green it is, from 0 to 1.
  let green: CGFloat

  /// How blue it is, from 0 to 1.
  let blue: CGFloat

  /// How opaque it is, from 0 to 1.
  let alpha: CGFloat

  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - red: How red it is, from 0 to 1.
  ///   - green: How green it is, from 0 to 1.
  ///   - blue: How blue it is, from 0 to 1.
  ///   - alpha: How opaque it is, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - white: How bright it is, from 0 to 1.
  ///   - alpha: How opaque it is, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour of its place on the wheel of colours.
  ///
  /// - Parameters:
  ///   - hue: The place: 0 and 1 are red, a third is green, two thirds are blue.
  ///   - saturation: How far from grey, from 0 to 1.
  ///   - brightness: How far from black, from 0 to 1.
  ///   - alpha: How opaque it is, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    /// Returns a component, whose brightest place on the wheel is a number of sixths away.
    func component(_ sixths: CGFloat) -> CGFloat {
      let place = (sixths + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Hands the components out.
  ///
  /// - Parameters:
  ///   - red: Where its red goes.
  ///   - green: Where its green goes.
  ///   - blue: Where its blue goes.
  ///   - alpha: Where its opacity goes.
  /// - Returns: Whether it has such components; always.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Hands the components of a grey out.
  ///
  /// - Parameters:
  ///   - white: Where its brightness goes.
  ///   - alpha: Where its opacity goes.
  /// - Returns: Whether it is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }

  /// Whether another object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components
  }

  /// A number that is the same for the same colour.
  public override var hash: Int { components.hashValue }

  /// The components, for comparison.
  private var components: [CGFloat] { [red, green, blue, alpha] }

  /// The components, as UIKit writes them.
  public override var description: String {
    "UIExtendedSRGBColorSpace "
      + components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}
