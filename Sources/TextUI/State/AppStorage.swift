/// A value that is kept from launch to launch.
///
/// Mirrors SwiftUI's `AppStorage`. It is kept in `UserDefaults.standard`, or in a file of the application's
/// own where it runs in the process of its test. Views see what is kept under their keys by other views, by objects with properties of this
/// kind, and by `UserDefaults` itself.
@MainActor @preconcurrency @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String

  // Written by initializers alone, which nothing else can see the values of yet, and read on the main actor.
  private nonisolated(unsafe) let initial: Value
  private nonisolated(unsafe) let store: UserDefaults?
  private nonisolated(unsafe) let coding: ValueCoding<Value>
  private var location: StoredLocation<Value>?

  private nonisolated init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, _ coding: ValueCoding<Value>
  ) {
    self.key = key
    self.initial = initial
    self.store = store
    self.coding = coding
  }

  /// The value.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: place) }

  /// Where the value is kept: that of the view, or of the application whose code runs, as a model's has it.
  private var place: StoredLocation<Value> {
    location ?? StoredLocation(key, initial, store, coding, graph: CallerGraph.graph)
  }
}

extension AppStorage: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    let graph = connection.node.graph
    let (key, initial, coding) = (key, initial, coding)
    let store = store ?? connection.node.scope.values.defaultAppStorage
    location = connection.stored { StoredLocation(key, initial, store, coding, graph: graph) }
  }
}

extension AppStorage {
  /// Truth under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, wrappedValue, store, .bool)
  }

  /// A whole number under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, wrappedValue, store, .int)
  }

  /// A number under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, store, .double)
  }

  /// A text under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, store, .string)
  }

  /// A link under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }

  /// Bytes under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, wrappedValue, store, .data)
  }

  /// A date under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, wrappedValue, store, .date)
  }

  /// Truth under a key, if there is one.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, ValueCoding<Bool>.bool.optional)
  }

  /// A whole number under a key, if there is one.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, ValueCoding<Int>.int.optional)
  }

  /// A number under a key, if there is one.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, ValueCoding<Double>.double.optional)
  }

  /// A text under a key, if there is one.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, ValueCoding<String>.string.optional)
  }

  /// A link under a key, if there is one.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, ValueCoding<URL>.url.optional)
  }

  /// Bytes under a key, if there is one.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, ValueCoding<Data>.data.optional)
  }

  /// A date under a key, if there is one.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, store, ValueCoding<Date>.date.optional)
  }

  /// How people have arranged tabs, under a key; in a terminal they do not.
  public nonisolated init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, wrappedValue, store, ValueCoding(read: { _ in nil }, write: { _ in nil }))
  }

  /// A value that is known by a number, under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, ValueCoding<Int>.int.raw(Value.self))
  }

  /// A value that is known by a number, under a key, if there is one.
  public nonisolated init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, ValueCoding<Int>.int.raw(R.self).optional)
  }

  /// A value that is known by a text, under a key.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, ValueCoding<String>.string.raw(Value.self))
  }

  /// A value that is known by a text, under a key, if there is one.
  public nonisolated init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, ValueCoding<String>.string.raw(R.self).optional)
  }
}

/// The key of where values are kept from launch to launch.
private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// Where values are kept from launch to launch; the usual place when `nil`.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets where `AppStorage` inside keeps values that name no place of their own.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter store: The place.
  /// - Returns: The changed view.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
