import Synchronization

/// The texts of the application in tables of translations, for code outside of views.
///
/// They are those of the application that was started last in the process.
enum LocalizedStrings {
  /// What is known of the application.
  private struct State {
    /// Its tables.
    var tables = StringTables(module: nil)

    /// Its user's locale; that of the process when there is no application.
    var locale: Locale?
  }

  private static let state = Mutex(State())

  /// Takes the texts of an application that starts.
  ///
  /// - Parameters:
  ///   - module: The module of the application's type.
  ///   - locale: The locale of its user.
  static func begin(module: String?, locale: Locale) {
    state.withLock { state in
      state.tables = StringTables(module: module)
      state.locale = locale
    }
  }

  /// Returns the text of a key.
  ///
  /// - Parameters:
  ///   - key: The key as it stands in the tables.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - value: What stands for a key without an entry, with the values that stand in either.
  /// - Returns: The text, with the values in it.
  static func string(
    _ key: String, table: String?, bundle: Bundle?, locale: Locale?, or value: LocalizedStringKey
  ) -> String {
    let (template, locale) = found(
      key, table: table, bundle: bundle, locale: locale, for: value.arguments)
    guard let template else { return value.plainString(in: locale) }
    var next = 0
    return filled(template, with: value.arguments, next: &next, in: locale)
  }

  /// Returns a text with Markdown, in the looks it says.
  ///
  /// - Parameters:
  ///   - key: The key as it stands in the tables.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - value: What stands for a key without an entry, with the values that stand in either.
  /// - Returns: The text, with the values in it, whose signs are none of Markdown, and with words that agree with their numbers.
  static func attributedString(
    _ key: String, table: String?, bundle: Bundle?, locale: Locale?, or value: LocalizedStringKey
  ) -> AttributedString {
    let (template, locale) = found(
      key, table: table, bundle: bundle, locale: locale, for: value.arguments)
    var next = 0
    return AttributedString(
      pieces: InlineMarkdown.pieces(of: template ?? value.key).map { piece in
        var piece = piece
        piece.text = filled(piece.text, with: value.arguments, next: &next, in: locale)
        guard piece.emphasis.contains(.inflected) else { return piece }
        piece.text = Inflection.agreeing(
          piece.text, language: locale.language.languageCode?.identifier)
        return piece
      })
  }

  /// Returns what stands for a key in the tables, and the locale for its values.
  private static func found(
    _ key: String, table: String?, bundle: Bundle?, locale: Locale?,
    for arguments: [LocalizedStringKey.Argument]
  ) -> (template: String?, locale: Locale) {
    state.withLock { state in
      let locale = locale ?? state.locale ?? .current
      let found = state.tables.entry(key, table: table, bundle: bundle, locale: locale)
      return (found.map { $0.entry.text(for: arguments, in: $0.language) }, locale)
    }
  }

  /// Returns a text with values in the places for them.
  private static func filled(
    _ template: String, with arguments: [LocalizedStringKey.Argument], next: inout Int,
    in locale: Locale
  ) -> String {
    guard !arguments.isEmpty else { return template }
    return TextTemplate.parts(of: template, next: &next).map { part in
      switch part {
      case .words(let words): words
      case .value(let index, let specifier):
        index < arguments.count ? arguments[index].plainString(as: specifier, in: locale) : ""
      }
    }.joined()
  }
}

extension LocalizedStrings {
  /// The module of the application that was started last; `nil` when there is none.
  static var module: String? { state.withLock(\.tables.module) }

  /// Returns the text of a key as it stands in the tables.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - bundle: The bundle; the application's own when it is `main`, or `nil`.
  /// - Returns: The text, with the places of its values; `nil` where there is none.
  static func template(_ key: String, table: String?, bundle: Bundle?) -> String? {
    state.withLock { state in
      state.tables.entry(
        key, table: table, bundle: bundle == .main ? nil : bundle, locale: state.locale ?? .current
      )
      .map { $0.entry.text(for: [], in: $0.language) }
    }
  }
}

extension LocalizedStringKey {
  /// Returns the key with the values in it.
  fileprivate func plainString(in locale: Locale) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .value(let argument): argument.plainString(as: argument.specifier, in: locale)
      }
    }.joined()
  }
}

extension LocalizedStringKey.Argument {
  /// Returns the value in words without looks.
  fileprivate func plainString(as place: String, in locale: Locale) -> String {
    if case .text(let content) = value { return content.plainString(in: locale) }
    return string(as: specifier.last == place.last ? specifier : place, in: locale) ?? ""
  }
}

extension TextContent {
  /// Returns the words of the text without looks, a time as it is now.
  fileprivate func plainString(in locale: Locale) -> String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key, let table, let bundle):
      LocalizedStrings.string(key.key, table: table, bundle: bundle, locale: locale, or: key)
    case .value(let value): value.string(in: locale)
    case .time(let time): time.moment(at: Date(), in: locale).string
    case .attributed(let string): String(string.characters)
    case .joined(let parts): parts.map { $0.plainString(in: locale) }.joined()
    }
  }
}

// MARK: - Foundation's names

extension String {
  /// A key of a text in the tables of translations, with the values that stand in it.
  ///
  /// Mirrors Foundation's `String.LocalizationValue`, which is on Apple's platforms only.
  public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The key.
    let key: LocalizedStringKey

    /// The parts of a literal, as they are collected.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// Makes a key of a text that may be known at run time only.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    /// Makes a key of a literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Makes a key of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Makes the text of a key in the tables of translations: the key where there is none.
  ///
  /// Mirrors Foundation's initializer, which is on Apple's platforms only.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with the values that stand in it.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - comment: A note for those who translate.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStrings.string(
      keyAndValue.key.key, table: table, bundle: bundle, locale: locale, or: keyAndValue.key)
  }

  /// Makes the text of a key in the tables of translations: another text where there is none.
  ///
  /// Mirrors Foundation's initializer, which is on Apple's platforms only.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What stands for a key without an entry, with the values in it.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - comment: A note for those who translate.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle))
  }

  /// Makes the text that a resource stands for.
  ///
  /// Mirrors Foundation's initializer, which is on Apple's platforms only.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedStrings.string(
      resource.key, table: resource.table, bundle: resource.bundle, locale: resource.locale,
      or: resource.defaultValue.key)
  }
}

/// A text in the tables of translations that is looked up where it is shown.
///
/// Mirrors Foundation's `LocalizedStringResource`, which is on Apple's platforms only.
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The key as it stands in the tables.
  public let key: String

  /// What stands for a key without an entry, with the values that stand in either.
  public let defaultValue: String.LocalizationValue

  /// The name of the table; `Localizable` when `nil`.
  public let table: String?

  /// The locale; that of the application when `nil`.
  public var locale: Locale?

  /// The bundle; the application's own when `nil`.
  let bundle: Bundle?

  /// The parts of a literal, as they are collected.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// A description of a bundle, which is looked for when the resource is made.
  ///
  /// Mirrors Foundation's enumeration of Apple's platforms.
  public enum BundleDescription: Sendable {
    /// The application's own.
    case main

    /// That of a class.
    case forClass(AnyClass)

    /// The one at a place.
    case atURL(URL)

    /// The bundle; `nil` for the application's own, and where there is none.
    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// Makes a resource of a key, in a bundle that is described.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with the values that stand in it.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - bundle: The bundle.
  ///   - comment: A note for those who translate.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
  }

  /// Makes a resource of a key, for which another text stands where there is no entry, in a bundle that is described.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What stands for a key without an entry, with the values in it.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - bundle: The bundle.
  ///   - comment: A note for those who translate.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.bundle,
      comment: comment)
  }

  /// Makes a resource of a key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with the values that stand in it.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - comment: A note for those who translate.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a resource of a key, for which another text stands where there is no entry.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What stands for a key without an entry, with the values in it.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - locale: The locale; that of the application when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - comment: A note for those who translate.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Makes a resource of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Shows the text that a resource stands for.
  ///
  /// Mirrors SwiftUI's initializer.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let value = resource.defaultValue.key
    if resource.locale == nil && resource.key == value.key {
      self.init(value, tableName: resource.table, bundle: resource.bundle)
    } else {
      self.init(verbatim: String(localized: resource))
    }
  }
}
