/// What people can do with the rows of a list.
///
/// Mirrors SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits, one for each action.
  public let rawValue: Int

  /// Makes actions of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They can delete rows.
  public static var delete: EditActions { EditActions(rawValue: 1) }

  /// They can move rows.
  public static var move: EditActions { EditActions(rawValue: 2) }

  /// They can do both.
  public static var all: EditActions { [.delete, .move] }
}

/// Rows of the elements behind a binding that people can delete or move.
///
/// Lists make them; there is nothing in it for you.
public struct EditableRows<Elements, ID: Hashable, Row: View>: View
where
  Elements: RangeReplaceableCollection & MutableCollection & RandomAccessCollection,
  Elements.Index: Hashable
{
  private let elements: Binding<Elements>
  private let id: KeyPath<Elements.Element, ID>
  private let actions: EditActions<Elements>
  private let content: (Binding<Elements.Element>) -> Row

  /// Makes rows.
  init(
    _ elements: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, content: @escaping (Binding<Elements.Element>) -> Row
  ) {
    self.elements = elements
    self.id = id
    actions = editActions
    self.content = content
  }

  /// The rows.
  public var body: some View {
    ForEach(elements, id: id, content: content)
      .onDelete(
        perform: actions.contains(.delete) ? { elements.wrappedValue.remove(atOffsets: $0) } : nil
      )
      .onMove(
        perform: actions.contains(.move)
          ? { elements.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}
