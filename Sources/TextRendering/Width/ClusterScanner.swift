import Primitives

/// A walk over the grapheme clusters of a text with their widths, without making a `Character` of
/// each.
///
/// Between two scalars that the rules for clusters do not mention there is always a boundary; only
/// elsewhere the standard library is asked.
struct ClusterScanner {
  /// The text, for the standard library to find boundaries in.
  private let text: String

  /// The text as UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>

  /// A boundary that the standard library found, so that it need not look for it again.
  private var knownBoundary: String.Index

  /// Where that boundary is, in bytes.
  private var knownOffset = 0

  /// Where the current cluster begins, in bytes.
  private(set) var start = 0

  /// Where the current cluster ends, in bytes.
  private(set) var end = 0

  /// The scalar that the cluster consists of; `nil` for several.
  private(set) var scalar: UInt32?

  /// The cells that the current cluster takes.
  private(set) var width = 0

  /// Makes a scanner before the first cluster.
  private init(text: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.bytes = bytes
    knownBoundary = text.startIndex
  }

  /// Hands out a scanner for a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: What to do with the scanner. It is an error to keep it.
  /// - Returns: What the body returns.
  static func scan<Result>(_ text: String, _ body: (inout ClusterScanner) -> Result) -> Result {
    var contiguous = text
    contiguous.makeContiguousUTF8()
    let stable = contiguous
    return contiguous.withUTF8 { bytes in
      var scanner = ClusterScanner(text: stable, bytes: bytes)
      return body(&scanner)
    }
  }

  /// Moves to the next cluster.
  ///
  /// - Returns: `false` when there is none.
  mutating func advance() -> Bool {
    let count = bytes.count
    start = end
    if start >= count { return false }
    let first = bytes[start]
    var next = start &+ 1
    var value = UInt32(first)
    // Most texts are plain, and need no table.
    if Self.isPlain(first), next == count || bytes[next] < 0x80 {
      (end, scalar, width) = (next, value, 1)
      return true
    }
    if first >= 0x80 { value = ValidUTF8.decode(bytes, at: start, next: &next) }
    let entry = WidthTable.shared.entry(value)
    if entry & WidthTable.loose != 0, isLoose(at: next, count: count) {
      end = next
      scalar = value
      width = Int(entry & WidthTable.widthMask)
      return true
    }
    advanceByRules(first: value, next: next)
    return true
  }

  /// Returns whether a byte is a letter of ASCII, a sign or a blank: one cell wide, and never part of the cluster before it.
  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  /// Jumps to a boundary that is known to be one.
  ///
  /// - Parameter offset: Where it is, in bytes.
  mutating func jump(to offset: Int) {
    start = offset
    end = offset
  }

  /// Returns whether what follows a loose scalar begins a cluster of its own.
  private func isLoose(at offset: Int, count: Int) -> Bool {
    if offset >= count { return true }
    let byte = bytes[offset]
    if byte < 0x80 { return true }
    var next = 0
    return WidthTable.shared.entry(ValidUTF8.decode(bytes, at: offset, next: &next))
      & WidthTable.loose != 0
  }

  /// Moves to the end of the cluster that the standard library finds.
  private mutating func advanceByRules(first: UInt32, next: Int) {
    if knownOffset != start {
      knownBoundary = text.utf8.index(text.startIndex, offsetBy: start)
    }
    knownBoundary = text.index(after: knownBoundary)
    knownOffset = text.utf8.distance(from: text.startIndex, to: knownBoundary)
    end = knownOffset
    scalar = next == end ? first : nil
    var measure = ClusterMeasure()
    measure.add(first)
    var offset = next
    var remaining = SymbolTable.maximumScalars &- 1
    while offset < end, remaining > 0 {
      remaining &-= 1
      measure.add(ValidUTF8.decode(bytes, at: offset, next: &offset))
    }
    width = measure.width
  }
}
