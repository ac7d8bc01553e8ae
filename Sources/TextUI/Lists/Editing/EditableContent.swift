import AccessibilityTree

/// A taking of what is dragged, between the elements of a collection.
@MainActor struct RowInsertion {
  /// Whether it takes an item.
  let accepts: (DragItem) -> Bool

  /// Puts an item in front of the element at an offset.
  let insert: (DragItem, Int) -> Void
}

/// Views of a collection whose rows can be deleted or moved, and between which things can be put.
struct EditableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  /// The views.
  let content: Content

  /// Takes elements out of the collection.
  let delete: ((IndexSet) -> Void)?

  /// Moves elements in the collection.
  let move: ((IndexSet, Int) -> Void)?

  /// Takes what is dragged between elements.
  var insertion: RowInsertion?

  var data: Content.Data { content.data }

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    EditableContentNode(view, context)
  }
}

/// The node of views of a collection whose rows can be deleted or moved.
final class EditableContentNode<Content: DynamicViewContent>: WrappingNode<
  EditableContent<Content>, Content
>
{
  private let edits: RowEdits
  private var actions: ViewNode?

  /// Makes the node and those of the views.
  init(_ view: EditableContent<Content>, _ context: NodeContext) {
    let edits = RowEdits(outer: context.scope.values.rowEdits)
    self.edits = edits
    super.init(context)
    edits.delete = view.delete
    edits.move = view.move
    edits.insertion = view.insertion
    edits.collection = self
    edits.makeActions = { [weak self] in self?.makeActions(for: $0) }
    edits.endActions = { [weak self] in self?.endActions() }
    show(view.content, scope: EnvironmentScope(in: scope) { $0.rowEdits = edits })
  }

  override func update(_ view: EditableContent<Content>) {
    let isOther =
      (edits.delete == nil) != (view.delete == nil) || (edits.move == nil) != (view.move == nil)
    edits.delete = view.delete
    edits.move = view.move
    edits.insertion = view.insertion
    show(view.content)
    guard isOther else { return }
    for box in boxes { box.listRow?.updateControls() }
  }

  override var handsLazinessOn: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let actions { visit(actions) }
  }

  /// Makes the Delete button that a swipe reveals.
  private func makeActions(for row: ListRowBox) -> ViewNode? {
    endActions()
    let edits = edits
    let button = Button(SystemWord.delete, role: .destructive) { [weak row] in
      if let row { _ = edits.deleteElement(of: row) }
    }
    let node = Button<Text>.makeNode(button, childContext(scope: .swipeActions(in: scope, row)))
    actions = node
    return node
  }

  private func endActions() {
    actions?.tearDown()
    actions = nil
  }
}

/// The edits of a collection's rows: how they are deleted and moved.
@MainActor final class RowEdits {
  /// Takes elements out of the collection.
  var delete: ((IndexSet) -> Void)?

  /// Moves elements in the collection.
  var move: ((IndexSet, Int) -> Void)?

  /// Takes what is dragged between elements.
  var insertion: RowInsertion?

  /// Makes the Delete button that a swipe reveals.
  var makeActions: (ListRowBox) -> ViewNode? = { _ in nil }

  /// Ends the button.
  var endActions: () -> Void = {}

  /// What another modifier around the same views says.
  let outer: RowEdits?

  /// The part inside which the views of the elements are.
  weak var collection: ViewNode?

  /// Makes what a modifier says.
  init(outer: RowEdits?) {
    self.outer = outer
  }

  /// What deletes rows: this, or what is said further out.
  var deleting: RowEdits? { delete == nil ? outer?.deleting : self }

  /// What moves rows: this, or what is said further out.
  var moving: RowEdits? { move == nil ? outer?.moving : self }

  /// What takes an item between rows: this, or what is said further out.
  func inserting(_ item: DragItem) -> RowEdits? {
    insertion?.accepts(item) == true ? self : outer?.inserting(item)
  }

  /// Deletes the element of a row; returns whether it could be.
  func deleteElement(of row: ListRowBox) -> Bool {
    guard let delete, let offset = offset(of: row) else { return false }
    delete(IndexSet(integer: offset))
    return true
  }

  /// Returns the offset in the collection of the element whose view a row shows; `nil` when it shows none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements; it is asked for when a row is deleted or moved only.
  func offset(of row: ListRowBox) -> Int? {
    let candidates = Set(row.contentChain.map(ObjectIdentifier.init))
    var node = collection
    while let current = node, !(current is any ElementViews) {
      var first: ViewNode?
      current.visitChildren { first = first ?? $0 }
      node = first
    }
    var offset = 0
    var found: Int?
    node?.visitChildren { element in
      defer { offset += 1 }
      guard found == nil else { return }
      if element.boxes.contains(where: { candidates.contains(ObjectIdentifier($0)) }) {
        found = offset
      }
    }
    return found
  }
}

/// A part whose parts directly inside are the views of a collection's elements, in order.
@MainActor protocol ElementViews: ViewNode {}

extension ForEachNode: ElementViews {}

/// The key of how rows are deleted and moved.
private enum RowEditsKey: EnvironmentKey {
  static var defaultValue: RowEdits? { nil }
}

extension EnvironmentValues {
  /// How the rows here are deleted and moved.
  var rowEdits: RowEdits? {
    get { self[RowEditsKey.self] }
    set { self[RowEditsKey.self] = newValue }
  }
}

extension EnvironmentScope {
  /// Returns the environment of the buttons that a swipe reveals: they have borders, and pressing one closes the row.
  static func swipeActions(in scope: EnvironmentScope, _ row: ListRowBox) -> EnvironmentScope {
    EnvironmentScope(in: scope) { [weak row] values in
      values.buttonStyleKind = .bordered
      values.dismissesPresentation = { row?.closeActions() }
      values.isInMenu = false
    }
  }
}
