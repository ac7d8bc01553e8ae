import CellLengths
public import Foundation

extension UIFont {
  /// The height of a line, in points: in a terminal that of a cell, for any font.
  ///
  /// Mirrors UIKit's property.
  public var lineHeight: CGFloat { Cell.size.height }

  /// How far letters reach above the line they stand on, in points: three quarters of its height.
  ///
  /// Mirrors UIKit's property.
  public var ascender: CGFloat { lineHeight * 0.75 }

  /// How far letters reach below the line they stand on, in points, as a number below zero: a quarter of its height.
  ///
  /// Mirrors UIKit's property.
  public var descender: CGFloat { -lineHeight * 0.25 }

  /// The room between lines: none.
  ///
  /// Mirrors UIKit's property.
  public var leading: CGFloat { 0 }
}
