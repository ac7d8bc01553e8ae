import AutomationWire
import Foundation

/// An application of the system's beside the home screen.
enum SystemApplication: String, Sendable, CaseIterable {
  /// The browser, to which links lead; it loads no pages.
  case safari = "com.apple.mobilesafari"

  /// The settings, to which `UIApplication.openSettingsURLString` leads.
  case settings = "com.apple.Preferences"

  /// Its name.
  var name: String { self == .safari ? "Safari" : "Settings" }

  /// What stands for it in a test.
  var target: ApplicationTarget { .system(named: rawValue) }

  /// The identifiers of all that exist, the home screen first, in words.
  static var listed: String {
    let names = [ApplicationTarget.systemName] + allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// Returns the application that opens a link which an application hands to the system; `nil` where none does.
  static func opening(_ url: URL) -> SystemApplication? {
    let application: SystemApplication
    switch url.scheme?.lowercased() {
    case "http", "https": application = .safari
    case "app-settings": application = .settings
    default: return nil
    }
    // A suite may have an application of its own stand for it.
    return BundleIdentifiers.all[application.rawValue] == nil ? application : nil
  }
}

extension ApplicationTarget {
  /// Which of the system's applications it is; `nil` for the home screen, and for what is not the system's.
  var systemApplication: SystemApplication? {
    isSystem ? SystemApplication(rawValue: name) : nil
  }
}

/// The applications of the system's that run on a device, with what they show.
struct SystemApplications: Sendable {
  /// Those that run.
  private(set) var running: Set<SystemApplication> = []

  /// The one in front; `nil` when an application of the test's or the home screen is.
  var front: SystemApplication?

  /// What the browser shows.
  var page = BrowserPage()

  /// The name of the application whose settings are shown; `nil` for those of the device.
  private(set) var settingsName: String?

  /// Where an application is.
  func state(of application: SystemApplication) -> XCUIApplication.State {
    guard running.contains(application) else { return .notRunning }
    return front == application ? .runningForeground : .runningBackground
  }

  /// Brings an application to the front, started if it does not run.
  mutating func show(_ application: SystemApplication) {
    running.insert(application)
    front = application
  }

  /// Ends an application, with what it showed.
  mutating func end(_ application: SystemApplication) {
    running.remove(application)
    if front == application { front = nil }
    switch application {
    case .safari: page = BrowserPage()
    case .settings: settingsName = nil
    }
  }

  /// Has an application open a link.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - application: What opens it.
  ///   - name: The name of the application that the link comes from.
  mutating func open(_ url: URL, in application: SystemApplication, from name: String) {
    show(application)
    switch application {
    case .safari: page = BrowserPage(address: url.absoluteString)
    case .settings: settingsName = name
    }
  }
}
