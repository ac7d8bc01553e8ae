/// A column of a split view, in which links of the column before it show their pages.
@MainActor final class NavigationColumn {
  /// Shows a page in place of what the column has; `nil` while it is not on the screen.
  var show: ((NavigationContext.Entry) -> Void)?

  /// Hands what a page shows now to it, if it is in the column.
  var update: (_ id: Int, AnyView) -> Void = { _, _ in }

  /// Makes a column.
  nonisolated init() {}
}

/// The key of the column that a navigation stack is.
private enum NavigationColumnKey: EnvironmentKey {
  static var defaultValue: NavigationColumn? { nil }
}

/// The key of the column in which the links of a navigation stack show their pages.
private enum NextColumnKey: EnvironmentKey {
  static var defaultValue: NavigationColumn? { nil }
}

extension EnvironmentValues {
  /// The column that a navigation stack here is; `nil` for what is none.
  var navigationColumn: NavigationColumn? {
    get { self[NavigationColumnKey.self] }
    set { self[NavigationColumnKey.self] = newValue }
  }

  /// The column in which the links of a navigation stack here show their pages; `nil` for the stack itself.
  var nextColumn: NavigationColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}
