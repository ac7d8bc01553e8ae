// Rooms and places, in points. Each takes the place of TextUI's, which are in cells.
import CellLengths
public import Foundation
public import TextUI

/// A view whose content is made from the room it has.
///
/// Mirrors SwiftUI's `GeometryReader`: it takes all the room offered, and its content stands in the corner where lines begin.
public struct GeometryReader<Content: View>: View {
  /// Makes the content from the room.
  private let content: (GeometryProxy) -> Content

  /// Makes content from the room there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content in its room.
  public var body: some View {
    TextUI.GeometryReader { content(GeometryProxy($0)) }
  }
}

/// The room a ``GeometryReader`` has.
///
/// Mirrors SwiftUI's `GeometryProxy`.
@MainActor @preconcurrency public struct GeometryProxy {
  /// The room in cells.
  private let proxy: TextUI.GeometryProxy

  /// Tells of the room in points.
  init(_ proxy: TextUI.GeometryProxy) {
    self.proxy = proxy
  }

  /// The room, in points.
  public var size: CGSize { proxy.size.inPoints }

  /// The room that bars of the system take; none in a terminal.
  public var safeAreaInsets: EdgeInsets { proxy.safeAreaInsets }

  /// Returns the rectangle of the reader in some coordinates, in points.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter coordinateSpace: From where coordinates count.
  /// - Returns: The rectangle.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    proxy.frame(in: coordinateSpace).inPoints
  }

  /// Returns the rectangle that a view around takes whose coordinates have a name, in those of the reader.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter coordinateSpace: The name.
  /// - Returns: The rectangle, in points; `nil` when no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    proxy.bounds(of: coordinateSpace)?.inPoints
  }

  /// The rectangle of an anchor in the coordinates of the reader, in points; with no extent where its view is gone.
  ///
  /// Mirrors SwiftUI's subscript.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { proxy[anchor].inPoints }

  /// The place of an anchor in the coordinates of the reader, in points.
  ///
  /// Mirrors SwiftUI's subscript.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { proxy[anchor].inPoints }
}

extension View {
  /// Runs code when a value made of the room and place of the view has become another, and at first.
  ///
  /// Mirrors SwiftUI's modifier; lengths are in points.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs code when a value made of the room and place of the view has become another, and at first.
  ///
  /// Mirrors SwiftUI's modifier; lengths are in points.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) }
      }
    }
  }

  /// Has the view changed by the room it has, in points; on a text screen nothing of what could be changes.
  ///
  /// Mirrors SwiftUI's modifier.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    effectInCells { effect($0, GeometryProxy($1)) }
  }

  /// Makes the view as large as some of the parts into which the container around is divided.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - axes: The directions that are set.
  ///   - count: How many parts the container has.
  ///   - span: How many of them the view takes.
  ///   - spacing: The room between two parts, in points.
  ///   - alignment: Where the view stands in its room.
  /// - Returns: The changed view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let room = length - spacing * CGFloat(max(0, count - 1))
      return room / CGFloat(max(1, count)) * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// Makes the view as large as code says for the container around, in points.
  ///
  /// Mirrors SwiftUI's modifier.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    containerFrameInCells(axes, alignment: alignment) { cells, axis in
      let extent = axis == .horizontal ? Cell.size.width : Cell.size.height
      return length(cells * extent, axis) / extent
    }
  }

  /// Runs code when the view is tapped, with the place in points.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes.
  ///   - coordinateSpace: From where places count.
  ///   - action: The code.
  /// - Returns: The changed view.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapInCells(count: count, coordinateSpace: coordinateSpace) { action($0.inPoints) }
  }
}

extension CGSize {
  /// A size in cells, in points.
  var inPoints: CGSize {
    CGSize(width: width * Cell.size.width, height: height * Cell.size.height)
  }
}

extension CGPoint {
  /// A place in cells, in points.
  var inPoints: CGPoint { CGPoint(x: x * Cell.size.width, y: y * Cell.size.height) }
}

extension CGRect {
  /// A rectangle in cells, in points.
  var inPoints: CGRect { CGRect(origin: origin.inPoints, size: size.inPoints) }
}
