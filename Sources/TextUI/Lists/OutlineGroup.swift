/// Views for elements that have others below them, which are shown or not.
///
/// Mirrors SwiftUI's `OutlineGroup`. An element with others is a disclosure group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  /// The elements at the top.
  private enum Top {
    /// Several.
    case several(Data)

    /// One.
    case one(Data.Element)
  }

  private let top: Top
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  private init(
    _ top: Top, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.top = top
    self.id = id
    self.children = children
    self.content = content
  }

  /// Makes views for elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below one; `nil` for none.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, Data.Element.ID == ID {
    self.init(.several(data), id: \.id, children: children, content)
  }

  /// Makes views for elements that a property tells apart.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The property.
  ///   - children: The elements below one; `nil` for none.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(.several(data), id: id, children: children, content)
  }

  /// Makes views for an element and those below it.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - children: The elements below one; `nil` for none.
  ///   - content: Makes the view of an element.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(.one(root), id: \.id, children: children, content)
  }

  /// Makes views for an element and those below it, which a property tells apart.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - id: The property.
  ///   - children: The elements below one; `nil` for none.
  ///   - content: Makes the view of an element.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.one(root), id: id, children: children, content)
  }

  /// The views.
  public var body: some View {
    switch top {
    case .several(let elements): ForEach(elements, id: id) { view(of: $0) }
    case .one(let element): ForEach([element], id: id) { view(of: $0) }
    }
  }

  /// Makes the view of an element, with those below it.
  @ViewBuilder private func view(of element: Data.Element) -> some View {
    if let inside = element[keyPath: children] {
      DisclosureGroup {
        // The type of what is inside is this one, so that it has to be hidden.
        AnyView(OutlineGroup(inside, id: id, children: children, content: content))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of elements that have others below them, which are shown or not.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Makes a list of elements that have others below them, which are shown or not, and that a property tells apart.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - children: Where an element has those below it.
  ///   - rowContent: The view of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// Makes a list of elements that have others below them, which are shown or not, and of which one can be selected.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - children: Where an element has those below it.
  ///   - selection: The one that is selected, by its tag or its id.
  ///   - rowContent: The view of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Makes a list of elements that have others below them, which are shown or not, and of which several can be selected.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - children: Where an element has those below it.
  ///   - selection: Those that are selected, by their tags or ids.
  ///   - rowContent: The view of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Makes a list of elements that have others below them, that a property tells apart, and of which one can be selected.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - children: Where an element has those below it.
  ///   - selection: The one that is selected, by its tag or its id.
  ///   - rowContent: The view of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Makes a list of elements that have others below them, that a property tells apart, and of which several can be selected.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - children: Where an element has those below it.
  ///   - selection: Those that are selected, by their tags or ids.
  ///   - rowContent: The view of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}
