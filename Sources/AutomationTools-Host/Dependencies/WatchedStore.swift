import AutomationTools_Shared

/// A store that outlasts a launch, behind a door: each use is told to the test that launched the
/// application, with the place that used it.
///
/// ```swift
/// let defaults = WatchedStore(UserDefaults.standard, "UserDefaults.standard")
/// defaults().set(true, forKey: "seen")
/// ```
///
/// A test fails when the application uses such a store, unless it says that it wants to: what is left
/// there would spoil other tests. In an application that no test launched nothing is noted.
public struct WatchedStore<Store> {
  /// The store.
  private let store: Store

  /// What failures call it; `nil` for a store that does not outlast the launch, which may be used.
  private let name: String?

  /// Puts a store that outlasts launches behind a door.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - name: What failures call it.
  public init(_ store: Store, _ name: String) {
    self.store = store
    self.name = name
  }

  /// Makes a door that stands open: to a store that does not outlast the launch.
  ///
  /// - Parameter store: The store.
  public init(inMemory store: Store) {
    self.store = store
    name = nil
  }

  /// Uses the store.
  ///
  /// - Parameters:
  ///   - fileID: Where it is used.
  ///   - line: Where it is used.
  /// - Returns: The store.
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) -> Store {
    if let name { PersistentStoreUse.note(name, fileID: fileID, line: line) }
    return store
  }
}

/// The events that tell the test which launched the application of uses of stores that outlast a launch.
///
/// ``WatchedStore`` does so by itself.
public enum PersistentStoreUse {
  /// Notes a use.
  ///
  /// - Parameters:
  ///   - name: What failures call the store.
  ///   - fileID: Where it is used.
  ///   - line: Where it is used.
  public static func note(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    LaunchReadings.ofStrictInstance?.note(
      LaunchReadings.Touch(
        kind: .persistentStore, name: name, fileID: String(describing: fileID), line: line))
  }
}
