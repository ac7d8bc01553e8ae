/// A text that nothing shows: not a description, a dump, a failure of a test or a log.
///
/// Only the file has it, which nobody else may read; on Apple's systems it would be in the keychain.
public struct Secret: Hashable, Sendable {
  /// The text.
  public let text: String

  /// Keeps a text secret.
  ///
  /// - Parameter text: The text.
  public init(_ text: String) {
    self.text = text
  }
}

// MARK: - Showing

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Bullets, as many for every text.
  public var description: String { "••••••" }

  /// Bullets, as many for every text.
  public var debugDescription: String { description }

  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

// MARK: - Keeping

extension Secret: Codable {
  /// Reads the text.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
