import AccessibilityTree
import AutomationWire
public import Foundation

/// A place on the screen that moves with an element.
///
/// Mirrors Apple's class. It is looked up anew at each use.
///
/// It is `@unchecked Sendable`: all it holds is immutable.
public final class XCUICoordinate: NSObject, @unchecked Sendable {
  /// The element the place moves with.
  public let referencedElement: XCUIElement

  /// How far from the element's top leading corner, in widths and heights.
  private let normalizedOffset: CGVector

  /// How far from there, in cells.
  private let offset: CGVector

  /// Makes a place.
  init(_ element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
    super.init()
  }

  /// Returns a place so many cells from this one.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// The place on the screen, in cells, now.
  ///
  /// Reading it fails the test when there is not exactly one such element.
  public var screenPoint: CGPoint {
    let location = CallerLocation.stated
    return Interaction.perform(.locate, referencedElement.plan, at: location) {
      element throws(InteractionProblem) in point(in: element)
    } ?? .zero
  }

  /// The place and its element, in Apple's form.
  public override var description: String {
    let size = "(\(normalizedOffset.dx), \(normalizedOffset.dy))"
    let cells = offset == .zero ? "" : " + (\(offset.dx), \(offset.dy))"
    return "{\(referencedElement) at normalized offset \(size)\(cells)}"
  }

  /// The place on the screen, in cells.
  private func point(in element: ResolvedElement) -> CGPoint {
    let frame = element.scope.tree.absoluteFrame(of: element.id) ?? .zero
    return CGPoint(
      x: CGFloat(frame.minX) + normalizedOffset.dx * CGFloat(frame.width) + offset.dx,
      y: CGFloat(frame.minY) + normalizedOffset.dy * CGFloat(frame.height) + offset.dy)
  }

  /// The cell at the place; the last one of the element for the edge behind it.
  func cell(in element: ResolvedElement) -> Point {
    var cell = Point(containing: point(in: element))
    let frame = element.scope.tree.absoluteFrame(of: element.id) ?? .zero
    if normalizedOffset.dx == 1, offset.dx == 0, frame.width > 0 { cell.x = frame.maxX - 1 }
    if normalizedOffset.dy == 1, offset.dy == 0, frame.height > 0 { cell.y = frame.maxY - 1 }
    return cell
  }
}

// MARK: - Actions

extension XCUICoordinate {
  /// Taps whatever is at the place.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    send(.tap(count: 1), CallerLocation(file, line)) { Gesture.taps(at: $0, count: 1) }
  }

  /// Taps whatever is at the place twice in quick succession.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    send(.tap(count: 2), CallerLocation(file, line)) { Gesture.taps(at: $0, count: 2) }
  }

  /// Presses whatever is at the place and holds it.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds of the application's time.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func press(
    forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    send(.press, CallerLocation(file, line), allowing: duration) {
      Gesture.press(at: $0, seconds: duration)
    }
  }

  /// Presses whatever is at the place, holds it, and drags it to another place.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherCoordinate: Where it is let go.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Presses whatever is at the place, holds it, drags it to another place, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherCoordinate: Where it is let go.
  ///   - velocity: How fast; a drag takes no time here.
  ///   - holdDuration: How long it is held there.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let location = CallerLocation(file, line)
    let end = Interaction.perform(.locate, otherCoordinate.referencedElement.plan, at: location) {
      element throws(InteractionProblem) in otherCoordinate.cell(in: element)
    }
    guard let end else { return }
    send(.drag, location, allowing: duration + holdDuration) {
      Gesture.drag(from: $0, to: end, hold: duration, holdAtEnd: holdDuration)
    }
  }

  /// Sends input that depends on the cell at the place.
  func send(
    _ action: Action, _ location: CallerLocation, allowing time: Double = 0,
    _ events: (Point) -> [InputEvent]
  ) {
    Interaction.send(action, referencedElement.plan, at: location, allowing: time) {
      element throws(InteractionProblem) in events(cell(in: element))
    }
  }
}
