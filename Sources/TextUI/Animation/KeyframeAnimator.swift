/// A view of a value that goes its way in time.
///
/// Mirrors SwiftUI's `KeyframeAnimator`. Where motion is off it shows where the value rests: where it begins until the trigger changes, and
/// from then on where its way ends; a way that is gone again and again shows where it begins.
///
/// - Note: Unlike in SwiftUI's tests on a phone, input of a test does not wait for the end of a way.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View
where Path.Value == Value {
  private let initialValue: Value
  private let trigger: ChangeTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path

  private var isRepeating = true

  @State private var rest: Value?
  @State private var rounds = 0
  @Environment(\.clock) private var clock
  @Environment(\.isMotionOn) private var isMotionOn

  /// Makes a view of a value that goes its way whenever another one changes.
  ///
  /// - Parameters:
  ///   - initialValue: Where the way begins.
  ///   - trigger: What starts it.
  ///   - content: Makes the view of a value.
  ///   - keyframes: Makes the way from a value on.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    self.trigger = ChangeTrigger(value: trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes a view of a value that goes its way again and again.
  ///
  /// - Parameters:
  ///   - initialValue: Where the way begins.
  ///   - repeating: Whether it is gone more than once.
  ///   - content: Makes the view of a value.
  ///   - keyframes: Makes the way from a value on.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// The view of the value where it is.
  public var body: some View {
    if isMotionOn {
      content(rest ?? initialValue).onChange(of: trigger) { rounds += 1 }
        .ownTask(id: rounds) { await go() }
    } else {
      content(rest ?? initialValue)
        .onChange(of: trigger) {
          var value = rest ?? initialValue
          keyframes(value).finish(&value)
          rest = value
        }
    }
  }

  /// Goes the way: again and again, once, or once for each change.
  private func go() async {
    guard trigger == nil || rounds > 0 else { return }
    repeat {
      let start = trigger == nil ? initialValue : rest ?? initialValue
      let way = keyframes(start)
      var time = 0.0
      while time < way.duration {
        var value = start
        way.move(&value, to: time)
        rest = value
        // It ends early only when the view is gone, or begins anew.
        try? await clock.sleep(for: Motion.interval)
        if Task.isCancelled { return }
        time += Motion.interval / .seconds(1)
      }
      var end = start
      way.finish(&end)
      rest = end
      if way.duration <= 0 { return }
    } while trigger == nil && isRepeating
  }
}

extension View {
  /// Changes the view by a value that goes its way whenever another one changes.
  ///
  /// Mirrors SwiftUI's modifier; see ``KeyframeAnimator`` for what a text screen shows.
  ///
  /// - Parameters:
  ///   - initialValue: Where the way begins.
  ///   - trigger: What starts it.
  ///   - content: Changes the view by a value.
  ///   - keyframes: Makes the way from a value on.
  /// - Returns: The changed view.
  public func keyframeAnimator<Value, Path: Keyframes, Changed: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Changes the view by a value that goes its way again and again.
  ///
  /// Mirrors SwiftUI's modifier; see ``KeyframeAnimator`` for what a text screen shows.
  ///
  /// - Parameters:
  ///   - initialValue: Where the way begins.
  ///   - repeating: Whether it is gone more than once.
  ///   - content: Changes the view by a value.
  ///   - keyframes: Makes the way from a value on.
  /// - Returns: The changed view.
  public func keyframeAnimator<Value, Path: Keyframes, Changed: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}

/// A way in which something moves that is held by a spring.
///
/// Mirrors SwiftUI's `Spring`.
public struct Spring: Sendable, Hashable {
  /// About how long it moves, in seconds.
  public let duration: TimeInterval

  /// How far it goes beyond the end, from 0 for not at all.
  public let bounce: Double

  /// Makes a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Makes a spring from how stiff it is.
  public init(response: Double, dampingRatio: Double) {
    // Of what is slowed more than it needs to be, the bounce is below zero.
    self.init(
      duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  /// Makes a spring from what it moves and how strongly it pulls and is slowed.
  ///
  /// - Parameters:
  ///   - mass: What it moves.
  ///   - stiffness: How strongly it pulls.
  ///   - damping: How strongly it is slowed.
  ///   - allowOverDamping: Whether it may come to its end more slowly than it needs to.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * Double.pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring that stops at the end.
  public static let smooth = Spring()

  /// A spring that is quick.
  public static let snappy = Spring(bounce: 0.15)

  /// A spring that goes beyond the end and back.
  public static let bouncy = Spring(bounce: 0.3)

  /// Returns a spring that stops at the end.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring that is quick.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring that goes beyond the end and back.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
