import Foundation
import FoundationXML
import FuzzSupport

@testable import TextRendering

/// A grid of any texts can be told as bytes and read again, as SVG that is XML, as PNG whose points a decoder finds, and as what a
/// terminal gets, with no control character of the texts in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryWriters(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let kind = input.byte()
  if kind & 0x80 != 0 {
    tryGrid(input.all())
    return 0
  }
  let before = grid(&input)
  let after = grid(&input, like: before)
  let encoded = after.encoded()
  guard let read = try? CellGrid(decoding: encoded) else { fatalError("a grid cannot be read") }
  check(read == after, "a grid that was told and read is another")
  switch kind & 3 {
  case 0: trySVG(after)
  case 1: tryPNG(after)
  default: tryANSI(before, after)
  }
  return 0
}

/// A grid with texts somewhere.
private func grid(_ input: inout FuzzedBytes, like other: CellGrid? = nil) -> CellGrid {
  var grid =
    other ?? CellGrid(width: input.number(1...24), height: input.number(1...5))
  for _ in 0..<input.number(0...5) {
    var style = TextStyle.plain
    style.attributes = TextAttributes(rawValue: UInt16(input.byte())).intersection(.known)
    if input.byte() & 1 == 1 {
      style.foreground = .rgb(input.byte(), input.byte(), input.byte())
    }
    let (x, y) = (input.number(-4...24), input.number(-1...5))
    grid.write(input.text(), x: x, y: y, style: style)
  }
  return grid
}

/// Bytes that may be a grid: what can be read is told and read again.
private func tryGrid(_ bytes: [UInt8]) {
  guard let grid = try? CellGrid(decoding: bytes) else { return }
  guard let again = try? CellGrid(decoding: grid.encoded()) else {
    fatalError("a grid that was read cannot be read again")
  }
  check(again == grid, "a grid that was told and read is another")
}

/// The picture is XML, and says the texts.
private func trySVG(_ grid: CellGrid) {
  let document = SVGWriter(title: grid.text(row: 0)).document(grid)
  let parser = XMLParser(data: Data(document.utf8))
  check(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "no error"): \(document)")
}

/// The picture has a point for each of the canvas's.
private func tryPNG(_ grid: CellGrid) {
  let writer = PNGWriter()
  let canvas = writer.canvas(grid)
  do {
    let picture = try PNGDecoder.picture(of: writer.data(grid))
    check(
      picture.width == canvas.width && picture.height == canvas.height,
      "\(picture.width)×\(picture.height) of \(canvas.width)×\(canvas.height)")
  } catch {
    fatalError("the PNG of a grid cannot be read: \(error)")
  }
}

/// What a terminal gets has escape sequences of ours only, and nothing where nothing changed.
private func tryANSI(_ before: CellGrid, _ after: CellGrid) {
  let writer = ANSIWriter()
  check(writer.difference(from: after, to: after).isEmpty, "no change is written")
  for bytes in [writer.frame(after), writer.difference(from: before, to: after)] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      fatalError("what a terminal gets is no UTF-8")
    }
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        isEscape = false
        check(
          scalar == "[" || scalar == "]",
          "an escape sequence begins with \(scalar.escaped(asASCII: true))")
      } else if scalar == "\u{1B}" {
        isEscape = true
      } else {
        check(
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
            || "\r\n".unicodeScalars.contains(scalar),
          "a terminal gets \(scalar.escaped(asASCII: true))")
      }
    }
  }
}
