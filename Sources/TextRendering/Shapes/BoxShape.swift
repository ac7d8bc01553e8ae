/// A shape of a character of boxes and blocks, so that pictures can join them without gaps.
///
/// ```
///   ┌─────────┐  strokes run from the middle to the edges;
///   │    ╷    │  light ones are one unit thick, heavy ones three,
///   │ ───┼─── │  double ones are two light ones with three units between
///   │    ╵    │
///   └─────────┘
/// ```
struct BoxShape {
  /// The area to fill.
  var rectangles: [PixelRectangle] = []

  /// How much of the color to put on, in percent.
  var coverage = 100

  /// The two edges that a rounded corner joins; `nil` for any other shape.
  var corner: Corner?

  /// The edges that a rounded corner joins.
  struct Corner: Hashable {
    /// Whether it comes from the lower edge; else from the upper.
    let isDown: Bool

    /// Whether it goes to the right edge; else to the left.
    let isRight: Bool
  }

  /// The extent of a cell.
  struct CellSize {
    /// The width.
    let width: Int

    /// The height.
    let height: Int
  }

  /// Returns the shape of a character.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - size: The extent of the cell.
  /// - Returns: `nil` for characters that are not of boxes or blocks, and for diagonals.
  static func shape(of scalar: UInt32, size: CellSize) -> BoxShape? {
    switch scalar {
    case 0x2504...0x250B, 0x254C...0x254F: return dashes(scalar, size)
    case 0x256D...0x2570:
      let isDown = scalar <= 0x256E
      return BoxShape(
        corner: Corner(isDown: isDown, isRight: scalar == 0x256D || scalar == 0x2570))
    case 0x2571...0x2573: return nil
    case 0x2500...0x257F: return strokes(scalar, size)
    case 0x2580...0x259F: return block(scalar, size)
    default: return nil
    }
  }
}

// MARK: - Strokes

extension BoxShape {
  /// The strokes from the middle of a cell to its edges.
  private struct Arms {
    /// The weights of the strokes up, right, down and left: 0 none, 1 light, 2 heavy, 3 double.
    let up, right, down, left: UInt8

    /// Reads the strokes of a character.
    init(_ scalar: UInt32) {
      let start = Int(scalar - 0x2500) * 5
      let word = BoxArms.text.withUTF8Buffer { text in
        // Lines have sixteen words; the spaces between words and the ends of lines are one byte
        // each.
        (0..<4).map { start + $0 < text.count ? text[start + $0] &- UInt8(ascii: "0") : 0 }
      }
      (up, right, down, left) = (word[0], word[1], word[2], word[3])
    }
  }

  /// Returns the shape of a character of straight strokes.
  private static func strokes(_ scalar: UInt32, _ size: CellSize) -> BoxShape {
    let arms = Arms(scalar)
    let middleX = size.width / 2
    let middleY = size.height / 2
    var shape = BoxShape()
    let horizontal = Side(
      before: arms.left, after: arms.right, sideBefore: arms.up, sideAfter: arms.down)
    for stroke in horizontal.strokes(length: size.width, middle: middleX) {
      shape.rectangles.append(
        PixelRectangle(
          x: stroke.start, y: middleY + stroke.offset, width: stroke.end - stroke.start,
          height: stroke.thickness))
    }
    let vertical = Side(
      before: arms.up, after: arms.down, sideBefore: arms.left, sideAfter: arms.right)
    for stroke in vertical.strokes(length: size.height, middle: middleY) {
      shape.rectangles.append(
        PixelRectangle(
          x: middleX + stroke.offset, y: stroke.start, width: stroke.thickness,
          height: stroke.end - stroke.start))
    }
    return shape
  }

  /// A part of a line along one axis.
  private struct Stroke {
    /// Where it begins along the axis.
    let start: Int

    /// Where it ends.
    let end: Int

    /// How far its edge is from the middle, across the axis.
    let offset: Int

    /// How thick it is.
    let thickness: Int
  }

  /// The two arms along one axis, and the two across it.
  private struct Side {
    /// The weights of the arms along the axis: the one that begins at the edge, the one that ends
    /// there.
    let before, after: UInt8

    /// The weights of the arms across it.
    let sideBefore, sideAfter: UInt8

    /// Returns the strokes along the axis.
    func strokes(length: Int, middle: Int) -> [Stroke] {
      var result: [Stroke] = []
      if before == after, before == 1 || before == 2 {
        result.append(line(0, length, weight: before))
        return result
      }
      if after != 0 {
        for (offset, thickness) in lines(of: after) {
          let start = middle + join(weight: after, offset: offset, other: before)
          result.append(
            Stroke(start: start, end: length, offset: offset, thickness: thickness))
        }
      }
      if before != 0 {
        for (offset, thickness) in lines(of: before) {
          // The same corner seen from the other side.
          let end = middle + 1 - join(weight: before, offset: offset, other: after)
          result.append(Stroke(start: 0, end: end, offset: offset, thickness: thickness))
        }
      }
      return result
    }

    /// Returns a single stroke.
    private func line(_ start: Int, _ end: Int, weight: UInt8) -> Stroke {
      weight == 2
        ? Stroke(start: start, end: end, offset: -1, thickness: 3)
        : Stroke(start: start, end: end, offset: 0, thickness: 1)
    }

    /// Returns the lines that an arm consists of, across the axis.
    private func lines(of weight: UInt8) -> [(offset: Int, thickness: Int)] {
      switch weight {
      case 2: return [(-1, 3)]
      case 3: return [(-2, 1), (2, 1)]
      default: return [(0, 1)]
      }
    }

    /// Returns where a line begins, counted from the middle into the direction of its arm.
    ///
    /// - Parameters:
    ///   - weight: The weight of the arm.
    ///   - offset: Where the line is across the axis.
    ///   - other: The weight of the arm on the other side of the middle.
    /// - Returns: The distance; negative when the line reaches beyond the middle.
    private func join(weight: UInt8, offset: Int, other: UInt8) -> Int {
      if weight == 3 {
        let near = offset < 0 ? sideBefore : sideAfter
        let far = offset < 0 ? sideAfter : sideBefore
        if near == 3 { return 2 }
        return near == 0 && far == 3 ? -2 : 0
      }
      // A single line ends at the nearer line of a double one that it meets, but forms a corner
      // with its farther line.
      if sideBefore == 3 || sideAfter == 3 {
        if other != 0 { return 0 }
        return sideBefore == sideAfter ? 2 : -2
      }
      return sideBefore == 2 || sideAfter == 2 ? -1 : 0
    }
  }

  /// Returns the shape of a dashed line.
  private static func dashes(_ scalar: UInt32, _ size: CellSize) -> BoxShape {
    let isDouble = scalar >= 0x254C
    let number = isDouble ? 2 : scalar < 0x2508 ? 3 : 4
    let isVertical = isDouble ? scalar >= 0x254E : scalar & 2 != 0
    let thickness = scalar & 1 != 0 ? 3 : 1
    let length = isVertical ? size.height : size.width
    var shape = BoxShape()
    for index in 0..<number {
      let start = index * length / number
      let dash = max((index + 1) * length / number - start - (isVertical ? 2 : 1), 1)
      shape.rectangles.append(
        isVertical
          ? PixelRectangle(
            x: size.width / 2 - thickness / 2, y: start, width: thickness, height: dash)
          : PixelRectangle(
            x: start, y: size.height / 2 - thickness / 2, width: dash, height: thickness))
    }
    return shape
  }
}

// MARK: - Blocks

extension BoxShape {
  /// Returns the shape of a block.
  private static func block(_ scalar: UInt32, _ size: CellSize) -> BoxShape {
    let (width, height) = (size.width, size.height)
    let full = PixelRectangle(x: 0, y: 0, width: width, height: height)
    var shape = BoxShape()
    switch scalar {
    case 0x2580:
      shape.rectangles = [PixelRectangle(x: 0, y: 0, width: width, height: height - height / 2)]
    case 0x2581...0x2588:
      let part = (height * Int(scalar - 0x2580) + 4) / 8
      shape.rectangles = [PixelRectangle(x: 0, y: height - part, width: width, height: part)]
    case 0x2589...0x258F:
      let part = (width * Int(0x2590 - scalar) + 4) / 8
      shape.rectangles = [PixelRectangle(x: 0, y: 0, width: part, height: height)]
    case 0x2590:
      let half = width - width / 2
      shape.rectangles = [PixelRectangle(x: half, y: 0, width: width - half, height: height)]
    case 0x2591...0x2593:
      shape.rectangles = [full]
      shape.coverage = Int(scalar - 0x2590) * 25
    case 0x2594:
      shape.rectangles = [PixelRectangle(x: 0, y: 0, width: width, height: (height + 4) / 8)]
    case 0x2595:
      let part = (width + 4) / 8
      shape.rectangles = [PixelRectangle(x: width - part, y: 0, width: part, height: height)]
    default:
      shape.rectangles = quadrants(of: scalar, size)
    }
    return shape
  }

  /// Returns the quarters of a cell that a quadrant character fills.
  private static func quadrants(of scalar: UInt32, _ size: CellSize) -> [PixelRectangle] {
    // Bits: 1 upper left, 2 upper right, 4 lower left, 8 lower right; U+2596 to U+259F.
    let patterns: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
    let pattern = patterns[Int(scalar - 0x2596)]
    let left = size.width - size.width / 2
    let top = size.height - size.height / 2
    let quarters = [
      PixelRectangle(x: 0, y: 0, width: left, height: top),
      PixelRectangle(x: left, y: 0, width: size.width - left, height: top),
      PixelRectangle(x: 0, y: top, width: left, height: size.height - top),
      PixelRectangle(x: left, y: top, width: size.width - left, height: size.height - top),
    ]
    return quarters.indices.filter { pattern >> UInt8($0) & 1 == 1 }.map { quarters[$0] }
  }
}
