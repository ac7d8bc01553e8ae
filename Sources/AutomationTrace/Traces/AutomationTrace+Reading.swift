public import Foundation

extension AutomationTrace {
  /// An error: a trace cannot be read.
  public enum ReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// It is of a version that this code does not know.
    case version(Int)

    /// A number names something that is not there, in this part of it.
    case number(String)

    /// It in words.
    public var description: String {
      switch self {
      case .version(let version):
        "The trace is of version \(version); this program reads version \(AutomationTrace.currentVersion)."
      case .number(let part): "The trace is damaged: a number of \(part) names nothing."
      }
    }
  }

  /// The trace as JSON: the same trace always gives the same bytes.
  ///
  /// - Returns: The bytes.
  /// - Throws: What the encoder throws, for a number that JSON cannot tell.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .secondsSince1970
    return try encoder.encode(self)
  }

  /// Reads a trace.
  ///
  /// - Parameter data: It as JSON.
  /// - Throws: ``ReadingError``, or what the decoder throws.
  public init(decoding data: Data) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    self = try decoder.decode(AutomationTrace.self, from: data).validated()
  }

  /// Returns the trace, whose numbers all name something.
  ///
  /// - Returns: The trace.
  /// - Throws: ``ReadingError``.
  public func validated() throws(ReadingError) -> AutomationTrace {
    guard version == Self.currentVersion else { throw .version(version) }
    guard rows.allSatisfy({ $0.allSatisfy { styles.indices.contains($0.style) } }) else {
      throw .number("a row")
    }
    guard screens.allSatisfy({ $0.rows.allSatisfy(rows.indices.contains) }) else {
      throw .number("a screen")
    }
    guard outlines.allSatisfy({ $0.allSatisfy(lines.indices.contains) }) else {
      throw .number("an outline")
    }
    for step in steps {
      guard step.screen.map(screens.indices.contains) ?? true,
        step.outline.map(outlines.indices.contains) ?? true,
        step.application.map(applications.indices.contains) ?? true
      else { throw .number("a step") }
    }
    return self
  }

  /// The text of a screen, a line for each row.
  ///
  /// - Parameter number: The number of the screen.
  /// - Returns: The lines.
  public func text(ofScreen number: Int) -> [String] {
    screens[number].rows.map { rows[$0].map(\.text).joined() }
  }
}
