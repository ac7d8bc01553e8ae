// Shapes with lengths in points. Each takes the place of TextUI's, whose lengths are in cells.
import CellLengths
public import Foundation
public import TextUI

/// The whole of some room, with round corners.
///
/// Mirrors SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  /// The extents of the corners, in points.
  public var cornerSize: CGSize

  /// The form of the corners, which has no effect.
  public var style: RoundedCornerStyle

  /// Makes the form with corners of extents, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes the form with corners of a radius, in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the rectangle with round corners, in cells as its room is.
  public func path(in rect: CGRect) -> Path { inCells.path(in: rect) }

  /// The extents of the corners.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// Returns the form with its outline moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape { inCells.inset(by: amount) }

  private var inCells: TextUI.RoundedRectangle {
    let size = CGSize(
      width: cornerSize.width / Cell.size.width, height: cornerSize.height / Cell.size.height)
    return TextUI.RoundedRectangle(cornerSize: size, style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// The whole of some room, with round corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
