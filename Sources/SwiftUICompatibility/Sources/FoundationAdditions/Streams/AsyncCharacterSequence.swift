/// The characters in bytes of UTF-8.
///
/// Mirrors Foundation's structure.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A character.
  public typealias Element = Character

  /// What the bytes fail with.
  public typealias Failure = Base.Failure

  /// The bytes.
  let base: Base

  /// Returns what gives one character after the other.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: base.unicodeScalars.makeAsyncIterator())
  }

  /// What gives one character after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// The scalars that are left.
    var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    /// What there is of the next character.
    private var begun = ""

    /// Begins with the first one.
    init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// Waits for the next character; `nil` behind the last one.
    ///
    /// - Returns: The character, which ends where another one begins.
    /// - Throws: What the bytes fail with.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Character? {
      while let scalar = try await scalars.next(isolation: actor) {
        begun.unicodeScalars.append(scalar)
        if begun.count > 1 { return begun.removeFirst() }
      }
      return begun.isEmpty ? nil : begun.removeFirst()
    }
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The characters in the bytes.
  ///
  /// Mirrors Foundation's property.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
