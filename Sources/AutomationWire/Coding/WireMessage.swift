/// A message as it crosses the process boundary, with the version of the protocol in front.
package enum WireMessage: Sendable, Equatable {
  /// The test side's first word, in the socket before the application starts: it shows that a test
  /// is there. It has one size, so that a look finds it whole.
  case greeting

  /// What the application is launched with: the second word, read while the application starts. It may
  /// be longer than the socket holds at once.
  case launch(LaunchConfiguration)

  /// The application's first word.
  case hello(Hello)

  /// What the test side asks.
  case request(Request)

  /// What the application answers.
  case reply(Reply)

  /// The version of the protocol that this code speaks.
  ///
  /// It grows with each change that the other side would not understand.
  package static let version: UInt8 = 6

  /// What greetings contain, so that nobody mistakes another protocol for this one.
  static let magic: [UInt8] = [0x55, 0x49, 0x54, 0x57]

  /// The bytes of the message, without the frame around it.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(Self.version)
    switch self {
    case .greeting:
      writer.byte(0)
      for byte in Self.magic { writer.byte(byte) }
    case .hello(let hello):
      writer.byte(1)
      for byte in Self.magic { writer.byte(byte) }
      hello.encode(to: &writer)
    case .request(let request):
      writer.byte(2)
      request.encode(to: &writer)
    case .reply(let reply):
      writer.byte(3)
      reply.encode(to: &writer)
    case .launch(let configuration):
      writer.byte(4)
      configuration.encode(to: &writer)
    }
    return writer.bytes
  }

  /// Reads a message.
  ///
  /// - Parameter bytes: The bytes of one message, without the frame around it.
  /// - Throws: ``WireError`` when they are no message.
  package init(decoding bytes: [UInt8]) throws(WireError) {
    var reader = ByteReader(bytes)
    let version = try reader.byte()
    guard version == Self.version else {
      throw .version(found: version, supported: Self.version)
    }
    let offset = reader.offset
    switch try reader.byte() {
    case 0:
      try Self.readMagic(&reader)
      self = .greeting
    case 1:
      try Self.readMagic(&reader)
      self = .hello(try Hello(from: &reader))
    case 2: self = .request(try Request(from: &reader))
    case 3: self = .reply(try Reply(from: &reader))
    case 4: self = .launch(try LaunchConfiguration(from: &reader))
    case let tag: throw .unknownTag(.message, tag: tag, offset: offset)
    }
    try reader.finish()
  }

  private static func readMagic(_ reader: inout ByteReader) throws(WireError) {
    for byte in magic {
      guard try reader.byte() == byte else { throw .wrongMagic }
    }
  }
}

extension Hello: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.count(Int(processID))
    switch outcome {
    case .ready:
      writer.byte(0)
    case .failed(let reason):
      writer.byte(1)
      writer.text(reason)
    }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let processID = Int32(try reader.number(of: .number, upTo: UInt64(Int32.max)))
    let offset = reader.offset
    switch try reader.byte() {
    case 0: self.init(processID: processID)
    case 1: self.init(processID: processID, outcome: .failed(try reader.text()))
    case let tag: throw .unknownTag(.launchOutcome, tag: tag, offset: offset)
    }
  }
}
