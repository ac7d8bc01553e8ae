/// A view for each element of a collection.
///
/// Mirrors SwiftUI's `ForEach`.
///
/// The identity of an element's view is its id: when the collection is reordered, state moves along. It is an error for two
/// elements to have the same id; the second then gets an identity by its place, and a warning names the id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The collection.
  public internal(set) var data: Data

  /// Makes the view of an element.
  public var content: (Data.Element) -> Content { { elementContent($0) } }

  /// The closure that makes the view of an element.
  let elementContent: ElementContent<Data.Element, Content>

  /// The property by which elements are told apart. (Not a closure: two values of the view with the same one are the same.)
  let id: KeyPath<Data.Element, ID>

  /// What people can do with the rows, where the collection says it itself.
  var edits: CollectionEdits?

  /// Makes views for elements, each identified by a property.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The property by which elements are told apart.
  ///   - content: Makes the view of an element. (Of a binding, the initializer for bindings comes first.)
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    elementContent = CollectionContent(content)
    self.id = id
  }

  /// Returns the view as it follows a former one: of a range the first elements stay, as on a phone.
  func following(_ former: Self, in graph: ViewGraph) -> Self {
    guard data.count != former.data.count, elementContent is RangeContent<Content> else {
      return self
    }
    graph.warn(
      "ForEach<Range<Int>, Int, \(Content.self)> count (\(data.count)) != its initial count "
        + "(\(former.data.count)). `ForEach(_:content:)` should only be used for *constant* data: it keeps its "
        + "first elements. Use `ForEach(_:id:content:)` with an explicit `id`, such as \\.self.")
    var kept = self
    kept.data = former.data
    return kept
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    if let edits = view.edits { return EditableForEachNode(view, edits, context) }
    return context.isLazy ? LazyForEachNode(view, context) : ForEachNode(view, context)
  }

  /// Adds the texts of the elements' views.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    guard let view else { return Content.addTexts(of: nil, to: &texts) }
    for element in view.data { Content.addTexts(of: view.content(element), to: &texts) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements that know their identity.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    elementContent = CollectionContent(content)
    id = \.id
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes views for a range of numbers, which stay as many as they were at first.
  ///
  /// Mirrors SwiftUI's initializer, which reads only the first range that a view is given; a range of another length is ignored, with a
  /// warning. `ForEach(_:id:content:)` with `id: \.self` follows a range that changes.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    elementContent = RangeContent(content)
    id = \.self
  }
}

extension ForEach {
  /// Makes views for the elements behind a binding, each with a binding of its own.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Data == [BoundElement<Elements, ID>], ID == Elements.Element.ID, Elements.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views for the elements behind a binding, each identified by a property and with a binding of its own.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Data == [BoundElement<Elements, ID>],
    Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.map { index in
      BoundElement(
        id: elements[index][keyPath: id], binding: data.element(at: index, elements[index]))
    }
    elementContent = CollectionContent { content($0.binding) }
    self.id = \.id
  }
}

/// An element of a bound collection, with the binding to it.
public struct BoundElement<Elements: MutableCollection, ID: Hashable> {
  /// The identity of the element.
  let id: ID

  /// The binding to the element.
  let binding: Binding<Elements.Element>
}
