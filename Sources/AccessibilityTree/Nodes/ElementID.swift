/// The identity of an element: stays with its view as long as the view lives, and is never used
/// again in that launch.
public struct ElementID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number that stands for the element.
  public let rawValue: UInt64

  /// Makes an identity from a number; the application's toolkit hands them out.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Returns whether one identity was handed out before another.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The number as descriptions print it, in the place of Apple's address: `0x2a`.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}
