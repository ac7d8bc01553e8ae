// Foundation's function knows no tables of a target's resources here. It has defaults for what it may be told besides the key; those below
// have none, and so come first where a call says the same.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in the tables of translations: the key where there is none.
///
/// Mirrors Foundation's function.
///
/// - Parameters:
///   - key: The key.
///   - comment: A note for those who translate.
/// - Returns: The text, in which `%@` and the like stand for values.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.template(key, table: nil, bundle: nil) ?? key
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a table of translations: the key where there is none.
///
/// Mirrors Foundation's function.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; `Localizable` when `nil`.
///   - comment: A note for those who translate.
/// - Returns: The text, in which `%@` and the like stand for values.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.template(key, table: tableName, bundle: nil) ?? key
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in the tables of translations: another text where there is none.
///
/// Mirrors Foundation's function.
///
/// - Parameters:
///   - key: The key.
///   - value: What stands for a key without an entry; the key when it is empty.
///   - comment: A note for those who translate.
/// - Returns: The text, in which `%@` and the like stand for values.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.template(key, table: nil, bundle: nil) ?? (value.isEmpty ? key : value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in the tables of a bundle: the key where there is none.
///
/// Mirrors Foundation's function.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle; `main` is the application's own.
///   - comment: A note for those who translate.
/// - Returns: The text, in which `%@` and the like stand for values.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.template(key, table: nil, bundle: bundle) ?? key
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a table of a bundle: the key where there is none.
///
/// Mirrors Foundation's function.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; `Localizable` when `nil`.
///   - bundle: The bundle; `main` is the application's own.
///   - comment: A note for those who translate.
/// - Returns: The text, in which `%@` and the like stand for values.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedStrings.template(key, table: tableName, bundle: bundle) ?? key
}
