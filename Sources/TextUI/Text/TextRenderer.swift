// What draws texts in an author's own way. A text screen draws its characters, whatever that is.

/// What draws the texts of a view.
///
/// Mirrors SwiftUI's protocol. A text screen draws texts as they are: nothing calls the renderer.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The lines.
  ///   - ctx: What draws.
  @MainActor @preconcurrency func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the room that a text takes when it is offered some.
  @MainActor @preconcurrency func sizeThatFits(proposal: ProposedViewSize, text: TextProxy)
    -> CGSize

  /// How far beyond its room is drawn.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the room of the text itself.
  @MainActor @preconcurrency public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy)
    -> CGSize
  {
    text.sizeThatFits(proposal)
  }

  /// Not at all.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose room is asked for.
///
/// Mirrors SwiftUI's `TextProxy`. Nothing here makes one.
@MainActor @preconcurrency public struct TextProxy {
  /// Returns the room that the text takes.
  private let size: (ProposedViewSize) -> CGSize

  /// Returns the room that the text takes when it is offered some.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// What an author says of a part of a text to a ``TextRenderer``.
///
/// Mirrors SwiftUI's protocol.
public protocol TextAttribute {}

extension Text {
  /// The text, of which a renderer is told something; a text screen draws it as it is.
  ///
  /// Mirrors SwiftUI's method.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of a text, as a ``TextRenderer`` draws them.
  ///
  /// Mirrors SwiftUI's `Text.Layout`. Nothing here makes one.
  public struct Layout: RandomAccessCollection, Equatable {
    /// The lines.
    private let lines: [Line]

    /// Whether something of the text is left out.
    public let isTruncated: Bool

    /// The first place.
    public var startIndex: Int { lines.startIndex }

    /// The place behind the last.
    public var endIndex: Int { lines.endIndex }

    /// The line at a place.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A place in a text.
  ///
  /// Mirrors SwiftUI's `Text.Layout.CharacterIndex`.
  public struct CharacterIndex: Comparable, Hashable, Strideable {
    /// How many characters stand before it.
    let offset: Int

    /// Returns whether a place comes before another.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }

    /// Returns how far another place lies behind this one.
    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

    /// Returns the place so far behind this one.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
  }

  /// How much room a piece of a text takes.
  ///
  /// Mirrors SwiftUI's `Text.Layout.TypographicBounds`.
  public struct TypographicBounds: Equatable {
    /// Where it stands: where its first line of letters begins.
    public var origin: CGPoint

    /// The width.
    public var width: CGFloat

    /// How far it reaches above the line that letters stand on.
    public var ascent: CGFloat

    /// How far it reaches below that line.
    public var descent: CGFloat

    /// The room between lines.
    public var leading: CGFloat

    /// Makes it.
    public init(
      origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
      leading: CGFloat = 0
    ) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    /// The rectangle.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line of a text.
  ///
  /// Mirrors SwiftUI's `Text.Layout.Line`.
  public struct Line: RandomAccessCollection, Equatable {
    /// The parts.
    private let runs: [Run]

    /// Where it stands.
    public var origin: CGPoint

    /// How much room it takes.
    public let typographicBounds: TypographicBounds

    /// In which direction its text is read.
    public let paragraphLayoutDirection: LayoutDirection

    /// The first place.
    public var startIndex: Int { runs.startIndex }

    /// The place behind the last.
    public var endIndex: Int { runs.endIndex }

    /// The part at a place.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// A part of a line that looks one way.
  ///
  /// Mirrors SwiftUI's `Text.Layout.Run`.
  public struct Run: RandomAccessCollection, Equatable {
    /// The characters.
    private let slices: [RunSlice]

    /// How much room it takes.
    public let typographicBounds: TypographicBounds

    /// The places of its characters in the text.
    public let characterIndices: [CharacterIndex]

    /// In which direction it is read.
    public let layoutDirection: LayoutDirection

    /// The first place.
    public var startIndex: Int { slices.startIndex }

    /// The place behind the last.
    public var endIndex: Int { slices.endIndex }

    /// The character at a place.
    public subscript(index: Int) -> RunSlice { slices[index] }

    /// The characters of some places.
    public subscript(bounds: Range<Int>) -> RunSlice {
      let all = RunSlice(
        indices: slices.indices, typographicBounds: typographicBounds,
        characterIndices: characterIndices)
      return all[bounds]
    }

    /// What the author says of it; `nil` for nothing of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// Some characters of a part of a line.
  ///
  /// Mirrors SwiftUI's `Text.Layout.RunSlice`.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The places.
    public let indices: Range<Int>

    /// How much room they take.
    public let typographicBounds: TypographicBounds

    /// The places of the characters in the text.
    public let characterIndices: [CharacterIndex]

    /// The first place.
    public var startIndex: Int { indices.lowerBound }

    /// The place behind the last.
    public var endIndex: Int { indices.upperBound }

    /// The character at a place.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    /// The characters of some places.
    public subscript(bounds: Range<Int>) -> RunSlice {
      RunSlice(
        indices: bounds, typographicBounds: typographicBounds, characterIndices: characterIndices)
    }

    /// What the author says of them; `nil` for nothing of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// How characters are drawn.
  ///
  /// Mirrors SwiftUI's `Text.Layout.DrawingOptions`.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Without whole points between letters.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text, of which a text screen makes none.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}

  /// Draws a part of a line of a text, of which a text screen makes none.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}

  /// Draws characters of a text, of which a text screen makes none.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

extension View {
  /// Has the texts inside drawn in the author's way; a text screen draws them as they are.
  ///
  /// Mirrors SwiftUI's modifier.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { unchanged() }
}
