import AccessibilityTree
import AutomationWire
import Testing
import TextRendering
import VirtualTime

@testable import TextUI

@Suite("Windows") @MainActor
struct WindowGroupTests {
  /// Views without a stack around them.
  private struct Plain: View {
    var body: some View {
      Text("One")
      Text("Three")
    }
  }

  @Test("several views of a window stand below each other")
  func several() {
    let view = HostedView(width: 9, height: 4) { Plain() }
    #expect(
      view.screen == """

           One
          Three
        """)
  }

  /// An application whose window has a title.
  private struct Titled: App {
    var body: some Scene {
      WindowGroup("Main") { Text("content") }
    }
  }

  @Test("a title of a window does not show")
  func title() {
    let host = ApplicationHost(
      Titled.init, configuration: LaunchConfiguration(screenSize: Size(width: 7, height: 1)),
      clock: VirtualClock())
    while host.update() {}
    #expect(host.screen().lines() == ["content"])
  }

  /// An application whose window has a value from the start.
  private struct Valued: App {
    var body: some Scene {
      WindowGroup("Counter", id: "counter", for: Int.self) { $number in
        Button("add to \(number)") { number += 1 }
      } defaultValue: {
        41
      }
    }
  }

  @Test("a window for values begins with the default one, and changes it") func defaultValue() {
    let host = ApplicationHost(
      Valued.init, configuration: LaunchConfiguration(screenSize: Size(width: 20, height: 1)),
      clock: VirtualClock())
    while host.update() {}
    #expect(host.screen().lines().joined().contains("add to 41"))
    host.perform(.key(KeyPress(.return)))
    while host.update() {}
    #expect(host.screen().lines().joined().contains("add to 42"))
  }
}
