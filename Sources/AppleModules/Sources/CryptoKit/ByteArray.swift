import Foundation

/// What is bytes that are kept in an array.
protocol ByteArray: ContiguousBytes, Sequence where Iterator == Array<UInt8>.Iterator {
  /// The bytes.
  var bytes: [UInt8] { get }
}

extension ByteArray {
  /// Returns what goes through the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Calls a function with the bytes.
  ///
  /// - Parameter body: The function.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
