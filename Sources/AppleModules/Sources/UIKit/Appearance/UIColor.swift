public import Foundation

/// A colour of four components, or one that another module draws in a way of its own.
///
/// Mirrors UIKit's class.
///
/// - Note: Unlike UIKit's, a colour of the system never depends on the appearance here: it is as in the light one. The module `SwiftUI`
///   draws those of the system by their names, and has colours that depend on it.
public final class UIColor: NSObject, Sendable {
  /// What a colour was made of, for a module that draws it.
  @_spi(Bridging) public enum Origin: Sendable {
    /// Components.
    case components

    /// Another colour, with another opacity.
    case faded(UIColor, alpha: CGFloat)

    /// A colour of another module.
    case drawn(any Hashable & Sendable)
  }

  /// The components from 0 to 1.
  struct Components: Sendable, Hashable {
    /// How red it is.
    var red: CGFloat

    /// How green it is.
    var green: CGFloat

    /// How blue it is.
    var blue: CGFloat

    /// How opaque it is.
    var alpha: CGFloat
  }

  /// What it was made of.
  @_spi(Bridging) public let origin: Origin

  /// Returns the components.
  private let findComponents: @Sendable () -> Components

  /// The components: those in the light appearance.
  var components: Components { findComponents() }

  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - red: How red it is, from 0 to 1.
  ///   - green: How green it is, from 0 to 1.
  ///   - blue: How blue it is, from 0 to 1.
  ///   - alpha: How opaque it is, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    origin = .components
    findComponents = { Components(red: red, green: green, blue: blue, alpha: alpha) }
  }

  /// Makes a colour that was kept in an archive.
  ///
  /// - Note: Unlike UIKit's, one of the system is kept with the components that it has in the light appearance.
  ///
  /// - Parameter coder: The archive.
  public init?(coder: NSCoder) {
    let names = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    guard names.allSatisfy(coder.containsValue(forKey:)) else { return nil }
    let parts = names.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    origin = .components
    findComponents = {
      Components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  /// Makes a colour with another opacity, which stands for one that it may have been given before.
  private init(_ color: UIColor, alpha: CGFloat) {
    origin =
      if case .faded(let base, _) = color.origin {
        .faded(base, alpha: alpha)
      } else {
        .faded(color, alpha: alpha)
      }
    findComponents = {
      var components = color.components
      components.alpha = alpha
      return components
    }
  }

  /// Makes a colour of another module's.
  ///
  /// - Parameters:
  ///   - color: The other module's.
  ///   - components: Returns how red, green, blue and opaque it is, from 0 to 1 each.
  @_spi(Bridging) public init(
    drawn color: any Hashable & Sendable,
    components:
      @escaping @Sendable () -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  ) {
    origin = .drawn(color)
    findComponents = {
      let (red, green, blue, alpha) = components()
      return Components(red: red, green: green, blue: blue, alpha: alpha)
    }
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
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(self, alpha: alpha) }

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
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
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
    let components = components
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Hands out the place on the wheel of colours, the distance from grey and that from black.
  ///
  /// - Parameters:
  ///   - hue: Where its place goes.
  ///   - saturation: Where its distance from grey goes.
  ///   - brightness: Where its distance from black goes.
  ///   - alpha: Where its opacity goes.
  /// - Returns: Whether it has such components; always.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    let most = max(parts.red, parts.green, parts.blue)
    let range = most - min(parts.red, parts.green, parts.blue)
    hue?.pointee = range > 0 ? parts.sixths(most, range) / 6 : 0
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  /// Whether another object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (origin, other.origin) {
    case (.drawn(let color), .drawn(let otherColor)):
      return AnyHashable(color) == AnyHashable(otherColor)
    default: return components == other.components
    }
  }

  /// A number that is the same for the same colour.
  public override var hash: Int { components.hashValue }

  /// The components, as UIKit writes them.
  public override var description: String {
    let parts = components
    return "UIExtendedSRGBColorSpace "
      + [parts.red, parts.green, parts.blue, parts.alpha]
      .map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}

extension UIColor.Components {
  /// Returns the place on the wheel of colours, of six, where the components differ.
  fileprivate func sixths(_ most: CGFloat, _ range: CGFloat) -> CGFloat {
    if most == red { return ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6) }
    return most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
  }
}
