import Testing

@testable import TextUI

/// Outlines that are made of two others, and of the lines that outlines are drawn as.
struct PathCombinationTests {
  /// Two squares of four by four, the second of which begins in the middle of the first.
  private let first = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
  private let second = Path(CGRect(x: 2, y: 2, width: 4, height: 4))

  /// What lies inside an outline, a letter for each cell of six by six: `#` for in.
  private func map(_ path: Path, eoFill: Bool = false) -> String {
    (0..<6).map { y in
      (0..<6).map { x in
        let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        return path.contains(place, eoFill: eoFill) ? "#" : "."
      }.joined()
    }.joined(separator: "\n")
  }

  @Test("What lies in either, in both, in one alone") func insides() {
    #expect(
      map(first.union(second)) == """
        ####..
        ####..
        ######
        ######
        ..####
        ..####
        """)
    #expect(
      map(first.intersection(second)) == """
        ......
        ......
        ..##..
        ..##..
        ......
        ......
        """)
    #expect(
      map(first.subtracting(second)) == """
        ####..
        ####..
        ##....
        ##....
        ......
        ......
        """)
    let difference = first.symmetricDifference(second)
    #expect(
      map(difference) == """
        ####..
        ####..
        ##..##
        ##..##
        ..####
        ..####
        """)
    #expect(map(difference, eoFill: true) == map(difference))
  }

  @Test("Outlines that touch, lie in each other, or are the same") func edges() {
    let beside = Path(CGRect(x: 4, y: 0, width: 2, height: 4))
    #expect(first.union(beside).boundingRect == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(!first.union(beside).lineIntersection(second).isEmpty)
    #expect(first.intersection(beside).isEmpty && first.subtracting(first).isEmpty)
    #expect(map(first.union(first)) == map(first) && map(first.intersection(first)) == map(first))
    let inner = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(map(first.union(inner)) == map(first) && map(first.intersection(inner)) == map(inner))
    #expect(!first.subtracting(inner).contains(CGPoint(x: 2, y: 2)))
    #expect(map(first.union(Path())) == map(first) && first.intersection(Path()).isEmpty)
  }

  @Test("Curves are combined too, and an outline that crosses itself becomes one that does not")
  func curves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 6))
    let ring = circle.subtracting(Path(ellipseIn: CGRect(x: 2, y: 2, width: 2, height: 2)))
    #expect(ring.contains(CGPoint(x: 3, y: 1)) && !ring.contains(CGPoint(x: 3, y: 3)))
    #expect(!ring.contains(CGPoint(x: 0.2, y: 0.2)))
    var twice = first
    twice.addPath(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(!twice.normalized().contains(CGPoint(x: 2, y: 2)))
    #expect(twice.normalized(eoFill: false).contains(CGPoint(x: 2, y: 2)))
  }

  @Test("Lines end where the other outline does") func lines() {
    let line = Path {
      $0.move(to: CGPoint(x: -2, y: 1))
      $0.addLine(to: CGPoint(x: 6, y: 1))
    }
    #expect(
      line.lineIntersection(first)
        == Path {
          $0.move(to: CGPoint(x: 0, y: 1))
          $0.addLine(to: CGPoint(x: 4, y: 1))
        })
    let outside = line.lineSubtraction(first)
    #expect(outside.boundingRect.minX == -2 && outside.boundingRect.maxX == 6)
    #expect(outside.polylines.count == 2)
  }

  /// A line to the right, and down.
  private let corner = Path {
    $0.move(to: CGPoint(x: 0, y: 1))
    $0.addLine(to: CGPoint(x: 4, y: 1))
    $0.addLine(to: CGPoint(x: 4, y: 5))
  }

  @Test("A line is as wide as its look says, with its corners and ends") func strokes() {
    let wide = corner.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(
      map(wide) == """
        #####.
        #####.
        ...##.
        ...##.
        ...##.
        ......
        """)
    #expect(!wide.contains(CGPoint(x: -0.5, y: 1)))
    #expect(
      corner.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
        .contains(CGPoint(x: -0.5, y: 1.9)))
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    let dashed = corner.strokedPath(StrokeStyle(lineWidth: 1, dash: [1, 1], dashPhase: 0.5))
    let drawn = [0.25, 1, 2, 3, 4].map { dashed.contains(CGPoint(x: $0, y: 1)) }
    #expect(drawn == [true, false, true, false, true])
  }

  @Test("Forms are combined in their room") @MainActor func shapes() {
    let frame = Rectangle().subtracting(Rectangle().inset(by: 1))
    let view = HostedView(width: 8, height: 4) { frame.fill().frame(width: 6, height: 4) }
    #expect(view.screen.split(separator: "\n")[1].contains("█    █"))
  }
}
