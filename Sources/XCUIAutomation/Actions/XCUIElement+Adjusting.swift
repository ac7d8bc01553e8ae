import AccessibilityTree
import AutomationWire
import Foundation

/// How the value of an element is set.
extension XCUIElement {
  /// The position of a slider's thumb, from 0 to 1; 0 for what is no slider.
  var sliderPosition: CGFloat {
    Interaction.perform(.read("normalizedSliderPosition"), plan) {
      element throws(InteractionProblem) in CGFloat(element.node.sliderPosition ?? 0)
    } ?? 0
  }

  /// Moves a slider's thumb to a position.
  func moveSlider(to position: Double) {
    let adjustment = Acting(plan) { (_, _) throws(InteractionProblem) in
      guard (0...1).contains(position) else {
        throw .refused("A normalized position lies from 0 to 1, not at \(position).")
      }
      return .adjust(.position(position))
    }
    adjust(adjustment, .adjustSlider(position)) { control, _ throws(InteractionProblem) in
      guard control.node.elementType == .slider else {
        throw .notAdjustable(control.id, to: "a slider position")
      }
      try control.dragThumb(to: position)
    }
  }

  /// Turns a wheel of a picker to a value.
  func turnWheel(to value: String) {
    let adjustment = Acting(plan) { (_, _) throws(InteractionProblem) in .adjust(.choice(value)) }
    adjust(adjustment, .adjustWheel(value)) { control, result throws(InteractionProblem) in
      switch result {
      case .adjusted(.noSuchChoice(let values)): throw .noSuchValue(value, of: values)
      case .adjusted(.unsupported) where control.node.elementType == .pickerWheel:
        try control.turnWheel(to: value)
      default: throw .notAdjustable(control.id, to: "a picker wheel value")
      }
    }
  }

  /// Sets the value of the element, and fails the test when that is not possible.
  ///
  /// - Parameters:
  ///   - adjustment: Sets the value at once.
  ///   - action: What is done, for the message.
  ///   - fallback: Sets it by gestures when the application did not.
  private func adjust(
    _ adjustment: Acting, _ action: Action,
    otherwise fallback: (ResolvedElement, Reply.Result) throws(InteractionProblem) -> Void
  ) {
    Interaction.attempt(action, plan) { () throws(InteractionProblem) in
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
      Point(x: frame.minX + Int((Double(frame.width - 1) * position).rounded()), y: frame.center.y)
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
  private func act(_ gesture: Gesture, at anchor: ElementPlace.Anchor) throws(InteractionProblem) {
    let result = try session.exchange(.act(Act(gesture, at: ElementPlace(id, anchor))))
    if case .unreachable(let reason) = result { throw .unreachable(id, reason) }
  }
}
