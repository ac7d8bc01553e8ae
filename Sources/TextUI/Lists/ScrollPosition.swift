import AccessibilityTree

/// A place to which content is scrolled.
///
/// Mirrors SwiftUI's `ScrollPosition`. It says where code scrolled to, until people scroll; then it says to which view of an id they did, where the
/// type of the ids is known.
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

  /// Whether people scrolled last, and not code.
  ///
  /// Mirrors SwiftUI's property.
  public private(set) var isPositionedByUser = false

  /// The id of the view to which people scrolled.
  private var shownID: ScrollPositionID?

  /// Returns an id as one of the type that ids have here; `nil` before it is known.
  private var read: (@Sendable (AnyHashable) -> ScrollPositionID?)?

  /// Leaves content where it is.
  public init() {}

  /// Leaves content, whose views have ids of a type, where it is.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {
    expect(idType)
  }

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
    expect(ID.self)
    set(.id(ScrollPositionID(id), anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {
    set(.edge(edge))
  }

  /// Scrolls to a place, in cells from the beginning.
  @_disfavoredOverload
  public mutating func scrollTo(point: CGPoint) {
    set(.point(point))
  }

  /// Scrolls to a row, in cells from the beginning.
  @_disfavoredOverload
  public mutating func scrollTo(y: CGFloat) {
    set(.point(CGPoint(x: 0, y: y)))
  }

  /// Scrolls to a column, in cells from the beginning.
  @_disfavoredOverload
  public mutating func scrollTo(x: CGFloat) {
    set(.point(CGPoint(x: x, y: 0)))
  }

  /// Returns the id of the view that code or people scrolled to; `nil` for none.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    if case .id(let id, _) = target { id.value as? ID } else { shownID?.value as? ID }
  }

  /// The edge that code scrolled to; `nil` for none.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  private mutating func set(_ target: Target) {
    self.target = target
    count += 1
    isPositionedByUser = false
    shownID = nil
  }

  private mutating func expect<ID: Hashable & Sendable>(_ type: ID.Type) {
    read = { ($0.base as? ID).map(ScrollPositionID.init) }
  }

  /// Takes in to which view people scrolled.
  mutating func move(to id: AnyHashable) {
    target = nil
    isPositionedByUser = true
    shownID = read?(id)
  }

  /// Whether two positions are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.target == right.target && left.count == right.count
      && left.isPositionedByUser == right.isPositionedByUser && left.shownID == right.shownID
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
struct ScrollPositionModifier: BoxModifier {
  /// The place.
  let position: ScrollPosition

  /// Where in the room the view stands that is told of; where lines begin when `nil`.
  var anchor: UnitPoint?

  /// Told of the view to which people scrolled; `nil` when nobody wants to know.
  var tell: ((AnyHashable) -> Void)?

  func makeBox(_ node: ViewNode) -> ScrollPositionBox { ScrollPositionBox(node) }

  func apply(to box: ScrollPositionBox) {
    box.follow(position)
    box.tell(tell, anchor)
  }
}

/// The box of a view whose content is scrolled to a place.
final class ScrollPositionBox: Box, PlaceWatching {
  private var position = ScrollPosition()

  /// Told of the view to which people scrolled.
  private var tell: ((AnyHashable) -> Void)?

  /// Where in the room that view stands.
  private var anchor: UnitPoint?

  /// How far the content was scrolled when it was looked at last, or by code.
  private var knownOffset = Point.zero

  /// Has people's scrolling told of.
  func tell(_ tell: ((AnyHashable) -> Void)?, _ anchor: UnitPoint?) {
    self.tell = tell
    self.anchor = anchor
    if tell != nil { graph.watch(self) }
  }

  func checkPlaces() -> Bool {
    guard let tell, parent != nil else { return false }
    if let scroller = innerScroller, scroller.scrollRequest != nil {
      // Code scrolls, and has not come to where it leads.
      knownOffset = scroller.contentOffset
      return true
    }
    guard pending == nil, let scroller = innerScroller, scroller.contentOffset != knownOffset,
      !scroller.isToRest
    else { return true }
    knownOffset = scroller.contentOffset
    if let id = scroller.markedID(at: anchor) { tell(id) }
    return true
  }

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
    guard let pending, let scroller = innerScroller else { return }
    self.pending = nil
    scroller.scrolling(as: .animating) { scroll(scroller, to: pending) }
    knownOffset = scroller.contentOffset
  }

  /// Scrolls content to a place.
  private func scroll(_ scroller: ScrollBox, to target: ScrollPosition.Target) {
    switch target {
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
}

extension ScrollBox {
  /// Returns the id of the view that stands at a place of the room, or next to it: the first that is there whole, without a place.
  func markedID(at anchor: UnitPoint?) -> AnyHashable? {
    let room = Rect(origin: contentOffset, size: frame.size)
    var found: (id: AnyHashable, distance: CGFloat)?
    for box in marked where box.elementMark != nil {
      let rect = Rect(origin: box.originInContent(of: self), size: box.frame.size)
      guard !rect.intersection(room).isEmpty, let mark = box.elementMark,
        let id = mark.explicitIDs.first ?? mark.id
      else { continue }
      let point = anchor ?? .topLeading
      /// Returns how far apart two places are along an axis that scrolls.
      func distance(_ axis: Axis, _ part: CGFloat) -> CGFloat {
        guard axes.contains(axis == .vertical ? Axis.Set.vertical : .horizontal) else { return 0 }
        let here = CGFloat(rect.origin[axis]) + CGFloat(rect.size[axis]) * part
        let there = CGFloat(room.origin[axis]) + CGFloat(room.size[axis]) * part
        // What begins before the room is not whole there.
        return here < there && anchor == nil ? 1_000 + there - here : abs(here - there)
      }
      let away = distance(.vertical, point.y) + distance(.horizontal, point.x)
      if found.map({ away < $0.distance }) ?? true { found = (id, away) }
    }
    return found?.id
  }

  /// The outermost boxes inside that are views of elements.
  var marked: [Box] {
    /// Returns those in a box.
    func marked(in box: Box) -> [Box] {
      box.elementMark != nil ? [box] : box.children.flatMap(marked)
    }
    return children.flatMap(marked)
  }
}

extension View {
  /// Scrolls the content inside to a place when that becomes another, and says to which view people scrolled.
  ///
  /// Mirrors SwiftUI's modifier. Views are those of a `ForEach` inside.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modified(
      by: ScrollPositionModifier(position: position.wrappedValue, anchor: anchor) { found in
        var moved = position.wrappedValue
        moved.move(to: found)
        if moved != position.wrappedValue { position.wrappedValue = moved }
      }
    )
    .environment(\.marksElements, true)
  }

  /// Scrolls the content inside to the view of an id when that becomes another, and says to which view people scrolled.
  ///
  /// Mirrors SwiftUI's modifier. Views are those of a `ForEach` inside.
  public func scrollPosition<ID: Hashable & Sendable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let position = id.wrappedValue.map { ScrollPosition(id: $0, anchor: anchor) }
    return modified(
      by: ScrollPositionModifier(position: position ?? ScrollPosition(), anchor: anchor) { found in
        if let found = found.base as? ID, found != id.wrappedValue { id.wrappedValue = found }
      }
    )
    .environment(\.marksElements, true)
  }
}
