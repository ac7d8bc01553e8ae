/// The keys of what the system tells views.
private enum ClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { ContinuousClock() }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// The time of the application: virtual in a test, real otherwise.
  ///
  /// TextUI's own addition.
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }

  /// Whether the scene is in front.
  ///
  /// Mirrors SwiftUI's value.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The user's language and region.
  ///
  /// Mirrors SwiftUI's value.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Opens a link with the system.
  ///
  /// Mirrors SwiftUI's value.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction { _ in } }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Opens a link.
///
/// Mirrors SwiftUI's `OpenURLAction`.
@MainActor @preconcurrency public struct OpenURLAction {
  private let open: (URL) -> Void

  /// Makes an action.
  init(_ open: @escaping (URL) -> Void) {
    self.open = open
  }

  /// Opens a link.
  public func callAsFunction(_ url: URL) {
    open(url)
  }
}

/// The key of what takes links.
private enum URLHandlerKey: EnvironmentKey {
  static var defaultValue: URLHandlers? { nil }
}

/// The views that take links.
@MainActor final class URLHandlers {
  private var handlers: [(owner: ObjectIdentifier, handle: (URL) -> Void)] = []

  /// Adds or replaces what a view does with links.
  func set(_ handle: ((URL) -> Void)?, owner: ViewNode) {
    handlers.removeAll { $0.owner == ObjectIdentifier(owner) }
    if let handle { handlers.append((ObjectIdentifier(owner), handle)) }
  }

  /// Hands a link to the view that was added last; returns whether there was one.
  func open(_ url: URL) -> Bool {
    guard let handler = handlers.last else { return false }
    handler.handle(url)
    return true
  }
}

extension EnvironmentValues {
  /// The views that take links.
  var urlHandlers: URLHandlers? {
    get { self[URLHandlerKey.self] }
    set { self[URLHandlerKey.self] = newValue }
  }
}

extension View {
  /// Takes links that the application is opened with.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    PageModifierView(
      content: self, value: action,
      apply: { $0.urlHandlers?.set(action, owner: $1) },
      remove: { $0.urlHandlers?.set(nil, owner: $1) })
  }
}
