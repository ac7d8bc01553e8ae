import AccessibilityTree
import AutomationWire

/// A tracker that turns a terminal's mouse reports into pointer events and counts the clicks of a series.
///
/// Every `moved` and `ended` follows a `began` of the same button: reports of a press that was not
/// seen are dropped.
struct MouseTracker: Sendable {
  /// A report of the terminal.
  struct Report: Sendable, Hashable {
    /// The button with its flags, as xterm encodes them.
    var code: Int

    /// The cell.
    var position: Point

    /// Whether a button went up.
    var isRelease: Bool
  }

  /// A press that may be the first one of a series.
  private struct Press: Sendable {
    /// The button.
    var button: PointerEvent.Button

    /// Where it went down.
    var position: Point

    /// When it went down.
    var time: Duration

    /// Its number in the series, from 1.
    var count: Int
  }

  /// The longest time between two presses of a series.
  static let seriesInterval: Duration = .milliseconds(500)

  /// The cells that a wheel moves the content by in one step.
  static let wheelStep = 3

  /// The last press, nil when a drag or another button ended the series.
  private var lastPress: Press?

  /// The buttons that are down, with the number of the press in its series.
  private var pressed: [(button: PointerEvent.Button, count: Int)] = []

  /// Creates a tracker that has seen nothing.
  init() {}

  /// Takes a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - time: When it came, from any fixed point.
  /// - Returns: The event, nil if the report means nothing to an app.
  mutating func event(for report: Report, at time: Duration) -> InputEvent? {
    let modifiers = Self.modifiers(in: report.code)
    if report.code & 0x80 != 0 { return nil }
    if report.code & 0x40 != 0 {
      guard !report.isRelease else { return nil }
      return wheelEvent(report.code & 0x3, at: report.position, modifiers: modifiers)
    }
    let button = PointerEvent.Button(rawValue: UInt8(report.code & 0x3))
    let isMotion = report.code & 0x20 != 0
    if isMotion { return motionEvent(button, at: report.position, modifiers: modifiers) }
    if report.isRelease || button == nil {
      return releaseEvent(button, at: report.position, modifiers: modifiers)
    }
    return button.map { pressEvent($0, at: report.position, time: time, modifiers: modifiers) }
  }

  /// Returns the event of a wheel's step; with shift it turns sideways.
  private func wheelEvent(
    _ direction: Int, at position: Point, modifiers: KeyPress.Modifiers
  ) -> InputEvent {
    let step = direction & 1 == 0 ? -Self.wheelStep : Self.wheelStep
    let isSideways = direction >= 2 || modifiers.contains(.shift)
    return .scroll(at: position, deltaX: isSideways ? step : 0, deltaY: isSideways ? 0 : step)
  }

  /// Returns the event of a button going down.
  private mutating func pressEvent(
    _ button: PointerEvent.Button, at position: Point, time: Duration,
    modifiers: KeyPress.Modifiers
  ) -> InputEvent {
    var count = 1
    if let last = lastPress, last.button == button, time - last.time <= Self.seriesInterval,
      Self.isNear(last.position, position)
    {
      count = last.count + 1
    }
    lastPress = Press(button: button, position: position, time: time, count: count)
    pressed.removeAll { $0.button == button }
    pressed.append((button, count))
    return .pointer(
      PointerEvent(
        .began, at: position, device: .mouse, button: button, clickCount: count,
        modifiers: modifiers))
  }

  /// Returns the event of a motion: a drag, or hovering where no button is down.
  private mutating func motionEvent(
    _ button: PointerEvent.Button?, at position: Point, modifiers: KeyPress.Modifiers
  ) -> InputEvent? {
    guard let button else {
      return .pointer(
        PointerEvent(.hovered, at: position, device: .mouse, modifiers: modifiers))
    }
    guard let press = pressed.last(where: { $0.button == button }) else { return nil }
    if let last = lastPress, !Self.isNear(last.position, position) { lastPress = nil }
    return .pointer(
      PointerEvent(
        .moved, at: position, device: .mouse, button: button, clickCount: press.count,
        modifiers: modifiers))
  }

  /// Returns the event of a button going up; without a button it is the one pressed last.
  private mutating func releaseEvent(
    _ button: PointerEvent.Button?, at position: Point, modifiers: KeyPress.Modifiers
  ) -> InputEvent? {
    let index = pressed.lastIndex { button == nil || $0.button == button }
    guard let index else { return nil }
    let press = pressed.remove(at: index)
    return .pointer(
      PointerEvent(
        .ended, at: position, device: .mouse, button: press.button, clickCount: press.count,
        modifiers: modifiers))
  }

  /// Returns the modifiers that a code carries.
  private static func modifiers(in code: Int) -> KeyPress.Modifiers {
    var modifiers: KeyPress.Modifiers = []
    if code & 0x04 != 0 { modifiers.insert(.shift) }
    if code & 0x08 != 0 { modifiers.insert(.option) }
    if code & 0x10 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// Returns whether two cells are near enough for the presses of one series.
  private static func isNear(_ first: Point, _ second: Point) -> Bool {
    first.y == second.y && abs(first.x - second.x) <= 1
  }
}
