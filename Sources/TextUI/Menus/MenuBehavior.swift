extension View {
  /// Sets the order of actions of menus inside, which as text is that they are written in.
  ///
  /// Mirrors SwiftUI's modifier.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether an action closes the menu around.
  ///
  /// Mirrors SwiftUI's modifier, which may be said of a menu or of actions in it.
  ///
  /// - Parameter behavior: Whether it does.
  /// - Returns: The changed view.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.keepsMenuOpen, !behavior.closes)
  }
}

/// Whether views are actions of a menu.
private enum InMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether views are items of a bar.
private enum InBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether an action leaves its menu open.
private enum KeepsMenuOpenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views are actions of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }

  /// Whether views are items of a bar.
  var isInBar: Bool {
    get { self[InBarKey.self] }
    set { self[InBarKey.self] = newValue }
  }

  /// Whether an action leaves its menu open.
  var keepsMenuOpen: Bool {
    get { self[KeepsMenuOpenKey.self] }
    set { self[KeepsMenuOpenKey.self] = newValue }
  }
}

/// An order of actions, which as text is that they are written in.
///
/// Mirrors SwiftUI's `MenuOrder`.
public struct MenuOrder: Sendable, Hashable {
  /// The orders.
  private enum Kind { case automatic, priority, fixed }

  /// Which it is.
  private let kind: Kind

  /// As suits the place.
  public static let automatic = MenuOrder(kind: .automatic)

  /// The first nearest to the button.
  public static let priority = MenuOrder(kind: .priority)

  /// As they are written.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether an action closes its menu.
///
/// Mirrors SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Sendable, Hashable {
  /// Whether it does.
  let closes: Bool

  /// It does.
  public static let automatic = MenuActionDismissBehavior(closes: true)

  /// It does.
  public static let enabled = MenuActionDismissBehavior(closes: true)

  /// It does not.
  public static let disabled = MenuActionDismissBehavior(closes: false)
}
