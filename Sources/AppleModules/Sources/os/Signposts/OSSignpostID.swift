/// A name for one of several intervals that overlap.
///
/// Mirrors Apple's structure.
///
/// - Note: Unlike with Apple's, nothing is recorded: an identifier tells nothing apart.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Makes an identifier from its number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Makes an identifier from its number.
  public init(_ value: UInt64) {
    self.init(rawValue: value)
  }

  /// Makes the identifier of what never overlaps, as there is nothing to tell apart.
  public init(log: OSLog) {
    self = .exclusive
  }

  /// Makes the identifier of an object.
  ///
  /// - Parameters:
  ///   - log: Where it counts.
  ///   - object: The object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// The one of an interval that never overlaps another of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

  /// One that means an error.
  public static let invalid = OSSignpostID(UInt64.max)

  /// One that means that signposts are not recorded.
  public static let null = OSSignpostID(0)

  /// Whether an identifier comes before another, by its number.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
