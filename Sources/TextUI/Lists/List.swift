import AccessibilityTree
import AutomationWire
import TextRendering

/// Rows that scroll.
///
/// Mirrors SwiftUI's `List`.
///
/// Every row exists in the tree, also where it is scrolled out; only rows that can be seen are drawn.
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
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list with a row for each element of a collection, identified by a property.
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

/// Rows that belong together, with a heading and a footing.
///
/// Mirrors SwiftUI's `Section`.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The heading, the rows and the footing.
  public var body: some View {
    header.bold().foregroundStyle(.tint)
      .modified(by: TraitModifier<SectionRoleTrait>(value: .header))
    content
    footer.foregroundStyle(.secondary)
      .modified(by: TraitModifier<SectionRoleTrait>(value: .footer))
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footing.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// A trait: which part of a section a view is.
enum SectionRoleTrait: BoxTrait {
  /// A part of a section, other than its rows.
  enum Value: Hashable {
    /// The heading.
    case header

    /// The footing.
    case footer
  }
}

/// The node of a list.
final class ListNode<SelectionValue: Hashable, Content: View>: BoxNode<
  List<SelectionValue, Content>, ListBox, Content
>
{
  private var contents: [Box] = []

  /// Makes the node with its box and the rows.
  init(_ view: List<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context, box: ListBox(context))
    evaluate()
    let scope = view.selection.map { _ in
      EnvironmentScope(in: context.scope) { $0.marksElements = true }
    }
    child = Content.makeNode(view.content, childContext(scope: scope))
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
    }
  }

  override func collectBoxes() {
    var newContents: [Box] = []
    newContents.reserveCapacity(contents.count + 1)
    child?.appendBoxes(to: &newContents)
    let (oldRange, newRange) = contents.difference(to: newContents)
    var old: [ObjectIdentifier: ListRowBox] = [:]
    for place in oldRange { old[ObjectIdentifier(contents[place])] = box.rows[place] }
    let newRows = newContents[newRange].map { old[ObjectIdentifier($0)] ?? ListRowBox($0) }
    contents = newContents
    box.replaceRows(oldRange, with: newRows)
  }
}
