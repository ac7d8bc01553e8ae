import Foundation

/// The seeds of tests over random input.
///
/// A run has as many as a test states; the environment variable `FUZZ` makes that so many times more: `FUZZ=50 swift test --filter Fuzz`.
public enum FuzzSeeds {
  /// How many times more seeds there are than a test states.
  private static let factor = ProcessInfo.processInfo.environment["FUZZ"].flatMap(UInt64.init) ?? 1

  /// Returns seeds in order.
  ///
  /// - Parameters:
  ///   - first: The first.
  ///   - count: How many there are in a usual run.
  /// - Returns: The seeds.
  public static func from(_ first: UInt64, count: UInt64) -> Range<UInt64> {
    first..<(first + count * max(factor, 1))
  }
}
