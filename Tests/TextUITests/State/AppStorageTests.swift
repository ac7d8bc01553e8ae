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
