/// Rows of cells below headings.
///
/// Mirrors SwiftUI's `Table`.
///
/// ```
///  Name        Age
///  Ada         36
///  Grace       85
/// ```
///
/// For tests the rows are cells of a collection view, as those of a list.
///
/// Where there is little room from side to side (`horizontalSizeClass` is compact, on less than a hundred columns), there is the first column
/// alone, without headings, as on a phone.
public struct Table<Value: Identifiable>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  private let rows: [Value]
  private let columns: [TableColumn<Value>]
  private let selection: Binding<Set<Value.ID>>?
  private let single: Binding<Value.ID?>?
  private let order: Binding<[KeyPathComparator<Value>]>?

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ columns: [TableColumn<Value>], selection: Binding<Set<Value.ID>>? = nil,
    single: Binding<Value.ID?>? = nil, order: Binding<[KeyPathComparator<Value>]>? = nil
  ) where Data.Element == Value {
    rows = Array(data)
    self.columns = columns
    self.selection = selection
    self.single = single
    self.order = order
  }

  /// Makes a table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, columns())
  }

  /// Makes a table of which rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, columns(), selection: selection)
  }

  /// Makes a table of which a row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, columns(), single: selection)
  }

  /// Makes a table whose headings set the order of the rows, which the author sorts.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, columns(), order: sortOrder)
  }

  /// Makes a table of which rows can be selected, and whose headings set their order.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, columns(), selection: selection, order: sortOrder)
  }

  /// Makes a table of which a row can be selected, and whose headings set the order of the rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, columns(), single: selection, order: sortOrder)
  }

  /// The headings and the rows.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !isNarrow {
        HStack {
          ForEach(columns.indices, id: \.self) { index in
            columns[index].inWidth(heading(columns[index]))
          }
        }
        .padding(.horizontal, 2)
      }
      if let selection {
        List(selection: selection) { content }
      } else if let single {
        List(selection: single) { content }
      } else {
        List { content }
      }
    }
  }

  /// Whether there is the first column alone.
  private var isNarrow: Bool { sizeClass == .compact }

  private var content: some View {
    let shown = isNarrow ? columns.indices.prefix(1) : columns.indices
    return ForEach(rows) { row in
      HStack {
        ForEach(shown, id: \.self) { index in
          columns[index].inWidth(columns[index].cell(row))
        }
      }
    }
  }

  @ViewBuilder private func heading(_ column: TableColumn<Value>) -> some View {
    if let order, let comparator = column.comparator {
      Button(column.title) {
        let isFirst = order.wrappedValue.first?.keyPath == comparator.keyPath
        var next = comparator
        if isFirst, order.wrappedValue.first?.order == .forward { next.order = .reverse }
        order.wrappedValue =
          [next] + order.wrappedValue.filter { $0.keyPath != comparator.keyPath }
      }
      .wholeLabelButtons()
    } else {
      Text(column.title).bold().accessibilityAddTraits(.isHeader)
    }
  }
}

/// A column of a table.
///
/// Mirrors SwiftUI's `TableColumn`.
@MainActor public struct TableColumn<Row> {
  /// The heading.
  let title: String

  /// Returns the cell of a row.
  let cell: (Row) -> AnyView

  /// The order that the heading sets; `nil` when it sets none.
  var comparator: KeyPathComparator<Row>?

  /// The least, the usual and the greatest width; what is not said follows the room there is.
  private var widths: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?) = (nil, nil, nil)

  /// Returns a view in the width of the column.
  func inWidth(_ view: some View) -> some View {
    view.frame(
      minWidth: widths.min, idealWidth: widths.ideal, maxWidth: widths.max ?? .infinity,
      alignment: .leading)
  }

  /// Makes a column of views.
  public init<Title: StringProtocol, Content: View>(
    _ title: Title, @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.title = String(title)
    cell = { AnyView(content($0)) }
  }

  /// Makes a column of texts, by which rows can be sorted.
  public init<Title: StringProtocol>(_ title: Title, value: any KeyPath<Row, String> & Sendable) {
    self.title = String(title)
    cell = { AnyView(Text($0[keyPath: value])) }
    comparator = KeyPathComparator(value)
  }

  /// Makes a column of views, by whose values rows can be sorted.
  public init<Title: StringProtocol, V: Comparable, Content: View>(
    _ title: Title, value: any KeyPath<Row, V> & Sendable,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.title = String(title)
    cell = { AnyView(content($0)) }
    comparator = KeyPathComparator(value)
  }

  /// Returns the column in a width that stays.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter width: The width; for `nil` it follows the room there is.
  /// - Returns: The column.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Returns the column in a width between two others.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - min: The least width; `nil` for any.
  ///   - ideal: The width where there is any room; `nil` for that of what is inside.
  ///   - max: The greatest width; `nil` for all the room.
  /// - Returns: The column.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    var column = self
    column.widths = (min, ideal, max)
    return column
  }
}

/// A result builder that puts the columns of a table together.
///
/// Mirrors SwiftUI's `TableColumnBuilder`.
@resultBuilder public enum TableColumnBuilder<Row> {
  /// Builds columns.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }

  /// Builds a column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }

  /// Builds columns under a condition.
  public static func buildIf(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] { columns ?? [] }

  /// Builds the first of two choices.
  public static func buildEither(first: [TableColumn<Row>]) -> [TableColumn<Row>] { first }

  /// Builds the second of two choices.
  public static func buildEither(second: [TableColumn<Row>]) -> [TableColumn<Row>] { second }
}
