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
    let adjustment = Acting(plan) { (_, _) throws(InteractionProblem) in
      guard (0...1).contains(asked) else {
        throw .refused("A normalized position lies from 0 to 1, not at \(asked).")
      }
      return .adjust(.position(asked))
    }
    adjust(adjustment, action, location) { control, _ throws(InteractionProblem) in
      guard control.node.elementType == .slider else {
        throw .notAdjustable(control.id, to: "a slider position")
      }
      try control.dragThumb(to: asked)
    }
  }

  /// Sets the value of the element, and fails the test when that is not possible.
  ///
  /// - Parameters:
  ///   - adjustment: Sets the value at once.
  ///   - action: What is done, for the message.
  ///   - location: The place of the caller.
  ///   - fallback: Sets it by gestures when the application did not.
  private func adjust(
    _ adjustment: Acting, _ action: Action, _ location: CallerLocation,
    otherwise fallback: (ResolvedElement, Reply.Result) throws(InteractionProblem) -> Void
  ) {
    Interaction.attempt(action, plan, at: location) { () throws(InteractionProblem) in
      try Interruption.handling(plan) { () throws(InteractionProblem) in
        guard let outcome = try adjustment.send(), outcome.result != .adjusted(.done) else {
          return
        }
        try fallback(
          ResolvedElement(session: plan.session, scope: try plan.scope(), id: outcome.element),
          outcome.result)
      }
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
    let adjustment = Acting(plan) { (_, _) throws(InteractionProblem) in
      .adjust(.choice(pickerWheelValue))
    }
    adjust(adjustment, .adjustWheel(pickerWheelValue), location) {
      control, result throws(InteractionProblem) in
      switch result {
      case .adjusted(.noSuchChoice(let values)): throw .noSuchValue(pickerWheelValue, of: values)
      case .adjusted(.unsupported) where control.node.elementType == .pickerWheel:
        try control.turnWheel(to: pickerWheelValue)
      default: throw .notAdjustable(control.id, to: "a picker wheel value")
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
        try act(.drag(Gesture.Drag(to: .away(columns: 0, rows: direction))), at: .middle)
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
    guard let frame = scope.tree.visibleFrame(of: id), !frame.isEmpty,
      let origin = scope.tree.absoluteFrame(of: id)?.origin
    else { throw .offscreen(id) }
    func cell(_ position: Double) -> Point {
      Point(
        x: frame.minX + Int((Double(frame.width - 1) * position).rounded()), y: frame.center.y)
    }
    let start = cell(node.sliderPosition ?? 0) - origin
    try act(
      .drag(Gesture.Drag(to: .cell(cell(position)))),
      at: .offset(ElementOffset(columns: Double(start.x), rows: Double(start.y))))
  }

  /// Brings the element to where it can be hit.
  ///
  /// - Throws: ``InteractionProblem`` when it is disabled, covered or off the screen.
  func reach() throws(InteractionProblem) {
    try checkEnabled()
    try act(.reach, at: .hitPoint)
  }

  /// Makes a gesture on the element, whatever became of the tree.
  private func act(
    _ gesture: Gesture, at anchor: ElementPlace.Anchor
  ) throws(InteractionProblem) {
    let result = try session.exchange(.act(Act(gesture, at: ElementPlace(id, anchor))))
    if case .unreachable(let reason) = result { throw .unreachable(id, reason) }
  }
}
