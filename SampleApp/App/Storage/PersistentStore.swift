import AutomationTools_Host
import Foundation

/// The store of settings that outlasts a launch.
enum PersistentStore {
  /// Opens the store: the file that the environment names, or the user's defaults.
  ///
  /// A file that is there and cannot be read is left alone; that is reported, and settings last for
  /// this launch only.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The store, behind a door that notes its uses for tests.
  static func open(environment: [String: String]) -> WatchedStore<any UserDefaultInterfacing> {
    guard let path = environment[EnvironmentVariable.storePath] else {
      return WatchedStore(UserDefaults.standard, "UserDefaults.standard")
    }
    do {
      return WatchedStore(
        try FileUserDefaults(path: path), "the file of \(EnvironmentVariable.storePath)")
    } catch {
      let message =
        "The settings in \"\(path)\" cannot be read, so nothing is kept there: \(error)\n"
      FileHandle.standardError.write(Data(message.utf8))
      return WatchedStore(inMemory: InMemoryUserDefaults())
    }
  }
}
