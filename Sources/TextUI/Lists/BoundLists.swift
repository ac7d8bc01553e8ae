// Lists of the elements behind a binding, each row with a binding of its own.

/// The rows of a list of the elements behind a binding.
public typealias BoundRows<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
> =
  ForEach<[BoundElement<Elements, ID>], ID, Row>

extension List where SelectionValue == Never {
  /// Makes a list with a row for each of the elements behind a binding.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == BoundRows<Data, Data.Element.ID, RowContent>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each of the elements behind a binding, identified by a property.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Index: Hashable, Content == BoundRows<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each of the elements behind a binding, which people can delete or move.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: What people can do with rows.
  ///   - rowContent: Makes the view of a row.
  public init<
    Data: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == EditableRows<Data, Data.Element.ID, RowContent>
  {
    self.init { EditableRows(data, id: \.id, editActions: editActions, content: rowContent) }
  }

  /// Makes a list with a row for each of the elements behind a binding, identified by a property, which people can delete or move.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property by which elements are told apart.
  ///   - editActions: What people can do with rows.
  ///   - rowContent: Makes the view of a row.
  public init<
    Data: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Index: Hashable, Content == EditableRows<Data, ID, RowContent> {
    self.init { EditableRows(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// Makes a list with a row for each of the elements behind a binding, of which one can be selected.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == BoundRows<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each of the elements behind a binding, of which several can be selected.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == BoundRows<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each of the elements behind a binding, which people can delete or move, and select one of.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<
    Data: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == EditableRows<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) {
      EditableRows(data, id: \.id, editActions: editActions, content: rowContent)
    }
  }

  /// Makes a list with a row for each of the elements behind a binding, which people can delete or move, and select several of.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<
    Data: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == EditableRows<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) {
      EditableRows(data, id: \.id, editActions: editActions, content: rowContent)
    }
  }
}
