/// What is known of a change while it is made.
///
/// Mirrors SwiftUI's `Transaction`.
public struct Transaction: Sendable, Hashable {
  /// The course of the change.
  public var animation: Animation?

  /// Whether views are kept from giving the change a course.
  public var disablesAnimations = false

  /// Whether the change is one of several that follow each other, as while something is dragged.
  public var isContinuous = false

  /// Whether the speed of what moves already is gone on with; cells have none.
  public var tracksVelocity = false

  /// What the author has put down with the change, by key.
  private var values: [ObjectIdentifier: TransactionValue] = [:]

  /// What runs when the change is shown in full.
  var completions: [TransactionValue] = []

  /// Whether the change is one of a row that never ends, for whose rest nobody waits.
  var isEndless = false

  /// Makes a change without a course.
  public init() {}

  /// Makes a change with a course.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// What the author has put down under a key; the key's default where nothing was.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = TransactionValue(newValue) }
  }

  /// Has code run when the change is shown in full: when the last motion that it began has ended, or at once.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - criteria: When the change is done.
  ///   - completion: What runs.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(TransactionValue(completion))
  }
}

/// A key of what the author puts down with a change.
///
/// Mirrors SwiftUI's `TransactionKey`.
@preconcurrency public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a change with which none was put down.
  static var defaultValue: Value { get }
}

/// A value that was put down with a change; it equals no other.
///
/// Unchecked, but sound: the value is never changed, and read where the change is made and shown, on the main actor.
final class TransactionValue: @unchecked Sendable, Hashable {
  /// The value.
  let value: Any

  /// Keeps a value.
  init(_ value: Any) {
    self.value = value
  }

  static func == (first: TransactionValue, second: TransactionValue) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A way in which a text or a number becomes another; on a text screen it does so at once.
///
/// Mirrors SwiftUI's `ContentTransition`.
public struct ContentTransition: Sendable, Hashable {
  /// The ways.
  private enum Kind: Sendable, Hashable {
    case identity, opacity, interpolate, symbolEffect
    case numbers(countsDown: Bool)
    case value(Double)
  }

  /// Which it is.
  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)

  /// By becoming visible.
  public static let opacity = ContentTransition(kind: .opacity)

  /// By moving.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// As symbols do.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)

  /// Returns a way of numbers.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numbers(countsDown: countsDown))
  }

  /// Returns a way of numbers.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }
}

/// A name that is unique to a place of a view, under which views that stand for each other are known.
///
/// Mirrors SwiftUI's `Namespace`.
@MainActor @preconcurrency @propertyWrapper public struct Namespace: DynamicProperty {
  /// A unique name.
  ///
  /// Mirrors SwiftUI's `Namespace.ID`.
  public struct ID: Sendable, Hashable {
    fileprivate let number: ObjectIdentifier?
  }

  /// An object that lasts as long as the place.
  private final class Place {}

  private var place: Place?

  /// Makes a name.
  public nonisolated init() {}

  /// The name.
  public var wrappedValue: ID { ID(number: place.map(ObjectIdentifier.init)) }
}

extension Namespace: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    place = connection.stored { Place() }
  }
}

/// What of two views that stand for each other is made alike.
///
/// Mirrors SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A way from one page to another; on a text screen a page is shown at once.
///
/// Mirrors SwiftUI's protocol.
public protocol NavigationTransition: Sendable {}

/// A way of the system from one page to another.
public struct SystemNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == SystemNavigationTransition {
  /// As suits the place.
  public static var automatic: SystemNavigationTransition { SystemNavigationTransition() }

  /// Returns a way out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> SystemNavigationTransition {
    SystemNavigationTransition()
  }
}

extension View {
  /// Sets how texts inside become others; on a text screen they do so at once.
  ///
  /// Mirrors SwiftUI's modifier.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    unchanged().environment(\.contentTransition, transition)
  }

  /// Has the view come from, and go to, the place of another under the same name; on a text screen it is where it is at once.
  ///
  /// Mirrors SwiftUI's modifier.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    unchanged()
  }

  /// Names the view as the one a page comes out of; on a text screen a page is shown at once.
  ///
  /// Mirrors SwiftUI's modifier.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    unchanged()
  }

  /// Names the view as the one a page comes out of, and says how it looks meanwhile; on a text screen a page is shown at once.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - id: What it is called.
  ///   - namespace: What the name belongs to.
  ///   - configuration: Says how it looks meanwhile; called for what it does besides.
  /// - Returns: The changed view.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    _ = configuration(EmptyMatchedTransitionSourceConfiguration())
    return unchanged()
  }

  /// Sets how the page comes and goes; on a text screen it is shown at once.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationTransition<Transition: NavigationTransition>(
    _ style: Transition
  ) -> some View {
    unchanged()
  }
}
