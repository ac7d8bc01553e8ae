// Gestures with places in points. Each takes the place of TextUI's, whose places are in cells.
import CellLengths
public import Foundation
public import TextUI

/// A touch that moves.
///
/// Mirrors SwiftUI's `DragGesture`. It begins with the first step to another cell, or at once for a distance of zero.
public struct DragGesture: Gesture {
  /// What is known of a touch that moves, in points.
  ///
  /// Mirrors SwiftUI's `DragGesture.Value`.
  public typealias Value = TextUI.DragGesture.Value

  /// How far it moves at least: not at all, or to another cell.
  public var minimumDistance: CGFloat

  /// From where places count.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far it moves at least, in points.
  ///   - coordinateSpace: From where places count.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a gesture whose places count from a view around.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far it moves at least, in points.
  ///   - coordinateSpace: The name of the view's coordinates.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: NamedCoordinateSpace) {
    self.init(
      minimumDistance: minimumDistance,
      coordinateSpace: TextUI.DragGesture(coordinateSpace: coordinateSpace).coordinateSpace)
  }

  /// The gesture in cells.
  public var body: some Gesture<Value> {
    TextUI.DragGesture(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
      .map { value in
        var value = value
        value.location = value.location.inPoints
        value.startLocation = value.startLocation.inPoints
        value.velocity = value.velocity.inPoints
        return value
      }
  }
}

/// Taps, with their place.
///
/// Mirrors SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was, in points.
  ///
  /// Mirrors SwiftUI's `SpatialTapGesture.Value`.
  public typealias Value = TextUI.SpatialTapGesture.Value

  /// How many taps it takes.
  public var count: Int

  /// From where places count.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes.
  ///   - coordinateSpace: From where places count.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// The gesture in cells.
  public var body: some Gesture<Value> {
    TextUI.SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
      .map { value in
        var value = value
        value.location = value.location.inPoints
        return value
      }
  }
}
