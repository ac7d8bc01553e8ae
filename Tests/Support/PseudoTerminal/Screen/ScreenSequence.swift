/// What a program writes, cut into its units.
enum ScreenSequence: Sendable, Hashable {
  /// A character that is shown.
  case scalar(Unicode.Scalar)

  /// A control character.
  case control(UInt8)

  /// An escape with intermediate bytes and a final byte.
  case escape(intermediates: [UInt8], final: UInt8)

  /// A control sequence.
  case sequence(marker: UInt8?, parameters: [Int], intermediates: [UInt8], final: UInt8)

  /// A string that sets something of the terminal, such as its title (`OSC`).
  case command(String)
}

/// A tokenizer of what a program writes, that may be given in any pieces.
struct ScreenTokenizer: Sendable {
  /// Where the next byte stands.
  private enum State: Sendable {
    case ground
    case escape([UInt8])
    case sequence([UInt8])
    case string(isCommand: Bool)
    case stringEscape(isCommand: Bool)
  }

  /// The most bytes of a string that are kept.
  private static let limit = 4_096

  /// The state.
  private var state = State.ground

  /// The string under way.
  private var string: [UInt8] = []

  /// The character under way.
  private var pending: [UInt8] = []

  /// Creates a tokenizer that has seen nothing.
  init() {}

  /// Takes a byte.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - body: Called with each unit that it completes.
  mutating func consume(_ byte: UInt8, _ body: (ScreenSequence) -> Void) {
    switch state {
    case .ground: consumeInGround(byte, body)
    case .escape(let intermediates): consumeInEscape(byte, intermediates, body)
    case .sequence(let bytes): consumeInSequence(byte, bytes, body)
    case .string(let isCommand):
      switch byte {
      case 0x07: endString(isCommand, body)
      case 0x18, 0x1A: state = .ground
      case 0x1B: state = .stringEscape(isCommand: isCommand)
      default: if string.count < Self.limit { string.append(byte) }
      }
    case .stringEscape(let isCommand):
      endString(isCommand, body)
      if byte != 0x5C {
        state = .escape([])
        consume(byte, body)
      }
    }
  }

  /// Takes a byte outside of sequences.
  private mutating func consumeInGround(_ byte: UInt8, _ body: (ScreenSequence) -> Void) {
    if byte & 0xC0 == 0x80, !pending.isEmpty {
      pending.append(byte)
      let length = pending[0] >= 0xF0 ? 4 : pending[0] >= 0xE0 ? 3 : 2
      if pending.count == length { endCharacter(body) }
      return
    }
    if !pending.isEmpty { endCharacter(body) }
    switch byte {
    case 0x1B: state = .escape([])
    case 0x00..<0x20, 0x7F: body(.control(byte))
    case 0x20..<0x7F: body(.scalar(Unicode.Scalar(byte)))
    case 0xC2...0xF4: pending = [byte]
    default: body(.scalar("\u{FFFD}"))
    }
  }

  /// Ends a character, whether it is complete or not.
  private mutating func endCharacter(_ body: (ScreenSequence) -> Void) {
    for scalar in String(decoding: pending, as: UTF8.self).unicodeScalars {
      // What 8-bit terminals take for sequences is not shown by any.
      if !(0x80...0x9F).contains(scalar.value) { body(.scalar(scalar)) }
    }
    pending = []
  }

  /// Takes a byte behind an escape.
  private mutating func consumeInEscape(
    _ byte: UInt8, _ intermediates: [UInt8], _ body: (ScreenSequence) -> Void
  ) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape([])
    case 0x5B where intermediates.isEmpty: state = .sequence([])
    case 0x5D where intermediates.isEmpty: beginString(isCommand: true)
    case 0x50, 0x58, 0x5E, 0x5F:
      if intermediates.isEmpty { beginString(isCommand: false) }
    case 0x20...0x2F: state = .escape(Array(intermediates.prefix(4)) + [byte])
    case 0x30...0x7E: body(.escape(intermediates: intermediates, final: byte))
    case 0x00..<0x20:
      body(.control(byte))
      state = .escape(intermediates)
    default: break
    }
  }

  /// Takes a byte inside of a control sequence.
  private mutating func consumeInSequence(
    _ byte: UInt8, _ bytes: [UInt8], _ body: (ScreenSequence) -> Void
  ) {
    switch byte {
    case 0x1B: state = .escape([])
    case 0x18, 0x1A: state = .ground
    case 0x00..<0x20: body(.control(byte))
    case 0x20...0x3F: state = .sequence(Array(bytes.prefix(Self.limit)) + [byte])
    case 0x40...0x7E:
      state = .ground
      body(Self.sequence(bytes, final: byte))
    default: state = .ground
    }
  }

  /// Returns a control sequence from the bytes between its introducer and its final byte.
  private static func sequence(_ bytes: [UInt8], final: UInt8) -> ScreenSequence {
    var rest = bytes[...]
    var marker: UInt8?
    if let first = rest.first, (0x3C...0x3F).contains(first) { marker = rest.removeFirst() }
    let intermediates = rest.filter { (0x20...0x2F).contains($0) }
    // A colon parts like a semicolon here, which is right for the colors that come so.
    let parameters = rest.filter { (0x30...0x3B).contains($0) }
      .split(omittingEmptySubsequences: false) { $0 == 0x3A || $0 == 0x3B }
      .prefix(32)
      .map { digits in digits.reduce(0) { min(99_999, $0 * 10 + Int($1 - 0x30)) } }
    return .sequence(
      marker: marker, parameters: parameters, intermediates: intermediates, final: final)
  }

  /// Begins a string.
  private mutating func beginString(isCommand: Bool) {
    state = .string(isCommand: isCommand)
    string = []
  }

  /// Ends a string.
  private mutating func endString(_ isCommand: Bool, _ body: (ScreenSequence) -> Void) {
    if isCommand { body(.command(String(decoding: string, as: UTF8.self))) }
    string = []
    state = .ground
  }
}
