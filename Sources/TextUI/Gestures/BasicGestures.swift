import AccessibilityTree
import AutomationWire

/// One tap, or several in quick succession.
///
/// Mirrors SwiftUI's `TapGesture`.
public struct TapGesture: PrimitiveGesture {
  /// Nothing is known of a tap.
  public typealias Value = Void

  /// How many taps of a quick series it takes.
  public var count: Int

  /// Makes a gesture.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Takes the end of a touch that did not move.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Void>) -> Void) -> Bool {
    guard touch.isTap(count) else { return false }
    report(.ended(()))
    return true
  }
}

/// One tap, or several in quick succession, of which the place is known.
///
/// Mirrors SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: PrimitiveGesture {
  /// What is known of a tap.
  public struct Value: Sendable, Equatable {
    /// The place, in cells.
    public var location: CGPoint
  }

  /// How many taps of a quick series it takes.
  public var count: Int

  /// From where the place counts.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Takes the end of a touch that did not move.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    guard touch.isTap(count) else { return false }
    report(.ended(Value(location: touch.point(touch.location, in: coordinateSpace))))
    return true
  }
}

extension GestureTouch {
  /// Returns whether it is the end of a tap, the last of so many.
  fileprivate func isTap(_ count: Int) -> Bool {
    phase == .ended && !isDrag && clickCount.isMultiple(of: max(1, count))
  }
}

/// A touch that is held.
///
/// Mirrors SwiftUI's `LongPressGesture`.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether it is held.
  public typealias Value = Bool

  /// How long it is held at least, in seconds.
  public var minimumDuration: Double

  /// How far it may move, which has no effect: in cells it does not.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Takes a touch from where it begins to where it was held for long enough.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Bool>) -> Void) -> Bool {
    guard !touch.isDrag else { return false }
    switch touch.phase {
    case .began: report(.changed(true))
    case .held where touch.heldSeconds >= minimumDuration:
      report(.ended(true))
      return true
    case .ended: return touch.heldSeconds >= minimumDuration
    default: break
    }
    return false
  }
}

/// A touch that moves.
///
/// Mirrors SwiftUI's `DragGesture`. It begins with the first step to another cell, or at once for a distance of zero.
public struct DragGesture: PrimitiveGesture {
  /// What is known of a touch that moves.
  ///
  /// Mirrors SwiftUI's `DragGesture.Value`. Lengths are in cells.
  public struct Value: Sendable, Equatable {
    /// When it was there.
    public var time: Date

    /// Where it is.
    public var location: CGPoint

    /// Where it began.
    public var startLocation: CGPoint

    /// How far it went.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast it is, in cells a second.
    ///
    /// A swipe is a flick, as fast as one usually is in a test on a phone: 1,000 points a second, with 8 by 16 points in a cell. A touch that
    /// was held before it moved, and a mouse, have no velocity.
    public var velocity = CGSize.zero

    /// Where it would come to rest: where a quarter of a second more would lead.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would go.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far it moves at least: not at all, or to another cell.
  public var minimumDistance: CGFloat

  /// From where places count.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a gesture whose places count from a view around.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: NamedCoordinateSpace) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: CoordinateSpace.named(coordinateSpace.name)
    )
  }

  /// Takes a touch that moves.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    if touch.phase == .asked { return true }
    guard touch.isDrag || minimumDistance <= 0 else { return false }
    let value = Value(
      time: Date(), location: touch.point(touch.location, in: coordinateSpace),
      startLocation: touch.point(touch.start, in: coordinateSpace),
      velocity: touch.isDrag ? touch.box.graph.touchVelocity : .zero)
    switch touch.phase {
    case .began, .moved: report(.changed(value))
    case .ended: report(.ended(value))
    case .held, .asked: return false
    }
    return true
  }
}

/// Two fingers that move apart, which a terminal does not see.
///
/// Mirrors SwiftUI's `MagnifyGesture`.
public struct MagnifyGesture: PrimitiveGesture {
  /// What is known of them.
  public struct Value: Sendable, Equatable {
    /// How far they are apart, as a multiple of what they were at first.
    public var magnification: CGFloat
  }

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Takes nothing.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    false
  }
}

/// Two fingers that move apart, which a terminal does not see.
///
/// Mirrors SwiftUI's older `MagnificationGesture`.
public struct MagnificationGesture: PrimitiveGesture {
  /// How far they are apart, as a multiple of what they were at first.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Takes nothing.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<CGFloat>) -> Void) -> Bool {
    false
  }
}

/// Two fingers that turn, which a terminal does not see.
///
/// Mirrors SwiftUI's `RotateGesture`.
public struct RotateGesture: PrimitiveGesture {
  /// What is known of them.
  public struct Value: Sendable, Equatable {
    /// How far they turned.
    public var rotation: Angle
  }

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// Takes nothing.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    false
  }
}

/// Two fingers that turn, which a terminal does not see.
///
/// Mirrors SwiftUI's older `RotationGesture`.
public struct RotationGesture: PrimitiveGesture {
  /// How far they turned.
  public typealias Value = Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// Takes nothing.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Angle>) -> Void) -> Bool {
    false
  }
}

/// A state that a gesture changes while it goes on, and that is as at first when it ends.
///
/// Mirrors SwiftUI's `GestureState`.
@MainActor @preconcurrency @propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: ((Value, inout Transaction) -> Void)?
  private var location: StateLocation<Value>?

  /// Makes a state with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    onReset = nil
  }

  /// Makes a state with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes a state with its first value, whose return to it is told.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = reset
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value.
  func set(_ value: Value) {
    location?.value = value
  }

  /// Returns to the first value.
  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    onReset?(location.value, &transaction)
    location.value = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    let graph = connection.node.graph
    let initial = initial
    location = connection.stored { StateLocation(initial, graph: graph) }
  }
}
