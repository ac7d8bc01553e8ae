/// The properties in the body of a preview that are marked `@Previewable`, and what else stands there.
struct PreviewableProperties {
  /// The properties, without the mark.
  let properties: [String]

  /// The rest of the body.
  private let rest: String

  /// The name of the view that has the properties.
  private static let viewName = "PreviewBody"

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - written: What it stands in.
  ///   - braces: The places of its braces, and of what is between them.
  init(_ written: Source, in braces: Range<Int>) {
    var properties: [String] = []
    var rest = ""
    let end = braces.upperBound - 1
    var index = braces.lowerBound + 1
    var place = written.tokens[braces.lowerBound].range.upperBound
    while index < end {
      guard written.has("@", at: index), written.has("Previewable", at: index + 1) else {
        index = written.place(behind: index)
        continue
      }
      rest += written.text(from: place, to: written.tokens[index].range.lowerBound)
      let next = Self.end(of: index + 2, in: written, before: end)
      properties.append(written.text(of: index + 2..<next))
      place = written.tokens[next - 1].range.upperBound
      index = next
      if written.has(";", at: index) {
        place = written.tokens[index].range.upperBound
        index += 1
      }
    }
    rest += written.text(from: place, to: written.tokens[end].range.lowerBound)
    self.properties = properties
    self.rest = rest
  }

  /// Returns the place behind a property.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - written: What it stands in.
  ///   - end: Where the body ends.
  /// - Returns: The place.
  private static func end(of start: Int, in written: Source, before end: Int) -> Int {
    // Attributes may stand in lines of their own.
    var index = start
    while index < end, !written.has("var", at: index), !written.has("let", at: index) {
      index = written.place(behind: index)
    }
    let variable = index
    while index < end, written.isContinuation(at: index, from: variable) {
      index = written.place(behind: index)
    }
    return max(index, min(start + 1, end))
  }

  /// Returns a view that has the properties, and what is made of it.
  ///
  /// - Parameter make: Returns what is made of the view of a name.
  /// - Returns: The source.
  func source(_ make: (String) -> String) -> String {
    """
    struct \(Self.viewName): SwiftUI.View {
    \(properties.joined(separator: "\n"))
    var body: some SwiftUI.View {\(rest)}
    }
    return \(make(Self.viewName))
    """
  }
}

/// What `@Previewable` stands for: nothing, as `#Preview` reads it.
struct PreviewableExpansion {
  /// Nothing.
  let source = ""

  /// Looks whether it may stand where it does.
  init(_ use: PluginRequest.Attached) throws(MacroError) {
    let declaration = Source(use.declSyntax.source)
    guard
      declaration.has("var", outsideBracketsOf: 0) || declaration.has("let", outsideBracketsOf: 0)
    else { throw .notPreviewable }
    let isInPreview = use.lexicalContext?.contains { Source($0.source).isPreview } ?? true
    if !isInPreview { throw .notInPreview }
  }
}

extension Source {
  /// Whether this is `#Preview` with what belongs to it.
  fileprivate var isPreview: Bool {
    tokens.indices.contains { has("#", at: $0) && has("Preview", at: $0 + 1) }
  }

  /// Whether a word stands outside of all brackets, from a place on.
  fileprivate func has(_ word: String, outsideBracketsOf start: Int) -> Bool {
    var index = start
    while index < tokens.count {
      if has(word, at: index) { return true }
      index = place(behind: index)
    }
    return false
  }
}
