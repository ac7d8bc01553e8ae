/// What a scroll view does with an anchor.
///
/// Mirrors SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Sendable, Hashable {
  /// The roles.
  enum Kind { case initialOffset, sizeChanges, alignment }

  /// Which it is.
  let kind: Kind

  /// Where it stands at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)

  /// Where it stays when the content or the room becomes another, until somebody scrolls away.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)

  /// Where content stands that has room enough; here it begins at the top.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// Where scroll views stand.
struct ScrollAnchors: Equatable {
  /// Where they stand at first.
  var initialOffset: UnitPoint?

  /// Where they stay when the content or the room becomes another.
  var sizeChanges: UnitPoint?
}

/// The key of where scroll views stand.
private enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// Where scroll views stand.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Sets where the scroll views inside stand at first, and stay when the content grows or the room becomes another, until somebody scrolls
  /// away.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter anchor: Which point of the content lies at the same point of the room; `nil` for the beginning.
  /// - Returns: The changed view.
  ///
  /// - Note: Unlike in SwiftUI, content that has room enough begins at the top.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor))
  }

  /// Sets where the scroll views inside stand at first, or else where they stay when the content grows or the room becomes another.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// ```swift
  /// messages
  ///   .defaultScrollAnchor(.bottom, for: .initialOffset)  // the newest is seen, and what comes later moves nothing
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: Which point of the content lies at the same point of the room; `nil` for the beginning.
  ///   - role: Which of the two it is.
  /// - Returns: The changed view.
  ///
  /// - Note: Unlike in SwiftUI, content that has room enough begins at the top, and ``ScrollAnchorRole/alignment`` has no effect.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { anchors in
      switch role.kind {
      case .initialOffset: anchors.initialOffset = anchor
      case .sizeChanges: anchors.sizeChanges = anchor
      case .alignment: break
      }
    }
  }
}
