import SwiftUI

/// An application that presents by UIKit's words, as those do that are older than SwiftUI's.
struct PresentingApp: App {
  @UIApplicationDelegateAdaptor(SceneAppDelegate.self) private var delegate

  var body: some Scene { WindowGroup { PresentingView() } }
}

final class SceneAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if let shortcutItem = options.shortcutItem { print(shortcutItem.type) }
    let configuration = UISceneConfiguration(
      name: connectingSceneSession.configuration.name, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  @MainActor static var log: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = windowScene.keyWindow
    Self.log = ["connected \(connectionOptions.urlContexts.count)"]
  }

  func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }

  func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background") }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

extension UIApplication {
  /// The controller in front, as applications look for it.
  @MainActor func topViewController(
    _ base: UIViewController? = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?
      .windows.first?.rootViewController
  ) -> UIViewController? {
    if let presented = base?.presentedViewController { return topViewController(presented) }
    return base
  }
}

struct PresentingView: View {
  @State private var name = "nobody"
  @State private var log = ""

  var body: some View {
    VStack {
      Text("Name \(name)")
      Button("Rename") { rename() }
      Button("Delete") { ask() }
      Button("Share") { share() }
      Button("More") { showMore() }
      Button("Other") {
        UIApplication.shared.topViewController()?.present(UIViewController(), animated: true)
      }
      Button("Log") { log = SceneDelegate.log.joined(separator: ", ") }
      Text("Log \(log)")
    }
  }

  private func rename() {
    let alert = UIAlertController(title: "Rename", message: "What is it?", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.text = name
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { _ in
        name = alert.textFields?.first?.text ?? "nothing"
        let thanks = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        thanks.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        UIApplication.shared.topViewController()?.present(thanks, animated: true)
      })
    UIApplication.shared.topViewController()?.present(alert, animated: true, completion: nil)
  }

  private func ask() {
    let sheet = UIAlertController(title: nil, message: "Really?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete it", style: .destructive) { _ in name = "gone" })
    sheet.addAction(UIAlertAction(title: "Keep it", style: .cancel))
    UIApplication.shared.topViewController()?.present(sheet, animated: true)
  }

  private func share() {
    guard let url = URL(string: "https://swift.org") else { return }
    let activity = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    activity.completionWithItemsHandler = { type, isDone, _, _ in
      name = isDone && type == .copyToPasteboard ? "copied" : "not copied"
    }
    let root = UIApplication.shared.topViewController()
    activity.popoverPresentationController?.sourceView = root?.view
    activity.popoverPresentationController?.sourceRect = CGRect(
      x: root?.view.bounds.midX ?? 0, y: 0, width: 0, height: 0)
    root?.present(activity, animated: true)
  }

  private func showMore() {
    let host = UIHostingController(rootView: MoreView())
    host.modalPresentationStyle = .fullScreen
    UIApplication.shared.keyWindow?.rootViewController?.present(host, animated: true)
  }
}

struct MoreView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("More of it")
      Button("Warn") {
        let alert = UIAlertController(title: "Careful", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Back", style: .default) { _ in
            UIApplication.shared.topViewController()?.dismiss(animated: true)
          })
        UIApplication.shared.topViewController()?.present(alert, animated: true)
      }
      Button("Done") { dismiss() }
    }
  }
}
