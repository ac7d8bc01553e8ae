/// A property of a view that TextUI connects to the view's place before `body` is evaluated.
///
/// Mirrors SwiftUI's `DynamicProperty`.
///
/// Conform a structure of your own to give it `State`, `Environment` and the like as properties.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before `body` is evaluated, after the properties inside were connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of TextUI's own, which keeps something at the view's place.
@MainActor protocol ConnectableProperty: DynamicProperty {
  /// Connects the property to the place.
  mutating func connect(_ connection: inout PropertyConnection)

  /// What makes the view another one when it gets a new value of the property from outside.
  static var comparison: PropertyComparison { get }

  /// Whether it can be read before the view has a place of its own, and gives what it will give there first.
  static var isReadBeforehand: Bool { get }

  /// Whether it keeps something that is lost with the view's place.
  static var keepsSomething: Bool { get }

  /// Whether what it gives may be a matter of the environment.
  static var readsEnvironment: Bool { get }
}

extension ConnectableProperty {
  static var isReadBeforehand: Bool { false }

  static var keepsSomething: Bool { true }

  static var readsEnvironment: Bool { true }
}

/// What makes a view another one when it gets a new value of a dynamic property from outside.
enum PropertyComparison {
  /// Nothing: what the property holds lives elsewhere.
  case ignored

  /// A reference to another object, though it be equal, as the first that the property has.
  case firstReference
}

/// The place to which the properties of a view are connected, one after the other.
@MainActor struct PropertyConnection {
  /// The part of the view.
  let node: ViewNode

  /// What the properties keep, in order.
  private(set) var storage: [AnyObject]

  /// Whether the view is only read, and keeps nothing.
  let isReading: Bool

  /// The next place in the storage.
  private var next = 0

  /// Begins with the first property.
  init(node: ViewNode, storage: [AnyObject]) {
    self.node = node
    self.storage = storage
    isReading = false
  }

  /// Begins with the first property of a view that has no place of its own yet.
  init(readingFor node: ViewNode) {
    self.node = node
    storage = []
    isReading = true
  }

  /// Returns what the next property keeps.
  ///
  /// - Parameter make: Makes it, the first time.
  /// - Returns: The changed view.
  mutating func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if next < storage.count { return unsafeDowncast(storage[next], to: Object.self) }
    let object = make()
    storage.append(object)
    return object
  }
}

/// A layout of a type's dynamic properties: where they lie within its values; found once for each type.
@MainActor final class PropertyLayout {
  /// A dynamic property: where it lies, and what lies inside it.
  private struct Field {
    /// The offset within the values, in bytes.
    let offset: Int

    /// The type.
    let type: any DynamicProperty.Type

    /// The type, when it is one of TextUI's own; `nil` for one of the author's.
    let connectable: (any ConnectableProperty.Type)?

    /// The layout of the properties inside it; `nil` when there are none.
    let nested: PropertyLayout?
  }

  private let fields: [Field]

  private init(_ fields: [Field]) {
    self.fields = fields
  }

  /// The layouts that were found, which hold for all screens of the process.
  private static var known: [ObjectIdentifier: PropertyLayout?] = [:]

  /// Returns where the dynamic properties of a type lie; `nil` when it has none.
  static func of(_ type: Any.Type) -> PropertyLayout? {
    if let known = known[ObjectIdentifier(type)] { return known }
    let layout = find(of: type)
    known[ObjectIdentifier(type)] = .some(layout)
    return layout
  }

  /// Finds the dynamic properties of a type; `nil` when it has none.
  private static func find(of type: Any.Type) -> PropertyLayout? {
    let fields = StoredProperty.all(of: type).compactMap { stored -> Field? in
      guard RareProtocol.dynamicProperty.mayInclude(stored.type),
        let type = stored.type as? any DynamicProperty.Type
      else { return nil }
      return Field(
        offset: stored.offset, type: type, connectable: type as? any ConnectableProperty.Type,
        nested: of(type))
    }
    return fields.isEmpty ? nil : PropertyLayout(fields)
  }

  /// Whether all properties can be read before the view has a place of its own; see ``ConnectableProperty/isReadBeforehand``.
  private(set) lazy var isReadBeforehand = fields.allSatisfy { field in
    field.connectable?.isReadBeforehand == true
  }

  /// Whether what a property gives may be a matter of the environment.
  private(set) lazy var readsEnvironment = fields.contains { field in
    field.connectable?.readsEnvironment != false
  }

  /// Whether there is a property of the author's, which is told before each evaluation.
  private(set) lazy var hasAuthored = fields.contains { $0.connectable == nil }

  /// Whether a property keeps something that is lost with the view's place; see ``ConnectableProperty/keepsSomething``.
  private(set) lazy var keepsSomething = fields.contains { field in
    field.connectable?.keepsSomething != false
  }

  /// Connects the properties of a value.
  ///
  /// - Parameters:
  ///   - value: Points to a value of the type this layout was made for.
  ///   - connection: The place to connect to.
  func connect(_ value: UnsafeMutableRawPointer, _ connection: inout PropertyConnection) {
    for field in fields {
      let pointer = value + field.offset
      if let connectable = field.connectable {
        connect(connectable, pointer, &connection)
      } else {
        field.nested?.connect(pointer, &connection)
      }
    }
  }

  /// Tells the author's properties of a value, after those inside them, that the view is evaluated.
  ///
  /// - Parameter value: Points to a value of the type this layout was made for, which was connected.
  func updateAuthored(_ value: UnsafeMutableRawPointer) {
    for field in fields where field.connectable == nil {
      field.nested?.updateAuthored(value + field.offset)
      update(field.type, value + field.offset)
    }
  }

  private func connect<Property: ConnectableProperty>(
    _ type: Property.Type, _ pointer: UnsafeMutableRawPointer,
    _ connection: inout PropertyConnection
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.connect(&connection)
  }

  private func update<Property: DynamicProperty>(
    _ type: Property.Type, _ pointer: UnsafeMutableRawPointer
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.update()
  }
}
