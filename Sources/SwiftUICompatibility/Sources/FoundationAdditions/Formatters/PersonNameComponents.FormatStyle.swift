extension PersonNameComponents {
  /// A way in which the name of a person is written.
  ///
  /// Mirrors Foundation's structure of Apple's platforms.
  ///
  /// - Note: Unlike Foundation's, the family's name comes first in Hungarian, and in names in the scripts of China, Japan and Korea, alone.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    ///
    /// Mirrors Foundation's enumeration.
    public enum Style: Int, Codable, Sendable, Hashable {
      /// What friends say.
      case short = 1

      /// The given name and the family's.
      case medium = 2

      /// All.
      case long = 3

      /// The first letters.
      case abbreviated = 4
    }

    /// How much of a name is written.
    public var style: Style

    /// The language and region.
    public var locale: Locale

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - style: How much of a name is written.
    ///   - locale: The language and region.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the text of a name.
    public func format(_ value: PersonNameComponents) -> String {
      let (given, family) = (value.givenName ?? "", value.familyName ?? "")
      let isEastAsian = (given + family).unicodeScalars.contains(where: Self.isEastAsian)
      let isFamilyFirst = isEastAsian || locale.language.languageCode == .hungarian
      let names = isFamilyFirst ? [family, given] : [given, family]
      let texts: [String] =
        switch style {
        case .short: [[value.nickname ?? "", given, family].first { !$0.isEmpty } ?? ""]
        case .medium: names
        case .long:
          [value.namePrefix ?? ""]
            + (isFamilyFirst
              ? [family, given, value.middleName ?? ""] : [given, value.middleName ?? "", family])
            + [value.nameSuffix ?? ""]
        case .abbreviated: names.map { String($0.prefix(1)).localizedUppercase }
        }
      let isTight = isEastAsian || style == .abbreviated
      return texts.filter { !$0.isEmpty }.joined(separator: isTight ? "" : " ")
    }

    /// Returns whether names in the script of a scalar have no space in them.
    private static func isEastAsian(_ scalar: UnicodeScalar) -> Bool {
      switch scalar.value {
      case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
      default: false
      }
    }

    /// Returns the style in another language and region.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Returns the given name and the family's, as people of the user's language write them.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the text of the name in a style.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style of names of persons.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  ///
  /// - Parameter style: How much of a name is written.
  /// - Returns: The style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
