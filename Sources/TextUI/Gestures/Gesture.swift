import AccessibilityTree
import AutomationWire

/// A way of touching a view that means something.
///
/// Mirrors SwiftUI's `Gesture`.
///
/// ```swift
/// Text("Drag me").gesture(
///   DragGesture()
///     .onChanged { offset = $0.translation }
///     .onEnded { _ in offset = .zero })
/// ```
///
/// A gesture of your own has a ``body`` made of others.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on.
  associatedtype Value

  /// The type of the gesture that makes up this one.
  associatedtype Body: Gesture

  /// What this gesture is made of.
  var body: Body { get }

  /// Takes a step of a touch. TextUI's own gestures implement it; yours get it from their `body`.
  func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool
}

extension Gesture where Body.Value == Value {
  /// Has the body take the step.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    body.take(touch, report)
  }
}

extension Never: Gesture {
  /// Never asked for.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Never>) -> Void) -> Bool {
    switch self {}
  }
}

/// A gesture that may be none.
extension Optional: Gesture where Wrapped: Gesture {
  /// What is known of the gesture while it goes on.
  public typealias Value = Wrapped.Value

  /// Never asked for.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body.")
  }

  /// Has the gesture take the step, if there is one.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    self?.take(touch, report) ?? false
  }
}

/// A gesture of TextUI's own, which is not made of others.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never asked for.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}

/// A word of a gesture on how far it has come.
///
/// TextUI hands it around; there is nothing in it for you.
public enum GestureReport<Value> {
  /// It goes on.
  case changed(Value)

  /// It is done.
  case ended(Value)
}

/// A step of a touch, with all of it so far.
///
/// TextUI hands it around; there is nothing in it for you.
@MainActor public struct GestureTouch {
  /// A kind of step.
  enum Phase {
    /// It went down.
    case began

    /// Time passed while it was held.
    case held

    /// It is asked who takes what will be a drag.
    case asked

    /// It moved.
    case moved

    /// It went up.
    case ended
  }

  /// The kind of step.
  let phase: Phase

  /// Where it went down, in cells of the box.
  let start: Point

  /// Where it is, in cells of the box.
  let location: Point

  /// How long it was held, in seconds.
  let heldSeconds: Double

  /// Whether it moved to another cell.
  let isDrag: Bool

  /// Which touch of a quick series it is, from 1.
  let clickCount: Int

  /// The box whose gesture takes it.
  let box: Box

  /// Returns a place in some coordinates, in cells.
  func point(_ point: Point, in space: CoordinateSpace) -> CGPoint {
    let frame = box.frame(in: space)
    return CGPoint(x: CGFloat(point.x + frame.minX), y: CGFloat(point.y + frame.minY))
  }
}

// MARK: - What is done about a gesture

/// A gesture with code for each of its words.
struct ReportingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value

  /// The gesture.
  let base: Base

  /// The code.
  let action: (GestureReport<Base.Value>) -> Void

  func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    base.take(touch) { word in
      action(word)
      report(word)
    }
  }
}

/// A gesture that says something else of itself.
struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  /// The gesture.
  let base: Base

  /// Returns what it says.
  let transform: (Base.Value) -> Value

  func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    base.take(touch) { word in
      switch word {
      case .changed(let value): report(.changed(transform(value)))
      case .ended(let value): report(.ended(transform(value)))
      }
    }
  }
}

/// A gesture of which a state of the author's knows while it goes on.
struct UpdatingGesture<Base: Gesture, State>: PrimitiveGesture {
  typealias Value = Base.Value

  /// The gesture.
  let base: Base

  /// The state.
  let state: GestureState<State>

  /// Changes the state.
  let update: (Base.Value, inout State, inout Transaction) -> Void

  func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    let isTaken = base.take(touch) { word in
      if case .changed(let value) = word {
        var transaction = Transaction()
        var new = state.wrappedValue
        update(value, &new, &transaction)
        state.set(new)
      }
      report(word)
    }
    if touch.phase == .ended { state.reset() }
    return isTaken
  }
}

extension Gesture {
  /// Runs code while the gesture goes on.
  ///
  /// Mirrors SwiftUI's method.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ReportingGesture(base: self) { if case .changed(let value) = $0 { action(value) } }
  }

  /// Runs code when the gesture is done.
  ///
  /// Mirrors SwiftUI's method.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ReportingGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
  }

  /// Changes a state while the gesture goes on, which is as at first when it ends.
  ///
  /// Mirrors SwiftUI's method.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    UpdatingGesture(base: self, state: state, update: body)
  }

  /// Returns the gesture, saying something else of itself.
  ///
  /// Mirrors SwiftUI's method.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }
}

// MARK: - Several gestures

/// Two gestures at once.
///
/// Mirrors SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known of both.
  public struct Value {
    /// Of the first; `nil` when it is not going on.
    public var first: First.Value?

    /// Of the second; `nil` when it is not going on.
    public var second: Second.Value?
  }

  private let first: First
  private let second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Has both take the step.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    let isFirst = first.take(touch) { word in
      switch word {
      case .changed(let value): report(.changed(Value(first: value)))
      case .ended(let value): report(.ended(Value(first: value)))
      }
    }
    let isSecond = second.take(touch) { word in
      switch word {
      case .changed(let value): report(.changed(Value(second: value)))
      case .ended(let value): report(.ended(Value(second: value)))
      }
    }
    return isFirst || isSecond
  }
}

/// A gesture after another.
///
/// Mirrors SwiftUI's `SequenceGesture`. A long press comes before what follows; any other first gesture counts for itself.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known.
  public enum Value {
    /// The first goes on.
    case first(First.Value)

    /// The first is done; the second goes on when there is a value.
    case second(First.Value, Second.Value?)
  }

  private let first: First
  private let second: Second

  /// Makes a gesture of one after another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Has the first take the step, and once it is done, the second.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    var done: First.Value?
    // What came before the step is told anew: whether the first was done by then.
    let before = GestureTouch(
      phase: .held, start: touch.start, location: touch.start, heldSeconds: touch.heldSeconds,
      isDrag: false, clickCount: touch.clickCount, box: touch.box)
    _ = first.take(touch.isDrag || touch.phase == .asked ? before : touch) { word in
      switch word {
      case .changed(let value): if !touch.isDrag { report(.changed(.first(value))) }
      case .ended(let value): done = value
      }
    }
    guard let done else { return false }
    if touch.phase == .asked { return second.take(touch) { _ in } }
    guard touch.isDrag else {
      report(.changed(.second(done, nil)))
      return true
    }
    return second.take(touch) { word in
      switch word {
      case .changed(let value): report(.changed(.second(done, value)))
      case .ended(let value): report(.ended(.second(done, value)))
      }
    }
  }
}

/// A gesture, or another where the first is not made.
///
/// Mirrors SwiftUI's `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known of one of the two.
  public enum Value {
    /// The first.
    case first(First.Value)

    /// The second.
    case second(Second.Value)
  }

  /// The first.
  let first: First

  /// The second.
  let second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Has the first take the step, or else the second.
  public func take(_ touch: GestureTouch, _ report: (GestureReport<Value>) -> Void) -> Bool {
    let isFirst = first.take(touch) { word in
      switch word {
      case .changed(let value): report(.changed(.first(value)))
      case .ended(let value): report(.ended(.first(value)))
      }
    }
    return isFirst
      || second.take(touch) { word in
        switch word {
        case .changed(let value): report(.changed(.second(value)))
        case .ended(let value): report(.ended(.second(value)))
        }
      }
  }
}

extension Gesture {
  /// Returns a gesture of this one and another at once.
  ///
  /// Mirrors SwiftUI's method.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture of this one and then another.
  ///
  /// Mirrors SwiftUI's method.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture of this one, or another where this one is not made.
  ///
  /// Mirrors SwiftUI's method.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
