/// Writes numbers and texts as bytes; see the page Wire Format.
struct ByteWriter: Sendable {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  /// Writes a byte.
  mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  /// Writes a number that is not negative: seven bits to a byte, the lowest first, the top bit set
  /// in all but the last.
  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a number of things.
  mutating func count(_ value: Int) {
    number(UInt64(max(0, value)))
  }

  /// Writes a whole number, those near zero in few bytes.
  mutating func integer(_ value: Int) {
    let wide = Int64(value)
    number(UInt64(bitPattern: (wide << 1) ^ (wide >> 63)))
  }

  /// Writes a coordinate or extent in cells; one out of the bounds of `Int32` is written as the
  /// nearest within.
  mutating func cells(_ value: Int) {
    integer(min(max(value, Int(Int32.min)), Int(Int32.max)))
  }

  /// Writes a number of seconds or the like; infinity is written as the greatest number, what is
  /// none as zero.
  mutating func double(_ value: Double) {
    var finite = value.isNaN ? 0 : value
    if finite.isInfinite {
      finite = finite < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
    }
    var rest = finite.bitPattern
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Writes whether something is so.
  mutating func flag(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  /// Writes a text: the number of its bytes, then the bytes.
  mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      count(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  /// Writes bytes: their number, then the bytes.
  mutating func data(_ value: [UInt8]) {
    count(value.count)
    bytes.append(contentsOf: value)
  }

  /// Writes values: their number, then one after the other.
  mutating func list<Value: WireValue>(_ values: [Value]) {
    count(values.count)
    for value in values { value.encode(to: &self) }
  }

  /// Writes whether there is a value, and the value.
  mutating func optional<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  /// Writes entries by name, in the order of names: their number, then each name with its value.
  mutating func entries<Value>(
    _ entries: [String: Value], _ write: (inout ByteWriter, Value) -> Void
  ) {
    count(entries.count)
    for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
      text(name)
      write(&self, value)
    }
  }

  /// Writes texts: their number, then one after the other.
  mutating func texts(_ values: [String]) {
    count(values.count)
    for value in values { text(value) }
  }
}
