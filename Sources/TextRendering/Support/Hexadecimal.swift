/// Numbers to base sixteen, as ASCII.
enum Hexadecimal {
  /// Appends a number with upper-case digits.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - digits: How many digits to write; leading ones are zeros, those that do not fit are left
  ///     off.
  ///   - bytes: Where to append.
  static func append(_ value: UInt32, digits: Int, to bytes: inout [UInt8]) {
    var shift = digits * 4
    while shift > 0 {
      shift -= 4
      bytes.append(digit(UInt8(truncatingIfNeeded: value >> UInt32(shift)) & 0xF))
    }
  }

  /// Returns the ASCII digit of a number below sixteen.
  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }

  /// Returns the number that an ASCII digit of either case stands for; `nil` for any other byte.
  static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt32(digit - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt32(digit - UInt8(ascii: "a") + 10)
    default: return nil
    }
  }
}
