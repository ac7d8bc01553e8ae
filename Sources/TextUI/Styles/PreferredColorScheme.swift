/// Whether the views on a screen want it light or dark.
///
/// Mirrors SwiftUI's `PreferredColorSchemeKey`.
public enum PreferredColorSchemeKey: PreferenceKey {
  /// No wish.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first wish.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Looks at what scheme the views on a screen want.
@MainActor final class PreferredColorScheme: PreferenceReading {
  var isWaiting = false

  /// The scheme that they want; `nil` for none.
  private var scheme: ColorScheme?

  private unowned let graph: ViewGraph
  private let content: () -> ViewNode?
  private let changed: (ColorScheme?) -> Void

  /// Makes it for a screen.
  ///
  /// - Parameters:
  ///   - graph: What the views belong to.
  ///   - content: Returns the outermost of them.
  ///   - changed: Takes the scheme when it is another.
  init(
    _ graph: ViewGraph, content: @escaping () -> ViewNode?,
    changed: @escaping (ColorScheme?) -> Void
  ) {
    self.graph = graph
    self.content = content
    self.changed = changed
  }

  /// Notices that a preference may be another.
  func preferenceChanged(_ key: any PreferenceKey.Type) {
    if key == PreferredColorSchemeKey.self { graph.enqueue(reading: self) }
  }

  func readPreference() {
    var value: ColorScheme??
    content()?.reducePreference(PreferredColorSchemeKey.self, into: &value)
    let new = value ?? nil
    guard new != scheme else { return }
    scheme = new
    changed(new)
  }
}
