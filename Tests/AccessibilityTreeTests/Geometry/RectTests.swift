import AccessibilityTree
import Testing

/// Rectangles of cells.
struct RectTests {
  @Test func boundsLieOutside() {
    let rect = Rect(x: 2, y: 3, width: 4, height: 2)
    #expect(rect.maxX == 6)
    #expect(rect.maxY == 5)
    #expect(rect.contains(Point(x: 2, y: 3)))
    #expect(rect.contains(Point(x: 5, y: 4)))
    #expect(!rect.contains(Point(x: 6, y: 4)))
    #expect(!rect.contains(Point(x: 5, y: 5)))
    #expect(rect.contains(rect))
    #expect(!rect.contains(rect.offset(by: Point(x: 1, y: 0))))
  }

  static let centers: [(Rect, Point)] = [
    (Rect(x: 0, y: 0, width: 1, height: 1), Point(x: 0, y: 0)),
    (Rect(x: 0, y: 0, width: 2, height: 3), Point(x: 0, y: 1)),
    (Rect(x: 10, y: 10, width: 5, height: 4), Point(x: 12, y: 11)),
    (Rect(x: 3, y: 4, width: 0, height: 0), Point(x: 3, y: 4)),
  ]

  @Test(arguments: centers)
  func theCenterIsACellInside(rect: Rect, center: Point) {
    #expect(rect.center == center)
  }

  @Test func commonAndSurroundingCells() {
    let first = Rect(x: 0, y: 0, width: 4, height: 4)
    let second = Rect(x: 2, y: 3, width: 4, height: 4)
    #expect(first.intersection(second) == Rect(x: 2, y: 3, width: 2, height: 1))
    #expect(first.union(second) == Rect(x: 0, y: 0, width: 6, height: 7))
    #expect(first.intersection(Rect(x: 9, y: 9, width: 1, height: 1)).isEmpty)
    #expect(first.union(.zero) == first)
    #expect(Rect.zero.union(first) == first)
  }
}
