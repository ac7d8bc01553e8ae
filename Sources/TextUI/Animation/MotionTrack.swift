/// Something that moves: a course that began at a time, and what it changes.
@MainActor class MotionTrack {
  /// What it lies over.
  let id: ObjectIdentifier

  /// When it ends, in seconds of the application's time; infinite for never.
  private(set) final var end = 0.0

  /// Whether it comes to rest, and others follow it only when something happens.
  private(set) final var willRest = true

  /// What waits for its end.
  private(set) final var group: AnimationGroup?

  /// Its place among all, in the order they began.
  private(set) final var number = 0

  private var animation = Animation.default
  private var start = Duration.zero

  /// Makes what moves over something.
  init(over object: AnyObject) {
    id = ObjectIdentifier(object)
  }

  /// Begins a course.
  final func begin(
    _ animation: Animation, at time: Duration, for change: Motion.Change, number: Int
  ) {
    self.animation = animation
    start = time
    end = time / .seconds(1) + animation.duration
    group = change.group
    willRest =
      end < .infinity && !change.transaction.isEndless && !(change.group?.isEndless ?? false)
    self.number = number
  }

  /// When it shows something else, in seconds of the application's time.
  ///
  /// - Parameter now: The time now.
  /// - Returns: The time, infinite for never.
  func nextFrame(after now: Double) -> Double { min(end, now + Motion.interval / .seconds(1)) }

  /// Shows where it is at a time.
  final func advance(to time: Duration) {
    show(animation.share(at: (time - start) / .seconds(1)))
  }

  /// Shows where it is after a share of the way.
  func show(_ share: Double) {}

  /// Shows where it ends; it lies over nothing any more.
  func didEnd() {}
}

/// The time that a change takes at whose end code of the author's runs, whether or not it is seen to move.
final class PausingTrack: MotionTrack {
  override func nextFrame(after now: Double) -> Double { end }
}

/// A value of a view on its way to another.
final class ValueTrack<Value>: MotionTrack {
  /// The value where it begins.
  private let start: Value

  /// The value where it ends.
  let target: Value

  /// The value that shows.
  private(set) var presented: Value

  private let between: (Value, Value, Double) -> Value?
  private weak var node: ViewNode?

  /// Makes a value that moves.
  ///
  /// - Parameters:
  ///   - node: The view it is of, which is evaluated for each value.
  ///   - start: Where it begins.
  ///   - target: Where it ends.
  ///   - presented: What shows first.
  ///   - between: Returns the value at a share of the way.
  init(
    _ node: ViewNode, from start: Value, to target: Value, presented: Value,
    _ between: @escaping (Value, Value, Double) -> Value?
  ) {
    self.start = start
    self.target = target
    self.presented = presented
    self.between = between
    self.node = node
    super.init(over: node)
  }

  override func show(_ share: Double) {
    presented = between(start, target, share) ?? target
    evaluate()
  }

  override func didEnd() { evaluate() }

  private func evaluate() {
    guard let node, !node.isTornDown else { return }
    node.evaluate()
  }
}

/// A modifier or a view of TextUI's own that has a form for each share of the way between two.
@MainActor protocol Interpolating {
  /// Returns the form at a share of the way from another to this one; `nil` when there is none, or nothing of them moves.
  ///
  /// - Parameters:
  ///   - start: Where the way begins.
  ///   - share: How far it is gone: 0 for not at all, 1 for all of it; springs go beyond.
  ///   - environment: The values of the view, which say what colours are.
  /// - Returns: The form.
  func interpolated(from start: Self, _ share: Double, in environment: EnvironmentValues) -> Self?

  /// The course of changes to which the author gave none, where there are such; `nil` for at once.
  static var ownCourse: Animation? { get }
}

extension Interpolating {
  static var ownCourse: Animation? { nil }
}

extension Motion {
  /// Has a value of a view that may be of a kind which moves go its way, as ``move(_:from:to:usual:_:)``.
  func moveIfPossible<Value>(_ node: ViewNode, from old: Value, to new: Value) -> Bool {
    guard isAsked else { return false }
    if let type = Value.self as? any Interpolating.Type {
      let usual = hasOwnCourses ? type.ownCourse : nil
      return move(node, from: old, to: new, usual: usual) { [unowned node] start, end, share in
        Self.interpolated(start, end, share, in: node.scope.values)
      }
    }
    guard new is any Animatable || new is any AnimatableModifier else { return false }
    return move(node, from: old, to: new, Self.animated)
  }

  private static func interpolated<Value>(
    _ start: Value, _ end: Value, _ share: Double, in environment: EnvironmentValues
  ) -> Value? {
    /// Returns the value between, its type known.
    func open<Known: Interpolating>(_ end: Known) -> Value? {
      (start as? Known).flatMap { end.interpolated(from: $0, share, in: environment) } as? Value
    }
    return (end as? any Interpolating).flatMap { open($0) }
  }

  /// Returns a value of the author's with the number between those of two; `nil` when they are the same.
  private static func animated<Value>(_ start: Value, _ end: Value, _ share: Double) -> Value? {
    /// Returns the value between, its type known.
    func open<Known: Animatable>(_ end: Known) -> Value? {
      guard let start = start as? Known, start.animatableData != end.animatableData else {
        return nil
      }
      var result = end
      result.animatableData = start.animatableData.moved(to: end.animatableData, share)
      return result as? Value
    }
    /// Returns the modifier between, its type known.
    func openModifier<Known: AnimatableModifier>(_ end: Known) -> Value? {
      guard let start = start as? Known, start.animatableData != end.animatableData else {
        return nil
      }
      var result = end
      result.animatableData = start.animatableData.moved(to: end.animatableData, share)
      return result as? Value
    }
    if let end = end as? any AnimatableModifier { return openModifier(end) }
    return (end as? any Animatable).flatMap { open($0) }
  }
}

extension VectorArithmetic {
  /// Returns the number at a share of the way from this one to another.
  func moved(to end: Self, _ share: Double) -> Self {
    var way = end - self
    way.scale(by: share)
    return self + way
  }
}
