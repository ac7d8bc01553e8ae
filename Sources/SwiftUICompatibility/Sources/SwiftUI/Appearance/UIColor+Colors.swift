public import CoreGraphics
@_spi(Bridging) public import TextUI
@_spi(Bridging) public import UIKit

extension UIKit.UIColor {
  /// Makes a colour of one of SwiftUI's.
  ///
  /// Mirrors UIKit's initializer.
  public convenience init(_ color: Color) { self.init(TextUI.UIColor(color)) }

  /// Makes a colour that is drawn as TextUI has it.
  convenience init(_ color: TextUI.UIColor) {
    self.init(drawn: color) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return (red, green, blue, alpha)
    }
  }

  /// Makes a colour that is another one where the interface is light and where it is dark.
  ///
  /// Mirrors UIKit's initializer.
  ///
  /// - Parameter dynamicProvider: Returns the colour for an interface; called whenever something is drawn in it.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIKit.UIColor
  ) {
    self.init(
      TextUI.UIColor(byScheme: { scheme in
        let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
        return dynamicProvider(UITraitCollection(userInterfaceStyle: style)).forViews
      }))
  }

  /// Makes a colour of the asset catalogue.
  ///
  /// Mirrors UIKit's initializer, which returns `nil` for a name that nobody gave: here such a name is told of when it is drawn.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// Makes a colour of the asset catalogue.
  ///
  /// Mirrors UIKit's initializer.
  ///
  /// - Parameters:
  ///   - name: The name; one that nobody gave is told of when it is drawn.
  ///   - bundle: Where its catalogue is; of no effect, as those of all targets count.
  ///   - traitCollection: For what interface it is; of no effect, as the interface that it is drawn in counts.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Returns the colour as it is in an interface.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Parameter traitCollection: What the interface is like.
  /// - Returns: The colour, by its components.
  @MainActor @preconcurrency
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIKit.UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    let parts = Color(self).resolve(in: environment)
    return UIKit.UIColor(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
      alpha: CGFloat(parts.opacity))
  }

  /// The colour as TextUI draws it: those of the system by their names.
  var forViews: TextUI.UIColor {
    switch origin {
    case .drawn(let color as TextUI.UIColor): color
    case .faded(let color, _) where color.isByComponents: byComponents
    case .faded(let color, let alpha): color.forViews.withAlphaComponent(alpha)
    case .components, .drawn: Self.ofSystem[ObjectIdentifier(self)] ?? byComponents
    }
  }

  /// Whether it is no more than its components: none of the system's, and none that is drawn in another way.
  private var isByComponents: Bool {
    if case .components = origin { Self.ofSystem[ObjectIdentifier(self)] == nil } else { false }
  }

  /// The colour by its parts.
  private var byComponents: TextUI.UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return TextUI.UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Those of the system, by UIKit's objects.
  private static let ofSystem: [ObjectIdentifier: TextUI.UIColor] = {
    let pairs: [(UIKit.UIColor, TextUI.UIColor)] = [
      (.label, .label),
      (.secondaryLabel, .secondaryLabel),
      (.tertiaryLabel, .tertiaryLabel),
      (.quaternaryLabel, .quaternaryLabel),
      (.placeholderText, .placeholderText),
      (.link, .link),
      (.separator, .separator),
      (.opaqueSeparator, .opaqueSeparator),
      (.tintColor, .tintColor),
      (.systemBackground, .systemBackground),
      (.secondarySystemBackground, .secondarySystemBackground),
      (.tertiarySystemBackground, .tertiarySystemBackground),
      (.systemGroupedBackground, .systemGroupedBackground),
      (.secondarySystemGroupedBackground, .secondarySystemGroupedBackground),
      (.tertiarySystemGroupedBackground, .tertiarySystemGroupedBackground),
      (.systemFill, .systemFill),
      (.secondarySystemFill, .secondarySystemFill),
      (.tertiarySystemFill, .tertiarySystemFill),
      (.quaternarySystemFill, .quaternarySystemFill),
      (.systemGray, .systemGray),
      (.systemGray2, .systemGray2),
      (.systemGray3, .systemGray3),
      (.systemGray4, .systemGray4),
      (.systemGray5, .systemGray5),
      (.systemGray6, .systemGray6),
      (.systemRed, .systemRed),
      (.systemOrange, .systemOrange),
      (.systemYellow, .systemYellow),
      (.systemGreen, .systemGreen),
      (.systemMint, .systemMint),
      (.systemTeal, .systemTeal),
      (.systemCyan, .systemCyan),
      (.systemBlue, .systemBlue),
      (.systemIndigo, .systemIndigo),
      (.systemPurple, .systemPurple),
      (.systemPink, .systemPink),
      (.systemBrown, .systemBrown),
      (.black, .black),
      (.white, .white),
      (.gray, .gray),
      (.darkGray, .darkGray),
      (.lightGray, .lightGray),
      (.red, .red),
      (.green, .green),
      (.blue, .blue),
      (.yellow, .yellow),
      (.orange, .orange),
      (.purple, .purple),
      (.brown, .brown),
      (.cyan, .cyan),
      (.clear, .clear),
    ]
    return Dictionary(uniqueKeysWithValues: pairs.map { (ObjectIdentifier($0), $1) })
  }()
}

extension Color {
  /// Makes a colour of one of UIKit's.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(uiColor: UIKit.UIColor) { self.init(uiColor: uiColor.forViews) }

  /// Makes a colour of one of UIKit's.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(_ uiColor: UIKit.UIColor) { self.init(uiColor: uiColor.forViews) }

  /// The components as CoreGraphics has them: those of a light interface.
  ///
  /// Mirrors SwiftUI's property, which has none for a colour that depends on the interface.
  public var cgColor: CGColor? { UIKit.UIColor(self).cgColor }

  /// Makes a colour of one of CoreGraphics'.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(cgColor: CGColor) { self.init(uiColor: UIKit.UIColor(cgColor: cgColor)) }
}

extension Color.Resolved {
  /// The components as CoreGraphics has them.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
