import Synchronization

/// What the system tells a running application, for modules that stand on this one and bring other words for it.
///
/// TextUI's own addition; applications use ``EnvironmentValues/scenePhase``.
@_spi(Bridging) @MainActor public final class ApplicationEvents {
  /// What is called when the application ends.
  private var terminations: [() -> Void] = []

  /// What puts something around the views of the application, the innermost first.
  private var wrappings: [(AnyView) -> AnyView] = []

  /// Makes the events of an application that nobody has asked for yet.
  init() {}

  /// Has something called when the application ends, while its views are still there.
  ///
  /// - Parameter body: What is called, once.
  public func atTermination(_ body: @escaping () -> Void) {
    terminations.append(body)
  }

  /// Puts something around all views of the application: to be asked before its scenes are evaluated.
  ///
  /// - Parameter wrapping: Returns what is shown in place of the views.
  public func wrapViews(_ wrapping: @escaping (AnyView) -> AnyView) {
    wrappings.append(wrapping)
  }

  /// What puts something around the views of every application, the innermost first.
  private nonisolated static let wrappingsOfAll = Mutex<
    [@MainActor @Sendable (AnyView) -> AnyView]
  >([])

  /// Puts something around all views of every application of the process: to be asked before there is any.
  ///
  /// - Parameter wrapping: Returns what is shown in place of the views.
  public nonisolated static func wrapAllViews(
    _ wrapping: @escaping @MainActor @Sendable (AnyView) -> AnyView
  ) {
    wrappingsOfAll.withLock { $0.append(wrapping) }
  }

  /// Returns the views with what was asked for around them.
  func wrapped(_ view: AnyView) -> AnyView {
    let inner = Self.wrappingsOfAll.withLock { $0 }.reduce(view) { $1($0) }
    return wrappings.reduce(inner) { $1($0) }
  }

  /// Tells that the application ends.
  func terminate() {
    let waiting = terminations
    terminations = []
    for body in waiting { body() }
    post(.willTerminate)
  }

  /// A notification by which UIKit tells of a change.
  enum PostedName: String {
    /// It has been started.
    case didFinishLaunching = "UIApplicationDidFinishLaunchingNotification"

    /// It has come to the front.
    case didBecomeActive = "UIApplicationDidBecomeActiveNotification"

    /// It leaves the front.
    case willResignActive = "UIApplicationWillResignActiveNotification"

    /// It is no longer to be seen.
    case didEnterBackground = "UIApplicationDidEnterBackgroundNotification"

    /// It is about to be seen again.
    case willEnterForeground = "UIApplicationWillEnterForegroundNotification"

    /// It ends.
    case willTerminate = "UIApplicationWillTerminateNotification"

    /// The notification by which UIKit tells of the same change of a scene, first; `nil` where there is none.
    var ofScene: String? {
      switch self {
      case .didBecomeActive: "UISceneDidActivateNotification"
      case .willResignActive: "UISceneWillDeactivateNotification"
      case .didEnterBackground: "UISceneDidEnterBackgroundNotification"
      case .willEnterForeground: "UISceneWillEnterForegroundNotification"
      case .didFinishLaunching, .willTerminate: nil
      }
    }
  }

  /// Tells the observers of a notification.
  func post(_ name: PostedName) {
    for name in [name.ofScene, name.rawValue].compactMap(\.self) {
      NotificationCenter.default.post(name: Notification.Name(name), object: nil)
    }
  }

  /// Tells the observers of notifications of a change of the phase, in UIKit's order.
  func changePhase(from old: ScenePhase, to new: ScenePhase) {
    if old == .background, new != .background { post(.willEnterForeground) }
    if old == .active { post(.willResignActive) }
    if new == .active { post(.didBecomeActive) }
    if new == .background { post(.didEnterBackground) }
  }
}

/// The key of the application's events.
private enum ApplicationEventsKey: EnvironmentKey {
  static var defaultValue: ApplicationEvents? { nil }
}

extension EnvironmentValues {
  /// What the system tells the application; `nil` outside of one.
  ///
  /// TextUI's own addition, for modules that stand on this one.
  @_spi(Bridging) public var applicationEvents: ApplicationEvents? {
    get { self[ApplicationEventsKey.self] }
    set { self[ApplicationEventsKey.self] = newValue }
  }
}
