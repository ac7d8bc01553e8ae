package import TextRendering

/// A cell of a terminal's screen.
package struct ScreenCell: Sendable, Hashable {
  /// The cluster; empty in the second half of a wide one.
  package var text: String

  /// The cells that the cluster takes: 2 for a wide one, 0 for its second half.
  package var width: Int

  /// The look.
  package var style: TextStyle

  /// A blank cell without a style.
  package static let blank = ScreenCell(text: " ", width: 1, style: .plain)
}
