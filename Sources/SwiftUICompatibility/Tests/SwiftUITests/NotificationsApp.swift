import SwiftUI
import UserNotifications

/// An application that reminds people of something.
struct NotificationsApp: App {
  var body: some Scene {
    WindowGroup { RemindersView() }
  }
}

@MainActor final class ReminderModel: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  @Published var status = "unasked"
  @Published var shown: [String] = []

  /// Whether each notification asks for the next one of its name.
  var goesOn = false

  func begin() { UNUserNotificationCenter.current().delegate = self }

  func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) {
      granted, error in
      DispatchQueue.main.async { self.status = granted ? "allowed" : "refused" }
    }
  }

  func remind(in seconds: Double) {
    let content = UNMutableNotificationContent()
    content.title = "Water"
    content.body = "Drink a glass."
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    let request = UNNotificationRequest(
      identifier: goesOn ? "water" : UUID().uuidString, content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
    content.title = "Changed later"
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    shown.append(notification.request.content.title)
    if goesOn { remind(in: 60) }
    completionHandler([.banner, .sound])
  }
}

struct RemindersView: View {
  @StateObject private var model = ReminderModel()
  @State private var counts = ""

  var body: some View {
    VStack {
      Text(model.status).accessibilityIdentifier("status")
      Text("Shown: " + model.shown.joined(separator: " ")).accessibilityIdentifier("shown")
      Text(counts).accessibilityIdentifier("counts")
      Button("Ask") { model.ask() }
      Button("Remind") { model.remind(in: 5) }
      Button("Go on") { model.goesOn = true }
      Button("Forget") { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }
      Button("Count") {
        Task {
          let center = UNUserNotificationCenter.current()
          let settings = await center.notificationSettings()
          counts =
            "\(settings.authorizationStatus) \(await center.pendingNotificationRequests().count) \(await center.deliveredNotifications().count)"
        }
      }
    }
    .onAppear { model.begin() }
  }
}
