import Foundation

/// The store of settings that outlasts a launch.
enum PersistentStore {
  /// Opens the store: the file that the environment names, or the user's defaults.
  ///
  /// A file that is there and cannot be read is left alone; that is reported, and settings last for
  /// this launch only.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The store.
  static func open(environment: [String: String]) -> any UserDefaultInterfacing {
    guard let path = environment[EnvironmentVariable.storePath] else {
      return UserDefaults.standard
    }
    do {
      return try FileUserDefaults(path: path)
    } catch {
      let message =
        "The settings in \"\(path)\" cannot be read, so nothing is kept there: \(error)\n"
      FileHandle.standardError.write(Data(message.utf8))
      return InMemoryUserDefaults()
    }
  }
}
