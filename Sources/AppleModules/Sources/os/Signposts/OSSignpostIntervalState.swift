/// An interval that began, and whose end is to come.
///
/// Mirrors Apple's class.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The number of the interval's identifier.
  private let number: UInt64

  /// Makes an interval.
  private init(number: UInt64) {
    self.number = number
  }

  /// Returns an interval that began elsewhere.
  ///
  /// - Parameter id: Its identifier.
  /// - Returns: The interval.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(number: id.rawValue)
  }
}
