public import Foundation

/// What a scene goes on from.
///
/// Mirrors UIKit's class: there is one, and it begins anew at each launch.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// What a scene is for.
  ///
  /// Mirrors UIKit's structure.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window of the application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// A window on another screen, of which there is none.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; `nil` before it is connected.
  public internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public var role: Role { .windowApplication }

  /// How the scene is set up.
  public internal(set) var configuration: UISceneConfiguration

  /// What tells the session from others.
  public let persistentIdentifier: String

  /// What the application keeps with it.
  public var userInfo: [String: Any]?

  /// Makes a session.
  nonisolated override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}

/// How a scene is set up.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
  /// What it is called in the list of the application's.
  public nonisolated let name: String?

  /// What the scene is for.
  public nonisolated let role: UISceneSession.Role

  /// The class of the scene; of no effect.
  public var sceneClass: AnyClass?

  /// The class of what is told of the scene, which is made with `init()`.
  public var delegateClass: AnyClass?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - name: What it is called; there is no list of names here.
  ///   - sessionRole: What the scene is for.
  public nonisolated init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// Makes the one scene of an application, for the module that brings its windows.
  ///
  /// - Parameter type: The type of the scene.
  /// - Returns: The scene.
  @_spi(Scenes) nonisolated public static func make<Scene: UIScene>(_ type: Scene.Type) -> Scene {
    type.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  /// Has the session know the scene.
  @_spi(Scenes) public func link() { session.scene = self }

  /// Asks the application's delegate how the scene is set up, and tells the delegate of the scene that it is connected.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate.
  ///   - make: Makes the delegate of the scene of its class.
  @_spi(Scenes) public func connect(
    _ delegate: any UIApplicationDelegate, make: (AnyClass) -> (any UISceneDelegate)?
  ) {
    let options = ConnectionOptions()
    session.configuration = delegate.application(
      .shared, configurationForConnecting: session, options: options)
    guard let type = session.configuration.delegateClass, let made = make(type) else { return }
    self.delegate = made
    made.scene(self, willConnectTo: session, options: options)
  }
}
