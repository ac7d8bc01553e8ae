/// The scalars of Unicode in bytes of UTF-8.
///
/// Mirrors Foundation's structure.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A scalar.
  public typealias Element = UnicodeScalar

  /// What the bytes fail with.
  public typealias Failure = Base.Failure

  /// The bytes.
  let base: Base

  /// Returns what gives one scalar after the other.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }

  /// What gives one scalar after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// The bytes that are left.
    var bytes: Base.AsyncIterator

    /// A byte that did not belong to the last scalar.
    private var first: UInt8?

    /// Begins with the first one.
    init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Waits for the next scalar; `nil` behind the last one.
    ///
    /// - Returns: The scalar; that of a replacement for bytes that are no UTF-8.
    /// - Throws: What the bytes fail with.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> UnicodeScalar? {
      var scalar: [UInt8] = []
      if let first {
        scalar = [first]
        self.first = nil
      } else if let byte = try await bytes.next(isolation: actor) {
        scalar = [byte]
      }
      while let lead = scalar.first, scalar.count < Self.length(behind: lead),
        let byte = try await bytes.next(isolation: actor)
      {
        guard byte & 0xC0 == 0x80 else {
          first = byte
          break
        }
        scalar.append(byte)
      }
      return String(decoding: scalar, as: UTF8.self).unicodeScalars.first
    }

    /// Returns how many bytes a scalar has that begins with a byte.
    private static func length(behind lead: UInt8) -> Int {
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    }
  }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The scalars of Unicode in the bytes.
  ///
  /// Mirrors Foundation's property.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> {
    AsyncUnicodeScalarSequence(base: self)
  }
}
