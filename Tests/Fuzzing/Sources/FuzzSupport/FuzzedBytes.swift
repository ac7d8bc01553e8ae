/// The bytes of one execution, taken as choices.
///
/// What there is no byte for is zero: each input means something, and a longer one means more.
public struct FuzzedBytes {
  /// What is left.
  private var rest: ArraySlice<UInt8>

  /// Takes the input of an execution.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - count: Its length in bytes.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  /// Whether all is taken.
  public var isEmpty: Bool { rest.isEmpty }

  /// Takes a byte.
  ///
  /// - Returns: The byte.
  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Takes a number.
  ///
  /// - Parameter range: The numbers that it may be, at most 65,536.
  /// - Returns: The number.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    guard range.count > 1 else { return range.lowerBound }
    let choice = range.count <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())
    return range.lowerBound + choice % range.count
  }

  /// Takes one of several values.
  ///
  /// - Parameter values: The values, one at least.
  /// - Returns: The value.
  public mutating func choice<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// Takes a text up to a byte of zero.
  ///
  /// - Returns: The text; what is no UTF-8 in it is U+FFFD.
  public mutating func text() -> String {
    let bytes = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(bytes.count + 1)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes all that is left.
  ///
  /// - Returns: The bytes.
  public mutating func all() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }
}

/// Ends the execution as a find when something does not hold.
///
/// - Parameters:
///   - holds: Whether it does.
///   - words: What does not hold, with the values at hand.
///   - file: The file that says so.
///   - line: The line that says so.
public func check(
  _ holds: Bool, _ words: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !holds { fatalError(words(), file: file, line: line) }
}
