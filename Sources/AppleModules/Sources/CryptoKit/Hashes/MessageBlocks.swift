/// What a hash function has taken in and not made a block of yet.
///
/// ```
///  message …………………………………………………………… │ 0x80 │ 0 … 0 │ length in bits │
///  ├── block ──┼── block ──┼── … ──┼──────── last blocks ──────────┤
/// ```
struct MessageBlocks {
  /// How many bytes a block has.
  private let size: Int

  /// The bytes of the block that is not complete.
  private var rest: [UInt8] = []

  /// How many bytes were taken in.
  private var count: UInt64 = 0

  /// Makes one without bytes.
  ///
  /// - Parameter size: How many bytes a block has.
  init(size: Int) {
    self.size = size
  }

  /// Takes in bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - process: Called with each block that is complete.
  mutating func append(_ bytes: UnsafeRawBufferPointer, process: (UnsafeRawBufferPointer) -> Void) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(size - rest.count, bytes.count)
      rest.append(contentsOf: bytes[0..<start])
      guard rest.count == size else { return }
      rest.withUnsafeBytes(process)
      rest.removeAll(keepingCapacity: true)
    }
    while start + size <= bytes.count {
      process(UnsafeRawBufferPointer(rebasing: bytes[start..<start + size]))
      start += size
    }
    rest.append(contentsOf: bytes[start...])
  }

  /// Fills the last blocks, at whose end the length stands, in an eighth of a block.
  ///
  /// - Parameters:
  ///   - isBigEndian: Whether the first byte of the length counts most.
  ///   - process: Called with each block.
  func finish(isBigEndian: Bool, process: (UnsafeRawBufferPointer) -> Void) {
    let lengthSize = size / 8
    var last = rest + [0x80]
    while last.count % size != size - lengthSize { last.append(0) }
    let digits = (0..<8).map { UInt8(truncatingIfNeeded: (count << 3) >> (8 * UInt64($0))) }
    let length = digits + [UInt8](repeating: 0, count: lengthSize - 8)
    last += isBigEndian ? length.reversed() : length
    last.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: size) {
        process(UnsafeRawBufferPointer(rebasing: bytes[start..<start + size]))
      }
    }
  }
}

extension FixedWidthInteger {
  /// The bytes, of which the first counts most.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }

  /// The bytes, of which the first counts least.
  var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }

  /// Returns the number with its bits moved to the left, those that fall out coming in on the right.
  func rotated(left count: Int) -> Self { (self &<< Self(count)) | rotatedRest(count) }

  /// Returns the number with its bits moved to the right, those that fall out coming in on the left.
  func rotated(right count: Int) -> Self { rotated(left: Self.bitWidth - count) }

  /// Returns the bits that fall out when the number is moved to the left.
  private func rotatedRest(_ count: Int) -> Self {
    Self(truncatingIfNeeded: magnitude &>> Magnitude(Self.bitWidth - count))
  }
}
