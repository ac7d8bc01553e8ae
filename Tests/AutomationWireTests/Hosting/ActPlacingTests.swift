import AccessibilityTree
import AutomationWire
import Testing

/// Where acts are done: what becomes of an element's place, over a host of this file's own.
///
/// ```
///    0         10        20 … 80
///  0 application
///  4   ┌ list, 20 × 12 ──────┐
///  4   │ row 0, 20 × 1       │
/// 17   │ row 13: below the list's end
/// ```
struct ActPlacingTests {
  private static let list = ElementID(2)
  private static let first = ElementID(10)
  private static let hidden = ElementID(23)

  /// The tree, scrolled by so many rows.
  private static func tree(offset: Int) -> ElementTree {
    let application = ElementNode(
      id: ElementID(1), elementType: .application, frame: Rect(x: 0, y: 0, width: 80, height: 24))
    var list = ElementNode(
      id: list, elementType: .collectionView, frame: Rect(x: 0, y: 4, width: 20, height: 12))
    list.states = .clipsContent
    list.contentOffset = Point(x: 0, y: offset)
    let rows = (0..<20).map { row in
      ElementTree.Branch(
        ElementNode(
          id: ElementID(UInt64(10 + row)), elementType: .cell,
          frame: Rect(x: 0, y: row, width: 20, height: 1)))
    }
    return ElementTree(.init(application, [.init(list, rows)]))
  }

  /// Places an act on a host whose list scrolls down by ten rows for what is below its end.
  private func place(_ act: Act) throws -> PlacedGesture {
    var tree = Self.tree(offset: 0)
    return try act.placed {
      tree
    } hitPoint: { id in
      if tree[id] == nil { return .missing }
      if tree.visibleFrame(of: id)?.isEmpty == true { tree = Self.tree(offset: 10) }
      return tree.visibleFrame(of: id).map { .at($0.center) } ?? .offscreen
    }
  }

  /// The cells of an act in words.
  private func cells(_ gesture: Gesture, _ id: ElementID, _ anchor: ElementPlace.Anchor) throws
    -> String
  {
    let placed = try place(Act(gesture, at: ElementPlace(id, anchor)))
    return "\(placed.start.x),\(placed.start.y) \(placed.end.x),\(placed.end.y)"
  }

  @Test func whatIsHitIsScrolledIntoView() throws {
    #expect(try cells(.taps(count: 1), Self.first, .hitPoint) == "9,4 9,4")
    #expect(try cells(.taps(count: 1), Self.hidden, .hitPoint) == "9,7 9,7")
    #expect(try cells(.taps(count: 1), ElementID(1), .hitPoint) == "39,11 39,11")
    #expect(try cells(.swipe(.left), Self.hidden, .middle) == "9,7 0,7")
  }

  @Test func anEndIsFoundAfterScrolling() throws {
    func drag(to end: Gesture.End) throws -> String {
      try cells(.drag(Gesture.Drag(to: end)), Self.hidden, .hitPoint)
    }
    #expect(try drag(to: .place(ElementPlace(ElementID(21), .middle))) == "9,7 9,5")
    #expect(try drag(to: .place(ElementPlace(Self.first, .middle))) == "9,7 9,7")
    #expect(try drag(to: .place(ElementPlace(ElementID(99), .middle))) == "9,7 9,7")
    let corner = ElementPlace(Self.first, .offset(ElementOffset(widths: 1, columns: -2)))
    #expect(try drag(to: .place(corner)) == "9,7 18,-6")
    #expect(try drag(to: .away(columns: 2, rows: -3)) == "9,7 11,4")
    #expect(try drag(to: .cell(Point(x: 70, y: 20))) == "9,7 70,20")
    #expect(try drag(to: .away(columns: .init(Int32.max), rows: 0)) == "9,7 65544,7")
  }

  @Test func whatIsNotSeenCannotBeReached() {
    func reason(_ id: ElementID, _ anchor: ElementPlace.Anchor) -> HostHitPoint? {
      do {
        _ = try place(Act(.hover, at: ElementPlace(id, anchor)))
        return nil
      } catch {
        return (error as? UnreachableElement)?.reason
      }
    }
    #expect(reason(ElementID(99), .hitPoint) == .missing)
    #expect(reason(ElementID(99), .middle) == .missing)
    #expect(reason(ElementID(99), .offset(ElementOffset())) == .missing)
    #expect(reason(Self.hidden, .middle) == nil)
    #expect(reason(Self.hidden, .offset(ElementOffset())) == nil)
  }

  @Test func keysNeedNoPlace() throws {
    #expect(try cells(.type([]), ElementID(99), .middle) == "0,0 0,0")
  }

  @Test func anOffsetCountsInExtentsAndCells() throws {
    func cell(_ offset: ElementOffset) throws -> String {
      try cells(.hover, Self.list, .offset(offset))
    }
    #expect(try cell(ElementOffset()) == "0,4 0,4")
    #expect(try cell(ElementOffset(widths: 0.5, heights: 0.5)) == "10,10 10,10")
    #expect(try cell(ElementOffset(widths: 1, heights: 1)) == "19,15 19,15")
    #expect(try cell(ElementOffset(widths: 1, heights: 1, columns: 1, rows: 1)) == "21,17 21,17")
    #expect(try cell(ElementOffset(columns: -0.5, rows: .infinity)) == "-1,0 -1,0")
    #expect(try cell(ElementOffset(widths: .nan, rows: 1e300)) == "0,0 0,0")
  }

  @Test func aPlaceWithinACellIsKept() throws {
    func offsets(_ act: Act) throws -> [[Double]] {
      let placed = try place(act)
      return [placed.startOffset, placed.endOffset].map { [$0.x, $0.y] }
    }
    let middle = [0.5, 0.5]
    let fine = ElementPlace(Self.list, .offset(ElementOffset(columns: 2.25, rows: 0.75)))
    #expect(try offsets(Act(.hover, at: fine)) == [[0.25, 0.75], [0.25, 0.75]])
    let corner = ElementPlace(Self.list, .offset(ElementOffset(widths: 1, heights: 1)))
    #expect(try offsets(Act(.hover, at: corner)) == [[1, 1], [1, 1]])
    let nowhere = ElementPlace(Self.list, .offset(ElementOffset(columns: .nan)))
    #expect(try offsets(Act(.hover, at: nowhere)) == [[0.5, 0], [0.5, 0]])
    #expect(try offsets(Act(.hover, at: ElementPlace(Self.list, .hitPoint))) == [middle, middle])
    let drag = Gesture.drag(Gesture.Drag(to: .place(fine)))
    #expect(
      try offsets(Act(drag, at: ElementPlace(Self.list, .middle))) == [middle, [0.25, 0.75]])
  }

  @Test func aSwipeGoesHalfTheExtentAndNotOffTheScreen() throws {
    func end(_ direction: Gesture.Direction, _ reach: Double = 1, of id: ElementID = Self.list)
      throws
      -> String
    {
      try cells(.swipe(direction, reach: reach), id, .middle)
    }
    #expect(try end(.up) == "9,9 9,2")
    #expect(try end(.down, 0.5) == "9,9 9,13")
    #expect(try end(.up, 2) == "9,9 9,0")
    #expect(try end(.left) == "9,9 0,9")
    #expect(try end(.right) == "9,9 22,9")
    #expect(try end(.up, of: Self.first) == "9,4 9,0")
    #expect(try end(.down, 2, of: ElementID(1)) == "39,11 39,23")
    #expect(try end(.right, .greatestFiniteMagnitude) == "9,9 79,9")
    #expect(try end(.right, -.infinity) == "9,9 12,9")
  }
}
