import Testing

@testable import TextRendering

struct BoxShapeTests {
  /// Returns rows of characters as a picture, a character for two rows of pixels.
  private func picture(_ rows: [String]) -> String {
    let size = BoxShape.CellSize(width: 9, height: 10)
    let width = (rows.first?.count ?? 0) * size.width
    var pixels = [[Bool]](
      repeating: [Bool](repeating: false, count: width), count: rows.count * size.height)
    for (row, text) in rows.enumerated() {
      for (column, scalar) in text.unicodeScalars.enumerated() {
        for area in BoxShape.shape(of: scalar.value, size: size)?.rectangles ?? [] {
          for y in area.y..<area.y + area.height {
            for x in area.x..<area.x + area.width {
              pixels[row * size.height + y][column * size.width + x] = true
            }
          }
        }
      }
    }
    var lines: [String] = []
    for row in stride(from: 0, to: pixels.count, by: 2) {
      var line = ""
      for column in 0..<width {
        switch (pixels[row][column], pixels[row + 1][column]) {
        case (true, true): line += "█"
        case (true, false): line += "▀"
        case (false, true): line += "▄"
        case (false, false): line += " "
        }
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  @Test func `light strokes join`() {
    #expect(
      picture(["┌┬", "├┼"]) == """


            ▄▄▄▄▄▄▄▄▄▄▄▄▄▄
            █        █
            █        █
            █        █
            █        █
            █▄▄▄▄▄▄▄▄█▄▄▄▄
            █        █
            █        █
        """)
  }

  @Test func `double strokes join`() {
    #expect(
      picture(["╔╦", "╠╬"]) == """

          ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
          █
          █   ▄▄▄▄▄▄   ▄▄▄
          █   █    █   █
          █   █    █   █
          █   █▄▄▄▄█   █▄▄
          █
          █   ▄▄▄▄▄▄   ▄▄▄
          █   █    █   █
        """)
  }

  @Test func `light and double strokes join`() {
    #expect(
      picture(["╒╤", "╞╪"]) == """

            ▄▄▄▄▄▄▄▄▄▄▄▄▄▄
            █
            █▄▄▄▄▄▄▄▄▄▄▄▄▄
            █        █
            █        █
            █▄▄▄▄▄▄▄▄█▄▄▄▄
            █        █
            █▄▄▄▄▄▄▄▄█▄▄▄▄
            █        █
        """)
  }

  @Test func `every box and block has a shape inside its cell`() {
    let size = BoxShape.CellSize(width: 9, height: 19)
    for scalar in UInt32(0x2500)...0x259F where !(0x2571...0x2573 ~= scalar) {
      let shape = BoxShape.shape(of: scalar, size: size)
      #expect(shape != nil)
      #expect(shape?.corner != nil || shape?.rectangles.isEmpty == false)
      for area in shape?.rectangles ?? [] {
        #expect(area.width > 0 && area.height > 0 && area.x >= 0 && area.y >= 0)
        #expect(area.x + area.width <= size.width && area.y + area.height <= size.height)
      }
    }
    for scalar in [0x2571, 0x2573, 0x25A0, 0x24FF, 0x41] as [UInt32] {
      #expect(BoxShape.shape(of: scalar, size: size) == nil)
    }
  }

  @Test(arguments: [
    (UInt32(0x2580), [PixelRectangle(x: 0, y: 0, width: 8, height: 8)], 100),
    (0x2582, [PixelRectangle(x: 0, y: 12, width: 8, height: 4)], 100),
    (0x2588, [PixelRectangle(x: 0, y: 0, width: 8, height: 16)], 100),
    (0x258F, [PixelRectangle(x: 0, y: 0, width: 1, height: 16)], 100),
    (0x2590, [PixelRectangle(x: 4, y: 0, width: 4, height: 16)], 100),
    (0x2592, [PixelRectangle(x: 0, y: 0, width: 8, height: 16)], 50),
    (0x2598, [PixelRectangle(x: 0, y: 0, width: 4, height: 8)], 100),
    (
      0x259E,
      [
        PixelRectangle(x: 4, y: 0, width: 4, height: 8),
        PixelRectangle(x: 0, y: 8, width: 4, height: 8),
      ], 100
    ),
    (
      0x254C,
      [
        PixelRectangle(x: 0, y: 8, width: 3, height: 1),
        PixelRectangle(x: 4, y: 8, width: 3, height: 1),
      ], 100
    ),
  ]) func `blocks and dashes have their parts`(
    _ scalar: UInt32, _ areas: [PixelRectangle], _ coverage: Int
  ) {
    let shape = BoxShape.shape(of: scalar, size: BoxShape.CellSize(width: 8, height: 16))
    #expect(shape?.rectangles == areas)
    #expect(shape?.coverage == coverage)
  }
}
