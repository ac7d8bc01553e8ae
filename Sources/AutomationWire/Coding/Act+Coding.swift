import AccessibilityTree

extension Act: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    place.encode(to: &writer)
    gesture.encode(to: &writer)
    writer.byte(modifiers.rawValue)
    writer.flag(treeVersion != nil)
    if let treeVersion { writer.number(treeVersion) }
    writer.optional(absentText) { $0.text($1) }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let place = try ElementPlace(from: &reader)
    let gesture = try Gesture(from: &reader)
    let modifiers = KeyPress.Modifiers(rawValue: try reader.byte())
    self.init(
      gesture, at: place, modifiers: modifiers,
      treeVersion: try reader.flag() ? try reader.number() : nil,
      absentText: try reader.flag() ? try reader.text() : nil)
  }
}

extension ElementID: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.number(rawValue)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    self.init(try reader.number())
  }
}

extension ElementPlace: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    element.encode(to: &writer)
    switch anchor {
    case .hitPoint: writer.byte(0)
    case .middle: writer.byte(1)
    case .offset(let offset):
      writer.byte(2)
      for part in [offset.widths, offset.heights, offset.columns, offset.rows] {
        writer.double(part)
      }
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let element = try ElementID(from: &reader)
    let offset = reader.offset
    switch try reader.byte() {
    case 0: self.init(element, .hitPoint)
    case 1: self.init(element, .middle)
    case 2:
      let (widths, heights) = (try reader.double(), try reader.double())
      let (columns, rows) = (try reader.double(), try reader.double())
      self.init(
        element,
        .offset(ElementOffset(widths: widths, heights: heights, columns: columns, rows: rows)))
    case let tag: throw .unknownTag(.anchor, tag: tag, offset: offset)
    }
  }
}

extension Gesture: WireValue {
  /// The most taps or clicks in one gesture, and the most fingers.
  static let countLimit = Int(UInt16.max)

  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    switch self {
    case .taps(let count, let fingers):
      writer.byte(0)
      writer.count(min(count, Self.countLimit))
      writer.count(min(fingers, Self.countLimit))
    case .press(let seconds):
      writer.byte(1)
      writer.double(seconds)
    case .drag(let drag):
      writer.byte(2)
      drag.encode(to: &writer)
    case .swipe(let direction, let reach):
      writer.byte(3)
      writer.byte(direction.rawValue)
      writer.double(reach)
    case .hover:
      writer.byte(4)
    case .clicks(let count, let button):
      writer.byte(5)
      writer.count(min(count, Self.countLimit))
      writer.byte(button.rawValue)
    case .scroll(let deltaX, let deltaY):
      writer.byte(6)
      writer.cells(deltaX)
      writer.cells(deltaY)
    case .type(let presses):
      writer.byte(7)
      writer.list(presses)
    case .adjust(.position(let position)):
      writer.byte(8)
      writer.double(position)
    case .adjust(.choice(let text)):
      writer.byte(9)
      writer.text(text)
    case .reach:
      writer.byte(10)
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    switch try reader.byte() {
    case 0:
      let count = try Self.count(&reader)
      self = .taps(count: count, fingers: try Self.count(&reader))
    case 1: self = .press(seconds: try reader.double())
    case 2: self = .drag(try Drag(from: &reader))
    case 3:
      let direction: Direction = try reader.choice(of: .gesture)
      self = .swipe(direction, reach: try reader.double())
    case 4: self = .hover
    case 5:
      let count = try Self.count(&reader)
      self = .clicks(count: count, button: try reader.choice(of: .pointer))
    case 6:
      let deltaX = try reader.cells()
      self = .scroll(deltaX: deltaX, deltaY: try reader.cells())
    case 7: self = .type(try reader.list(of: KeyPress.self))
    case 8: self = .adjust(.position(try reader.double()))
    case 9: self = .adjust(.choice(try reader.text()))
    case 10: self = .reach
    case let tag: throw .unknownTag(.gesture, tag: tag, offset: offset)
    }
  }

  /// Reads a number of taps, clicks or fingers.
  private static func count(_ reader: inout ByteReader) throws(WireError) -> Int {
    Int(try reader.number(of: .number, upTo: UInt64(countLimit)))
  }
}

extension Gesture.Drag: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    switch end {
    case .place(let place):
      writer.byte(0)
      place.encode(to: &writer)
    case .away(let columns, let rows):
      writer.byte(1)
      writer.cells(columns)
      writer.cells(rows)
    case .cell(let cell):
      writer.byte(2)
      cell.encode(to: &writer)
    }
    writer.double(hold)
    writer.double(holdAtEnd)
    writer.byte(device.rawValue)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    let end: Gesture.End
    switch try reader.byte() {
    case 0: end = .place(try ElementPlace(from: &reader))
    case 1:
      let columns = try reader.cells()
      end = .away(columns: columns, rows: try reader.cells())
    case 2: end = .cell(try Point(from: &reader))
    case let tag: throw .unknownTag(.gesture, tag: tag, offset: offset)
    }
    let (hold, holdAtEnd) = (try reader.double(), try reader.double())
    self.init(to: end, hold: hold, holdAtEnd: holdAtEnd, by: try reader.choice(of: .pointer))
  }
}
