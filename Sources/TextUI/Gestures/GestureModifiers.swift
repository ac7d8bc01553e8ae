import AccessibilityTree
import AutomationWire

/// An order in which a gesture and those of the views inside have a touch.
enum GesturePriority {
  /// After those inside.
  case usual

  /// Before those inside.
  case high

  /// As well as the others.
  case simultaneous
}

/// A modifier that gives a view a gesture.
struct GestureModifier<G: Gesture>: KeepingModifier {
  /// The gesture.
  let gesture: G

  /// When it has a touch.
  let priority: GesturePriority

  func makeBox(_ node: ViewNode) -> GestureBox { GestureBox(node) }

  func apply(to box: GestureBox) {
    box.priority = priority
    box.take = { [gesture] touch in gesture.take(touch) { _ in } }
    box.awaitedTapCount = gesture.tapCountBefore ?? 1
  }
}

/// The box of a view with a gesture.
final class GestureBox: Box, TouchObserver {
  override var touchObserver: (any TouchObserver)? { self }

  /// When it has a touch.
  var priority = GesturePriority.usual

  /// Has the gesture take a step; returns whether it did.
  var take: (GestureTouch) -> Bool = { _ in false }

  /// How many taps of a quick series the gesture takes before it takes one.
  var awaitedTapCount = 1

  /// How long the touch was held, in seconds.
  private var heldSeconds = 0.0

  /// Whether the touch was taken while it was held.
  private var isTaken = false

  private func send(
    _ phase: GestureTouch.Phase, from start: Point, to point: Point, isDrag: Bool = false,
    clickCount: Int = 1
  ) -> Bool {
    guard !environment.isDisabled else { return false }
    return take(
      GestureTouch(
        phase: phase, start: start, location: point, heldSeconds: heldSeconds, isDrag: isDrag,
        clickCount: clickCount, box: self))
  }

  func touchBegan(at point: Point) {
    heldSeconds = 0
    isTaken = false
    _ = send(.began, from: point, to: point)
  }

  func touchHeld(at point: Point, seconds: Double) {
    let isFirst = !isTaken
    heldSeconds = seconds
    if isFirst { isTaken = send(.held, from: point, to: point) }
  }

  func noticeTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard priority != .usual else { return false }
    let wasTaken = finishTap(event, at: point)
    return wasTaken && priority == .high
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    priority == .usual && finishTap(event, at: point)
  }

  private func finishTap(_ event: PointerEvent, at point: Point) -> Bool {
    send(.ended, from: point, to: point, clickCount: event.clickCount) || isTaken
  }

  func handleLongPress(_ event: PointerEvent, at point: Point, seconds: Double) -> Bool {
    priority == .usual && isTaken && finishTap(event, at: point)
  }

  var tapCount: Int? { priority == .usual ? 1 : nil }

  override func claimsDrag(from start: Point, by distance: Point) -> Bool {
    priority != .simultaneous && send(.asked, from: start, to: start + distance)
  }

  var claimsDragsFirst: Bool { priority == .high }

  var yieldsDragsToScrolling: Bool { priority == .usual }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    _ = send(isEnded ? .ended : .moved, from: start, to: point, isDrag: true)
  }

  func noticeDrag(to point: Point, from start: Point, isEnded: Bool) {
    if priority == .simultaneous { drag(to: point, from: start, isEnded: isEnded) }
  }
}

/// What of a view's gestures and those inside are made.
///
/// Mirrors SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []

  /// The gesture itself.
  public static let gesture = GestureMask(rawValue: 1 << 0)

  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)

  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Gives the view a gesture, which those inside come before.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    if mask.contains(.gesture) {
      modified(by: GestureModifier(gesture: gesture, priority: .usual))
    } else {
      self
    }
  }

  /// Gives the view a gesture, if it is one that counts now.
  ///
  /// Mirrors SwiftUI's modifier.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Gives the view a gesture that comes before those inside.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    if mask.contains(.gesture) {
      modified(by: GestureModifier(gesture: gesture, priority: .high))
    } else {
      self
    }
  }

  /// Gives the view a gesture that is made as well as those inside.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    if mask.contains(.gesture) {
      modified(by: GestureModifier(gesture: gesture, priority: .simultaneous))
    } else {
      self
    }
  }

  /// Runs code with the place of a tap on the view, in cells.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs code when the view is pressed for some time, and when a press begins and ends.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration, perform: action)
      .modified(by: TouchModifier(action: onPressingChanged))
  }

  /// Runs code when the view is pressed for some time, and when a press begins and ends.
  ///
  /// Mirrors SwiftUI's older modifier.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the view has to be pressed, in seconds.
  ///   - maximumDistance: How far the finger may move meanwhile.
  ///   - onPressingChanged: Takes whether the view is pressed; `nil` for nobody.
  ///   - action: What to do then.
  /// - Returns: The changed view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing onPressingChanged: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: onPressingChanged ?? { _ in })
  }

  /// Runs code when a pointer comes to the view, and when it leaves it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modified(by: HoverModifier(action: action))
  }

  /// Runs code when a pointer comes to the view, and when it leaves it.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike SwiftUI's, it does not follow the pointer: it is told of the coming, at the view's corner, and of the leaving.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }

  /// Has gestures of the hand count for the view, which a terminal does not see.
  ///
  /// Mirrors SwiftUI's modifier.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Lets touches through to what is behind the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(by: HitTestingModifier(isEnabled: enabled))
  }
}

/// A gesture of the hand, which a terminal does not see.
///
/// Mirrors SwiftUI's `HandGestureShortcut`.
public struct HandGestureShortcut: Sendable, Hashable {
  /// What matters most.
  public static let primaryAction = HandGestureShortcut()
}

/// A modifier that tells when a view is touched.
struct TouchModifier: BoxModifier {
  /// Told whether it is.
  let action: (Bool) -> Void

  func makeBox(_ node: ViewNode) -> TouchBox { TouchBox(node) }

  func apply(to box: TouchBox) { box.action = action }
}

/// The box of a view that tells when it is touched.
final class TouchBox: Box, TouchObserver {
  override var touchObserver: (any TouchObserver)? { self }

  /// Told whether it is.
  var action: (Bool) -> Void = { _ in }

  func touchBegan(at point: Point) { action(true) }

  func touchEnded() { action(false) }
}

/// A modifier that tells when a pointer is over a view.
struct HoverModifier: BoxModifier {
  /// Told whether it is.
  let action: (Bool) -> Void

  func makeBox(_ node: ViewNode) -> HoverBox { HoverBox(node) }

  func apply(to box: HoverBox) { box.action = action }
}

/// The box of a view that tells when a pointer is over it.
final class HoverBox: Box, TouchObserver {
  override var touchObserver: (any TouchObserver)? { self }

  /// Told whether it is.
  var action: (Bool) -> Void = { _ in }

  func hoverChanged(_ isHovered: Bool) { action(isHovered) }
}

/// A modifier that lets touches through a view, or not.
struct HitTestingModifier: BoxModifier, Equatable {
  /// Whether the view takes touches.
  let isEnabled: Bool

  func makeBox(_ node: ViewNode) -> HitTestingBox { HitTestingBox(node) }

  func apply(to box: HitTestingBox) { box.isEnabled = isEnabled }
}

/// The box of a view that lets touches through, or not.
final class HitTestingBox: Box {
  /// Whether the view takes touches.
  var isEnabled = true

  override var takesTouches: Bool { isEnabled }
}
