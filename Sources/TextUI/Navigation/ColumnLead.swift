/// What the selection of a list in a column of a split view leads to: the next column, where one shows at a time.
@MainActor final class ColumnLead {
  /// Shows the next column.
  var show: () -> Void = {}

  /// Goes back to the column.
  var hide: () -> Void = {}

  /// Whether the author says which column shows first, so that what is selected from the beginning does not.
  var isAuthors = false

  /// The list that leads.
  weak var list: ListBox?

  /// What was selected when it was followed last; `nil` before it was.
  private var followed: Set<AnyHashable>?

  /// Makes what leads nowhere, as where columns stand side by side.
  nonisolated init() {}

  /// Takes away what is selected, because people went back.
  func clear() { list?.selection?.clear() }

  /// Follows a selection that may have become another one.
  func follow(_ values: Set<AnyHashable>) {
    let former = followed
    guard values != former else { return }
    followed = values
    if values.isEmpty {
      if former != nil { hide() }
    } else if former != nil || !isAuthors {
      show()
    }
  }
}

/// The key of what the selection of a list leads to.
private enum ColumnLeadKey: EnvironmentKey {
  static var defaultValue: ColumnLead? { nil }
}

/// The key of whether a view is a column that shows alone.
private enum CollapsedColumnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What the selection of a list leads to; `nil` outside of the columns of a split view that lead to another one.
  var columnLead: ColumnLead? {
    get { self[ColumnLeadKey.self] }
    set { self[ColumnLeadKey.self] = newValue }
  }

  /// Whether the view is in a column of a split view that shows one at a time, outside of any navigation stack of the column's own.
  var isCollapsedColumn: Bool {
    get { self[CollapsedColumnKey.self] }
    set { self[CollapsedColumnKey.self] = newValue }
  }
}
