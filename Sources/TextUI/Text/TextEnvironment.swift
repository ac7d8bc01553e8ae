import TextRendering

/// The looks and the flow of texts inside, as the modifiers around them say.
struct TextEnvironment: Equatable {
  /// The colour of the text.
  var foreground: Color?

  /// Bold, underlined and so on.
  var attributes: TextAttributes = []

  /// The most lines; no limit when `nil`.
  var lineLimit: Int?

  /// The lines that texts take at least, with or without words in them.
  var reservedLines = 0

  /// What is left out when the text does not fit.
  var truncationMode = Text.TruncationMode.tail

  /// Where shorter lines stand below longer ones.
  var alignment = TextAlignment.leading
}

/// The key of the text's looks.
private enum TextEnvironmentKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

extension EnvironmentValues {
  /// How texts look and flow.
  var text: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }

  /// The most lines a text takes; no limit when `nil`.
  ///
  /// Mirrors SwiftUI's value.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
}

/// An alignment of the lines of a text below each other.
///
/// Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the edge where lines begin.
  case leading

  /// In the middle.
  case center

  /// At the edge where lines end.
  case trailing
}

/// A font: in a terminal, the attributes a text is set in.
///
/// Mirrors SwiftUI's `Font` as far as a terminal can tell them apart: by weight.
public struct Font: Sendable, Hashable {
  /// What the font comes down to in a terminal.
  let attributes: TextAttributes

  /// For large titles: bold.
  public static let largeTitle = Font(attributes: .bold)

  /// For titles: bold.
  public static let title = Font(attributes: .bold)

  /// For titles of the second rank: bold.
  public static let title2 = Font(attributes: .bold)

  /// For titles of the third rank: bold.
  public static let title3 = Font(attributes: .bold)

  /// For headings: bold.
  public static let headline = Font(attributes: .bold)

  /// For what stands below a heading.
  public static let subheadline = Font(attributes: [])

  /// For running text.
  public static let body = Font(attributes: [])

  /// For what is called out.
  public static let callout = Font(attributes: [])

  /// For notes: faint.
  public static let footnote = Font(attributes: .faint)

  /// For what stands below a picture: faint.
  public static let caption = Font(attributes: .faint)

  /// For what stands below a picture, weaker: faint.
  public static let caption2 = Font(attributes: .faint)

  /// A font of a size; the size is the terminal's.
  public static func system(size: CGFloat) -> Font { .body }

  /// The font in bold.
  public func bold() -> Font { Font(attributes: attributes.union(.bold)) }

  /// The font in italics.
  public func italic() -> Font { Font(attributes: attributes.union(.italic)) }
}

extension View {
  /// Sets how texts inside are set.
  ///
  /// Mirrors SwiftUI's modifier.
  public func font(_ font: Font?) -> some View {
    transformText(font) { $0.attributes.formUnion(font?.attributes ?? []) }
  }

  /// Sets texts inside in bold.
  ///
  /// Mirrors SwiftUI's modifier.
  public func bold(_ isActive: Bool = true) -> some View {
    transformText(isActive) { $0.attributes.set(.bold, isActive) }
  }

  /// Sets texts inside in italics.
  ///
  /// Mirrors SwiftUI's modifier.
  public func italic(_ isActive: Bool = true) -> some View {
    transformText(isActive) { $0.attributes.set(.italic, isActive) }
  }

  /// Underlines texts inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func underline(_ isActive: Bool = true) -> some View {
    transformText(isActive) { $0.attributes.set(.underline, isActive) }
  }

  /// Strikes texts inside through.
  ///
  /// Mirrors SwiftUI's modifier.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    transformText(isActive) { $0.attributes.set(.strikethrough, isActive) }
  }

  /// Sets the colour of texts and symbols inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformText(style.color) { $0.foreground = style.color }
  }

  /// Sets the colour of texts and symbols inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func foregroundColor(_ color: Color?) -> some View {
    transformText(color) { $0.foreground = color }
  }

  /// Limits the lines of texts inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func lineLimit(_ number: Int?) -> some View {
    transformText(number) {
      $0.lineLimit = number.map { max(1, $0) }
      $0.reservedLines = 0
    }
  }

  /// Limits the lines of texts inside, and has them take all of these where there are fewer words.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - limit: The most lines.
  ///   - reservesSpace: Whether texts take that many lines always.
  /// - Returns: The changed view.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(reservesSpace ? limit : 0, limit)
  }

  /// Sets the least and the most lines of texts inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(limit.lowerBound, limit.upperBound)
  }

  /// Sets the least lines of texts inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(limit.lowerBound, nil)
  }

  /// Sets the most lines of texts inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(0, limit.upperBound)
  }

  private func lineLimits(_ least: Int, _ most: Int?) -> some View {
    transformText([least, most ?? -1]) {
      $0.lineLimit = most.map { max(1, $0) }
      $0.reservedLines = max(0, least)
    }
  }

  /// Sets what is left out of texts that do not fit.
  ///
  /// Mirrors SwiftUI's modifier.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformText(mode) { $0.truncationMode = mode }
  }

  /// Sets where the lines of texts inside stand below each other.
  ///
  /// Mirrors SwiftUI's modifier.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformText(alignment) { $0.alignment = alignment }
  }

  private func transformText<Value>(
    _ value: Value, _ transform: @escaping (inout TextEnvironment) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, key: 0, value: value) { transform(&$0.text) }
  }
}

extension TextAttributes {
  /// Adds or takes away an attribute.
  mutating func set(_ attribute: TextAttributes, _ isActive: Bool) {
    if isActive { insert(attribute) } else { remove(attribute) }
  }
}
