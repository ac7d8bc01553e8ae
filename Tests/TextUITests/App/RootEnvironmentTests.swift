import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// What the system tells an application's views, after it told them something else.
@MainActor struct RootEnvironmentTests {
  /// Shows what it is told, and asks for permissions.
  private struct Told: View {
    @Environment(\.requestAuthorization) private var requestAuthorization
    @Environment(\.editMode) private var editMode
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var scheme
    @State private var answer = "unasked"

    var body: some View {
      Text("\(phase) \(scheme), camera \(requestAuthorization.status(for: .camera)), \(answer)")
      Text("editing \(editMode.map { "\($0.wrappedValue.isEditing)" } ?? "unknown")")
      EditButton()
      Button("Camera") { Task { _ = await requestAuthorization(for: .camera) } }
      Button("Notify") {
        Task { answer = "notify \(await requestAuthorization(for: .notifications))" }
      }
    }
  }

  @Test(
    "The locale of a launch says which way lines run; one that a view sets does not",
    arguments: [
      "ar_EG", "he", "ckb_IQ", "az_Arab_IR", "uz-Arab",
    ])
  func linesRunAsTheLocaleSays(locale: String) {
    let view = HostedView(width: 9, height: 1, arguments: ["-AppleLocale", locale]) {
      HStack {
        Text("1st")
        Spacer()
        Text("2nd")
      }
    }
    #expect(view.screen == "2nd   1st")
    let inside = HostedView(width: 9, height: 1, arguments: ["-AppleLocale", "pa_Guru_IN"]) {
      HStack {
        Text("1st")
        Spacer()
        Text("2nd")
      }
      .environment(\.locale, Locale(identifier: locale))
    }
    #expect(inside.screen == "1st   2nd")
  }

  /// Waits until the screen has a text.
  private func wait(for text: String, in view: HostedView) async {
    for _ in 0..<2_000 where !view.screen.contains(text) { await Task.yield() }
    #expect(view.screen.contains(text))
  }

  @Test(.timeLimit(.minutes(10))) func staysWhatItWasWhenPartOfItChanges() async {
    let view = HostedView(width: 60, height: 12) { Told() }
    view.tap("Camera", .button)
    await wait(for: "Access the Camera", in: view)
    view.tap("Allow", .button)
    await wait(for: "Camera", in: view)
    view.host.setAppearance(.light)
    view.host.setPhase(.inactive)
    #expect(view.screen.contains("inactive light, camera authorized, unasked"))
    view.host.setPhase(.active)
    view.host.setAppearance(.unspecified)
    #expect(view.screen.contains("active dark, camera authorized, unasked"))
    view.tap("Edit", .button)
    #expect(view.screen.contains("editing true"))
    view.tap("Notify", .button)
    await wait(for: "Send You Notifications", in: view)
    view.tap("Allow", .button)
    await wait(for: "notify true", in: view)
  }
}
