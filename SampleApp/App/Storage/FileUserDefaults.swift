import Foundation

/// A store of settings in a file, which several launches can share.
final class FileUserDefaults: UserDefaultInterfacing {
  private let url: URL
  private var values: StoredValues

  /// Opens a store.
  ///
  /// - Parameter path: The path of the file; it is made when something is first kept.
  /// - Throws: When there is a file that cannot be read as settings; it is left as it is.
  init(path: String) throws {
    url = URL(fileURLWithPath: path)
    values =
      FileManager.default.fileExists(atPath: path)
      ? try JSONDecoder().decode(StoredValues.self, from: Data(contentsOf: url))
      : StoredValues()
  }

  func set(_ value: Bool, forKey key: String) {
    values.booleans[key] = value
  }

  func set(_ value: Int, forKey key: String) {
    values.integers[key] = value
  }

  func set(_ value: String, forKey key: String) {
    values.strings[key] = value
  }

  func bool(forKey key: String) -> Bool {
    values.booleans[key] ?? false
  }

  func integer(forKey key: String) -> Int {
    values.integers[key] ?? 0
  }

  func string(forKey key: String) -> String? {
    values.strings[key]
  }

  @discardableResult func synchronize() -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(values).write(to: url, options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
