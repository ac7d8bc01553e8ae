import AccessibilityTree
import AutomationWire
import Testing
import TextRendering

@testable import XCUIAutomation

@Suite("The system's screen")
struct SystemScreenTests {
  private func application(_ name: String, isRunning: Bool = false) -> SystemScreen.Application {
    SystemScreen.Application(
      reference: ApplicationReference(target: .executable(name)), name: name,
      bundleIdentifier: "example.\(name)", isRunning: isRunning, isInFront: false)
  }

  private func lines(_ screen: SystemScreen) -> String {
    let grid = screen.drawn(over: nil)
    return grid.lines().joined(separator: "\n")
  }

  @Test("shows icons in rows")
  func icons() {
    let screen = SystemScreen(
      size: Size(width: 42, height: 9),
      applications: [application("Articles"), application("Mail"), application("Notes")],
      requests: [], isEditing: true)
    #expect(
      lines(screen) == """
                                            Done

              ⊖ ╭────╮          ⊖ ╭────╮
                │ A  │            │ M  │
                ╰────╯            ╰────╯
                Articles            Mail


                       page 1 of 2
        """)
  }
}
