extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// A way in which a number of bytes is written: `1.5 GB`.
  ///
  /// Mirrors Foundation's structure of Apple's platforms.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// How the number itself is written.
    var style: ByteCountFormatStyle

    /// Returns the text of a number of bytes.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      style.format(Int64(value.converted(to: .bytes).value))
    }

    /// Returns the style in another language and region.
    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Returns a style of numbers of bytes.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  ///
  /// - Parameters:
  ///   - style: What a kilobyte is.
  ///   - allowedUnits: The units that may be used.
  ///   - spellsOutZero: Whether nothing is written as a word.
  ///   - includesActualByteCount: Whether the number of bytes stands behind.
  /// - Returns: The style.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount))
  }
}
