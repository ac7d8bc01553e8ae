/// The heights that a sheet can have, as a view inside says.
@MainActor final class SheetHeights {
  /// What a view says of the heights.
  struct Choice: Equatable {
    /// The heights.
    var detents: Set<PresentationDetent>

    /// The one that its author chose; `nil` when that is left to people.
    var selected: PresentationDetent?
  }

  private var choice: Choice? { words.value }
  private var words = SheetWord<Choice>()
  private var selection: Binding<PresentationDetent>?

  /// The height that people chose by a drag, where the author keeps none.
  private var dragged: PresentationDetent?

  /// Whether the sheet shows what it is dragged by; `automatic` for where it has several heights.
  private var indicator = SheetWord<Visibility>()

  /// Called when the sheet may have to have another height.
  var changed: () -> Void = {}

  /// Whether a view says which they are.
  var areGiven: Bool { choice?.detents.isEmpty == false }

  /// Whether the sheet shows what it is dragged by.
  var showsIndicator: Bool {
    switch indicator.value ?? .automatic {
    case .automatic: (choice?.detents.count ?? 0) > 1
    case .visible: true
    case .hidden: false
    }
  }

  /// Takes whether a view wants it shown.
  func setIndicator(_ visibility: Visibility, by view: ViewNode) {
    if indicator.set(visibility, by: view) { changed() }
  }

  /// Forgets whether a view wanted it shown.
  func forgetIndicator(by view: ViewNode) {
    if indicator.forget(by: view) { changed() }
  }

  /// Takes what a view says.
  func set(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?, by view: ViewNode
  ) {
    let new = Choice(detents: detents, selected: selection?.wrappedValue)
    self.selection = selection
    if words.set(new, by: view) { changed() }
  }

  /// Forgets what a view said.
  func forget(by view: ViewNode) {
    guard words.forget(by: view) else { return }
    (selection, dragged) = (nil, nil)
    changed()
  }

  /// Returns the height of the sheet on a screen, in cells; `nil` for that of its content.
  func height(on screenHeight: Int) -> Int? {
    current(on: screenHeight)?.height(on: screenHeight)
  }

  /// Takes the sheet to the next height.
  ///
  /// - Parameters:
  ///   - step: 1 for the next higher one, -1 for the next lower one.
  ///   - screenHeight: The height of the screen, in cells.
  /// - Returns: Whether there is one.
  func advance(by step: Int, on screenHeight: Int) -> Bool {
    guard let current = current(on: screenHeight)?.height(on: screenHeight) else { return false }
    let others = sorted(on: screenHeight)
    let next =
      step > 0
      ? others.first { $0.height(on: screenHeight) > current }
      : others.last { $0.height(on: screenHeight) < current }
    guard let next else { return false }
    choose(next)
    return true
  }

  /// Takes the sheet back to the lowest height, on a screen of some height in cells.
  func goBack(on screenHeight: Int) {
    if let lowest = sorted(on: screenHeight).first { choose(lowest) }
  }

  private func choose(_ detent: PresentationDetent) {
    if let selection {
      selection.wrappedValue = detent
    } else {
      dragged = detent
      changed()
    }
  }

  /// Returns what a phone calls the height that the sheet has; `nil` for one without a name.
  func nameOfCurrent(on screenHeight: Int) -> String? {
    switch current(on: screenHeight) {
    case .medium: "Half screen"
    case .large, nil: "Full screen"
    default: nil
    }
  }

  private func sorted(on screenHeight: Int) -> [PresentationDetent] {
    (choice?.detents ?? []).sorted { $0.height(on: screenHeight) < $1.height(on: screenHeight) }
  }

  private func current(on screenHeight: Int) -> PresentationDetent? {
    guard let choice else { return nil }
    if let chosen = choice.selected ?? dragged, choice.detents.contains(chosen) { return chosen }
    return sorted(on: screenHeight).first
  }
}
