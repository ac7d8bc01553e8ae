import AccessibilityTree
import VirtualTime

/// It is always that of a launch by a test: ``LaunchConfiguration/isAutomated`` does not travel.
extension LaunchConfiguration: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.texts(arguments)
    writer.entries(environment) { $0.text($1) }
    screenSize.encode(to: &writer)
    writer.flag(time == .real)
    writer.optional(date) { $0.number(UInt64(max(0, $1.nanoseconds))) }
    writer.optional(scheduleSeed) { $0.number($1) }
    writer.texts(heldGates.sorted())
    writer.entries(Dictionary(uniqueKeysWithValues: decisions.map { ($0.rawValue, $1) })) {
      $0.flag($1)
    }
    writer.optional(pasteboard) { $0.text($1) }
    writer.entries(payloads) { $0.data($1) }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let arguments = try reader.texts()
    var environment: [String: String] = [:]
    for _ in 0..<(try reader.count(bytesEach: 2)) {
      let name = try reader.text()
      environment[name] = try reader.text()
    }
    let offset = reader.offset
    let size = try Size(from: &reader)
    let sides = 1...Self.screenSizeLimit
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .outOfRange(.cells, offset: offset)
    }
    self.init(
      arguments: arguments, environment: environment, screenSize: size, isAutomated: true)
    time = try reader.flag() ? .real : .virtual
    if try reader.flag() {
      date = .nanoseconds(Int64(try reader.number(of: .number, upTo: UInt64(Int64.max))))
    }
    scheduleSeed = try reader.flag() ? try reader.number() : nil
    heldGates = Set(try reader.texts())
    for _ in 0..<(try reader.count(bytesEach: 2)) {
      let resource = try ProtectedResource(from: &reader)
      decisions[resource] = try reader.flag()
    }
    pasteboard = try reader.flag() ? try reader.text() : nil
    for _ in 0..<(try reader.count(bytesEach: 2)) {
      let name = try reader.text()
      payloads[name] = try reader.data()
    }
  }
}

extension ProtectedResource: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.text(rawValue)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    guard let resource = ProtectedResource(rawValue: try reader.text()) else {
      throw .outOfRange(.resource, offset: offset)
    }
    self = resource
  }
}

extension SystemServices.Request: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    resource.encode(to: &writer)
    writer.optional(purpose) { $0.text($1) }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let resource = try ProtectedResource(from: &reader)
    self.init(resource: resource, purpose: try reader.flag() ? try reader.text() : nil)
  }
}

extension SystemServices.Decision: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    resource.encode(to: &writer)
    writer.optional(isGranted) { $0.flag($1) }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let resource = try ProtectedResource(from: &reader)
    self.init(resource: resource, isGranted: try reader.flag() ? try reader.flag() : nil)
  }
}

extension HeldGates.Report: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.texts(reached.sorted())
    writer.entries(waiting) { $0.count($1) }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    self.init()
    reached = Set(try reader.texts())
    for _ in 0..<(try reader.count(bytesEach: 2)) {
      let name = try reader.text()
      waiting[name] = Int(try reader.number(of: .number, upTo: UInt64(Int32.max)))
    }
  }
}
