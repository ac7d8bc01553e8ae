import FuzzSupport

@testable import TextRendering

/// Lines are as wide as they say and no wider than their room, nothing but blanks is lost where nothing is cut off, and a cell's cluster
/// takes the cells it says.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryTextLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let room = input.number(0...40)
  let limit = input.number(0...8)
  let truncation = input.choice(TextTruncation.allCases)
  let text = String(decoding: input.all(), as: UTF8.self)
  let layout = TextLayout(
    text, maxWidth: room, lineLimit: limit == 0 ? nil : limit, truncation: truncation)
  check(limit == 0 || layout.lines.count <= limit, "\(layout.lines.count) lines of \(limit)")
  for line in layout.lines {
    // A wide character has a line in a room of one cell as well, where it is cut off.
    let width = DisplayWidth.width(of: line.text)
    check(line.width == min(width, room) && width <= max(room, 2), "\(line) in \(room) cells")
    if line.width == width { tryWriting(line) }
  }
  if !layout.isTruncated, room > 1 {
    let shown = visible(layout.lines.map(\.text).joined())
    check(shown == visible(text), "\(text.debugDescription) is laid out as \(layout.lines)")
  }
  let again = TextLayout(
    text, maxWidth: room, lineLimit: limit == 0 ? nil : limit, truncation: truncation)
  check(again == layout, "two layouts differ: \(layout), \(again)")
  return 0
}

/// What of a text has to be shown wherever lines break: no blanks, and neither controls and other characters that show nothing nor the
/// pictures that some of them have.
private func visible(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.filter {
        !$0.properties.isWhitespace && $0.properties.generalCategory != .format
          && $0.properties.generalCategory != .control && DisplayWidth.width(of: $0) > 0
          && !(0x2400...0x243F).contains($0.value) && $0 != "\u{FFFD}"
      }))
}

/// A line in cells begins and ends where its width says.
private func tryWriting(_ line: TextLine) {
  var grid = CellGrid(width: line.width + 2, height: 1)
  let width = grid.write(line.text, x: 1, y: 0)
  check(width == line.width, "\(line) is written in \(width) cells")
  check(grid.cell(x: 0, y: 0).text == " ", "\(line) begins before its place")
  check(grid.cell(x: line.width + 1, y: 0).text == " ", "\(line) ends behind its place")
  var column = 0
  while column < grid.width {
    let cell = grid.cell(x: column, y: 0)
    check(cell.width >= 1, "a part of a cluster stands alone in \(line)")
    column += cell.width
  }
  check(column == grid.width, "the last cluster of \(line) is cut")
}
