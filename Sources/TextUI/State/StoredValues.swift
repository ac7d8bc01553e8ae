import AutomationWire
import Publishing
import Synchronization

/// The values that an application keeps from launch to launch, and the views that read them.
@MainActor final class StoredValues {
  private var readers: [String: ReaderSet] = [:]

  /// What views have read, by key, and where: `UserDefaults` tells nobody on this platform when it is set.
  private var seen: [String: (value: NSObject?, store: UserDefaults)] = [:]

  /// What `UserDefaults` had when it was looked at for those who listen for its changes; `nil` before.
  private var listened: NSDictionary?

  /// Whether a value was kept since then in a file of the application's.
  private var wasKept = false

  /// Where they are kept unless said otherwise.
  private lazy var store = Self.usualStore

  /// Where the values of the application whose code runs are kept unless said otherwise.
  static var usualStore: any ValueStore { DefaultsFile.ofInstance ?? UserDefaults.standard }

  /// Returns a value; `nil` when none was kept.
  func value(for key: String, in store: UserDefaults?, of graph: ViewGraph?) -> Any? {
    let store = store ?? self.store
    let value = store.storedValue(for: key)
    if let reader = graph?.evaluating {
      set(for: key).insert(reader)
      if let store = store as? UserDefaults { seen[key] = (value as? NSObject, store) }
    }
    return value
  }

  /// Keeps a value; `nil` keeps none.
  func keep(_ value: Any?, for key: String, in store: UserDefaults?) {
    (store ?? self.store).keep(value, for: key)
    wasKept = true
    set(for: key).setNeedsEvaluation()
  }

  /// Posts that `UserDefaults` changed, which Foundation of this platform does not, if somebody listens.
  private func tellListeners() {
    guard DefaultsListening.isOn else {
      listened = nil
      return
    }
    let values = UserDefaults.standard.dictionaryRepresentation() as NSDictionary
    defer {
      listened = values
      wasKept = false
    }
    guard let listened, wasKept || values != listened else { return }
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
  }

  /// Has views evaluated that read what `UserDefaults` has another value of now.
  func noticeChanges() {
    tellListeners()
    for (key, known) in seen {
      let value = known.store.object(forKey: key) as? NSObject
      guard value != known.value else { continue }
      seen[key]?.value = value
      set(for: key).setNeedsEvaluation()
    }
  }

  private func set(for key: String) -> ReaderSet {
    if let set = readers[key] { return set }
    let set = ReaderSet()
    readers[key] = set
    return set
  }
}

/// A place where values are kept from launch to launch.
protocol ValueStore {
  /// Returns a value; `nil` when none was kept.
  func storedValue(for key: String) -> Any?

  /// Keeps a value; `nil` keeps none.
  func keep(_ value: Any?, for key: String)
}

extension UserDefaults: ValueStore {
  /// Returns a value; `nil` when none was kept.
  func storedValue(for key: String) -> Any? { object(forKey: key) }

  /// Keeps a value; `nil` keeps none.
  func keep(_ value: Any?, for key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
}

/// A file of values in the home of an application that runs in the process of its test, whose `UserDefaults.standard` is the test's.
struct DefaultsFile: ValueStore {
  /// The file.
  private let url: URL

  /// The values of the launch arguments, which come before what was kept.
  private let arguments: [String: String]

  /// The file of the application whose code runs; `nil` for one that has a process of its own.
  static var ofInstance: DefaultsFile? {
    guard let configuration = ApplicationInstance.current?.configuration,
      let home = configuration.environment["HOME"], !home.isEmpty,
      home != ProcessInfo.processInfo.environment["HOME"]
    else { return nil }
    return DefaultsFile(
      url: URL(filePath: home).appending(path: "Library/Preferences/defaults.plist"),
      arguments: LaunchArgumentDomain(configuration.arguments).values.mapValues {
        LaunchArgumentDomain.text($0)
      })
  }

  private var values: [String: Any] {
    // No file, or one that cannot be read, holds nothing.
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  func storedValue(for key: String) -> Any? { arguments[key] ?? values[key] }

  func keep(_ value: Any?, for key: String) {
    var values = values
    values[key] = value
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        .write(to: url, options: .atomic)
    } catch {
      ApplicationInstance.current?.warn("The value of “\(key)” could not be kept: \(error)")
    }
  }
}

/// A way of keeping values of a type.
struct ValueCoding<Value> {
  /// Returns a value from what was kept; `nil` when it is of another kind.
  let read: (Any) -> Value?

  /// Returns what is kept of a value; `nil` for nothing.
  let write: (Value) -> Any?
}

extension ValueCoding where Value == Bool {
  /// Truth; launch arguments say `YES`.
  static var bool: Self {
    Self(
      read: { stored in
        if let number = stored as? NSNumber { return number.boolValue }
        return (stored as? String).map { ["yes", "true", "1"].contains($0.lowercased()) }
      }, write: { $0 })
  }
}

extension ValueCoding where Value == Int {
  /// Whole numbers.
  static var int: Self {
    Self(
      read: { ($0 as? NSNumber)?.intValue ?? ($0 as? String).flatMap { Int($0) } }, write: { $0 })
  }
}

extension ValueCoding where Value == Double {
  /// Numbers.
  static var double: Self {
    Self(
      read: { ($0 as? NSNumber)?.doubleValue ?? ($0 as? String).flatMap { Double($0) } },
      write: { $0 })
  }
}

extension ValueCoding where Value == String {
  /// Texts.
  static var string: Self { Self(read: { $0 as? String }, write: { $0 }) }
}

extension ValueCoding where Value == Data {
  /// Bytes.
  static var data: Self { Self(read: { $0 as? Data }, write: { $0 }) }
}

extension ValueCoding where Value == Date {
  /// Dates.
  static var date: Self { Self(read: { $0 as? Date }, write: { $0 }) }
}

extension ValueCoding where Value == URL {
  /// Links, as texts.
  static var url: Self {
    Self(read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
  }
}

extension ValueCoding {
  /// The same for a value that need not be there.
  var optional: ValueCoding<Value?> {
    ValueCoding<Value?>(read: { read($0) }, write: { $0.flatMap(write) })
  }

  /// The same for what has such a value.
  func raw<Whole: RawRepresentable>(_ type: Whole.Type) -> ValueCoding<Whole>
  where Whole.RawValue == Value {
    ValueCoding<Whole>(
      read: { read($0).flatMap { Whole(rawValue: $0) } }, write: { write($0.rawValue) })
  }
}

/// A place of a value that is kept from launch to launch.
final class StoredLocation<Value>: Location<Value> {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private let coding: ValueCoding<Value>
  private let link: GraphLink?

  /// Makes a place; without a graph, one that no view reads.
  init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, _ coding: ValueCoding<Value>,
    graph: ViewGraph?
  ) {
    self.key = key
    self.initial = initial
    self.store = store
    self.coding = coding
    link = graph?.link
  }

  override var value: Value {
    get {
      let stored =
        if let link {
          link.graph?.storedValues.value(for: key, in: store, of: link.graph)
        } else {
          (store ?? StoredValues.usualStore).storedValue(for: key)
        }
      return stored.flatMap(coding.read) ?? initial
    }
    set {
      guard let link else {
        return (store ?? StoredValues.usualStore).keep(coding.write(newValue), for: key)
      }
      link.graph?.stateWillChange()
      link.graph?.storedValues.keep(coding.write(newValue), for: key, in: store)
    }
  }
}
