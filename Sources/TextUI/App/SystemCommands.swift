/// Actions of the system in the menus of an application, which a terminal has none of.
///
/// Mirrors SwiftUI's `SidebarCommands`.
public struct SidebarCommands: Commands {
  /// Makes the actions.
  public init() {}

  /// No actions.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Actions of the system in the menus of an application, which a terminal has none of.
///
/// Mirrors SwiftUI's `ToolbarCommands`.
public struct ToolbarCommands: Commands {
  /// Makes the actions.
  public init() {}

  /// No actions.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Actions of the system in the menus of an application, which a terminal has none of.
///
/// Mirrors SwiftUI's `TextEditingCommands`.
public struct TextEditingCommands: Commands {
  /// Makes the actions.
  public init() {}

  /// No actions.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Actions of the system in the menus of an application, which a terminal has none of.
///
/// Mirrors SwiftUI's `TextFormattingCommands`.
public struct TextFormattingCommands: Commands {
  /// Makes the actions.
  public init() {}

  /// No actions.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Actions of the system in the menus of an application, which a terminal has none of.
///
/// Mirrors SwiftUI's `InspectorCommands`.
public struct InspectorCommands: Commands {
  /// Makes the actions.
  public init() {}

  /// No actions.
  public var body: EmptyCommands { EmptyCommands() }
}
