/// The identity of an element: stays with its view as long as the view lives, and is never used
/// again in that launch.
public struct ElementID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number that stands for the element.
  public let rawValue: UInt64

  /// Makes an identity from a number; the application's toolkit hands them out.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  // The name is the library's.
  // swift-format-ignore: NoLeadingUnderscores
  /// The hash value, for the library's dictionaries: numbers that were handed out one after the other need no more than to be spread.
  ///
  /// The library's own hash, which guards against keys that somebody chose, took a sixth of the launch of a long list.
  ///
  /// - Parameter seed: What differs between dictionaries.
  /// - Returns: The value.
  public func _rawHashValue(seed: Int) -> Int {
    let spread = (rawValue ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: spread ^ (spread >> 32))
  }

  /// Returns whether one identity was handed out before another.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The number as descriptions print it, in the place of Apple's address: `0x2a`.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}
