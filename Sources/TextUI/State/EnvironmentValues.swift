/// A key of the environment, with the value that holds where nobody set one.
///
/// Mirrors SwiftUI's `EnvironmentKey`.
@preconcurrency public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that views inherit from those around them.
///
/// Mirrors SwiftUI's `EnvironmentValues`.
///
/// Add one of your own with an ``EnvironmentKey`` and a computed property in an extension.
@MainActor @preconcurrency public struct EnvironmentValues {
  /// A value that was set, before those set earlier.
  private final class Entry {
    let key: ObjectIdentifier
    let value: Any
    let next: Entry?

    init(key: ObjectIdentifier, value: Any, next: Entry?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  private var first: Entry?

  /// Whether lines run from right to left: ``layoutDirection``, for code that cannot afford to look it up.
  fileprivate(set) var isRightToLeft = false

  /// The scope whose values these are, to which reads are put down.
  var scope: EnvironmentScope?

  /// Makes an environment in which nothing was set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      scope?.didRead(ObjectIdentifier(key))
      return value(for: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
    set {
      first = Entry(key: ObjectIdentifier(key), value: newValue, next: first)
    }
  }

  /// An object that was set, which is another one unless it is the same, though it be equal.
  private struct ObjectEntry: Equatable {
    /// The object.
    let object: AnyObject?

    static func == (first: Self, second: Self) -> Bool { first.object === second.object }
  }

  /// The object of a type, as set by `environment(_:)` and `environmentObject(_:)`.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      scope?.didRead(ObjectIdentifier(type))
      return (value(for: ObjectIdentifier(type)) as? ObjectEntry)?.object as? Object
    }
    set {
      first = Entry(
        key: ObjectIdentifier(type), value: ObjectEntry(object: newValue), next: first)
    }
  }

  /// Returns the value that was set for a key; `nil` when none was.
  func value(for key: ObjectIdentifier) -> Any? {
    var entry = first
    while let current = entry {
      if current.key == key { return current.value }
      entry = current.next
    }
    return nil
  }
}

/// The environment of some part of the hierarchy: that of the part around it, with some values set.
///
/// Scopes last; when the value that one sets becomes another, the scopes inside are brought up to date and the views evaluated that
/// read it.
@MainActor final class EnvironmentScope: TrackedObject {
  /// The values here, which put down to the scope what is read of them.
  var values: EnvironmentValues {
    var values = stored
    values.scope = self
    return values
  }

  /// The view that is evaluated, in a sentence about what it reads; empty outside of an evaluation.
  var sentenceAboutReader: String {
    link.graph?.evaluating.map { " The view is \($0.viewName)." } ?? ""
  }

  /// Whether the nearest view around the one that is evaluated that can have the focus has it; one that is not on the screen yet has none.
  var isReaderFocused: Bool {
    guard let graph = link.graph else { return false }
    let focused = graph.focusedBox.value
    let around = graph.evaluating?.boxes.first?.ancestors.first { $0.isFocusable }
    return around.map { $0.id == focused } ?? false
  }

  /// The values here, which do not know the scope: it would keep itself for ever.
  private var stored: EnvironmentValues {
    didSet { isRightToLeft = stored.isRightToLeft }
  }

  /// Whether lines run from right to left here.
  private(set) var isRightToLeft = false

  private let link: GraphLink
  private let parent: EnvironmentScope?
  private var transform: (inout EnvironmentValues) -> Void
  private var children: [WeakScope] = []

  /// How many children there may be before those that are gone are taken out.
  private var childrenLimit = 16
  private var readers: [ObjectIdentifier: ReaderSet] = [:]

  /// A reference to a scope that does not keep it.
  private struct WeakScope {
    /// The scope, while there is one.
    weak let scope: EnvironmentScope?
  }

  /// Makes the outermost scope.
  init(graph: ViewGraph) {
    link = graph.link
    parent = nil
    transform = { _ in }
    stored = EnvironmentValues()
  }

  /// Makes a scope inside another.
  init(in parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
    link = parent.link
    self.parent = parent
    self.transform = transform
    stored = parent.stored
    transform(&stored)
    isRightToLeft = stored.isRightToLeft
    parent.add(self)
  }

  private func add(_ child: EnvironmentScope) {
    if children.count >= childrenLimit {
      children.removeAll { $0.scope == nil }
      childrenLimit = max(16, children.count * 2)
    }
    children.append(WeakScope(scope: child))
  }

  /// Changes what this scope sets.
  func update(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    recompute()
  }

  /// Puts down that the view being evaluated read a key.
  func didRead(_ key: ObjectIdentifier) {
    guard let reader = link.graph?.evaluating else { return }
    if let set = readers[key] {
      set.insert(reader)
    } else {
      let set = ReaderSet()
      readers[key] = set
      set.insert(reader)
    }
  }

  private func derived() -> EnvironmentValues {
    // Reading while transforming does not count as a read of a view: these values have no scope.
    var values = parent?.stored ?? EnvironmentValues()
    transform(&values)
    return values
  }

  private func recompute() {
    let old = stored
    stored = derived()
    for (key, set) in readers where !isSame(old.value(for: key), stored.value(for: key)) {
      set.setNeedsEvaluation()
    }
    for child in children { child.scope?.recompute() }
  }

  /// Has the views evaluated that read a key here or in scopes inside, where its value is the same object, which changed.
  func valueChanged(_ key: ObjectIdentifier) {
    readers[key]?.setNeedsEvaluation()
    for child in children { child.scope?.valueChanged(key) }
  }

  private func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? any Equatable { return isEqual(first, second) }
    if type(of: first) is AnyClass, type(of: second) is AnyClass {
      return first as AnyObject === second as AnyObject
    }
    return false
  }

  private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    first == second as? Value
  }
}

/// A direction in which lines run.
///
/// Mirrors SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// From left to right.
  case leftToRight

  /// From right to left.
  case rightToLeft

  /// The direction of the lines of a locale's language.
  ///
  /// On a phone "the system sets the value based on the user's locale" (Apple's page on `LayoutDirection`). A locale that a view sets for
  /// those inside says nothing of it, there as here: it is set besides.
  init(_ locale: Locale) {
    // Asking Foundation loads its tables, which takes longer than all else of a launch.
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }
    let script = parts.dropFirst().first { $0.count == 4 }
    let isRightToLeft =
      script.map(Self.runsLeft(script:)) ?? parts.first.map(Self.runsLeft(language:)) ?? false
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns whether a language is written from right to left, unless a script is named.
  private static func runsLeft(language: Substring) -> Bool {
    switch language {
    case "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug",
      "ur", "yi":
      true
    default: false
    }
  }

  /// Returns whether a script is written from right to left.
  private static func runsLeft(script: Substring) -> Bool {
    switch script {
    case "Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa": true
    default: false
    }
  }
}

/// The key of the direction of lines.
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// Which way lines run: where leading is, and trailing.
  ///
  /// Mirrors SwiftUI's value. Set it with `.environment(\.layoutDirection, .rightToLeft)`: what is inside stands the other way round.
  ///
  /// - Note: Unlike on a phone, the letters within a line are not reordered; a terminal does that, or does not.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set {
      self[LayoutDirectionKey.self] = newValue
      isRightToLeft = newValue == .rightToLeft
    }
  }
}
