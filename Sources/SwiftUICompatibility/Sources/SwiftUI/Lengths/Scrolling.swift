// How content is scrolled, in points. Each takes the place of TextUI's, which are in cells.
import CellLengths
public import Foundation
public import TextUI

extension ScrollGeometry {
  /// The same, in points.
  fileprivate var inPoints: ScrollGeometry {
    var geometry = self
    geometry.contentOffset = contentOffset.inPoints
    geometry.contentSize = contentSize.inPoints
    geometry.containerSize = containerSize.inPoints
    return geometry
  }
}

extension View {
  /// Runs code when a value made of how the content inside is scrolled has become another, and at first.
  ///
  /// Mirrors SwiftUI's modifier; lengths are in points.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: The code, which gets the value before and the one now.
  /// - Returns: The changed view.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    scrollGeometryInCells(of: { transform($0.inPoints) }, action: action)
  }

  /// Runs code when the content inside begins to be scrolled, and when it comes to rest.
  ///
  /// Mirrors SwiftUI's modifier; lengths are in points.
  ///
  /// - Parameter action: The code, which gets the phase before, the one now, and how the content is scrolled.
  /// - Returns: The changed view.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    scrollPhase(measuredBy: { $0.inPoints }, action)
  }
}

extension ScrollPosition {
  /// Scrolls to a place, in points from the beginning.
  ///
  /// Mirrors SwiftUI's method.
  public mutating func scrollTo(point: CGPoint) {
    scrollInCells(to: CGPoint(x: Cell.columns(point.x), y: Cell.rows(point.y)))
  }

  /// Scrolls to a height, in points from the beginning.
  ///
  /// Mirrors SwiftUI's method.
  public mutating func scrollTo(y: CGFloat) {
    scrollTo(point: CGPoint(x: 0, y: y))
  }

  /// Scrolls to a place across, in points from the beginning.
  ///
  /// Mirrors SwiftUI's method.
  public mutating func scrollTo(x: CGFloat) {
    scrollTo(point: CGPoint(x: x, y: 0))
  }
}
