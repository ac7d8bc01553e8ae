/// What is selected of a text that people edit, or where they write.
///
/// Mirrors SwiftUI's `TextSelection`.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// What of the text it is.
  ///
  /// Mirrors SwiftUI's `TextSelection.Indices`.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part, or a place.
    case selection(Range<String.Index>)

    /// Several parts, of which here the first counts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What of the text it is.
  public var indices: Indices

  /// On which side of a break a place is.
  public var affinity: TextSelectionAffinity = .automatic

  /// Selects a part.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects several parts.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Writes at a place.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected: it is a place.
  public var isInsertion: Bool { first?.isEmpty ?? true }

  /// The first part.
  private var first: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

extension TextSelection {
  /// Selects some characters of a text.
  init(characters: Range<Int>, of text: String) {
    let start = text.index(text.startIndex, offsetBy: characters.lowerBound)
    self.init(range: start..<text.index(start, offsetBy: characters.count))
  }

  /// Returns the characters of a text; what lies beyond its end is not there.
  func characters(of text: String) -> Range<Int>? {
    guard let first else { return nil }
    /// Returns how many characters stand before a place.
    func offset(_ index: String.Index) -> Int { text[..<min(index, text.endIndex)].count }
    return offset(first.lowerBound)..<offset(first.upperBound)
  }
}

/// A side of a break on which a place in a text is.
///
/// Mirrors SwiftUI's `TextSelectionAffinity`.
public enum TextSelectionAffinity: Sendable, Hashable {
  /// As suits the place.
  case automatic

  /// Before it.
  case upstream

  /// Behind it.
  case downstream
}

// MARK: - Fields

extension TextField {
  /// Makes a field of which the author knows what is selected.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - selection: What is selected; `nil` before people come to it.
  ///   - prompt: What it shows while it is empty; `nil` for what it is called.
  ///   - axis: Where it has more room for a longer text.
  ///   - label: What it is called; its texts count.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), .text(text), prompt: prompt, axis: axis ?? .horizontal,
      events: FieldEvents(selection: selection))
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title of which the author knows what is selected.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a field with a title of which the author knows what is selected.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a field with a title of which the author knows what is selected.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
