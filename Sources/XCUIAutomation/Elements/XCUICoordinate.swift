import AccessibilityTree
import AutomationWire
public import Foundation

/// A place on the screen that moves with an element.
///
/// Mirrors Apple's class. It is looked up anew at each use.
public final class XCUICoordinate: NSObject, Sendable {
  /// The element the place moves with.
  public let referencedElement: XCUIElement

  /// How far from the element's top leading corner.
  private let offset: ElementOffset

  /// The place in the element.
  var anchor: ElementPlace.Anchor { .offset(offset) }

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - element: The element it moves with.
  ///   - offset: How far from its top leading corner.
  init(_ element: XCUIElement, _ offset: ElementOffset) {
    referencedElement = element
    self.offset = offset
    super.init()
  }

  /// Returns a place so many cells from this one, or points where `UITEST_LENGTHS=points`.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    var offset = offset
    offset.columns += Double(offsetVector.dx) / LengthUnit.current.column
    offset.rows += Double(offsetVector.dy) / LengthUnit.current.row
    return XCUICoordinate(referencedElement, offset)
  }

  /// The place on the screen, in cells, or in points where `UITEST_LENGTHS=points`, now.
  ///
  /// Reading it fails the test when there is not exactly one such element.
  public var screenPoint: CGPoint {
    Interaction.perform(.locate, referencedElement.plan) {
      element throws(InteractionProblem) in
      let (x, y) = offset.position(in: element.scope.tree.absoluteFrame(of: element.id) ?? .zero)
      return CGPoint(x: x * LengthUnit.current.column, y: y * LengthUnit.current.row)
    } ?? .zero
  }

  /// The place and its element, in Apple's form.
  public override var description: String {
    let size = "(\(offset.widths), \(offset.heights))"
    let isMoved = offset.columns != 0 || offset.rows != 0
    let cells = isMoved ? " + (\(offset.columns), \(offset.rows))" : ""
    return "{\(referencedElement) at normalized offset \(size)\(cells)}"
  }
}

// MARK: - Actions

extension XCUICoordinate {
  /// Taps whatever is at the place.
  public func tap() {
    send(.tap(count: 1), .taps(count: 1))
  }

  /// Taps whatever is at the place twice in quick succession.
  public func doubleTap() {
    send(.tap(count: 2), .taps(count: 2))
  }

  /// Presses whatever is at the place and holds it.
  ///
  /// - Parameter duration: How long, in seconds of the application's time.
  public func press(forDuration duration: TimeInterval) {
    send(.press, allowing: duration, .press(seconds: duration))
  }

  /// Presses whatever is at the place, holds it, and drags it to another place.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherCoordinate: Where it is let go.
  public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate)
  {
    drag(to: otherCoordinate, .touch, (duration, 0))
  }

  /// Presses whatever is at the place, holds it, drags it to another place, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherCoordinate: Where it is let go.
  ///   - velocity: How fast; a drag takes no time here.
  ///   - holdDuration: How long it is held there.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherCoordinate, .touch, (duration, holdDuration))
  }

  /// Makes a gesture at the place.
  func send(_ action: Action, allowing time: Double = 0, _ gesture: Gesture) {
    Interaction.act(action, referencedElement.plan, on: anchor, allowing: time) {
      element, isCertain throws(InteractionProblem) in
      try self.isOnScreen(of: element, isCertain) ? gesture : nil
    }
  }

  /// Returns whether the place is on the screen, as it is known.
  ///
  /// - Parameters:
  ///   - element: The element it moves with.
  ///   - isCertain: Whether the screen is known as it is now.
  /// - Returns: Whether it is.
  /// - Throws: ``InteractionProblem/outside(_:of:)`` when it certainly is not: what is done there reaches nothing.
  private func isOnScreen(
    of element: ResolvedElement, _ isCertain: Bool
  ) throws(InteractionProblem) -> Bool {
    let tree = element.scope.tree
    let screen = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    let frame = tree.absoluteFrame(of: element.id) ?? .zero
    // What is scrolled out of view is brought there, with the place.
    guard tree.visibleFrame(of: element.id)?.isEmpty == false, !screen.isEmpty else { return true }
    guard !screen.contains(offset.cell(in: frame)) else { return true }
    guard isCertain else { return false }
    let (x, y) = offset.position(in: frame)
    throw .outside(x: x, y: y, of: screen.size)
  }

  /// Presses whatever is at the place, holds it, drags it to another place, and holds it there.
  ///
  /// - Parameters:
  ///   - otherCoordinate: Where it is let go.
  ///   - device: What drags.
  ///   - holds: How long it is held before and after, in seconds of the application's time.
  func drag(
    to otherCoordinate: XCUICoordinate, _ device: PointerEvent.Device, _ holds: (Double, Double)
  ) {
    let end = DragEnd(plan: otherCoordinate.referencedElement.plan, anchor: otherCoordinate.anchor)
    guard end.isThere else { return }
    Interaction.act(.drag, referencedElement.plan, on: anchor, allowing: holds.0 + holds.1) {
      element, isCertain throws(InteractionProblem) in
      guard try self.isOnScreen(of: element, isCertain) else { return nil }
      return end.found(from: element.session, isCertain: isCertain).map {
        .drag(Gesture.Drag(to: $0, hold: holds.0, holdAtEnd: holds.1, by: device))
      }
    }
  }
}
