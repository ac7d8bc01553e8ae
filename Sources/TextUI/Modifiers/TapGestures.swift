import AccessibilityTree
import AutomationWire

/// A modifier that runs code when a view is tapped.
struct TapModifier: SilentModifier {
  /// How many taps of a quick series it takes.
  let count: Int

  /// The code.
  let action: () -> Void

  func makeBox(_ node: ViewNode) -> TapBox { TapBox(node) }

  func apply(to box: TapBox) {
    box.count = count
    box.action = action
  }
}

/// The box of a view that runs code when it is touched in some way.
class TouchedBox: Box {
  /// The code.
  final var action: () -> Void = {}

  /// Runs the code, unless the view is disabled.
  final func run() {
    if !environment.isDisabled { action() }
  }

  // MARK: - Keys

  /// What a key does to it, in a word, for people who look for one.
  var keyTitle: String { "press" }

  // People without a mouse reach it too, where something of it shows and nothing inside or around it can be pressed.
  override var isFocusable: Bool { isReachedAlone }

  override func style(_ canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard graph.focus.focused === self, key.presses else { return false }
    run()
    return true
  }
}

/// The box of a view that runs code when it is tapped.
final class TapBox: TouchedBox, TouchObserver {
  override var touchObserver: (any TouchObserver)? { self }

  var tapCount: Int? { count }

  /// How many taps of a quick series it takes.
  var count = 1

  override var isFocusable: Bool { count == 1 && super.isFocusable }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard event.clickCount.isMultiple(of: max(1, count)) else { return false }
    run()
    return true
  }
}

extension Box {
  /// Whether there is a text or a picture in the box, nothing inside that can have the focus, and nothing around that is pressed.
  final var isReachedAlone: Bool {
    guard showsSomething, children.allSatisfy({ graph.focus.focusables(in: $0).isEmpty }) else {
      return false
    }
    return !ancestors.contains { $0 is PressableBox || $0 is TapBox }
  }

  /// Whether there is a text or a picture in the box.
  private var showsSomething: Bool {
    ownText?.isEmpty == false || picture != nil || children.contains(where: \.showsSomething)
  }
}

/// A modifier that runs code when a view is pressed for some time.
struct LongPressModifier: KeepingModifier {
  /// How long the press is held at least, in seconds.
  let minimumDuration: Double

  /// The code.
  let action: () -> Void

  func makeBox(_ node: ViewNode) -> LongPressBox { LongPressBox(node) }

  func apply(to box: LongPressBox) {
    box.minimumDuration = minimumDuration
    box.action = action
  }
}

/// The box of a view that runs code when it is pressed for some time.
final class LongPressBox: TouchedBox, TouchObserver {
  override var touchObserver: (any TouchObserver)? { self }

  /// How long the press is held at least, in seconds.
  var minimumDuration = 0.5

  // No key is held, so that pressing one does what holding a finger does.
  override var keyTitle: String { "hold" }

  func handleLongPress(_ event: PointerEvent, at point: Point, seconds: Double) -> Bool {
    guard seconds >= minimumDuration else { return false }
    run()
    return true
  }
}

extension View {
  /// Runs code when the view is tapped where something of it shows.
  ///
  /// Mirrors SwiftUI's modifier. A control inside takes its own taps.
  ///
  /// - Parameters:
  ///   - count: How many taps of a quick series it takes.
  ///   - action: The code.
  /// - Returns: The changed view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modified(by: TapModifier(count: count, action: action))
  }

  /// Runs code when the view is pressed for some time where something of it shows.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the press is held at least, in seconds; half a second is the least that counts.
  ///   - maximumDistance: Has no effect: a press that moves to another cell is a drag.
  ///   - action: The code.
  /// - Returns: The changed view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View {
    modified(by: LongPressModifier(minimumDuration: minimumDuration, action: action))
  }
}
