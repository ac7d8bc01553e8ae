import AccessibilityTree

/// The keyboard's focus: the box that has it, and the one it goes to next.
///
/// Tab and Shift-Tab follow the reading order; arrows go to the nearest control in their direction. Rows of a list that are buttons count as
/// one stop for Tab, if no others are between; arrows move within them. While an alert or sheet is shown, the focus stays inside it.
@MainActor final class FocusSystem {
  /// The box with the focus.
  private(set) var focused: Box?

  /// The box within which the focus moves: the screen, or the topmost alert or sheet.
  var scopeRoot: () -> Box? = { nil }

  /// How often code has asked for the focus, also where that changed nothing.
  private(set) var requestCount = 0

  /// Notes that code asked for the focus: what is tapped or submitted then does not take it.
  func noteRequest() {
    requestCount += 1
  }

  /// Bindings of the author to whether a box has the focus.
  var observers = ObjectTable<(Bool) -> Void>()

  /// Gives the focus to a box, or to none.
  func focus(_ box: Box?) {
    guard box !== focused else { return }
    let old = focused
    focused = box
    leftField = nil
    if let box, let old { box.graph.motion.moveFocus(from: old, to: box) }
    if let old {
      old.focusChanged(false)
      old.setNeedsDisplay()
    }
    if let box {
      box.focusChanged(true)
      box.setNeedsDisplay()
      for box in box.selfAndAncestors { box.focusEntered() }
      remember(box)
      box.scrollIntoView()
    }
    for observer in observers.values { observer(box != nil) }
  }

  /// Finds where the focus goes next when its control has gone: the neighbour of a row that was deleted.
  private var successor: (() -> Box?)?

  /// Says where the focus goes, if its control has just gone.
  func prefer(_ box: @escaping () -> Box?) {
    if focused == nil { successor = box }
  }

  /// Notices that a box has left the screen.
  func didRemove(_ box: Box) {
    if focused === box {
      focused = nil
      box.focusChanged(false)
    }
  }

  /// Sees to it that the focus is where it can be, and that some control has it.
  ///
  /// Text fields do not get it by themselves, but for the first one of an alert: typing needs a tap or Tab first, as on a phone. Nor does what
  /// would have to be scrolled in. When an alert or sheet is gone, the control has it again that had it before.
  func settle() {
    guard let root = scopeRoot() else { return }
    defer { successor = nil }
    if let focused {
      if focused.isInside(root) && focused.takesFocus { return }
      focus(nil)
    }
    if let successor = successor?(), successor.isInside(root),
      let next = focusables(in: successor).first(where: { !$0.isTextInput })
    {
      focus(next)
      return
    }
    if let former = formerFocus(in: root) { return focus(former) }
    let stops = focusables(in: root)
    let preferred = (root as? PresentationBox)?.preferredFocus(among: stops)
    focus(preferred ?? stops.first(where: \.takesFocusByItself))
  }

  /// What had the focus last in the screen and in the layers over it, the one in front last.
  private var lastFocused: [(root: WeakBox, focused: WeakBox)] = []

  /// Remembers what has the focus now, for when a layer that comes over it is gone again.
  private func remember(_ box: Box) {
    guard let root = scopeRoot() else { return }
    if let index = lastFocused.firstIndex(where: { $0.root.box === root }) {
      lastFocused.removeSubrange(index...)
    }
    lastFocused.append((WeakBox(box: root), WeakBox(box: box)))
  }

  /// Returns what had the focus when a layer came over the screen, or another layer, that is in front again; `nil` when nothing had it that
  /// can have it now, and for a text field, which people have to go to.
  private func formerFocus(in root: Box) -> Box? {
    guard let index = lastFocused.firstIndex(where: { $0.root.box === root }),
      index < lastFocused.count - 1, let box = lastFocused[index].focused.box
    else { return nil }
    return box.isInside(root) && box.takesFocus && !box.isTextInput ? box : nil
  }

  /// Moves the focus along the reading order.
  ///
  /// - Parameter step: 1 for the next, −1 for the one before; it goes round at the ends.
  func advance(by step: Int) {
    guard let root = scopeRoot() else { return }
    let place = focused ?? leftField.flatMap { $0.isInside(root) && $0.takesFocus ? $0 : nil }
    if let place, let stop = place.focusGroup?.stop(after: place, by: step) { return focus(stop) }
    let stops = focusables(in: root)
    guard !stops.isEmpty else { return }
    let current = place.flatMap { place in
      stops.firstIndex { $0 === place }
        ?? stops.firstIndex { stop in
          stop.focusGroup != nil && stop.focusGroup === place.focusGroup
        }
    }
    let index = current.map { ($0 + step + stops.count) % stops.count }
    let next = stops[index ?? (step > 0 ? 0 : stops.count - 1)]
    focus(next.focusGroup?.entry(by: step) ?? next)
  }

  /// The field that was done with, from where Tab goes on while nothing has the focus.
  private weak var leftField: Box?

  /// Takes the focus from a field that is done with.
  ///
  /// The next control that takes no text gets it, so that another Return presses what stands below the field; without one, none has it. In a list
  /// it is one that shows. What is there only while people type goes with the keyboard.
  func endEditing() {
    guard let field = focused, let root = scopeRoot() else { return }
    let stops =
      (field.focusGroup?.visibleStops(after: field) ?? [])
      + focusables(in: root).drop { $0 !== field }
    let next = stops.first { !$0.isTextInput && !$0.isForTyping }
    focus(next)
    if next == nil { leftField = field }
  }

  /// Moves the focus to the nearest control in a direction.
  ///
  /// - Returns: Whether there was one.
  func move(_ axis: Axis, forward: Bool) -> Bool {
    guard let root = scopeRoot() else { return false }
    let stops = focusables(in: root)
    guard let focused else {
      focus(stops.first)
      return !stops.isEmpty
    }
    let from = Rect(origin: focused.absoluteOrigin, size: focused.frame.size)
    var best: (box: Box, distance: Int)?
    for stop in stops where stop !== focused {
      let to = Rect(origin: stop.absoluteOrigin, size: stop.frame.size)
      guard let distance = distance(from, to, axis, forward: forward) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (stop, distance) }
    }
    guard let best else { return false }
    focus(best.box)
    return true
  }

  private func distance(_ from: Rect, _ to: Rect, _ axis: Axis, forward: Bool) -> Int? {
    let ahead: Int
    let aside: Int
    if axis == .vertical {
      ahead = forward ? to.minY - from.maxY : from.minY - to.maxY
      aside = max(0, max(to.minX - from.maxX, from.minX - to.maxX) + 1)
    } else {
      ahead = forward ? to.minX - from.maxX : from.minX - to.maxX
      aside = max(0, max(to.minY - from.maxY, from.minY - to.maxY) + 1) * 4
    }
    return ahead < 0 ? nil : ahead + aside
  }

  /// Returns the boxes inside one that Tab stops at, in reading order.
  func focusables(in root: Box) -> [Box] {
    var result: [Box] = []
    root.collectFocusables(into: &result)
    return result
  }
}

/// A box that may have gone.
private struct WeakBox {
  weak var box: Box?
}

extension Box {
  /// Whether it can have the focus before people went to it: it takes no text, need not be scrolled in, and is there also while nobody types.
  final var takesFocusByItself: Bool {
    !isTextInput && !frame.size.isEmpty && visibleFrame.size == frame.size && !isForTyping
  }

  /// Whether it stands in the bar above the keyboard.
  fileprivate final var isForTyping: Bool {
    selfAndAncestors.contains { $0.trait(BarPlacementTrait.self) == .keyboard }
  }

  /// Whether the box can have the focus now.
  final var takesFocus: Bool { isFocusable && !environment.isDisabled }

  /// The list the box is in, which counts as one stop, but for what it leads Tab to.
  final var focusGroup: ListBox? { ancestor(ListBox.self) }

  /// Brings the box on the screen, as far as the containers around it scroll.
  final func scrollIntoView() {
    var rect = Rect(origin: frame.origin, size: frame.size)
    for box in ancestors {
      rect = box.reveal(rect)
      rect.origin = rect.origin - box.contentOffset + box.frame.origin
    }
  }
}

/// The focus of fields, for modules that stand on this one.
///
/// TextUI's own addition; applications use `FocusState`.
@_spi(Bridging) @MainActor public enum FieldFocus {
  /// Takes the focus from the field that has it in the application whose code runs.
  public static func endEditingOfCaller() {
    guard let graph = CallerGraph.graph, graph.focus.focused?.isTextInput == true else { return }
    graph.focus.endEditing()
  }
}
