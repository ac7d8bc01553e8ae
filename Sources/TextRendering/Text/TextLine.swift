/// One line of text, ready to be drawn.
package struct TextLine: Sendable, Hashable {
  /// The text, safe to show.
  package let text: String

  /// The cells that it takes, at most as many as there is room for.
  package let width: Int

  /// Makes a line from a text whose width is known.
  package init(text: String, width: Int) {
    self.text = text
    self.width = width
  }
}
