/// A scene whose view is changed.
struct ModifiedScene<Content: Scene>: Scene {
  /// The scene.
  let content: Content

  /// Changes its view.
  let change: @MainActor (AnyView) -> AnyView

  var body: Never {
    preconditionFailure("A changed scene has no body.")
  }

  func makeRootView() -> AnyView { change(content.makeRootView()) }
}

// MARK: - What has an effect

extension Scene {
  /// Runs code when a value has become another.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the code runs at the beginning too.
  ///   - action: Takes the value before and the one now.
  /// - Returns: The changed scene.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs code when a value has become another.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the code runs at the beginning too.
  ///   - action: The code.
  /// - Returns: The changed scene.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs code when a value has become another.
  ///
  /// Mirrors SwiftUI's older modifier.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: Takes the value now.
  /// - Returns: The changed scene.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value) { _, new in action(new) }) }
  }

  /// Sets a value of the environment of the scene's views.
  ///
  /// Mirrors SwiftUI's modifier.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an object in the environment of the scene's views, found again by its type.
  ///
  /// Mirrors SwiftUI's modifier.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environment(object)) }
  }

  /// Puts an observable object in the environment of the scene's views, found again by its type.
  ///
  /// Mirrors SwiftUI's modifier.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
  }

  /// Sets where `AppStorage` inside keeps values that name no place of their own.
  ///
  /// Mirrors SwiftUI's modifier.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.defaultAppStorage(store)) }
  }
}

// MARK: - What a terminal's window has none of

/// A look of a window, which is the terminal's.
///
/// Mirrors SwiftUI's window styles.
public struct SystemWindowStyle: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = SystemWindowStyle()

  /// With a bar and a title.
  public static let titleBar = SystemWindowStyle()

  /// Without a bar.
  public static let hiddenTitleBar = SystemWindowStyle()

  /// Without anything around.
  public static let plain = SystemWindowStyle()
}

/// A look of the bar of a window, of which a terminal has none.
///
/// Mirrors SwiftUI's window toolbar styles.
public struct SystemWindowToolbarStyle: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = SystemWindowToolbarStyle()

  /// Beside the title.
  public static let unified = SystemWindowToolbarStyle()

  /// Beside the title, in little room.
  public static let unifiedCompact = SystemWindowToolbarStyle()

  /// Below the title.
  public static let expanded = SystemWindowToolbarStyle()

  /// Returns the look beside the title, with the title or without.
  public static func unified(showsTitle: Bool) -> SystemWindowToolbarStyle { unified }

  /// Returns the look beside the title in little room, with the title or without.
  public static func unifiedCompact(showsTitle: Bool) -> SystemWindowToolbarStyle { unifiedCompact }
}

/// Work that a phone's system has an application do behind the scenes; a terminal's never asks.
///
/// Mirrors SwiftUI's `BackgroundTask`.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// The system lets the application renew what it shows.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The system tells of downloads and uploads.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    BackgroundTask()
  }
}

extension Scene {
  /// Sets the look of the window, which is the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func windowStyle(_ style: SystemWindowStyle) -> some Scene { self }

  /// Sets the look of the bar of the window, of which a terminal has none.
  ///
  /// Mirrors SwiftUI's modifier.
  public func windowToolbarStyle(_ style: SystemWindowToolbarStyle) -> some Scene { self }

  /// Sets where the window stands at first, which the terminal's people choose.
  ///
  /// Mirrors SwiftUI's modifier.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Leaves out the actions of the system for the window, of which a terminal has none.
  ///
  /// Mirrors SwiftUI's modifier.
  public func commandsRemoved() -> some Scene { self }

  /// Takes part in work behind the scenes, for which a terminal's system never asks.
  ///
  /// Mirrors SwiftUI's modifier.
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene {
    self
  }
}
