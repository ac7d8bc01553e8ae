/// A state of whether, or which, view an assistive technology reads; a terminal does not tell, so that it is what code sets.
///
/// Mirrors SwiftUI's `AccessibilityFocusState`.
@MainActor @preconcurrency @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state of whether one view is read.
  public init() where Value == Bool {
    initial = false
  }

  /// Makes a state of which view is read.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    initial = nil
  }

  /// Makes a state of whether one view is read by some technologies, which a terminal does not tell apart.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Makes a state of which view is read by some technologies, which a terminal does not tell apart.
  public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == Wrapped? {
    self.init()
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// What `accessibilityFocused(_:)` takes.
  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// A binding that ties views to the state; a view that is given one declares it with `@AccessibilityFocusState.Binding`.
  @MainActor @preconcurrency @propertyWrapper public struct Binding {
    fileprivate let initial: Value
    fileprivate let location: StateLocation<Value>?

    /// The value.
    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.value = newValue }
    }

    /// The binding itself, for what a view hands on.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    let graph = connection.node.graph
    let initial = initial
    location = connection.stored { StateLocation(initial, graph: graph) }
  }
}

extension View {
  /// Ties what an assistive technology reads to a state, which a terminal does not tell.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }

  /// Ties what an assistive technology reads to a value of a state, which a terminal does not tell.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// Has an assistive technology read the view of a value first, which a terminal does not tell.
  ///
  /// Mirrors SwiftUI's modifier: without such a technology the state stays as it is.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    self
  }
}

/// Assistive technologies.
///
/// Mirrors SwiftUI's `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)

  /// A switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
