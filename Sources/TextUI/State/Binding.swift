/// A value that lives elsewhere, to read and to change.
///
/// Mirrors SwiftUI's `Binding`.
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The two ways of reaching the value.
  private enum Storage {
    case location(Location<Value>)
    case functions(get: () -> Value, set: (Value) -> Void)
  }

  // Written by initializers alone, which nothing else can see the value of yet, and read on the main actor.
  private nonisolated(unsafe) let storage: Storage

  /// Makes a binding from two functions.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Changes it.
  public nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    storage = .functions(get: get, set: set)
  }

  /// Makes a binding from another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Makes a binding to a value that is there from one to a value that may be; `nil` when it is not.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Makes a binding to a value that may be missing from one to a value that is always there; a missing one is not written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Makes a binding to a value of any type from one to a value of a known one; a value of another type is not written.
  public init<Known: Hashable>(_ base: Binding<Known>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Known { base.wrappedValue = value } })
  }

  /// Makes a binding from two functions, of which one is told how the change is to be shown.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Changes it, and takes the transaction of the change.
  public nonisolated init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, TransactionScope.open?.transaction ?? Transaction()) })
  }

  /// Makes a binding to a place.
  init(location: Location<Value>) {
    storage = .location(location)
  }

  /// Returns a binding to a value that never changes.
  public nonisolated static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      switch storage {
      case .location(let location): location.value
      case .functions(let get, _): get()
      }
    }
    nonmutating set {
      switch storage {
      case .location(let location): location.value = newValue
      case .functions(_, let set): set(newValue)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member>
  {
    Binding<Member>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to an element.
  ///
  /// - Parameters:
  ///   - index: The place of the element.
  ///   - element: What is read when the place is gone.
  /// - Returns: The changed view.
  func element(at index: Value.Index, _ element: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : element },
      set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } })
  }
}

/// Bindings to the properties of an observable object.
///
/// Mirrors SwiftUI's `Bindable`.
@MainActor @preconcurrency @dynamicMemberLookup @propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding<Member>(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
