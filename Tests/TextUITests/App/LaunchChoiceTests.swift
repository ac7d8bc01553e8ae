import AutomationWire
import Testing

@testable import TextUI

@MainActor @Suite("Choices of a launch") struct LaunchChoiceTests {
  private func choice(_ environment: [String: String]) -> (KeyboardBox.Mode, String?) {
    let configuration = LaunchConfiguration(environment: environment, isAutomated: true)
    let (choice, problem) = configuration.choice(or: KeyboardBox.Mode.hidden)
    return (choice, problem)
  }

  @Test("are what the variable names, or the usual one")
  func names() {
    #expect(choice([:]) == (.hidden, nil))
    #expect(choice(["TEXTUI_KEYBOARD": ""]) == (.hidden, nil))
    #expect(choice(["TEXTUI_KEYBOARD": "shown"]) == (.shown, nil))
  }

  @Test("a name that is none is warned of, with those that there are")
  func unknown() throws {
    let configuration = LaunchConfiguration(
      environment: ["TEXTUI_KEYBOARD": "visible", "TEXTUI_COMPARISON": "all"], isAutomated: true)
    let host = try TextRowsHostApp.makeHost(configuration)
    let warnings = host.takeEvents().compactMap { event in
      if case .warning(let text) = event { text } else { nil }
    }
    #expect(
      warnings == [
        "TEXTUI_KEYBOARD is \"visible\", which is none of hidden, shown, none; it counts as hidden.",
        "TEXTUI_COMPARISON is \"all\", which is none of captures, contexts, nothing; it counts as captures.",
      ])
  }

  /// An application with a text.
  private struct TextRowsHostApp: App {
    var body: some Scene { WindowGroup { Text("Ready") } }
  }
}
