import AccessibilityTree

extension ElementNode: WireValue {
  /// Which parts of an element differ from those of an empty one, and so follow.
  private enum Part {
    static let identifier: UInt64 = 1 << 0
    static let label: UInt64 = 1 << 1
    static let frame: UInt64 = 1 << 2
    static let states: UInt64 = 1 << 3
    static let actions: UInt64 = 1 << 4
    static let value: UInt64 = 1 << 5
    static let arrangement: UInt64 = 1 << 6
    static let contentOffset: UInt64 = 1 << 7
    static let title: UInt64 = 1 << 8
    static let placeholder: UInt64 = 1 << 9
    static let hint: UInt64 = 1 << 10

    /// The set of all parts.
    static let all: UInt64 = 1 << 11 - 1
  }

  /// The parts of this element that have to be written.
  private var parts: UInt64 {
    var parts: UInt64 = 0
    if !identifier.isEmpty { parts |= Part.identifier }
    if !label.isEmpty { parts |= Part.label }
    if frame != .zero { parts |= Part.frame }
    if states.rawValue != 0 { parts |= Part.states }
    if actions.rawValue != 0 { parts |= Part.actions }
    if value != nil { parts |= Part.value }
    if arrangement != .free { parts |= Part.arrangement }
    if contentOffset != .zero { parts |= Part.contentOffset }
    if !title.isEmpty { parts |= Part.title }
    if placeholder != nil { parts |= Part.placeholder }
    if !hint.isEmpty { parts |= Part.hint }
    return parts
  }

  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    let parts = parts
    writer.number(id.rawValue)
    writer.number(UInt64(elementType.rawValue))
    writer.number(parts)
    if parts & Part.identifier != 0 { writer.text(identifier) }
    if parts & Part.label != 0 { writer.text(label) }
    if parts & Part.frame != 0 {
      frame.origin.encode(to: &writer)
      frame.size.encode(to: &writer)
    }
    if parts & Part.states != 0 { writer.number(UInt64(states.rawValue)) }
    if parts & Part.actions != 0 { writer.number(UInt64(actions.rawValue)) }
    if let value { writer.text(value) }
    if parts & Part.arrangement != 0 { writer.byte(arrangement.rawValue) }
    if parts & Part.contentOffset != 0 { contentOffset.encode(to: &writer) }
    if parts & Part.title != 0 { writer.text(title) }
    if let placeholder { writer.text(placeholder) }
    if parts & Part.hint != 0 { writer.text(hint) }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let id = ElementID(try reader.number())
    let offset = reader.offset
    let rawType = try reader.number()
    guard let type = ElementType(rawValue: UInt(truncatingIfNeeded: rawType)) else {
      throw .outOfRange(.elementType, offset: offset)
    }
    let parts = try reader.number(of: .elementParts, upTo: Part.all)
    self.init(id: id, elementType: type)
    if parts & Part.identifier != 0 { identifier = try reader.text() }
    if parts & Part.label != 0 { label = try reader.text() }
    if parts & Part.frame != 0 {
      let origin = try Point(from: &reader)
      frame = Rect(origin: origin, size: try Size(from: &reader))
    }
    if parts & Part.states != 0 { states = States(rawValue: try Self.options(&reader)) }
    if parts & Part.actions != 0 { actions = Actions(rawValue: try Self.options(&reader)) }
    if parts & Part.value != 0 { value = try reader.text() }
    if parts & Part.arrangement != 0 { arrangement = try Self.arrangement(&reader) }
    if parts & Part.contentOffset != 0 { contentOffset = try Point(from: &reader) }
    if parts & Part.title != 0 { title = try reader.text() }
    if parts & Part.placeholder != 0 { placeholder = try reader.text() }
    if parts & Part.hint != 0 { hint = try reader.text() }
  }

  private static func options(_ reader: inout ByteReader) throws(WireError) -> UInt32 {
    UInt32(try reader.number(of: .options, upTo: UInt64(UInt32.max)))
  }

  private static func arrangement(_ reader: inout ByteReader) throws(WireError) -> Arrangement {
    let offset = reader.offset
    let tag = try reader.byte()
    guard let arrangement = Arrangement(rawValue: tag) else {
      throw .unknownTag(.arrangement, tag: tag, offset: offset)
    }
    return arrangement
  }
}

extension Point: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.cells(x)
    writer.cells(y)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let x = try reader.cells()
    self.init(x: x, y: try reader.cells())
  }
}

extension Size: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.cells(width)
    writer.cells(height)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let width = try reader.cells()
    self.init(width: width, height: try reader.cells())
  }
}
