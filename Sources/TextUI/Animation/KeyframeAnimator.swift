/// A view of a value that goes its way in time.
///
/// Mirrors SwiftUI's `KeyframeAnimator`. On a text screen it shows where the value rests: where it begins until the trigger changes, and
/// from then on where its way ends; a way that is gone again and again shows where it begins.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View
where Path.Value == Value {
  private let initialValue: Value
  private let trigger: KeyframeTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path

  @State private var rest: Value?

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
    self.trigger = KeyframeTrigger(value: trigger)
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
    self.content = content
    self.keyframes = keyframes
  }

  /// The view of the value where it rests.
  public var body: some View {
    content(rest ?? initialValue)
      .onChange(of: trigger) {
        var value = rest ?? initialValue
        keyframes(value).finish(&value)
        rest = value
      }
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

/// A value of any type, whose changes start a way.
private struct KeyframeTrigger: Equatable {
  /// The value.
  let value: any Equatable

  static func == (first: Self, second: Self) -> Bool {
    /// Returns whether the second value is the same as one.
    func isSame<Value: Equatable>(_ value: Value) -> Bool { second.value as? Value == value }
    return isSame(first.value)
  }
}

/// A way in which something moves that is held by a spring.
///
/// Mirrors SwiftUI's `Spring`; on a text screen things are at once where it lets them rest.
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
    self.init(duration: response, bounce: 1 - dampingRatio)
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
