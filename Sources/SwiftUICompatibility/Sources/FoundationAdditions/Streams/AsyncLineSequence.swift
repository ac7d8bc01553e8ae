/// The lines of text in bytes of UTF-8, without their ends.
///
/// Mirrors Foundation's structure. As there, what ends a line is a line feed, a carriage return, both, or another of Unicode's separators
/// of lines, and empty lines are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String

  /// What the bytes fail with.
  public typealias Failure = Base.Failure

  /// The bytes.
  let base: Base

  /// Returns what gives one line after the other.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }

  /// What gives one line after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// The bytes that are left.
    var bytes: Base.AsyncIterator

    /// Separators of lines that are not one byte.
    private static var separators: [[UInt8]] {
      [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
    }

    /// Waits for the next line; `nil` behind the last one.
    ///
    /// - Returns: The line.
    /// - Throws: What the bytes fail with.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next(isolation: actor) {
        line.append(byte)
        guard let end = Self.lengthOfEnd(of: line) else { continue }
        line.removeLast(end)
        // The line feed behind a carriage return ends an empty line, too.
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// Returns how many bytes end a line; `nil` when it goes on.
    private static func lengthOfEnd(of line: [UInt8]) -> Int? {
      switch line.last {
      case 0x0A, 0x0B, 0x0C, 0x0D: 1
      case 0x85, 0xA8, 0xA9: separators.first { line.suffix($0.count).elementsEqual($0) }?.count
      default: nil
      }
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of text in the bytes.
  ///
  /// Mirrors Foundation's property.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
