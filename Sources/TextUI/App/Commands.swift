/// Actions in the menus of an application, which a terminal has none of.
///
/// Mirrors SwiftUI's `Commands`. They are accepted; nothing shows them.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the actions that make up these.
  associatedtype Body: Commands

  /// What these actions are made of.
  @CommandsBuilder var body: Body { get }
}

/// No actions.
///
/// Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: Commands {
  /// Makes no actions.
  public init() {}

  /// No actions.
  public var body: EmptyCommands { self }
}

/// A menu of actions, which a terminal has none of.
///
/// Mirrors SwiftUI's `CommandMenu`.
public struct CommandMenu<Content: View>: Commands {
  /// Makes a menu.
  public init<Title: StringProtocol>(_ name: Title, @ViewBuilder content: () -> Content) {}

  /// Nothing.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Actions beside those of the system, which a terminal has none of.
///
/// Mirrors SwiftUI's `CommandGroup`.
public struct CommandGroup<Content: View>: Commands {
  /// Puts actions in front of those of the system.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts actions behind those of the system.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts actions in the place of those of the system.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Nothing.
  public var body: EmptyCommands { EmptyCommands() }
}

/// A group of actions of the system.
///
/// Mirrors SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Sendable, Hashable {
  /// About the application.
  public static let appInfo = CommandGroupPlacement()

  /// Its settings.
  public static let appSettings = CommandGroupPlacement()

  /// Its help.
  public static let help = CommandGroupPlacement()

  /// What makes something new.
  public static let newItem = CommandGroupPlacement()

  /// What keeps something.
  public static let saveItem = CommandGroupPlacement()

  /// What hands something on.
  public static let importExport = CommandGroupPlacement()

  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement()

  /// What takes changes back.
  public static let undoRedo = CommandGroupPlacement()

  /// The column at the side.
  public static let sidebar = CommandGroupPlacement()

  /// The bars.
  public static let toolbar = CommandGroupPlacement()

  /// Texts.
  public static let textEditing = CommandGroupPlacement()

  /// The windows.
  public static let windowArrangement = CommandGroupPlacement()
}

/// A result builder that puts actions together.
///
/// Mirrors SwiftUI's `CommandsBuilder`.
@MainActor @resultBuilder public enum CommandsBuilder {
  /// Builds actions of several.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds an expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds actions under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
}

/// A window for settings, which a terminal has no way to open.
///
/// Mirrors SwiftUI's `Settings`.
public struct Settings<Content: View>: Scene {
  /// Makes a window.
  public init(@ViewBuilder content: () -> Content) {}

  /// Never asked for.
  public var body: Never {
    preconditionFailure("Settings has no body.")
  }

  /// Nothing.
  public func makeRootView() -> AnyView { AnyView(EmptyView()) }
}

/// A size of a window; that of a terminal is people's choice.
///
/// Mirrors SwiftUI's `WindowResizability`.
public struct WindowResizability: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = WindowResizability()

  /// That of its content.
  public static let contentSize = WindowResizability()

  /// At least that of its content.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Adds actions to the menus of the application, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// Sets the size of the window at first, which a terminal's people choose.
  ///
  /// Mirrors SwiftUI's modifier.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the size of the window at first, which a terminal's people choose.
  ///
  /// Mirrors SwiftUI's modifier.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets how people resize the window, which they do as they like.
  ///
  /// Mirrors SwiftUI's modifier.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Takes links and activities of some names; there is one window for all.
  ///
  /// Mirrors SwiftUI's modifier.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension SceneBuilder {
  /// Builds a scene of several, of which a terminal shows the first.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First {
    first
  }
}
