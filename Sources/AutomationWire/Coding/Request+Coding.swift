import AccessibilityTree

extension Request: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.number(UInt64(number))
    writer.flag(knownVersion != nil)
    if let knownVersion { writer.number(knownVersion) }
    command.encode(to: &writer)
    writer.flag(wantsScreen)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let number = UInt32(try reader.number(of: .number, upTo: UInt64(UInt32.max)))
    let knownVersion = try reader.flag() ? try reader.number() : nil
    let command = try Command(from: &reader)
    self.init(
      number: number, knownVersion: knownVersion, command: command,
      wantsScreen: try reader.flag())
  }
}

extension Request.Command: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    switch self {
    case .synchronize:
      writer.byte(0)
    case .perform(let events):
      writer.byte(1)
      writer.list(events)
    case .hitPoints(let ids):
      writer.byte(2)
      writer.list(ids)
    case .screen:
      writer.byte(3)
    case .letTimePass(let limit):
      writer.byte(4)
      writer.double(limit)
    case .advanceTime(let seconds):
      writer.byte(5)
      writer.double(seconds)
    case .setPhase(let phase):
      writer.byte(6)
      writer.byte(phase.rawValue)
    case .openURL(let url):
      writer.byte(7)
      writer.text(url)
    case .terminate:
      writer.byte(8)
    case .act(let act):
      writer.byte(9)
      act.encode(to: &writer)
    case .setAppearance(let appearance):
      writer.byte(11)
      writer.byte(UInt8(appearance.rawValue))
    case .setOrientation(let orientation):
      writer.byte(10)
      writer.byte(UInt8(orientation.rawValue))
    case .run(let command, let input):
      writer.byte(12)
      writer.text(command)
      writer.data(input)
    case .setPasteboard(let text):
      writer.byte(13)
      writer.optional(text) { $0.text($1) }
    case .decide(let decision):
      writer.byte(14)
      decision.encode(to: &writer)
    case .holdGate(let name):
      writer.byte(15)
      writer.text(name)
    case .releaseGate(let name):
      writer.byte(16)
      writer.text(name)
    case .reportGates:
      writer.byte(17)
    case .describeRest(let text):
      writer.byte(18)
      writer.optional(text) { $0.text($1) }
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    switch try reader.byte() {
    case 0: self = .synchronize
    case 1: self = .perform(try reader.list(of: InputEvent.self))
    case 2: self = .hitPoints(try reader.list(of: ElementID.self))
    case 3: self = .screen
    case 4: self = .letTimePass(limit: try reader.double())
    case 5: self = .advanceTime(by: try reader.double())
    case 6: self = .setPhase(try reader.choice(of: .phase))
    case 7: self = .openURL(try reader.text())
    case 8: self = .terminate
    case 9: self = .act(try Act(from: &reader))
    case 10: self = .setOrientation(try reader.choice(of: .orientation))
    case 11: self = .setAppearance(try reader.choice(of: .appearance))
    case 12: self = .run(command: try reader.text(), input: try reader.data())
    case 13: self = .setPasteboard(try reader.flag() ? try reader.text() : nil)
    case 14: self = .decide(try SystemServices.Decision(from: &reader))
    case 15: self = .holdGate(try reader.text())
    case 16: self = .releaseGate(try reader.text())
    case 17: self = .reportGates
    case 18: self = .describeRest(holding: try reader.flag() ? try reader.text() : nil)
    case let tag: throw .unknownTag(.command, tag: tag, offset: offset)
    }
  }
}
