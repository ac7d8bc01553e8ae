import Synchronization

/// An identity of a stream of values.
///
/// Mirrors Combine's `CombineIdentifier`.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The last number that was given.
  private static let lastNumber = Atomic<UInt>(0)

  private let number: UInt

  /// Makes an identity that no other has.
  public init() {
    // Odd numbers are no addresses of objects.
    number = Self.lastNumber.add(1, ordering: .relaxed).newValue * 2 + 1
  }

  /// Makes the identity of an object.
  public init(_ object: AnyObject) {
    number = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identity in hexadecimal digits.
  public var description: String { "0x" + String(number, radix: 16) }
}
