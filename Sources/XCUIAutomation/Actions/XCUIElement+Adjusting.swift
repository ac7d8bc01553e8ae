import AccessibilityTree
import AutomationWire
public import Foundation

// MARK: - Sliders

extension XCUIElement {
  /// The position of a slider's thumb, from 0 to 1; 0 for what is no slider.
  ///
  /// It is read from the value, as far as that is a percentage or a number from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    let location = CallerLocation.stated
    return Interaction.perform(.read("normalizedSliderPosition"), plan, at: location) {
      element throws(InteractionProblem) in CGFloat(element.node.sliderPosition ?? 0)
    } ?? 0
  }

  /// Moves a slider's thumb to a position.
  ///
  /// - Note: Unlike Apple's, which drags as near as it can, the slider gets the value itself, or the nearest it takes.
  ///
  /// - Parameters:
  ///   - normalizedSliderPosition: The position, from 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let location = CallerLocation(file, line)
    let asked = Double(normalizedSliderPosition)
    let action = Action.adjustSlider(asked)
    Interaction.change(action, plan, at: location) { element throws(InteractionProblem) in
      guard (0...1).contains(asked) else {
        throw .refused("A normalized position lies from 0 to 1, not at \(asked).")
      }
      // A slider that could not be reached by a finger is not adjusted either.
      _ = try element.hitPoint()
      let result = try element.session.exchange(.adjust(element.id, .position(asked)))
      if case .adjusted(.done) = result { return }
      guard element.node.elementType == .slider else {
        throw .notAdjustable(element.id, to: "a slider position")
      }
      try element.dragThumb(to: asked)
    }
  }
}

// MARK: - Wheels

extension XCUIElement {
  /// Turns a wheel of a picker to a value; fails the test when there is none such.
  ///
  /// - Parameters:
  ///   - pickerWheelValue: The value, as the wheel shows it.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let location = CallerLocation(file, line)
    Interaction.change(.adjustWheel(pickerWheelValue), plan, at: location) {
      element throws(InteractionProblem) in
      _ = try element.hitPoint()
      switch try element.session.exchange(.adjust(element.id, .choice(pickerWheelValue))) {
      case .adjusted(.done): return
      case .adjusted(.noSuchChoice(let values)): throw .noSuchValue(pickerWheelValue, of: values)
      case .adjusted(.unsupported) where element.node.elementType == .pickerWheel:
        try element.turnWheel(to: pickerWheelValue)
      default: throw .notAdjustable(element.id, to: "a picker wheel value")
      }
    }
  }
}

extension ElementNode {
  /// The position of a slider as its value says it; `nil` when it does not.
  fileprivate var sliderPosition: Double? {
    guard elementType == .slider, let value else { return nil }
    let text = value.trimmingCharacters(in: .whitespaces)
    let position =
      text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    return position.flatMap { (0...1).contains($0) ? $0 : nil }
  }
}

extension ResolvedElement {
  /// The most rows that a wheel is turned in search of a value.
  private static let wheelLimit = 500

  /// Turns a wheel whose application does not set values itself, row by row, until it shows a value.
  func turnWheel(to value: String) throws(InteractionProblem) {
    var shown = try wheelValue()
    var seen = [shown]
    for direction in [-1, 1] {
      for _ in 0..<Self.wheelLimit where shown != value {
        guard let frame = try session.currentTree().visibleFrame(of: id), !frame.isEmpty else {
          throw .offscreen(id)
        }
        let start = frame.center
        let end = Point(x: start.x, y: start.y + direction)
        try session.exchange(.perform(Gesture.drag(from: start, to: end)))
        let turned = try wheelValue()
        guard turned != shown else { break }
        shown = turned
        // A wheel without an end comes round.
        if seen.contains(turned), direction == -1 { break }
        if !seen.contains(turned) { seen.append(turned) }
      }
      if shown == value { return }
    }
    throw .noSuchValue(value, of: seen)
  }

  /// What the wheel shows.
  private func wheelValue() throws(InteractionProblem) -> String {
    let node = try session.currentTree()[id]
    return node?.value ?? node?.label ?? ""
  }

  /// Drags the thumb of a slider whose application does not set values itself.
  func dragThumb(to position: Double) throws(InteractionProblem) {
    guard let frame = try session.currentTree().visibleFrame(of: id), !frame.isEmpty else {
      throw .offscreen(id)
    }
    func cell(_ position: Double) -> Point {
      Point(
        x: frame.minX + Int((Double(frame.width - 1) * position).rounded()), y: frame.center.y)
    }
    let events = Gesture.drag(from: cell(node.sliderPosition ?? 0), to: cell(position))
    try session.exchange(.perform(events))
  }
}
