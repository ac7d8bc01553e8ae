/// The inside of a control sequence: what stands between its introducer and its final byte.
///
/// ```
///   ESC [   <    0 ; 12 ; 7 : 3     $      M
///          marker  parameters  intermediate final
/// ```
///
/// What does not fit into the bounds is dropped and makes the sequence malformed.
struct ControlSequence: Sendable, Hashable {
  /// The most parameters that are kept, and the most parts of one.
  private static let limit = 8

  /// The largest value of a parameter; larger ones count as this.
  private static let largestValue = 9_999_999

  /// The private marker (one of `<`, `=`, `>`, `?`), nil without one.
  private(set) var marker: UInt8?

  /// The parameters, each with its parts separated by colons; -1 is one that was left out.
  private(set) var parameters: [[Int]] = [[-1]]

  /// Whether intermediate bytes came.
  private(set) var hasIntermediates = false

  /// Whether bytes came in an impossible order or in an impossible number.
  private(set) var isMalformed = false

  /// Whether anything came.
  private(set) var isEmpty = true

  /// Takes a byte between 0x20 and 0x3F.
  ///
  /// - Parameter byte: The byte.
  mutating func append(_ byte: UInt8) {
    switch byte {
    case 0x20...0x2F: hasIntermediates = true
    case 0x30...0x39: appendDigit(Int(byte - 0x30))
    case 0x3A: appendPart()
    case 0x3B: appendParameter()
    default:
      if isEmpty { marker = byte } else { isMalformed = true }
    }
    if hasIntermediates && byte >= 0x30 { isMalformed = true }
    isEmpty = false
  }

  /// Returns a parameter, or a part of it.
  ///
  /// - Parameters:
  ///   - index: Which parameter, from 0.
  ///   - part: Which part of it, from 0.
  /// - Returns: The value, nil if it was left out.
  func value(_ index: Int, part: Int = 0) -> Int? {
    guard index < parameters.count, part < parameters[index].count else { return nil }
    let value = parameters[index][part]
    return value < 0 ? nil : value
  }

  /// Takes a decimal digit.
  private mutating func appendDigit(_ digit: Int) {
    let parameter = parameters.count - 1
    let part = parameters[parameter].count - 1
    let value = max(0, parameters[parameter][part])
    parameters[parameter][part] = min(Self.largestValue, value * 10 + digit)
  }

  /// Begins another part of the parameter.
  private mutating func appendPart() {
    let parameter = parameters.count - 1
    if parameters[parameter].count < Self.limit {
      parameters[parameter].append(-1)
    } else {
      isMalformed = true
    }
  }

  /// Begins another parameter.
  private mutating func appendParameter() {
    if parameters.count < Self.limit {
      parameters.append([-1])
    } else {
      isMalformed = true
    }
  }
}
