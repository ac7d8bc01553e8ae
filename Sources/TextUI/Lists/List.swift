import AccessibilityTree
import AutomationWire
import TextRendering

/// Rows that scroll.
///
/// Mirrors SwiftUI's `List`.
///
/// Every row exists in the tree, also where it is scrolled out; only rows that can be seen are drawn. Of a long list, whose rows do
/// nothing but show something, those behind the visible part are made when somebody looks for them.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// The rows.
  let content: Content

  /// Which rows are selected; `nil` when none can be.
  var selection: ListSelection<SelectionValue>?

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ListNode(view, context)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list with a row for each element of a collection.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list with a row for each element of a collection, identified by a property.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// The node of a list.
final class ListNode<SelectionValue: Hashable, Content: View>: BoxNode<
  List<SelectionValue, Content>, ListBox, Content
>
{
  private var contents: [Box] = []

  /// The rows that may not be made yet; `nil` when all are.
  private var waiting: (any WaitingRows)?

  /// Makes the node with its box and the rows.
  init(_ view: List<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context, box: ListBox(context))
    evaluate()
    let scope = view.selection.map { _ in
      EnvironmentScope(in: context.scope) { $0.marksElements = true }
    }
    let child = Content.makeNode(
      view.content, childContext(scope: scope, rowsMayWait: view.selection == nil))
    self.child = child
    waiting = child as? any WaitingRows
    waiting?.neededCount = { [weak box] in box?.neededCount }
    box.supply.makeRows = { [weak self] in self?.waiting?.makeRows($0) }
    box.supply.makeRowsNow = { [weak self] in
      self?.waiting?.makeRows($0)
      self?.collectBoxes()
    }
    collectBoxes()
  }

  override func update(_ view: List<SelectionValue, Content>) {
    self.view = view
    if view.selection != nil { evaluate() }
    child?.update(view.content)
  }

  override func evaluate() {
    evaluating {
      box.selection = view.selection?.erased
      box.showSelection(view.selection?.values ?? [])
      box.isEditing = scope.values.editMode?.wrappedValue.isEditing ?? false
      followSelection()
    }
  }

  /// Has a column of a split view show what the selected row leads to.
  private func followSelection() {
    guard let selection = box.selection, !selection.isMultiple, let lead = scope.values.columnLead
    else { return }
    lead.list = box
    let values = box.selectedValues
    let navigation = scope.values.navigation
    graph.afterUpdate(of: self) { [weak self] in
      guard self?.isTornDown == false else { return }
      // What has a page of its own is shown by the link.
      if values.contains(where: { navigation?.hasPage(for: $0) == true }) { return }
      lead.follow(values)
    }
  }

  override func collectBoxes() {
    waiting?.makeWantedRows()
    var newContents: [Box] = []
    newContents.reserveCapacity(contents.count + 1)
    child?.appendBoxes(to: &newContents)
    let (oldRange, newRange) = contents.difference(to: newContents)
    var old: [ObjectIdentifier: ListRowBox] = [:]
    for place in oldRange { old[ObjectIdentifier(contents[place])] = box.rows[place] }
    let newRows = newContents[newRange].map { old[ObjectIdentifier($0)] ?? ListRowBox($0) }
    contents = newContents
    box.replaceRows(oldRange, with: newRows)
    box.setWaitingCount(waiting?.waitingCount ?? 0)
  }
}
