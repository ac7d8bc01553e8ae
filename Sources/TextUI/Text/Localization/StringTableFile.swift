/// The files in which tables of translations are kept.
///
/// One that cannot be read has no entries.
enum StringTableFile {
  /// Returns the texts of one language.
  ///
  /// - Parameters:
  ///   - folder: The folder of the language.
  ///   - name: The name of the table.
  /// - Returns: The entries.
  static func entries(in folder: URL, name: String) -> [String: StringTables.Entry] {
    let file = folder.appendingPathComponent(name)
    return strings(at: file.appendingPathExtension("strings"))
      .merging(dictionary(at: file.appendingPathExtension("stringsdict"))) { $1 }
  }

  private static func strings(at file: URL) -> [String: StringTables.Entry] {
    (propertyList(at: file) as? [String: String] ?? [:]).mapValues { .text($0) }
  }

  private static func dictionary(at file: URL) -> [String: StringTables.Entry] {
    let entries = propertyList(at: file) as? [String: [String: Any]] ?? [:]
    return entries.compactMapValues { entry in
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      let variables = entry.compactMapValues { variable in
        (variable as? [String: String])?.filter { !$0.key.hasPrefix("NSString") }
      }
      return .variables(format, variables)
    }
  }

  private static func propertyList(at file: URL) -> Any? {
    // A file that is not there, or is no table, has no entries.
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }

  // MARK: - String catalogues

  /// A string catalogue, as Xcode writes it.
  private struct Catalogue: Decodable {
    /// The language the keys are in.
    let sourceLanguage: String?

    /// What is said of each key.
    let strings: [String: Item]

    /// What is said of a key.
    struct Item: Decodable {
      /// The translations by language.
      let localizations: [String: Localization]?
    }

    /// A translation: one text, or several for numbers of things.
    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: Variations?

      /// The entry of a table.
      var entry: StringTables.Entry? {
        if let unit = stringUnit { return .text(unit.value) }
        if let plural = variations?.plural {
          return .plural(plural.compactMapValues { $0.stringUnit?.value })
        }
        return variations?.device?["other"]?.entry
      }
    }

    /// A text.
    struct Unit: Decodable {
      let value: String
    }

    /// Several translations, of which one is chosen.
    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }
  }

  /// Returns the texts of a string catalogue in a language.
  ///
  /// - Parameters:
  ///   - file: The catalogue.
  ///   - language: The language; none for the one that the keys are in.
  /// - Returns: The entries.
  static func catalogue(at file: URL, language: String) -> [String: StringTables.Entry] {
    // A file that is not there, or is no catalogue, has no entries.
    guard let data = try? Data(contentsOf: file),
      let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
    else { return [:] }
    let wanted = language.isEmpty ? catalogue.sourceLanguage ?? "en" : language
    return catalogue.strings.compactMapValues { $0.localizations?[wanted]?.entry }
  }
}
