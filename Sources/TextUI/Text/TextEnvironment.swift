import TextRendering

/// The looks and the flow of texts inside, as the modifiers around them say.
struct TextEnvironment: Equatable {
  /// The colour of the text.
  var foreground: Color?

  /// The colour behind the text; as around when `nil`.
  var background: Color?

  /// The font; the usual one when `nil`.
  var font: Font?

  /// The weight in place of the font's; the font's own when `nil`.
  var weight: Font.Weight?

  /// Underlined and so on, besides what the font is.
  var attributes: TextAttributes = []

  /// Whether letters are all capitals or all small; as written when `nil`.
  var textCase: Text.Case?

  /// The most lines; no limit when `nil`.
  var lineLimit: Int?

  /// The lines that texts take at least, with or without words in them.
  var reservedLines = 0

  /// What is left out when the text does not fit.
  var truncationMode = Text.TruncationMode.tail

  /// Where shorter lines stand below longer ones.
  var alignment = TextAlignment.leading
}

extension TextEnvironment {
  /// All attributes: those of the font in its weight, and those besides.
  var allAttributes: TextAttributes {
    var result = font?.attributes ?? []
    if let weight { result = result.weighing(weight) }
    return result.union(attributes)
  }

  /// Returns a text in the letters it is shown in.
  func cased(_ text: String) -> String {
    switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
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

  /// The font of texts; the usual one when `nil`.
  ///
  /// Mirrors SwiftUI's value.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  /// Whether letters of texts are all capitals or all small; as written when `nil`.
  ///
  /// Mirrors SwiftUI's value.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }

  /// Where shorter lines of texts stand below longer ones.
  ///
  /// Mirrors SwiftUI's value.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
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

extension View {
  /// Sets how texts inside are set.
  ///
  /// Mirrors SwiftUI's modifier.
  public func font(_ font: Font?) -> some View {
    transformText(font) { $0.font = font }
  }

  /// Sets the weight of texts inside, in place of their fonts'.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter weight: The weight; `nil` for the fonts' own.
  /// - Returns: The changed view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformText(weight) { $0.weight = weight }
  }

  /// Shows the letters of texts inside all as capitals or all small; tests read them as they are shown.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter textCase: The letters; `nil` for those that are written.
  /// - Returns: The changed view.
  public func textCase(_ textCase: Text.Case?) -> some View {
    transformText(textCase) { $0.textCase = textCase }
  }

  /// Sets texts inside in bold.
  ///
  /// Mirrors SwiftUI's modifier.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets texts inside in italics.
  ///
  /// Mirrors SwiftUI's modifier.
  public func italic(_ isActive: Bool = true) -> some View {
    transformText(isActive) { $0.attributes.set(.italic, isActive) }
  }

  /// Underlines texts inside; a terminal has one kind of line, in the colour of the text.
  ///
  /// Mirrors SwiftUI's modifier.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformText(isActive) { $0.attributes.set(.underline, isActive) }
  }

  /// Strikes texts inside through; a terminal has one kind of line, in the colour of the text.
  ///
  /// Mirrors SwiftUI's modifier.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformText(isActive) { $0.attributes.set(.strikethrough, isActive) }
  }

  /// Sets the colour of texts and symbols inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    foregroundColor(style.color)
  }

  /// Sets the colour of texts and symbols inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentWriter(
      content: self, key: 0, value: color, transform: { $0.text.foreground = color },
      moving: .color { $1.text.foreground = $0 })
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
