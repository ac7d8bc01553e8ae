import AccessibilityTree

/// A place to which content is scrolled.
///
/// Mirrors SwiftUI's `ScrollPosition`.
///
/// - Note: Unlike SwiftUI's, it says where code scrolled to, not where people did.
public struct ScrollPosition: Sendable, Equatable {
  /// A place.
  enum Target: Sendable, Equatable {
    /// The view of an id.
    case id(ScrollPositionID, UnitPoint?)

    /// An edge.
    case edge(Edge)

    /// A distance from the beginning, in cells.
    case point(CGPoint)
  }

  /// The place; `nil` for where it is.
  private(set) var target: Target?

  /// How often a place was set.
  private(set) var count = 0

  /// Leaves content where it is.
  public init() {}

  /// Leaves content, whose views have ids of a type, where it is.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

  /// Scrolls to the view of an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Scrolls to an edge.
  public init(edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Scrolls to the view of an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    set(.id(ScrollPositionID(id), anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {
    set(.edge(edge))
  }

  /// Scrolls to a place, in cells from the beginning.
  public mutating func scrollTo(point: CGPoint) {
    set(.point(point))
  }

  /// Scrolls to a row, in cells from the beginning.
  public mutating func scrollTo(y: CGFloat) {
    set(.point(CGPoint(x: 0, y: y)))
  }

  /// Scrolls to a column, in cells from the beginning.
  public mutating func scrollTo(x: CGFloat) {
    set(.point(CGPoint(x: x, y: 0)))
  }

  /// Returns the id of the view that code scrolled to; `nil` for none.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    if case .id(let id, _) = target { id.value as? ID } else { nil }
  }

  /// The edge that code scrolled to; `nil` for none.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  private mutating func set(_ target: Target) {
    self.target = target
    count += 1
  }
}

/// An id of a view of any type.
struct ScrollPositionID: Sendable, Equatable {
  /// The id.
  let value: any Hashable & Sendable

  /// Keeps an id.
  init(_ value: any Hashable & Sendable) {
    self.value = value
  }

  static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }
}

/// A modifier that scrolls the content inside a view to a place.
struct ScrollPositionModifier: BoxModifier, Equatable {
  /// The place.
  let position: ScrollPosition

  func makeBox(_ node: ViewNode) -> ScrollPositionBox { ScrollPositionBox(node) }

  func apply(to box: ScrollPositionBox) { box.follow(position) }
}

/// The box of a view whose content is scrolled to a place.
final class ScrollPositionBox: Box {
  private var position = ScrollPosition()

  /// What is to be scrolled to once it is laid out.
  private var pending: ScrollPosition.Target?

  /// Scrolls to a place, if it is another.
  func follow(_ position: ScrollPosition) {
    guard position != self.position else { return }
    self.position = position
    pending = position.target
    setNeedsLayout()
  }

  override func layoutChildren() {
    super.layoutChildren()
    guard let pending, let scroller = scroller(in: self) else { return }
    self.pending = nil
    switch pending {
    case .edge(let edge):
      let isEnd = edge == .bottom || edge == .trailing
      let isVertical = edge == .top || edge == .bottom
      let end = isEnd ? Proposal.infinity : 0
      scroller.setOffset(
        Point(
          x: isVertical ? scroller.contentOffset.x : end,
          y: isVertical ? end : scroller.contentOffset.y))
    case .point(let point):
      scroller.setOffset(Point(x: Int(cells: point.x), y: Int(cells: point.y)))
    case .id(let id, let anchor):
      let id = AnyHashable(id.value)
      if let target = marked(as: id) {
        scroller.scrollRequest = ScrollRequest(target: target, anchor: anchor)
      } else if let cell = lazyCell(of: id) {
        scroller.scrollRequest = ScrollRequest(target: cell.box, anchor: anchor, cell: cell)
      }
      scroller.followScrollRequest()
    }
  }

  /// Returns the outermost box inside one, or that one, whose content is scrolled.
  private func scroller(in box: Box) -> ScrollBox? {
    (box as? ScrollBox) ?? box.children.lazy.compactMap(scroller).first
  }
}

extension View {
  /// Scrolls the content inside to a place when that becomes another.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike SwiftUI's, it does not say where people scrolled to.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modified(by: ScrollPositionModifier(position: position.wrappedValue))
      .environment(\.marksElements, true)
  }

  /// Scrolls the content inside to the view of an id when that becomes another.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike SwiftUI's, it does not say where people scrolled to.
  public func scrollPosition<ID: Hashable & Sendable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let position = id.wrappedValue.map { ScrollPosition(id: $0, anchor: anchor) }
    return modified(by: ScrollPositionModifier(position: position ?? ScrollPosition()))
      .environment(\.marksElements, true)
  }
}
