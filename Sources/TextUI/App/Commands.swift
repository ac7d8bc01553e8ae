/// Actions in the menus of an application.
///
/// Mirrors SwiftUI's `Commands`. On a text screen F10 opens one menu with all of them; their keyboard shortcuts work without it.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the actions that make up these.
  associatedtype Body: Commands

  /// What these actions are made of.
  @CommandsBuilder var body: Body { get }

  /// The view of the actions in a menu.
  func makeMenuView() -> AnyView
}

extension Commands {
  /// The view of the actions of the body.
  public func makeMenuView() -> AnyView { AnyView(CommandsBodyView(commands: self)) }
}

/// No actions.
///
/// Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: Commands {
  /// Makes no actions.
  public nonisolated init() {}

  /// No actions.
  public var body: EmptyCommands { self }

  /// Nothing.
  public func makeMenuView() -> AnyView { AnyView(EmptyView()) }
}

/// Several actions; made by ``CommandsBuilder``.
public struct TupleCommands: Commands {
  /// The actions, which nobody changes: a builder of no actor puts them here.
  nonisolated(unsafe) let commands: [any Commands]

  /// Makes actions of several.
  nonisolated init(_ commands: [any Commands]) {
    self.commands = commands
  }

  /// Nothing.
  public var body: EmptyCommands { EmptyCommands() }

  /// The views, one after the other.
  public func makeMenuView() -> AnyView {
    let views = commands.map { $0.makeMenuView() }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// A menu of actions.
///
/// Mirrors SwiftUI's `CommandMenu`.
public struct CommandMenu<Content: View>: Commands {
  private let name: Text
  private let content: Content

  /// Makes a menu.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Makes a menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ name: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Makes a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Nothing.
  public var body: EmptyCommands { EmptyCommands() }

  /// The menu, as one in that of all actions.
  public func makeMenuView() -> AnyView { AnyView(Menu(content: { content }, label: { name })) }
}

/// Actions beside those of the system, of which a text screen has none.
///
/// Mirrors SwiftUI's `CommandGroup`.
public struct CommandGroup<Content: View>: Commands {
  private let content: Content

  /// Puts actions in front of those of the system.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Puts actions behind those of the system.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Puts actions in the place of those of the system.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Nothing.
  public var body: EmptyCommands { EmptyCommands() }

  /// The actions.
  public func makeMenuView() -> AnyView { AnyView(content) }
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
@resultBuilder public enum CommandsBuilder {
  /// Builds no actions.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Builds actions of one kind.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds actions of several.
  public static func buildBlock<First: Commands, each Other: Commands>(
    _ first: First, _ other: repeat each Other
  ) -> TupleCommands {
    var commands: [any Commands] = [first]
    for other in repeat each other { commands.append(other) }
    return TupleCommands(commands)
  }

  /// Builds an expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds actions under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> TupleCommands {
    TupleCommands(content.map { [$0] } ?? [])
  }

  /// Builds actions of one of two kinds.
  public static func buildEither<Content: Commands>(first content: Content) -> TupleCommands {
    TupleCommands([content])
  }

  /// Builds actions of the other of two kinds.
  public static func buildEither<Content: Commands>(second content: Content) -> TupleCommands {
    TupleCommands([content])
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
  /// Adds actions to the menu of the application, which F10 opens; their keyboard shortcuts work anywhere.
  ///
  /// Mirrors SwiftUI's modifier.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandsScene(content: self, menu: content().makeMenuView())
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
