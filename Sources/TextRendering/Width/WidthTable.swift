/// A table of what matters of every Unicode scalar for the width of text, in one byte each.
///
/// Scalars are grouped in pages of 256; equal pages are stored once, so that the table takes some
/// ten thousand bytes and a look-up two reads. It is built from ``WidthRanges`` at first use.
final class WidthTable: Sendable {
  /// The table.
  static let shared = WidthTable()

  /// Where the page of a scalar begins, by the scalar's upper bits.
  private let pageStarts: [UInt16]

  /// The pages, one after the other.
  private let entries: [UInt8]

  /// Builds the table.
  private init() {
    var builder = Builder()
    for (first, last) in Self.ranges(in: WidthRanges.wide) {
      builder.apply(first, last, clearing: Self.widthMask, setting: 2)
    }
    for (first, last) in Self.ranges(in: WidthRanges.zero) {
      builder.apply(first, last, clearing: Self.widthMask, setting: 0)
    }
    builder.apply(0x00, 0x1F, clearing: Self.widthMask, setting: 0)
    builder.apply(0x7F, 0x9F, clearing: Self.widthMask, setting: 0)
    let flags: [(StaticString, UInt8)] = [
      (WidthRanges.spacingMarks, Self.spacingMark), (WidthRanges.viramas, Self.virama),
      (WidthRanges.pictographs, Self.pictograph), (WidthRanges.widened, Self.widened),
      (WidthRanges.narrowed, Self.narrowed), (Self.looseRanges, Self.loose),
    ]
    for (text, flag) in flags {
      for (first, last) in Self.ranges(in: text) {
        builder.apply(first, last, clearing: 0, setting: flag)
      }
    }
    pageStarts = builder.pageStarts
    entries = builder.entries
  }

  /// Returns what matters of a scalar.
  ///
  /// - Parameter scalar: The number of the scalar. It is an error for it to be above 10FFFF.
  /// - Returns: The bits that are named below.
  func entry(_ scalar: UInt32) -> UInt8 {
    entries[Int(pageStarts[Int(scalar >> 8)]) &+ Int(scalar & 0xFF)]
  }
}

// MARK: - Meaning of the bits

extension WidthTable {
  /// The bits that hold the width: 0, 1 or 2.
  static let widthMask: UInt8 = 0b11

  /// A mark that widens the letter before it to two cells.
  static let spacingMark: UInt8 = 1 << 2

  /// A sign that joins the letter before it with the one after.
  static let virama: UInt8 = 1 << 3

  /// A picture that takes a skin tone.
  static let pictograph: UInt8 = 1 << 4

  /// Made two cells wide by the variation selector for emoji.
  static let widened: UInt8 = 1 << 5

  /// Made one cell wide by the variation selector for text.
  static let narrowed: UInt8 = 1 << 6

  /// Never part of the cluster of another such scalar beside it.
  static let loose: UInt8 = 1 << 7

  /// Scalars without a part in the rules for grapheme clusters (UAX #29, value `Other`, and whole
  /// Hangul syllables), as far as they are worth telling apart; between two of them there is always
  /// a boundary.
  private static let looseRanges: StaticString = """
    20-7E A0-AC AE-2FF 370-482 48A-52F 2010-2027 2030-205F 2070-209C 20A0-20C0 2100-2B73
    2B76-2BFF 3000-3029 3030-3096 309B-A48C AC00-D7A3 F900-FAD9 FF01-FF9D FFE0-FFE6 FFFD
    1F300-1F3FA 1F400-1FAFF 20000-3FFFD
    """
}

// MARK: - Building

extension WidthTable {
  /// Returns the ranges that a text names, as hexadecimal words such as `20-7E` or `AD`.
  static func ranges(in text: StaticString) -> [(UInt32, UInt32)] {
    var result: [(UInt32, UInt32)] = []
    text.withUTF8Buffer { bytes in
      var first: UInt32?
      var number: UInt32 = 0
      var hasDigits = false
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
        if let digit = Hexadecimal.value(of: byte) {
          number = number << 4 | digit
          hasDigits = true
        } else if byte == UInt8(ascii: "-") {
          first = number
          number = 0
        } else if hasDigits {
          result.append((first ?? number, number))
          (first, number, hasDigits) = (nil, 0, false)
        }
      }
    }
    return result
  }

  /// The table while it is built.
  private struct Builder {
    /// Where each page begins.
    var pageStarts = [UInt16](repeating: 0, count: 0x1100)

    /// The pages; the first holds ones.
    var entries = {
      var entries: [UInt8] = []
      // All there is room for, which memory is taken of when it is written.
      entries.reserveCapacity(1 << 16)
      entries.append(contentsOf: repeatElement(1, count: 256))
      return entries
    }()

    /// The pages that hold the same value throughout, and may be shared, by that value; -1 without one.
    var uniformPages: [Int] = {
      var pages = [Int](repeating: -1, count: 256)
      pages[1] = 0
      return pages
    }()

    /// Changes the entries of a range.
    ///
    /// - Parameters:
    ///   - first: The first scalar.
    ///   - last: The last scalar.
    ///   - clearing: The bits to clear.
    ///   - setting: The bits to set afterwards.
    mutating func apply(_ first: UInt32, _ last: UInt32, clearing: UInt8, setting: UInt8) {
      for page in Int(first >> 8)...Int(last >> 8) {
        let low = max(Int(first) - page * 256, 0)
        let high = min(Int(last) - page * 256, 255)
        let start = Int(pageStarts[page])
        let value = entries[start]
        let isShared = uniformPages[Int(value)] == start
        if isShared, low == 0, high == 255 {
          pageStarts[page] = UInt16(uniformPage(value & ~clearing | setting))
          continue
        }
        if isShared {
          pageStarts[page] = UInt16(entries.count)
          entries.append(contentsOf: repeatElement(value, count: 256))
        }
        for offset in low...high {
          let index = Int(pageStarts[page]) + offset
          entries[index] = entries[index] & ~clearing | setting
        }
      }
    }

    /// Returns the page that holds a value throughout.
    private mutating func uniformPage(_ value: UInt8) -> Int {
      let known = uniformPages[Int(value)]
      if known >= 0 { return known }
      let start = entries.count
      entries.append(contentsOf: repeatElement(value, count: 256))
      uniformPages[Int(value)] = start
      return start
    }
  }
}
