/// A value that a view keeps as long as its identity lasts.
///
/// Mirrors SwiftUI's `State`.
///
/// Changing it evaluates the views anew that read it.
@MainActor @preconcurrency @propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// Makes a state with its first value.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.valueForOwner ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() {
    initial = nil
  }
}

extension State: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  static var isReadBeforehand: Bool { true }

  static var readsEnvironment: Bool { false }

  mutating func connect(_ connection: inout PropertyConnection) {
    // Without a place the state is what it begins with.
    if connection.isReading { return }
    let graph = connection.node.graph
    let initial = initial
    location = connection.stored { StateLocation(initial, graph: graph) }
  }
}

/// A place where a value is kept or reached, that views can read and be told about.
@MainActor class Location<Value>: TrackedObject {
  /// The value; reading it while a view is evaluated makes the view depend on it.
  var value: Value {
    get { preconditionFailure("A location has no value of its own.") }
    set { _ = newValue }
  }
}

/// What is kept for a view whose state may be changed while nobody reads it.
@MainActor protocol OwnerFollowing: AnyObject {
  /// Notes that the view that it is kept for was evaluated.
  func ownerEvaluated()
}

/// A place where a state is kept.
final class StateLocation<Value>: Location<Value>, OwnerFollowing {
  private var stored: Value

  /// Whether a view read it while it was evaluated.
  private var wasRead = false

  /// The value with which the owner was evaluated last, while it was changed and read by nobody since.
  private var former: Value?

  /// The way to the hierarchy.
  let link: GraphLink
  private let readers = ReaderSet()

  /// Makes a place with a first value.
  init(_ initial: Value, graph: ViewGraph) {
    stored = initial
    link = graph.link
  }

  override var value: Value {
    get {
      if let reader = link.graph?.evaluating { noteReader(reader) }
      return stored
    }
    set {
      // What is written after the end of the application is seen by nobody.
      guard let graph = link.graph else {
        stored = newValue
        return
      }
      graph.stateWillChange()
      let isSame = Self.isEqual(stored, newValue)
      if !wasRead, !isSame, case .none = former {
        former = .some(stored)
        graph.unreadStates += 1
      }
      stored = newValue
      guard !isSame else { return }
      readers.setNeedsEvaluation()
    }
  }

  /// The value as the owner reads it.
  ///
  /// As on a phone, what makes the content of a sheet has the values with which its owner was evaluated last. A change of a state that no view
  /// has read evaluates nothing, so that the first sheet still shows what was before.
  var valueForOwner: Value {
    guard case .some(let former) = former, let graph = link.graph, graph.isMakingSheet,
      let reader = graph.evaluating
    else { return value }
    noteReader(reader)
    graph.warn(
      "A sheet shows “\(Self.words(former))” and not “\(Self.words(stored))”: its content has the state as it was when the view around was evaluated last, as on a "
        + "phone, and no view read the state before. Read it in the view's body, or present the sheet with sheet(item:)."
    )
    return former
  }

  /// Returns a value in words, of which long ones lose their end.
  private static func words(_ value: Value) -> String {
    let text = String(describing: value)
    return text.count > 60 ? text.prefix(60) + "…" : text
  }

  func ownerEvaluated() { forgetFormer() }

  /// Notes a view that reads it.
  private func noteReader(_ reader: ViewNode) {
    readers.insert(reader)
    wasRead = true
    forgetFormer()
  }

  private func forgetFormer() {
    guard case .some = former else { return }
    former = nil
    link.graph?.unreadStates -= 1
  }

  private static func isEqual(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    return isEqual(first, second)
  }

  private static func isEqual<Equated: Equatable>(_ first: Equated, _ second: Value) -> Bool {
    first == second as? Equated
  }
}
