import CellLengths
public import Foundation
public import TextUI

/// Points of a phone, in which forms and layouts of applications count that import this module.
///
/// TextUI finds it by its name; see `AuthorLengths` there.
public enum Points: LengthUnit {
  /// The extent of a cell, in points.
  public static var cell: CGSize { Cell.size }
}
