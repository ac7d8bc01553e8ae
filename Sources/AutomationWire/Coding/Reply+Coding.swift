import AccessibilityTree
import TextRendering

extension Reply: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.number(UInt64(number))
    difference.encode(to: &writer)
    activity.encode(to: &writer)
    result.encode(to: &writer)
    writer.list(events)
    writer.optional(screen) { writer, screen in
      switch screen {
      case .cells(let grid): writer.data(grid.encoded())
      case .bytes(let bytes): writer.data(bytes)
      }
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    number = UInt32(try reader.number(of: .number, upTo: UInt64(UInt32.max)))
    difference = try TreeDifference(from: &reader)
    activity = try Activity(from: &reader)
    result = try Result(from: &reader)
    events = try reader.list(of: SideEvent.self, bytesEach: 2)
    screen = try reader.flag() ? .bytes(try reader.data()) : nil
  }
}

extension Reply.Result: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    switch self {
    case .done:
      writer.byte(0)
    case .hitPoints(let hitPoints):
      writer.byte(1)
      writer.list(hitPoints)
    case .screen(let screen):
      writer.byte(2)
      writer.data(screen.encoded())
    case .timePassed(let seconds):
      writer.byte(3)
      writer.double(seconds)
    case .failed(let reason):
      writer.byte(4)
      writer.text(reason)
    case .adjusted(.done):
      writer.byte(5)
    case .adjusted(.noSuchChoice(let choices)):
      writer.byte(6)
      writer.texts(choices)
    case .adjusted(.unsupported):
      writer.byte(7)
    case .returned(let content):
      writer.byte(8)
      writer.data(content)
    case .movedOn:
      writer.byte(9)
    case .unreachable(let reason):
      writer.byte(10)
      reason.encode(to: &writer)
    case .gates(let report):
      writer.byte(11)
      report.encode(to: &writer)
    case .unknownCommand(let offered):
      writer.byte(12)
      writer.texts(offered)
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    switch try reader.byte() {
    case 0: self = .done
    case 1: self = .hitPoints(try reader.list(of: HostHitPoint.self))
    case 2: self = .screen(try reader.screen())
    case 3: self = .timePassed(try reader.double())
    case 4: self = .failed(try reader.text())
    case 5: self = .adjusted(.done)
    case 6: self = .adjusted(.noSuchChoice(try reader.texts()))
    case 7: self = .adjusted(.unsupported)
    case 8: self = .returned(try reader.data())
    case 9: self = .movedOn
    case 10: self = .unreachable(try HostHitPoint(from: &reader))
    case 11: self = .gates(try HeldGates.Report(from: &reader))
    case 12: self = .unknownCommand(offered: try reader.texts())
    case let tag: throw .unknownTag(.result, tag: tag, offset: offset)
    }
  }
}

extension ByteReader {
  /// Reads a screen.
  fileprivate mutating func screen() throws(WireError) -> CellGrid {
    let offset = offset
    let bytes = try data()
    do {
      return try CellGrid(decoding: bytes)
    } catch {
      throw .outOfRange(.screen, offset: offset)
    }
  }
}

extension HostHitPoint: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    switch self {
    case .at(let point):
      writer.byte(0)
      point.encode(to: &writer)
    case .covered(let id?):
      writer.byte(1)
      writer.number(id.rawValue)
    case .covered(nil):
      writer.byte(2)
    case .offscreen:
      writer.byte(3)
    case .missing:
      writer.byte(4)
    case .hidden:
      writer.byte(5)
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    switch try reader.byte() {
    case 0: self = .at(try Point(from: &reader))
    case 1: self = .covered(by: ElementID(try reader.number()))
    case 2: self = .covered(by: nil)
    case 3: self = .offscreen
    case 4: self = .missing
    case 5: self = .hidden
    case let tag: throw .unknownTag(.hitPoint, tag: tag, offset: offset)
    }
  }
}

extension Activity: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.double(now)
    switch state {
    case .idle:
      writer.byte(0)
    case .sleeping(let time, let what):
      writer.byte(1)
      writer.double(time)
      writer.texts(what)
    case .unproven(let reasons):
      writer.byte(2)
      writer.texts(reasons)
    case .busy(let reasons):
      writer.byte(3)
      writer.texts(reasons)
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let now = try reader.double()
    let offset = reader.offset
    switch try reader.byte() {
    case 0: self.init(now: now, state: .idle)
    case 1:
      let time = try reader.double()
      self.init(now: now, state: .sleeping(until: time, what: try reader.texts()))
    case 2: self.init(now: now, state: .unproven(try reader.texts()))
    case 3: self.init(now: now, state: .busy(try reader.texts()))
    case let tag: throw .unknownTag(.activity, tag: tag, offset: offset)
    }
  }
}

extension SideEvent: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    switch self {
    case .host(.warning(let text)):
      writer.byte(0)
      writer.text(text)
    case .host(.openedURL(let url)):
      writer.byte(1)
      writer.text(url)
    case .host(.announcement(let text)):
      writer.byte(2)
      writer.text(text)
    case .pasteboard(let text):
      writer.byte(3)
      writer.optional(text) { $0.text($1) }
    case .permissionRequested(let request):
      writer.byte(4)
      request.encode(to: &writer)
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    switch try reader.byte() {
    case 0: self = .host(.warning(try reader.text()))
    case 1: self = .host(.openedURL(try reader.text()))
    case 2: self = .host(.announcement(try reader.text()))
    case 3: self = .pasteboard(try reader.flag() ? try reader.text() : nil)
    case 4: self = .permissionRequested(try SystemServices.Request(from: &reader))
    case let tag: throw .unknownTag(.event, tag: tag, offset: offset)
    }
  }
}
