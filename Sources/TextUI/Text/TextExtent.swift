import TextRendering

/// How much room a text takes in a terminal, for modules that stand on this one.
///
/// TextUI's own addition.
@_spi(Bridging) public enum TextExtent {
  /// Returns how many columns a line takes.
  ///
  /// - Parameter line: The line.
  /// - Returns: The columns.
  public static func columns(of line: String) -> Int { DisplayWidth.width(of: line) }
}
