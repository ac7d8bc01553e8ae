/// The tables of translations of an application: string catalogues (`.xcstrings`), `.strings` and `.stringsdict` in its bundles.
///
/// A text without a bundle of its own is looked for in the main bundle, and in the resources of the module that the application's type is
/// in, where SwiftPM puts what an Xcode target has in its main bundle.
final class StringTables {
  /// A text of a table.
  enum Entry: Equatable {
    /// One text, with placeholders for values.
    case text(String)

    /// Texts for numbers of things, by category, with placeholders for values.
    case plural([String: String])

    /// A text with variables `%#@name@`, each of which is one of several texts for numbers of things.
    case variables(String, [String: [String: String]])

    /// Returns the text for the values that stand in it.
    ///
    /// - Parameters:
    ///   - arguments: The values.
    ///   - language: The language of the entry; none for one that goes for all.
    /// - Returns: The text, with placeholders for the values.
    func text(for arguments: [LocalizedStringKey.Argument], in language: String) -> String {
      let language = (language.isEmpty ? "en" : language).prefix { $0.isLetter }
      let count = arguments.lazy.compactMap(\.count).first ?? 0
      /// Returns the text for the number of things.
      func chosen(_ forms: [String: String]) -> String {
        let exact = count == 0 ? forms["zero"] : nil
        return exact ?? forms[PluralRule.category(of: count, in: language)] ?? forms["other"] ?? ""
      }
      switch self {
      case .text(let text): return text
      case .plural(let forms): return chosen(forms)
      case .variables(let format, let variables):
        return variables.reduce(format) { $0.replacing("%#@\($1.key)@", with: chosen($1.value)) }
      }
    }
  }

  /// A folder of resources, and which languages there are in it.
  private struct Folder {
    /// The folder.
    let url: URL

    /// The languages with a folder of their own (`de.lproj`).
    let languages: [String]
  }

  /// The module of the application's type; `nil` when it has none.
  let module: String?

  /// The folders for texts without a bundle, once somebody asked.
  private lazy var ownFolders = Self.foldersOfProgram(module: module)

  private var folders: [URL: [Folder]] = [:]
  private var tables: [String: [String: Entry]] = [:]

  /// Makes the tables of an application.
  ///
  /// - Parameter module: The module of the application's type; `nil` for none.
  init(module: String?) {
    self.module = module
  }

  /// Makes the tables of an application that has them in a bundle.
  init(bundle: Bundle) {
    module = nil
    ownFolders = Self.folders(of: bundle, module: nil)
  }

  /// Whether a text can have a translation at all.
  func hasTables(in bundle: Bundle?) -> Bool { !folders(for: bundle).isEmpty }

  /// Returns the entry of a key in the language of a locale; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `Localizable` when `nil`.
  ///   - bundle: The bundle; the application's own when `nil`.
  ///   - locale: The locale.
  /// - Returns: The entry, and the language it is in.
  func entry(
    _ key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> (entry: Entry, language: String)? {
    let wanted = Self.preferences(of: locale)
    for folder in folders(for: bundle) {
      for language in wanted {
        if let entry = self.table(table ?? "Localizable", language, in: folder)[key] {
          return (entry, language)
        }
      }
    }
    return nil
  }

  /// Returns a word of the system's in the language in which the application speaks; `nil` where it is not known.
  func systemWord(_ word: String, for locale: Locale) -> String? {
    guard let word = SystemWord(rawValue: word), let language = language(for: locale) else {
      return nil
    }
    return word.text(in: language)
  }

  /// Returns the first language of a locale in which there are tables for texts without a bundle.
  private func language(for locale: Locale) -> String? {
    Self.preferences(of: locale).first { language in
      folders(for: nil).contains { folder in
        folder.languages.contains(language) && !language.isEmpty
          || !table("Localizable", language, in: folder).isEmpty
      }
    }
  }

  private func folders(for bundle: Bundle?) -> [Folder] {
    guard let bundle, bundle != .main else { return ownFolders }
    if let known = folders[bundle.bundleURL] { return known }
    let found = Self.folders(of: bundle, module: nil)
    folders[bundle.bundleURL] = found
    return found
  }

  // MARK: - Languages

  /// Returns the names of languages in which a text for a locale may be, the best first: `de-AT`, `de`, and what it is written in.
  private static func preferences(of locale: Locale) -> [String] {
    let parts = locale.identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }
    let names = parts.indices.reversed().map { parts[...$0] }
    let scripts = parts.count > 2 ? [[parts[0], parts[2]]] : []
    let all = names.map(Array.init) + scripts
    return all.flatMap { [$0.joined(separator: "-"), $0.joined(separator: "_")] } + [
      "", "Base", "en",
    ]
  }

  // MARK: - Folders

  /// Returns the folders for texts without a bundle: those of the main bundle, and of a module's resources beside it.
  ///
  /// A program beside which there is none, and which is not where a system keeps those of what it installed elsewhere, need not make its main
  /// bundle, which takes a twentieth of a launch.
  private static func foldersOfProgram(module: String?) -> [Folder] {
    guard let program = ModuleResources.programFolder else {
      return folders(of: .main, module: module)
    }
    let names = ModuleResources.names(in: program, with: endings)
    if names.isEmpty && !program.hasSuffix("/bin") { return [] }
    return folders(of: .main, module: module, known: (program, names))
  }

  /// Returns the folders with tables in them: that of a bundle, and that of a module's resources beside it.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - module: The module; `nil` for none.
  ///   - known: The names that count in a folder that was read; `nil` for none.
  /// - Returns: The folders.
  private static func folders(
    of bundle: Bundle, module: String?, known: (folder: String, names: [String])? = nil
  ) -> [Folder] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    let names = known.flatMap { $0.folder == root.path ? $0.names : nil } ?? names(in: root)
    let inner = module.flatMap { ModuleResources.name(of: $0, among: names) }
      .map { root.appendingPathComponent($0) }
    return [folder(root, names), inner.flatMap { folder($0, self.names(in: $0)) }].compactMap(
      \.self)
  }

  /// What ends the names that count, of a program those of modules' resources too: its folder is read once.
  private static let endings: [StaticString] = [".lproj", ".xcstrings", ".strings", ".resources"]

  /// Returns the names in a folder that count.
  private static func names(in folder: URL) -> [String] {
    ModuleResources.names(in: folder, with: endings)
  }

  private static func folder(_ url: URL, _ names: [String]) -> Folder? {
    let languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let hasTables = names.contains { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".strings") }
    return languages.isEmpty && !hasTables ? nil : Folder(url: url, languages: languages)
  }

  // MARK: - Tables

  /// Returns a table in a language; an empty one when there is none.
  private func table(_ name: String, _ language: String, in folder: Folder) -> [String: Entry] {
    let path = "\(folder.url.path)/\(language)/\(name)"
    if let known = tables[path] { return known }
    var table = StringTableFile.catalogue(
      at: folder.url.appendingPathComponent("\(name).xcstrings"), language: language)
    let directory =
      language.isEmpty ? folder.url : folder.url.appendingPathComponent("\(language).lproj")
    if language.isEmpty || folder.languages.contains(language) {
      table.merge(StringTableFile.entries(in: directory, name: name)) { $1 }
    }
    tables[path] = table
    return table
  }
}
