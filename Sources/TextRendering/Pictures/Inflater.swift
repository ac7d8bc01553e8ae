/// What is wrong with a picture's data.
package enum PictureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It is in none of the formats that are known.
  case unknownFormat

  /// The data ends before the picture does.
  case truncated

  /// Something in it cannot be; the text says what.
  case malformed(String)

  /// It has more pixels than are taken.
  case tooLarge(width: Int, height: Int)

  /// In words.
  package var description: String {
    switch self {
    case .unknownFormat: "the data is no picture: neither PNG, nor JPEG, GIF or WebP"
    case .truncated: "the picture's data ends before the picture does"
    case .malformed(let what): "the picture's data is wrong: \(what)"
    case .tooLarge(let width, let height):
      "the picture has \(width) × \(height) pixels, more than \(Picture.pixelLimit)"
    }
  }
}

/// Reads data that was compressed as RFC 1951 says (DEFLATE).
struct Inflater {
  /// A code of symbols, each of so many bits, as they are numbered in the RFC: the shorter first, and equally long ones by their symbols.
  private struct Code {
    /// How many symbols have a code of so many bits.
    private var counts = [Int](repeating: 0, count: 16)

    /// The symbols, in the order of their codes.
    private var symbols: [Int]

    /// Makes a code from the number of bits of each symbol's code, 0 for symbols that do not occur.
    init(_ lengths: ArraySlice<UInt8>) throws(PictureError) {
      for length in lengths { counts[Int(length)] += 1 }
      counts[0] = 0
      var left = 1
      for length in 1...15 {
        left = left * 2 - counts[length]
        guard left >= 0 else { throw .malformed("a code of the compression is ambiguous") }
      }
      symbols = [Int](repeating: 0, count: lengths.count)
      var next = [Int](repeating: 0, count: 17)
      for length in 1...15 { next[length + 1] = next[length] + counts[length] }
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[next[Int(length)]] = symbol
        next[Int(length)] += 1
      }
    }

    /// Reads a symbol.
    func symbol(_ input: inout Inflater) throws(PictureError) -> Int {
      var code = 0
      var first = 0
      var index = 0
      for length in 1...15 {
        code |= try input.bits(1)
        let count = counts[length]
        if code - first < count { return symbols[index + code - first] }
        index += count
        first = (first + count) << 1
        code <<= 1
      }
      throw .malformed("a code of the compression has no meaning")
    }
  }

  private let input: [UInt8]
  private var next: Int
  private var buffer = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// How many bytes may come out.
  private let limit: Int

  private init(_ input: [UInt8], from start: Int, limit: Int) {
    self.input = input
    self.limit = limit
    next = start
  }

  /// Returns the data in a stream with the header of zlib (RFC 1950).
  ///
  /// - Parameters:
  ///   - stream: The stream; what follows the data, its checksum, is not read.
  ///   - limit: How many bytes may come out; more is an error.
  /// - Returns: The data.
  /// - Throws: What is wrong with it.
  static func data(ofZlibStream stream: [UInt8], limit: Int) throws(PictureError) -> [UInt8] {
    guard stream.count > 2 else { throw .truncated }
    guard stream[0] & 0x0F == 8, stream[1] & 0x20 == 0,
      (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0
    else { throw .malformed("its compression is another than zlib's") }
    var inflater = Inflater(stream, from: 2, limit: limit)
    try inflater.inflate()
    return inflater.output
  }

  /// Reads so many bits, at most 16, the lowest first.
  private mutating func bits(_ count: Int) throws(PictureError) -> Int {
    while bitCount < count {
      guard next < input.count else { throw .truncated }
      buffer |= Int(input[next]) << bitCount
      next += 1
      bitCount += 8
    }
    let result = buffer & ((1 << count) - 1)
    buffer >>= count
    bitCount -= count
    return result
  }

  private mutating func inflate() throws(PictureError) {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try copyStored()
      case 1:
        try copyCoded(by: Code(Self.fixedLengths[...]), Code(Self.fixedDistances[...]))
      case 2:
        let (literals, distances) = try codes()
        try copyCoded(by: literals, distances)
      default: throw .malformed("a block of the compression is of no kind")
      }
      guard output.count <= limit else { throw .malformed("more pixels than its size says") }
    }
  }

  private mutating func copyStored() throws(PictureError) {
    (buffer, bitCount) = (0, 0)
    guard next + 4 <= input.count else { throw .truncated }
    let count = Int(input[next]) | Int(input[next + 1]) << 8
    guard count == ~(Int(input[next + 2]) | Int(input[next + 3]) << 8) & 0xFFFF else {
      throw .malformed("a stored block's two lengths differ")
    }
    next += 4
    guard next + count <= input.count else { throw .truncated }
    output += input[next..<next + count]
    next += count
  }

  private mutating func copyCoded(by literals: Code, _ distances: Code) throws(PictureError) {
    while true {
      let symbol = try literals.symbol(&self)
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return
      } else {
        guard symbol - 257 < Self.lengths.count else {
          throw .malformed("a length of the compression has no meaning")
        }
        let length = Self.lengths[symbol - 257] + (try bits(Self.lengthBits[symbol - 257]))
        let code = try distances.symbol(&self)
        guard code < Self.distances.count else {
          throw .malformed("a distance of the compression has no meaning")
        }
        let distance = Self.distances[code] + (try bits(Self.distanceBits[code]))
        guard distance <= output.count else {
          throw .malformed("something is repeated from before the beginning")
        }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
      guard output.count <= limit else { throw .malformed("more pixels than its size says") }
    }
  }

  /// Reads the two codes of a block that brings its own.
  private mutating func codes() throws(PictureError) -> (Code, Code) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let codeCount = try bits(4) + 4
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Self.codeOrder[index]] = UInt8(try bits(3)) }
    let code = try Code(codeLengths[...])
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      switch try code.symbol(&self) {
      case let length where length < 16: lengths.append(UInt8(length))
      case 16:
        guard let last = lengths.last else {
          throw .malformed("the first length of the compression repeats another")
        }
        lengths += repeatElement(last, count: 3 + (try bits(2)))
      case 17: lengths += repeatElement(0, count: 3 + (try bits(3)))
      default: lengths += repeatElement(0, count: 11 + (try bits(7)))
      }
    }
    guard lengths.count == literalCount + distanceCount else {
      throw .malformed("there are more lengths of the compression than it says")
    }
    return (try Code(lengths[..<literalCount]), try Code(lengths[literalCount...]))
  }

  // MARK: - What the RFC fixes

  /// The bits of symbols in blocks that bring no code.
  private static let fixedLengths: [UInt8] =
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
    + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)

  /// The bits of distances in blocks that bring no code.
  private static let fixedDistances = [UInt8](repeating: 5, count: 30)

  /// The order in which the lengths of the code of codes come.
  private static let codeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// How many further bits belong to each symbol of a length.
  private static let lengthBits =
    [0, 0, 0, 0] + (0..<24).map { $0 / 4 } + [0]

  /// The length of each symbol, without its further bits.
  private static let lengths: [Int] = {
    var next = 3
    var result: [Int] = []
    for bits in lengthBits.dropLast() {
      result.append(next)
      next += 1 << bits
    }
    return result + [258]
  }()

  /// How many further bits belong to each symbol of a distance.
  private static let distanceBits = [0, 0] + (0..<28).map { $0 / 2 }

  /// The distance of each symbol, without its further bits.
  private static let distances: [Int] = {
    var next = 1
    return distanceBits.map { bits in
      defer { next += 1 << bits }
      return next
    }
  }()
}
