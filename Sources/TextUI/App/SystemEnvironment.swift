/// The key of the clock.
private enum ClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { ContinuousClock() }
}

/// The phase of an application, as far as its views read it.
///
/// It becomes another while the application runs, of which only those who read it are told.
@MainActor final class PhaseValue {
  /// The phase: a new application is not in front yet.
  var phase = ScenePhase.inactive
}

/// The key of the scene's phase.
private enum ScenePhaseKey: EnvironmentKey {
  /// What views set for those inside.
  static var defaultValue: ScenePhase? { nil }
}

/// The key of the application's phase.
private enum PhaseValueKey: EnvironmentKey {
  static var defaultValue: PhaseValue? { nil }
}

/// The key of the locale.
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

/// The key of the action that opens links.
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
    get { self[ScenePhaseKey.self] ?? phaseValue?.phase ?? .active }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The application's phase; `nil` outside of one.
  var phaseValue: PhaseValue? {
    get { self[PhaseValueKey.self] }
    set { self[PhaseValueKey.self] = newValue }
  }

  /// The user's language and region.
  ///
  /// They are those of the launch (`-AppleLocale de_DE`); else, for a person, those of the terminal (`LANG`); else `en_US`, as in a new
  /// simulator.
  ///
  /// Mirrors SwiftUI's value.
  ///
  /// `Locale.current` is the same, and with it what `formatted()` and the formatters of Foundation write.
  ///
  /// - Note: Unlike in SwiftUI, an application that a test launches in its own process has the test's `Locale.current`, which is `en_US`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Opens a link with the system.
  ///
  /// Mirrors SwiftUI's value.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction }
      let opened = openedURLs
      action.system = { opened?.add($0) }
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// An action that opens a link.
///
/// Mirrors SwiftUI's `OpenURLAction`.
@MainActor @preconcurrency public struct OpenURLAction {
  /// A result of opening a link.
  ///
  /// Mirrors SwiftUI's `OpenURLAction.Result`.
  @MainActor @preconcurrency public struct Result {
    /// A kind of result: whether something is left for the system to open.
    enum Kind {
      case handled
      case discarded
      case system(URL?)
    }

    /// What is left for the system to open.
    let kind: Kind

    /// The handler opened it.
    public static let handled = Result(kind: .handled)

    /// Nothing opens it.
    public static let discarded = Result(kind: .discarded)

    /// The system shall open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system shall open another link in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result

  /// Opens a link with the system.
  var system: (URL) -> Void = { _ in }

  /// Makes an action that decides itself what opening means.
  ///
  /// - Parameter handler: Opens a link, or leaves it to the system.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a link.
  public func callAsFunction(_ url: URL) {
    if case .system(let other) = handler(url).kind { system(other ?? url) }
  }

  /// Opens a link and says whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler(url)
    if case .system(let other) = result.kind { system(other ?? url) }
    if case .discarded = result.kind { completion(false) } else { completion(true) }
  }
}

/// The links that views had the system open, until they are taken.
@MainActor final class OpenedURLs {
  private var urls: [URL] = []

  /// Puts down a link.
  func add(_ url: URL) {
    urls.append(url)
  }

  /// Hands out the links, once.
  func take() -> [URL] {
    defer { urls = [] }
    return urls
  }
}

/// The key of where links for the system go.
private enum OpenedURLsKey: EnvironmentKey {
  static var defaultValue: OpenedURLs? { nil }
}

extension EnvironmentValues {
  /// Where links for the system go.
  var openedURLs: OpenedURLs? {
    get { self[OpenedURLsKey.self] }
    set { self[OpenedURLsKey.self] = newValue }
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

extension EnvironmentScope {
  /// Has the views evaluated that read the application's phase, which is another now.
  func phaseChanged() {
    valueChanged(ObjectIdentifier(PhaseValueKey.self))
  }
}
