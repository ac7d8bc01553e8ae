/// A view for each element of a collection.
///
/// Mirrors SwiftUI's `ForEach`.
///
/// The identity of an element's view is its id: when the collection is reordered, state moves along. It is an error for two
/// elements to have the same id; the second then gets an identity by its place, and a warning names the id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The collection.
  public let data: Data

  /// Makes the view of an element.
  public let content: (Data.Element) -> Content

  /// The property by which elements are told apart. (Not a closure: two values of the view with the same one are the same.)
  let id: KeyPath<Data.Element, ID>

  /// Makes views for elements, each identified by a property.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The property by which elements are told apart.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }

  /// Makes the lasting part.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ForEachNode(view, context)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements that know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = \.id
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes views for a range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
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
    Data == [BoundElement<Elements>], ID == Elements.Element.ID, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.map { index in
      BoundElement(id: elements[index].id, binding: data.element(at: index, elements[index]))
    }
    self.content = { content($0.binding) }
    id = \.id
  }
}

/// An element of a bound collection, with the binding to it.
public struct BoundElement<Elements: MutableCollection> where Elements.Element: Identifiable {
  /// The identity of the element.
  let id: Elements.Element.ID

  /// The binding to the element.
  let binding: Binding<Elements.Element>
}

/// The lasting part of the views of a collection.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  /// The identity of an element's view: its id, and which one of those with the same id it is.
  private struct Identity: Hashable {
    var id: ID
    var repetition: Int
  }

  private var view: ForEach<Data, ID, Content>
  private var nodes: [TypedNode<Content>] = []
  private var identities: [Identity] = []

  /// Makes the parts of the elements' views.
  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    rebuild()
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let isSame = graph.comparison.isSame(self.view, view)
    self.view = view
    if !isSame { rebuild() }
  }

  override func evaluate() {
    rebuild()
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for node in nodes { visit(node) }
  }

  private func rebuild() {
    let newIdentities = uniqueIdentities()
    if newIdentities == identities {
      evaluating {
        var index = 0
        for element in view.data {
          nodes[index].update(view.content(element))
          index += 1
        }
      }
      return
    }
    var old: [Identity: TypedNode<Content>] = [:]
    old.reserveCapacity(identities.count)
    for (index, identity) in identities.enumerated() { old[identity] = nodes[index] }
    nodes = evaluating {
      zip(newIdentities, view.data).map { identity, element in
        let content = view.content(element)
        if let node = old.removeValue(forKey: identity) {
          node.update(content)
          return node
        }
        return Content.makeNode(content, childContext())
      }
    }
    identities = newIdentities
    for node in old.values { node.tearDown() }
    outputChanged()
  }

  private func uniqueIdentities() -> [Identity] {
    var result: [Identity] = []
    result.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    seen.reserveCapacity(view.data.count)
    var repetitions: [ID: Int] = [:]
    for element in view.data {
      let id = element[keyPath: view.id]
      var repetition = 0
      if !seen.insert(id).inserted {
        repetition = repetitions[id, default: 0] + 1
        repetitions[id] = repetition
        graph.warn(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the id \(id) occurs more than once; "
            + "give each element an id of its own.")
      }
      result.append(Identity(id: id, repetition: repetition))
    }
    return result
  }
}
