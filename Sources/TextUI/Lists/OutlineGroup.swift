/// Views for elements that have others below them, which are shown or not.
///
/// Mirrors SwiftUI's `OutlineGroup`. An element with others is a disclosure group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
where Data.Element: Identifiable, Data.Element.ID == ID {
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Makes views for elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below one; `nil` for none.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.children = children
    self.content = content
  }

  /// The views.
  public var body: some View {
    ForEach(data) { element in
      if let inside = element[keyPath: children] {
        DisclosureGroup {
          // The type of what is inside is this one, so that it has to be hidden.
          AnyView(OutlineGroup(inside, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
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
}
