import AccessibilityTree

extension InputEvent: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    switch self {
    case .key(let press):
      writer.byte(0)
      press.encode(to: &writer)
    case .pointer(let event):
      writer.byte(1)
      event.encode(to: &writer)
    case .scroll(let point, let deltaX, let deltaY):
      writer.byte(2)
      point.encode(to: &writer)
      writer.cells(deltaX)
      writer.cells(deltaY)
    case .paste(let text):
      writer.byte(3)
      writer.text(text)
    case .resize(let size):
      writer.byte(4)
      size.encode(to: &writer)
    case .hold(let seconds):
      writer.byte(5)
      writer.double(seconds)
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    switch try reader.byte() {
    case 0: self = .key(try KeyPress(from: &reader))
    case 1: self = .pointer(try PointerEvent(from: &reader))
    case 2:
      let point = try Point(from: &reader)
      let deltaX = try reader.cells()
      self = .scroll(at: point, deltaX: deltaX, deltaY: try reader.cells())
    case 3: self = .paste(try reader.text())
    case 4: self = .resize(try Size(from: &reader))
    case 5: self = .hold(seconds: try reader.double())
    case let tag: throw .unknownTag(.inputEvent, tag: tag, offset: offset)
    }
  }
}

extension KeyPress: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    key.encode(to: &writer)
    writer.byte(modifiers.rawValue)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let key = try Key(from: &reader)
    self.init(key, modifiers: Modifiers(rawValue: try reader.byte()))
  }
}

extension KeyPress.Key: WireValue {
  /// The keys that have nothing but a name; the place in the list stands for the key, from 2.
  static let named: [KeyPress.Key] = [
    .return, .tab, .escape, .delete, .forwardDelete, .upArrow, .downArrow, .leftArrow, .rightArrow,
    .home, .end, .pageUp, .pageDown, .insert, .help, .clear, .enter,
  ]

  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    switch self {
    case .character(let character):
      writer.byte(0)
      writer.text(String(character))
    case .function(let number):
      writer.byte(1)
      writer.count(number)
    default:
      guard let place = Self.named.firstIndex(of: self) else {
        preconditionFailure("The key \(self) has no number.")
      }
      writer.byte(UInt8(place + 2))
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    switch try reader.byte() {
    case 0:
      let text = try reader.text()
      guard let character = text.first, text.dropFirst().isEmpty else {
        throw .outOfRange(.key, offset: offset)
      }
      self = .character(character)
    case 1:
      self = .function(Int(try reader.number(of: .key, upTo: 255)))
    case let tag:
      guard Int(tag) - 2 < Self.named.count else {
        throw .unknownTag(.key, tag: tag, offset: offset)
      }
      self = Self.named[Int(tag) - 2]
    }
  }
}

extension PointerEvent: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.byte(phase.rawValue)
    position.encode(to: &writer)
    writer.byte(device.rawValue)
    writer.byte(button.rawValue)
    writer.count(clickCount)
    writer.count(touchCount)
    writer.byte(modifiers.rawValue)
    writer.double(offset.x)
    writer.double(offset.y)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let phase: Phase = try reader.choice(of: .pointer)
    let position = try Point(from: &reader)
    let device: Device = try reader.choice(of: .pointer)
    let button: Button = try reader.choice(of: .pointer)
    let clickCount = Int(try reader.number(of: .number, upTo: 255))
    let touchCount = Int(try reader.number(of: .number, upTo: 255))
    let modifiers = KeyPress.Modifiers(rawValue: try reader.byte())
    let x = try reader.double()
    self.init(
      phase, at: position, device: device, button: button, clickCount: clickCount,
      touchCount: touchCount, modifiers: modifiers, offset: Offset(x: x, y: try reader.double()))
  }
}
