/// The key of the least height of rows.
private enum RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

/// The key of the least height of headings.
private enum HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The least height of rows, in cells; `nil` where the author says none, and each is as high as its content.
  var minListRowHeight: CGFloat? { self[RowHeightKey.self] }

  /// The least height of the rows of lists inside, in cells: one unless it is set.
  ///
  /// Mirrors SwiftUI's value. Content that needs less stands in the middle of its row.
  @_disfavoredOverload
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? 1 }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of the headings of lists inside, in cells; `nil` for as high as they are.
  ///
  /// Mirrors SwiftUI's value.
  @_disfavoredOverload
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
