/// What takes a message through rounds of words, block after block.
protocol BlockRounds: Sendable {
  /// The type of the words.
  associatedtype Word: FixedWidthInteger

  /// Whether the first byte of a word, and of the length behind the message, counts most.
  static var isBigEndian: Bool { get }

  /// The words that go through the rounds.
  var state: [Word] { get set }

  /// What was not made a block of yet.
  var blocks: MessageBlocks { get set }

  /// Takes one block through the rounds.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - state: The words.
  static func process(_ block: UnsafeRawBufferPointer, _ state: inout [Word])
}

extension BlockRounds {
  static var isBigEndian: Bool { true }

  /// Takes in bytes.
  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    var state = state
    blocks.append(bytes) { Self.process($0, &state) }
    self.state = state
  }

  /// The words after the last blocks, as bytes.
  var result: [UInt8] {
    var state = state
    blocks.finish(isBigEndian: Self.isBigEndian) { Self.process($0, &state) }
    return state.flatMap { Self.isBigEndian ? $0.bigEndianBytes : $0.littleEndianBytes }
  }
}
