/// What is selected of a text with attributes that people edit, or where they write.
///
/// Mirrors SwiftUI's `AttributedTextSelection`.
public struct AttributedTextSelection: Equatable, Sendable {
  /// What of a text it is.
  ///
  /// Mirrors SwiftUI's `AttributedTextSelection.Indices`.
  public enum Indices: Equatable, Sendable {
    /// A place.
    case insertionPoint(AttributedString.Index)

    /// Parts.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The part, or the place; `nil` before people come to the text.
  private var range: Range<AttributedString.Index>?

  /// Selects nothing: people write at the end.
  public init() {}

  /// Selects a part.
  public init(range: Range<AttributedString.Index>) {
    self.range = range
  }

  /// Writes at a place.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    range = insertionPoint..<insertionPoint
  }

  /// Returns what of a text it is.
  public func indices(in text: AttributedString) -> Indices {
    let range = range(in: text)
    return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Returns the attributes of what people write: those of the character before, or of the first that is selected.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    let range = range(in: text)
    let run = text.runs.first { run in
      range.isEmpty
        ? run.range.upperBound >= range.lowerBound : run.range.upperBound > range.lowerBound
    }
    return run?.attributes ?? AttributeContainer()
  }

  /// The part or the place, within a text.
  fileprivate func range(in text: AttributedString) -> Range<AttributedString.Index> {
    guard let range else { return text.endIndex..<text.endIndex }
    return range.clamped(to: text.startIndex..<text.endIndex)
  }

  /// Whether people have come to the text, or the author says where they write.
  fileprivate var isKnown: Bool { range != nil }
}

extension AttributedString {
  /// Changes the attributes of what is selected.
  ///
  /// Mirrors the method of Apple's platforms.
  ///
  /// - Parameters:
  ///   - selection: What is selected, which it still is afterwards.
  ///   - body: Changes the attributes of each part.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    let range = selection.range(in: self)
    for run in self[range].runs.map({ (range: $0.range, attributes: $0.attributes) }) {
      var attributes = run.attributes
      body(&attributes)
      self[run.range].setAttributes(attributes)
    }
  }
}

extension TextEditor {
  /// Makes an editor of a text with attributes, which is edited as it is and shown without its looks.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - text: What it holds. What people write has the attributes of the character before.
  ///   - selection: What is selected.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    let plain = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { text.wrappedValue.replaceCharacters(with: $0) })
    guard let selection else {
      self.init(text: plain)
      return
    }
    let selected = Binding<TextSelection?>(
      get: {
        guard selection.wrappedValue.isKnown else { return nil }
        let whole = text.wrappedValue
        let range = selection.wrappedValue.range(in: whole)
        let start = whole.characters.distance(from: whole.startIndex, to: range.lowerBound)
        let count = whole.characters.distance(from: range.lowerBound, to: range.upperBound)
        return TextSelection(
          characters: start..<start + count, of: String(whole.characters))
      },
      set: { new in
        let whole = text.wrappedValue
        let places = new?.characters(of: String(whole.characters))
        selection.wrappedValue =
          places.map { places in
            let start = whole.characters.index(whole.startIndex, offsetBy: places.lowerBound)
            let end = whole.characters.index(start, offsetBy: places.count)
            return AttributedTextSelection(range: start..<end)
          } ?? AttributedTextSelection()
      })
    self.init(text: plain, selection: selected)
  }
}

extension AttributedString {
  /// Becomes another text, keeping the attributes of the characters at the beginning and at the end that stay.
  fileprivate mutating func replaceCharacters(with text: String) {
    let old = Array(characters)
    let new = Array(text)
    let common = min(old.count, new.count)
    let before = (0..<common).first { old[$0] != new[$0] } ?? common
    let rest = common - before
    let after = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    let start = characters.index(startIndex, offsetBy: before)
    let end = characters.index(endIndex, offsetBy: -after)
    var added = AttributedString(String(new[before..<new.count - after]))
    let source = before > 0 ? characters.index(before: start) : start
    if let run = runs.first(where: { $0.range.contains(source) }) {
      added.setAttributes(run.attributes)
    }
    replaceSubrange(start..<end, with: added)
  }
}
