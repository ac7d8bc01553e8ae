import AccessibilityTree
import AutomationWire
import Foundation
import Testing
import TextRendering
import VirtualTime

@testable import TextUI

/// What is said of scenes: it goes for the views in their window.
@MainActor struct SceneModifierTests {
  @Observable final class Log {
    var entries: [String] = []
  }

  struct Content: View {
    @Environment(Log.self) private var log
    @Environment(\.locale) private var locale
    @AppStorage("greeting") private var greeting = "none"

    var body: some View {
      Text("\(locale.identifier) \(greeting) \(log.entries.joined(separator: ","))")
      Button("Greet") { greeting = "hello" }
      Button("Count") { log.entries.append("tap") }
    }
  }

  struct SceneApp: App {
    static let store = UserDefaults(suiteName: "scene-modifier-tests") ?? .standard
    @State private var log = Log()

    var body: some Scene {
      WindowGroup("Main", id: "main") { Content() }
        .onChange(of: log.entries.count) { old, new in
          if new < 3 { log.entries.append("\(old)>\(new)") }
        }
        .environment(log)
        .environment(\.locale, Locale(identifier: "de_DE"))
        .defaultAppStorage(Self.store)
        .windowStyle(.hiddenTitleBar).windowToolbarStyle(.unified).defaultPosition(.center)
        .commands { SidebarCommands() }
      Window("Other", id: "other") { Text("never shown") }
    }
  }

  @Test("Scenes hand changes, values and stores to their views") func scenes() {
    SceneApp.store.removeObject(forKey: "greeting")
    defer { SceneApp.store.removeObject(forKey: "greeting") }
    let host = ApplicationHost(
      { SceneApp() }, configuration: LaunchConfiguration(screenSize: Size(width: 40, height: 6)),
      clock: VirtualClock())
    func screen() -> String {
      while host.update() {}
      return host.screen().lines().joined(separator: "\n")
    }
    #expect(screen().contains("de_DE none"))
    _ = host
    for key in [KeyPress.Key.return, .tab, .return] {
      host.perform(.key(KeyPress(key)))
      _ = screen()
    }
    #expect(screen().contains("de_DE hello tap,0>1,1>2"), "\(screen())")
    #expect(SceneApp.store.string(forKey: "greeting") == "hello")
  }

  @Test("A window alone is the screen, and one for values begins without one") func windows() {
    struct Single: App {
      var body: some Scene {
        Window("Only", id: "only") { Text("the only one") }
      }
    }
    struct Values: App {
      var body: some Scene {
        WindowGroup("Notes", for: Int.self) { $number in Text("number \(number ?? 0)") }
      }
    }
    func screen<Application: App>(of application: Application) -> String {
      let host = ApplicationHost(
        { application }, configuration: LaunchConfiguration(screenSize: Size(width: 30, height: 3)),
        clock: VirtualClock())
      while host.update() {}
      return host.screen().lines().joined(separator: "\n")
    }
    #expect(screen(of: Single()).contains("the only one"))
    #expect(screen(of: Values()).contains("number 0"))
  }
}
