/// A node with something to do while its view is present: on the screen and, in a row of a list, in the part of the list that shows.
///
/// As in SwiftUI, whose lists make the rows that show and no others: code that loads more when the last row appears runs when somebody
/// scrolls there.
class PresenceNode<Wrapper: WrappingView>: ContentNode<Wrapper>, RowDweller {
  /// Whether the view is present, as far as ``presenceChanged()`` was told.
  private(set) final var isPresent = false

  /// The list in a row of which the view is.
  private weak var list: ListBox?

  /// Makes the node, and has it find out whether the view is present.
  init(_ view: Wrapper, _ context: NodeContext) {
    // The outer view is told after the inner one, as in SwiftUI.
    super.init(view, context)
    if isActive { activityChanged() }
  }

  /// Notices that the view came, or went.
  func presenceChanged() {}

  override func activityChanged() {
    if !isActive { leaveList() }
    lookAfterUpdate()
  }

  override func childOutputChanged() {
    super.childOutputChanged()
    // Where there is nothing, as in a group whose only view is conditional, nothing is on the screen.
    if isActive { lookAfterUpdate() }
  }

  private func leaveList() {
    list?.dwellers.remove(self)
    list = nil
  }

  /// Whether there is anything of the view that could be on the screen.
  private var hasContent: Bool { !needsContent || !boxes.isEmpty }

  /// Whether the view is present only while there is anything of it.
  var needsContent: Bool { true }

  /// Finds out whether the view is present, once the views were evaluated.
  ///
  /// What came and went within one update was never there. The closure keeps the node, for a view that has ended meanwhile.
  private func lookAfterUpdate() {
    graph.afterUpdate(of: self) { [self] in
      guard isActive, let list = rows.first?.list else {
        leaveList()
        return setPresent(isActive && hasContent)
      }
      self.list = list
      list.dwellers.add(self)
      graph.watch(list)
      graph.mayHaveMoved = true
    }
  }

  final var rows: [ListRowBox] { boxes.compactMap { $0.ancestor(ListRowBox.self) } }

  final func setPresent(_ isPresent: Bool) {
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    presenceChanged()
  }
}
