import Foundation
@_spi(Bridging) import TextUI
@_spi(Scenes) import UIKit

/// What tells the delegate of a scene of its life.
@MainActor enum SceneEvents {
  /// Makes the delegate of the scene that an application's delegate asks for, if it does, and has it told.
  ///
  /// - Parameter delegate: The application's delegate.
  static func connect(_ delegate: any UIApplicationDelegate) {
    let scene = UIWindowScene.ofCaller
    scene.connect(delegate) { type in
      guard let type = type as? any (NSObject & UISceneDelegate).Type else { return nil }
      return make(type)
    }
    guard scene.delegate != nil else { return }
    let events: [(Notification.Name, @MainActor (any UISceneDelegate, UIScene) -> Void)] = [
      (UIScene.willEnterForegroundNotification, { $0.sceneWillEnterForeground($1) }),
      (UIScene.didActivateNotification, { $0.sceneDidBecomeActive($1) }),
      (UIScene.willDeactivateNotification, { $0.sceneWillResignActive($1) }),
      (UIScene.didEnterBackgroundNotification, { $0.sceneDidEnterBackground($1) }),
    ]
    for (name, tell) in events {
      // TextUI posts them on the main thread, in the application's own code.
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak scene] _ in
        MainActor.assumeIsolated {
          guard let scene, scene === UIWindowScene.ofCaller, let delegate = scene.delegate else {
            return
          }
          tell(delegate, scene)
        }
      }
    }
  }

  /// Makes a delegate of a scene by its `init()`.
  private static func make(_ type: any (NSObject & UISceneDelegate).Type) -> any UISceneDelegate {
    make(opened: type)
  }

  /// Makes a delegate of a scene by its `init()`.
  private static func make<Delegate: NSObject & UISceneDelegate>(
    opened type: Delegate.Type
  ) -> any UISceneDelegate { DelegateBase.make(type) }
}
