import AccessibilityTree
import Primitives
import Testing

@testable import AutomationWire

/// Messages as bytes and back.
struct WireMessageTests {
  @Test(arguments: MessageSamples.all)
  func aMessageComesBackAsItWas(_ sample: MessageSample) throws {
    #expect(try WireMessage(decoding: sample.message.encoded()) == sample.message)
  }

  @Test(arguments: MessageSamples.all)
  func aMessageCutShortIsAnError(_ sample: MessageSample) throws {
    let bytes = sample.message.encoded()
    for count in 0..<bytes.count {
      #expect(throws: WireError.self) { try WireMessage(decoding: [UInt8](bytes.prefix(count))) }
    }
    #expect(throws: WireError.trailingBytes(count: 1, offset: bytes.count)) {
      try WireMessage(decoding: bytes + [0])
    }
  }

  @Test(arguments: MessageSamples.all)
  func damagedBytesAreAnErrorOrAnotherMessage(_ sample: MessageSample) {
    var generator = SplitMix64(seed: UInt64(sample.message.encoded().count))
    let bytes = sample.message.encoded()
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0...Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: damaged[place] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2: damaged.insert(UInt8.random(in: .min ... .max, using: &generator), at: place)
        default: if damaged.count > 1 { damaged.remove(at: place) }
        }
      }
      // What still is a message can be written and read again, and its tree applied, without a
      // trap.
      guard let message = try? WireMessage(decoding: damaged) else { continue }
      #expect((try? WireMessage(decoding: message.encoded())) == message)
      if case .reply(let reply) = message {
        var tree = ElementTree()
        try? tree.apply(reply.difference)
        if let root = tree.root { tree.walkWithFrames(from: root) { _, _, _ in } }
      }
    }
  }

  @Test func bytesAtRandomAreAnError() {
    var generator = SplitMix64(seed: 11)
    for kind in 0...4 as ClosedRange<UInt8> {
      for _ in 0..<2_000 {
        let count = Int.random(in: 0...60, using: &generator)
        let noise = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        // Most is no message; that none of it traps is the point.
        _ = try? WireMessage(decoding: [WireMessage.version, kind] + noise)
      }
    }
  }

  /// Bytes that are no message, and why.
  struct BadMessage: Sendable, CustomTestStringConvertible {
    /// The bytes.
    var bytes: [UInt8]

    /// Why they are none.
    var error: WireError

    /// The error in words.
    var text: String

    var testDescription: String { text }
  }

  static let badMessages = [
    BadMessage(
      bytes: [], error: .truncated(offset: 0, missing: 1),
      text: "the message ends at byte 0, at least 1 too early"),
    BadMessage(
      bytes: [99, 0], error: .version(found: 99, supported: WireMessage.version),
      text:
        "the other side speaks version 99 of the protocol, this side version \(WireMessage.version)"
    ),
    BadMessage(
      bytes: [WireMessage.version, 9], error: .unknownTag(.message, tag: 9, offset: 1),
      text: "9 at byte 1 is no known message"),
    BadMessage(
      bytes: [WireMessage.version, 0, 0x55, 0x49, 0x54, 0x58], error: .wrongMagic,
      text: "the other side does not speak the automation protocol"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 99], error: .unknownTag(.command, tag: 99, offset: 4),
      text: "99 at byte 4 is no known command"),
    BadMessage(
      bytes: [
        WireMessage.version, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02, 0, 0,
      ],
      error: .malformedNumber(offset: 2), text: "the number at byte 2 has more than 64 bits"),
    BadMessage(
      bytes: [WireMessage.version, 2, 0x80, 0x80, 0x80, 0x80, 0x10, 0, 0],
      error: .outOfRange(.number, offset: 2),
      text: "the number at byte 2 is out of range"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 7, 2, 0xC3, 0x28], error: .malformedText(offset: 6),
      text: "the text at byte 6 is not UTF-8"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 7, 0xFF, 0x01, 0x61],
      error: .countTooLarge(count: 255, remaining: 1, offset: 5),
      text: "byte 5 announces 255 items, but only 1 bytes follow"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 4, 0, 0, 0, 0, 0, 0, 0xF0, 0x7F],
      error: .outOfRange(.seconds, offset: 5),
      text: "the number of seconds at byte 5 is out of range"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 1, 1, 0, 0, 2, 0x61, 0x62, 0],
      error: .outOfRange(.key, offset: 7),
      text: "the key at byte 7 is out of range"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 9, 3, 0, 77],
      error: .unknownTag(.gesture, tag: 77, offset: 7),
      text: "77 at byte 7 is no known gesture"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 9, 3, 5],
      error: .unknownTag(.anchor, tag: 5, offset: 6),
      text: "5 at byte 6 is no known anchor"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 9, 3, 0, 0, 0x80, 0x80, 0x04, 1],
      error: .outOfRange(.number, offset: 8), text: "the number at byte 8 is out of range"),
    BadMessage(
      bytes: [WireMessage.version, 3, 9, 3, 1, 1, 1, 0, 0] + [UInt8](repeating: 0, count: 9) + [
        2, 1, 0xFF, 0,
      ],
      error: .outOfRange(.screen, offset: 19), text: "the screen at byte 19 is out of range"),
    BadMessage(
      bytes: [WireMessage.version, 2, 7, 0, 0, 0, 5],
      error: .trailingBytes(count: 1, offset: 6),
      text: "1 bytes follow after the end of the message at byte 6"),
  ]

  @Test(arguments: badMessages)
  func badBytesAreNamed(_ bad: BadMessage) {
    #expect(throws: bad.error) { try WireMessage(decoding: bad.bytes) }
    #expect("\(bad.error)" == bad.text)
  }

  @Test func whatCannotBeWrittenIsWrittenAsTheNearest() throws {
    let frame = Rect(x: .min, y: .max, width: .max, height: 0)
    let request = Request(
      number: 1, knownVersion: nil,
      command: .perform([.hold(seconds: .infinity), .hold(seconds: .nan)]))
    let node = ElementNode(id: ElementID(1), elementType: .other, frame: frame)
    let reply = Reply(
      number: 1, difference: TreeDifference(base: nil, version: 1, root: node.id, nodes: [node]),
      activity: Activity(now: 0, state: .idle))
    guard
      case .request(let readRequest) = try WireMessage(
        decoding: WireMessage.request(request).encoded()),
      case .reply(let readReply) = try WireMessage(decoding: WireMessage.reply(reply).encoded())
    else {
      Issue.record("other messages")
      return
    }
    #expect(
      readRequest.command
        == .perform([.hold(seconds: .greatestFiniteMagnitude), .hold(seconds: 0)]))
    #expect(
      readReply.difference.nodes.first?.frame
        == Rect(
          x: Int(Int32.min), y: Int(Int32.max), width: Int(Int32.max), height: 0))
  }

  @Test func anElementWithoutTextsIsSmall() {
    let node = ElementNode(
      id: ElementID(9), elementType: .button, frame: Rect(x: 1, y: 2, width: 8, height: 1))
    var writer = ByteWriter()
    node.encode(to: &writer)
    #expect(writer.bytes == [9, 9, 4, 2, 4, 16, 2])
  }
}
