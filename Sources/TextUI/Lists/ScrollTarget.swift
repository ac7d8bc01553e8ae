import AccessibilityTree

/// The part of the content that is to be seen when scrolling comes to rest.
///
/// Mirrors SwiftUI's `ScrollTarget`. Lengths are in cells, and in points in a program with the module `SwiftUI`.
public struct ScrollTarget: Sendable, Hashable {
  /// The part.
  public var rect: CGRect

  /// Which point of the part lies at the same point of the room; `nil` for its beginning.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a ``ScrollTargetBehavior`` goes by.
///
/// Mirrors SwiftUI's `ScrollTargetBehaviorContext`: values of the environment are read as its properties. Lengths are in cells, and in
/// points in a program with the module `SwiftUI`.
@MainActor @preconcurrency @dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// How fast a finger was.
  ///
  /// - Note: SwiftUI's is a `CGVector` of Core Graphics, with the same properties.
  public struct Velocity: Sendable, Hashable {
    /// How fast it scrolled towards the end of lines, in lengths a second.
    public var dx: CGFloat

    /// How fast it scrolled downwards, in lengths a second.
    public var dy: CGFloat
  }

  /// What was seen when the finger took hold of the content.
  public let originalTarget: ScrollTarget

  /// How fast the finger scrolled, as if it had taken a second.
  public let velocity: Velocity

  /// The size of the content.
  public let contentSize: CGSize

  /// The size of the room that the content is seen in.
  public let containerSize: CGSize

  /// The directions in which the content can be scrolled.
  public let axes: Axis.Set

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }

  /// The environment of the scroll view.
  fileprivate let environment: EnvironmentValues

  /// Where the views begin at which scrolling may come to rest.
  fileprivate let edges: (Axis) -> [CGFloat]
}

extension ScrollTargetBehaviorContext {
  /// Tells of content that a finger scrolled, in lengths of which a cell has so many.
  fileprivate init(_ scroller: ScrollBox, from start: Point, _ cell: CGSize) {
    let offset = scroller.contentOffset
    originalTarget = ScrollTarget(rect: scroller.visibleRect(at: start, cell))
    velocity = Velocity(
      dx: CGFloat(offset.x - start.x) * cell.width, dy: CGFloat(offset.y - start.y) * cell.height)
    let geometry = scroller.geometry
    contentSize = geometry.contentSize.times(cell)
    containerSize = geometry.containerSize.times(cell)
    axes = scroller.scrollAxes
    environment = scroller.environment
    edges = { axis in
      let extent = axis == .horizontal ? cell.width : cell.height
      let places = scroller.marked.map { $0.originInContent(of: scroller)[axis] }
      return Set(places).sorted().map { CGFloat($0) * extent }
    }
  }

  /// Where the content was scrolled to in a direction when the finger took hold of it.
  fileprivate func start(_ axis: Axis) -> CGFloat { originalTarget.rect.minimum(axis) }
}

extension CGRect {
  /// The place at which the rectangle begins in a direction.
  fileprivate func minimum(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}

extension ScrollTarget {
  /// Moves the target in a direction, if scrolling moved it there.
  @MainActor fileprivate mutating func move(
    _ axis: Axis, _ context: ScrollTargetBehaviorContext, _ place: (CGFloat) -> CGFloat
  ) {
    let offset = rect.minimum(axis)
    let scrolls = context.axes.contains(axis == .horizontal ? .horizontal : .vertical)
    guard scrolls, offset != context.start(axis) else { return }
    if axis == .horizontal {
      rect.origin.x = place(offset)
    } else {
      rect.origin.y = place(offset)
    }
  }
}

extension PagingScrollTargetBehavior {
  /// Moves what is to be seen to the page that a swipe leads to: the next one, unless the content was hardly moved.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] {
      target.move(axis, context) { offset in
        let size = context.containerSize
        let extent = max(1, axis == .horizontal ? size.width : size.height)
        let moved = offset - context.start(axis)
        let turned: CGFloat = abs(moved) * 5 < extent ? 0 : moved < 0 ? -1 : 1
        return ((context.start(axis) / extent).rounded() + turned) * extent
      }
    }
  }
}

extension ViewAlignedScrollTargetBehavior {
  /// Moves what is to be seen to the view that a swipe leads to: the nearest one, but another than before.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] {
      target.move(axis, context) { offset in
        let start = context.start(axis)
        let edges = context.edges(axis)
        let beyond =
          offset > start ? edges.filter { $0 > start } : edges.filter { $0 < start }.reversed()
        guard let next = beyond.first else { return offset }
        if limit.isLimited(axis, context.horizontalSizeClass) { return next }
        return beyond.min { abs($0 - offset) < abs($1 - offset) } ?? next
      }
    }
  }
}

extension ScrollBox {
  /// The part of the content that is seen when it is scrolled so far, in lengths of which a cell has so many.
  fileprivate func visibleRect(at offset: Point, _ cell: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(x: CGFloat(offset.x) * cell.width, y: CGFloat(offset.y) * cell.height),
      size: geometry.containerSize.times(cell))
  }

  /// Scrolls on, or back, to where the content comes to rest after a finger scrolled it.
  ///
  /// - Parameter start: How far it was scrolled before.
  func comeToRest(from start: Point) {
    guard let behavior = environment.scrollTargetBehavior, contentOffset != start else { return }
    let cell = AuthorLengths.cell(for: type(of: behavior)) ?? CGSize(width: 1, height: 1)
    let context = ScrollTargetBehaviorContext(self, from: start, cell)
    var target = ScrollTarget(rect: visibleRect(at: contentOffset, cell))
    behavior.updateTarget(&target, context: context)
    let anchor = target.anchor ?? .topLeading
    let room = context.containerSize
    let place = CGSize(
      width: target.rect.minX + (target.rect.width - room.width) * anchor.x,
      height: target.rect.minY + (target.rect.height - room.height) * anchor.y
    ).divided(by: cell)
    guard place.width.isFinite, place.height.isFinite else { return }
    var offset = contentOffset
    if scrollAxes.contains(.horizontal) { offset.x = Int(place.width.rounded()) }
    if scrollAxes.contains(.vertical) { offset.y = Int(place.height.rounded()) }
    scrolling(as: .decelerating) { setOffset(offset) }
  }
}
