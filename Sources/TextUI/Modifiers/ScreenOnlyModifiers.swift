// What means something on a screen of points alone. Each modifier is accepted and leaves the view as it is.

extension View {
  /// Draws a shadow below the view, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    unchanged()
  }

  /// Rounds the corners of the view, which as cells are square.
  ///
  /// Mirrors SwiftUI's modifier: what reaches beyond the view's room is cut off.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { clipped() }

  /// Blurs the view, which a text screen cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { unchanged() }

  /// Draws the view as one layer, which a text screen always does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func compositingGroup() -> some View { self }

  /// Draws the view as one picture, which a text screen always does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Sets how far texts inside may shrink; characters of a terminal have one size.
  ///
  /// Mirrors SwiftUI's modifier.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    unchanged().environment(\.minimumScaleFactor, factor)
  }

  /// Lets the letters of texts inside move closer; those of a terminal stay in their cells.
  ///
  /// Mirrors SwiftUI's modifier.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the room between lines of texts inside, in points, of which a line of a terminal has no part.
  ///
  /// Mirrors SwiftUI's modifier.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    unchanged().environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the room between letters of texts inside; those of a terminal stay in their cells.
  ///
  /// Mirrors SwiftUI's modifier.
  public func kerning(_ kerning: CGFloat) -> some View { unchanged() }

  /// Sets the room between letters of texts inside; those of a terminal stay in their cells.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tracking(_ tracking: CGFloat) -> some View { unchanged() }

  /// Moves texts inside up or down within their lines; those of a terminal stay in their cells.
  ///
  /// Mirrors SwiftUI's modifier.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { unchanged() }

  /// Gives the characters of texts inside one width, as in a terminal they have.
  ///
  /// Mirrors SwiftUI's modifier.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Gives the digits of texts inside one width, as in a terminal they have.
  ///
  /// Mirrors SwiftUI's modifier.
  public func monospacedDigit() -> some View { self }

  /// Sets the design of the fonts inside, which the terminal chooses.
  ///
  /// Mirrors SwiftUI's modifier.
  public func fontDesign(_ design: Font.Design?) -> some View { unchanged() }

  /// Sets how large pictures inside are beside texts; as characters they have one size.
  ///
  /// Mirrors SwiftUI's modifier.
  public func imageScale(_ scale: Image.Scale) -> some View {
    unchanged().environment(\.imageScale, scale)
  }

  /// Shows the view otherwise under a pointer, which a text screen does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func hoverEffect() -> some View { unchanged() }
}

extension Text {
  /// The text with other room between letters, which in a terminal stay in their cells.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// The text with other room between letters, which in a terminal stay in their cells.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// The text moved up or down in its line; in a terminal it stays in its cells.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// The text in characters of one width, as in a terminal they are.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// The text with digits of one width, as in a terminal they are.
  public func monospacedDigit() -> Text { self }

  /// The text in a design of fonts, which the terminal chooses.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
}

extension Image {
  /// A size of pictures beside texts; as characters they have one.
  ///
  /// Mirrors SwiftUI's `Image.Scale`.
  public enum Scale: Sendable, Hashable, CaseIterable {
    /// Small.
    case small

    /// Medium.
    case medium

    /// Large.
    case large
  }

  /// A way of drawing the picture: in its own colours, or in that of text; as a character it has the latter.
  ///
  /// Mirrors SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// In the colour of text.
    case template

    /// In its own colours.
    case original
  }

  /// The picture in its own colours or in that of text, which as a character it has.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The picture, drawn smooth, which as a character it is not.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
