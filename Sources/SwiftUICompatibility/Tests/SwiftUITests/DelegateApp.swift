import Combine
import SwiftUI
import Synchronization

/// What the delegate and the application did, in order.
enum DelegateLog {
  private static let kept = Mutex<[String]>([])

  static var lines: [String] { kept.withLock { $0 } }

  static func add(_ line: String) { kept.withLock { $0.append(line) } }

  static func empty() { kept.withLock { $0 = [] } }
}

/// A delegate as people write them for a phone: not final, with an initializer of its own.
class DelegateAppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var launches: Int

  override init() {
    launches = 0
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    DelegateLog.add("did finish launching")
    launches += 1
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    DelegateLog.add("opened by \(options[.sourceApplication] ?? "nobody")")
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    DelegateLog.add("will terminate")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    DelegateLog.add("did enter background")
  }
}

/// An application with a delegate, which is told of notifications too.
struct DelegateApp: App {
  @UIApplicationDelegateAdaptor(DelegateAppDelegate.self) private var delegate

  init() {
    DelegateLog.add("init")
  }

  var body: some Scene {
    DelegateLog.add("body, launches: \(delegate.launches)")
    return WindowGroup { DelegateView() }
  }
}

/// A view that shows the delegate's count, and the notifications that came.
struct DelegateView: View {
  @EnvironmentObject private var delegate: DelegateAppDelegate
  @State private var notifications: [String] = []

  private func told(_ name: Notification.Name) -> NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: name)
  }

  var body: some View {
    VStack {
      Text("launches \(delegate.launches)")
      Text("told: " + notifications.joined(separator: ", ")).accessibilityIdentifier(
        "notifications")
      Button("Count") { delegate.launches += 10 }
    }
    .onReceive(told(UIApplication.willResignActiveNotification)) { _ in
      notifications.append("resign")
    }
    .onReceive(told(UIApplication.didEnterBackgroundNotification)) { _ in
      notifications.append("background")
    }
    .onReceive(told(UIApplication.willEnterForegroundNotification)) { _ in
      notifications.append("foreground")
    }
    .onReceive(told(UIApplication.didBecomeActiveNotification)) { _ in
      notifications.append("active")
    }
  }
}
