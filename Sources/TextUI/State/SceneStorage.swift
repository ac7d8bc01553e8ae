/// A value that is kept from launch to launch with a window.
///
/// Mirrors SwiftUI's `SceneStorage`. A terminal has one window, so that it is kept as `AppStorage` keeps a value, under a key of
/// its own.
@MainActor @preconcurrency @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private let coding: ValueCoding<Value>
  private var location: StoredLocation<Value>?

  private init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, _ coding: ValueCoding<Value>
  ) {
    self.key = "scene." + key
    self.initial = initial
    self.store = store
    self.coding = coding
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension SceneStorage: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    let graph = connection.node.graph
    let (key, initial, store, coding) = (key, initial, store, coding)
    location = connection.stored { StoredLocation(key, initial, store, coding, graph: graph) }
  }
}

extension SceneStorage {
  /// Truth under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, nil, .bool)
  }

  /// A whole number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, nil, .int)
  }

  /// A number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, nil, .double)
  }

  /// A text under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, nil, .string)
  }

  /// A link under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, nil, .url)
  }

  /// Bytes under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, nil, .data)
  }

  /// A date under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, nil, .date)
  }

  /// Truth under a key, if there is one.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, nil, ValueCoding<Bool>.bool.optional)
  }

  /// A whole number under a key, if there is one.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, nil, ValueCoding<Int>.int.optional)
  }

  /// A number under a key, if there is one.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, nil, ValueCoding<Double>.double.optional)
  }

  /// A text under a key, if there is one.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, nil, ValueCoding<String>.string.optional)
  }

  /// A link under a key, if there is one.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, nil, ValueCoding<URL>.url.optional)
  }

  /// Bytes under a key, if there is one.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, nil, ValueCoding<Data>.data.optional)
  }

  /// A date under a key, if there is one.
  public init(_ key: String) where Value == Date? {
    self.init(key, nil, nil, ValueCoding<Date>.date.optional)
  }

  /// A value that is known by a number, under a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, nil, ValueCoding<Int>.int.raw(Value.self))
  }

  /// A value that is known by a number, under a key, if there is one.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, nil, ValueCoding<Int>.int.raw(R.self).optional)
  }

  /// A value that is known by a text, under a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, nil, ValueCoding<String>.string.raw(Value.self))
  }

  /// A value that is known by a text, under a key, if there is one.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, nil, ValueCoding<String>.string.raw(R.self).optional)
  }
}
