import AutomationWire
import Foundation
import Testing

@testable import TextUI

/// Values that are kept from launch to launch.
@MainActor struct AppStorageTests {
  enum Size: String {
    case small
    case large
  }

  struct Settings: View {
    @AppStorage("count") private var count = 1
    @AppStorage("name") private var name: String?
    @AppStorage("size") private var size = Size.small
    @SceneStorage("count") private var opened = 10
    var body: some View {
      VStack {
        Text("\(count) \(name ?? "-") \(size.rawValue) \(opened)")
        Button("Change") {
          count += 1
          name = "Ada"
          size = .large
          opened += 1
        }
        Other()
      }
    }
  }

  struct Other: View {
    @AppStorage("count") private var count = 1
    var body: some View { Text("other \(count)") }
  }

  @Test func valuesAreKept() async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    /// Returns the screen of a launch, after a change.
    func launch(arguments: [String] = []) -> (HostedView, ApplicationInstance) {
      let instance = ApplicationInstance(
        LaunchConfiguration(arguments: arguments, environment: ["HOME": home.path]))
      let view = ApplicationInstance.$current.withValue(instance) {
        HostedView(width: 30, height: 4) { Settings() }
      }
      return (view, instance)
    }
    let (first, instance) = launch()
    #expect(first.element("1 - small 10") != nil)
    ApplicationInstance.$current.withValue(instance) { _ = first.tap("Change") }
    #expect(first.element("2 Ada large 11") != nil)
    #expect(first.element("other 2") != nil)
    let (second, _) = launch()
    #expect(second.element("2 Ada large 11") != nil)
    let (third, _) = launch(arguments: ["-count", "7"])
    #expect(third.element("7 Ada large 11") != nil)
  }
}

/// Values that are kept by objects, and by code without a view.
@MainActor struct StoredObjectTests {
  final class Settings: ObservableObject {
    @AppStorage("count") var count = 1
  }

  @Observable final class Model {
    @ObservationIgnored @AppStorage("count") var count = 1
  }

  struct Counter: View {
    @StateObject private var settings = Settings()
    @State private var model = Model()

    var body: some View {
      Text("\(settings.count) \(model.count)")
      Button("Add") { settings.count += 1 }
      Button("Add to the model") { model.count += 10 }
      Stepper("Count", value: $settings.count)
    }
  }

  @Test("Objects keep values, which views and later launches see") func objects() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    func launch() -> (HostedView, ApplicationInstance) {
      let instance = ApplicationInstance(LaunchConfiguration(environment: ["HOME": home.path]))
      let view = ApplicationInstance.$current.withValue(instance) {
        HostedView(width: 30, height: 6) { Counter() }
      }
      return (view, instance)
    }
    let (first, instance) = launch()
    ApplicationInstance.$current.withValue(instance) {
      #expect(first.element("1 1") != nil)
      first.tap("Add")
      #expect(first.element("2 2") != nil)
      first.tap("Add to the model")
      first.tap("Increment")
      #expect(first.element("13 13") != nil)
    }
    let (second, other) = launch()
    ApplicationInstance.$current.withValue(other) { #expect(second.element("13 13") != nil) }
  }

  struct Viewer: View {
    @AppStorage("view") private var view = 0
    let store: UserDefaults

    init(store: UserDefaults) {
      self.store = store
      _view = AppStorage(wrappedValue: 0, "view", store: store)
    }

    var body: some View {
      Button("View \(view)") { store.set(view + 1, forKey: "view") }
      Button("Forget") { store.removeObject(forKey: "view") }
    }
  }

  /// A view that counts how often defaults became others.
  struct Counting: View {
    let key: String
    @State private var changes = 0
    @AppStorage private var kept: Int

    init(key: String) {
      self.key = key
      _kept = AppStorage(wrappedValue: 0, key + "-kept")
    }

    var body: some View {
      VStack {
        Text("changes \(changes)")
        Button("Set") { UserDefaults.standard.set(UUID().uuidString, forKey: key) }
        Button("Keep") { kept += 1 }
        Button("Nothing") {}
      }
      .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) {
        _ in changes += 1
      }
    }
  }

  @Test("Who listens for changes of UserDefaults hears of them") func listeners() {
    let key = UUID().uuidString
    defer {
      for key in [key, key + "-kept"] { UserDefaults.standard.removeObject(forKey: key) }
    }
    let view = HostedView { Counting(key: key) }
    #expect(view.element("changes 0") != nil)
    for (button, count) in [("Set", 1), ("Nothing", 1), ("Keep", 2), ("Set", 3)] {
      view.tap(button)
      view.settle()
      #expect(view.element("changes \(count)") != nil, "\(button): \(view.screen)")
    }
  }

  @Test("Views see what UserDefaults is set to") func defaults() throws {
    let name = "StoredObjectTests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let view = HostedView(width: 30, height: 6) { Viewer(store: store) }
    view.tap("View 0")
    view.tap("View 1")
    #expect(view.element("View 2") != nil)
    view.tap("Forget")
    #expect(view.element("View 0") != nil)
  }
}
