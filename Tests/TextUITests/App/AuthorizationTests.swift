import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

@Suite("Permissions and the pasteboard in a terminal") @MainActor
struct AuthorizationTests {
  /// Buttons that ask, and what was answered.
  private struct Asking: View {
    @State private var answers: [String] = []
    @Environment(\.requestAuthorization) private var requestAuthorization

    var body: some View {
      Text("[\(answers.joined(separator: " "))]")
      Button("Camera") { ask(.camera) }
      Button("Notify") { ask(.notifications) }
    }

    private func ask(_ resource: ProtectedResource) {
      Task {
        let isAllowed = await requestAuthorization(for: resource, purpose: "Why not?")
        answers.append("\(isAllowed)")
      }
    }
  }

  /// Waits until an element has a text.
  private func wait(for text: String, in view: HostedView) async {
    for _ in 0..<2_000 where !view.outline.contains(text) { await Task.yield() }
    #expect(view.outline.contains(text))
  }

  /// What the phases were.
  private struct Phases: View {
    @State private var log: [String] = []
    @Environment(\.scenePhase) private var phase
    @Environment(\.requestAuthorization) private var requestAuthorization

    var body: some View {
      Text("[\(log.joined(separator: " "))]").onChange(of: phase) { log.append("\(phase)") }
      Button("Ask") { Task { await requestAuthorization(for: .camera) } }
    }
  }

  @Test("the application is inactive behind the alert", .timeLimit(.minutes(10)))
  func phases() async {
    let view = HostedView(width: 44, height: 12) { Phases() }
    // It comes as on a phone: its views are there before it is in front.
    #expect(view.element("[active]") != nil)
    view.tap("Ask", .button)
    await wait(for: "[active inactive]", in: view)
    await wait(for: "Access the Camera", in: view)
    view.tap("Allow", .button)
    await wait(for: "[active inactive active]", in: view)
  }

  @Test("the application asks itself where no system does", .timeLimit(.minutes(10)))
  func alert() async {
    let view = HostedView(width: 44, height: 12) { Asking() }
    view.tap("Camera", .button)
    view.tap("Notify", .button)
    await wait(for: "Access the Camera", in: view)
    #expect(
      view.screen == """


          ╭──────────────────────────────────────╮
          │  “ViewApp” Would Like to Access the  │
          │                Camera                │
          │               Why not?               │
          │                                      │
          │      [ Don’t Allow ]  [ Allow ]      │
          ╰──────────────────────────────────────╯
        """)
    view.tap("Allow", .button)
    await wait(for: "Notifications", in: view)
    view.tap("Don’t Allow", .button)
    await wait(for: "[true false]", in: view)
    #expect(!view.screen.contains("Why not?"))
    view.tap("Camera", .button)
    await wait(for: "[true false true]", in: view)
  }

  @Test("what is put on the pasteboard goes to the terminal, once")
  func clipboard() {
    let clipboard = TerminalClipboard()
    let place = clipboard.place
    #expect(place.content().text == nil)
    #expect(clipboard.takeCopied() == nil)
    place.put("text")
    #expect(place.content().text == "text")
    #expect(place.content().changeCount == 1)
    #expect(clipboard.takeCopied() == "text")
    #expect(clipboard.takeCopied() == nil)
    place.put(nil)
    #expect(clipboard.takeCopied() == "")
  }
}
