import CellLengths
public import Foundation
@_spi(Bridging) import TextUI

extension NSString {
  /// Returns the size of the text on lines of its own, in points: letters are those of a terminal, whatever the font.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Parameter attrs: How it is drawn; of no effect.
  /// - Returns: The size.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let lines = "\(self)".split(separator: "\n", omittingEmptySubsequences: false)
    let columns = lines.map { TextExtent.columns(of: String($0)) }.max() ?? 0
    return CGSize(
      width: CGFloat(columns) * Cell.size.width, height: CGFloat(lines.count) * Cell.size.height)
  }
}

extension NSAttributedString {
  /// Returns the size of the text on lines of its own, in points: letters are those of a terminal, whatever the font.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Returns: The size.
  public func size() -> CGSize { (string as NSString).size() }
}
