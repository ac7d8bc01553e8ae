public import Publishing

/// An object that a view watches: it is evaluated anew when the object changes.
///
/// Mirrors SwiftUI's `ObservedObject`.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  ///
  /// Mirrors SwiftUI's `ObservedObject.Wrapper`.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    /// The property with the object.
    let source: ObservedObject

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = source.wrappedValue
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  // The object comes first: it alone is compared.
  private var object: ObjectType

  /// The watch on the object, once the view is on the screen.
  ///
  /// Who captures the property captures both. A closure that captures an object alone has it as its context, and would be taken for the
  /// same closure when the object has changed.
  private var watch: ObjectWatch?

  /// Watches an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Watches an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    get {
      watch?.follow(object)
      return object
    }
    set { object = newValue }
  }

  /// The bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(source: self) }
}

extension ObservedObject: ConnectableProperty {
  static var comparison: PropertyComparison { .firstReference }

  mutating func connect(_ connection: inout PropertyConnection) {
    let node = connection.node
    let watch = connection.stored { ObjectWatch(node) }
    watch.follow(object)
    self.watch = watch
  }
}

/// A watch on an observable object: has a view evaluated when the object is about to change.
@MainActor final class ObjectWatch {
  private let node: NodeReference
  private let link: GraphLink
  private var object: AnyObject?
  private var cancellable: AnyCancellable?

  /// Makes a watch for a view.
  init(_ node: ViewNode) {
    self.node = node.makeReference()
    link = node.graph.link
  }

  /// Watches an object from now on, and no longer the one before.
  ///
  /// The view is evaluated in the update that follows, when the object has changed; and once, however often it tells.
  func follow<Object: ObservableObject>(_ object: Object) {
    guard self.object !== object else { return }
    self.object = object
    let node = node
    let link = link
    cancellable = object.objectWillChange.sink { _ in
      if MainActor.isCurrent {
        MainActor.assumeIsolated {
          link.graph?.stateWillChange()
          node.setNeedsEvaluation(for: TransactionScope.open)
        }
      } else {
        // SwiftUI says the same. The main thread may be faster than the change, and then shows what was before it.
        Task { @MainActor in
          link.graph?.warn(
            "Publishing changes from background threads is not allowed; make sure to publish values "
              + "from the main thread (via operators like receive(on:)) on model updates.")
          node.setNeedsEvaluation(for: TransactionScope.open)
        }
      }
    }
  }
}
