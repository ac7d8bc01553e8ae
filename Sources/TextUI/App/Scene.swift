/// A part of an application's interface.
///
/// Mirrors SwiftUI's `Scene`.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene that makes up this one.
  associatedtype Body: Scene

  /// What this scene is made of.
  @SceneBuilder var body: Body { get }

  /// The view in the window of the scene.
  func makeRootView() -> AnyView
}

extension Scene {
  /// The view in the window of the scene's body.
  public func makeRootView() -> AnyView {
    body.makeRootView()
  }
}

extension Never: Scene {
  /// Never asked for.
  public func makeRootView() -> AnyView {
    switch self {}
  }
}

/// A result builder that turns the statements of an application's `body` into a scene.
///
/// Mirrors SwiftUI's `SceneBuilder`.
@resultBuilder public enum SceneBuilder {
  /// Builds a scene of one.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window, which in a terminal is the whole screen.
///
/// Mirrors SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Makes a window with a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with a title and a view.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with a title and a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Never asked for.
  public var body: Never {
    preconditionFailure("WindowGroup has no body.")
  }

  /// The view in the window; several stand below each other.
  public func makeRootView() -> AnyView {
    AnyView(content)
  }
}

/// A phase of a scene: whether it is in front.
///
/// Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Sendable, Hashable {
  /// Not in front.
  case background

  /// In front, not receiving input.
  case inactive

  /// In front, receiving input.
  case active
}
