extension ForEach {
  /// Makes views for the elements behind a binding, which people can delete or move in a list.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: What people can do with rows.
  ///   - content: Makes the view of an element.
  public init<Elements>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: RangeReplaceableCollection & MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, Data == [BoundElement<Elements, ID>],
    ID == Elements.Element.ID, Elements.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes views for the elements behind a binding, each identified by a property, which people can delete or move in a list.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property by which elements are told apart.
  ///   - editActions: What people can do with rows.
  ///   - content: Makes the view of an element.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: RangeReplaceableCollection & MutableCollection & RandomAccessCollection,
    Data == [BoundElement<Elements, ID>], Elements.Index: Hashable
  {
    self.init(data, id: id, content: content)
    edits = CollectionEdits(
      delete: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
      move: editActions.contains(.move)
        ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

/// What people can do with the rows of a collection.
struct CollectionEdits {
  /// Takes elements out of the collection; `nil` keeps rows from being deleted.
  let delete: ((IndexSet) -> Void)?

  /// Moves elements in the collection; `nil` keeps rows from being moved.
  let move: ((IndexSet, Int) -> Void)?
}

/// The node of views of a collection that says itself what people can do with its rows.
final class EditableForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  WrappingNode<ForEach<Data, ID, Content>, EditableContent<ForEach<Data, ID, Content>>>
{
  /// Makes the node and those of the views.
  init(_ view: ForEach<Data, ID, Content>, _ edits: CollectionEdits, _ context: NodeContext) {
    super.init(context)
    show(view, edits)
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    if let edits = view.edits { show(view, edits) }
  }

  private func show(_ view: ForEach<Data, ID, Content>, _ edits: CollectionEdits) {
    var rows = view
    rows.edits = nil
    show(EditableContent(content: rows, delete: edits.delete, move: edits.move))
  }

  override var handsLazinessOn: Bool { true }
}
