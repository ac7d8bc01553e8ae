import TextRendering

extension AttributeScopes {
  /// The attributes of texts that views show.
  ///
  /// Mirrors SwiftUI's scope, as far as a terminal can show them.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute

    /// The colour.
    public let foregroundColor: ForegroundColorAttribute

    /// The colour behind.
    public let backgroundColor: BackgroundColorAttribute

    /// The line below.
    public let underlineStyle: UnderlineStyleAttribute

    /// The line through.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The room between letters that belong together; has no effect.
    public let kern: KerningAttribute

    /// The room between letters; has no effect.
    public let tracking: TrackingAttribute

    /// How far the text stands above its line; has no effect.
    public let baselineOffset: BaselineOffsetAttribute

    /// What words are in their line; in Foundation's scope on Apple's platforms.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// What a part is among paragraphs; in Foundation's scope on Apple's platforms.
    public let presentationIntent: PresentationIntentAttribute

    /// What Foundation says of texts: links among them.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The attributes of texts that views show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of the font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Font

    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The key of the colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color

    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of the colour behind.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color

    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of the room between letters that belong together.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of the room between letters.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of how far the text stands above its line.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The key of the line below.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle

    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of the line through.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle

    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a text that a view shows.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// A style of a line below a text or through it; a terminal has one.
  ///
  /// Mirrors SwiftUI's `Text.LineStyle`.
  public struct LineStyle: Sendable, Hashable {
    /// One line.
    public static let single = LineStyle()

    /// Makes a style; a terminal chooses the pattern and the colour of the line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// A pattern of a line; a terminal has one.
    ///
    /// Mirrors SwiftUI's `Text.LineStyle.Pattern`.
    public enum Pattern: Sendable, Hashable {
      /// Unbroken.
      case solid

      /// Of dots.
      case dot

      /// Of dashes.
      case dash

      /// Of dashes and dots.
      case dashDot

      /// Of dashes with two dots each.
      case dashDotDot
    }
  }
}

extension AttributedString {
  /// Returns the runs of the text where the looks around are some.
  func textRuns(_ around: TextEnvironment) -> [TextRun] {
    runs.map { run in
      var looks = around
      if let intent = run.inlinePresentationIntent { looks.take(intent) }
      if let font = run.font { looks.font = font }
      if let color = run.foregroundColor { looks.foreground = color }
      if let color = run.backgroundColor { looks.background = color }
      if run.underlineStyle != nil { looks.attributes.insert(.underline) }
      if run.strikethroughStyle != nil { looks.attributes.insert(.strikethrough) }
      return TextRun(text: String(self[run.range].characters), looks: looks, link: run.link)
    }
  }
}
