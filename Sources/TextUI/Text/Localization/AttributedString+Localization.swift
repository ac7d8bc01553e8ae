extension AttributedString {
  /// Makes the text of a key in the tables of translations, with the Markdown in it: the key where there is none.
  ///
  /// ```swift
  /// AttributedString(localized: "**^[\(count) item](inflect: true)** left")
  /// ```
  ///
  /// Mirrors Foundation's initializer, which is on Apple's platforms only.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with the values that stand in it.
  ///   - options: What else is said of the text; of no effect.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - comment: A note for those who translate.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = LocalizedStrings.attributedString(
      keyAndValue.key.key, table: table, bundle: bundle, locale: locale, or: keyAndValue.key)
  }

  /// Makes the text of a key in the tables of translations, with the Markdown in it: another text where there is none.
  ///
  /// Mirrors Foundation's initializer, which is on Apple's platforms only.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What stands for a key without an entry, with the values in it.
  ///   - options: What else is said of the text; of no effect.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - comment: A note for those who translate.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle))
  }

  /// Makes the text that a resource stands for, with the Markdown in it.
  ///
  /// Mirrors Foundation's initializer, which is on Apple's platforms only.
  ///
  /// - Parameter resource: The resource.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedStrings.attributedString(
      resource.key, table: resource.table, bundle: resource.bundle, locale: resource.locale,
      or: resource.defaultValue.key)
  }

  /// What else is said of a text that is made of a key.
  ///
  /// Mirrors Foundation's structure.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The text says where its values stand; of no effect here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
  }
}
