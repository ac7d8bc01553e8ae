import AccessibilityTree
import AutomationWire
import Testing
import VirtualTime

@testable import TextUI

/// What the applications of this file write down.
@MainActor @Observable private final class Journal {
  static let shared = Journal()

  var entries: [String] = []
  var canUndo = false
}

/// Actions of the author's.
private struct EditCommands: Commands {
  @State private var count = 0

  var body: some Commands {
    CommandMenu("Edit") {
      Button("Count \(count)") { count += 1 }.keyboardShortcut("k")
      Button("Undo") { Journal.shared.entries.append("undo") }
        .keyboardShortcut("z").disabled(!Journal.shared.canUndo)
    }
  }
}

/// An application with actions in its menu.
private struct CommandsApp: App {
  var body: some Scene {
    WindowGroup {
      Button("First") { Journal.shared.entries.append("first") }
      Button("Second") {}
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New") { Journal.shared.entries.append("new") }.keyboardShortcut("n")
      }
      EditCommands()
    }
  }
}

/// Actions in the menu of an application, and their shortcuts.
@MainActor @Suite(.serialized) struct CommandsTests {
  private let host: ApplicationHost

  init() {
    Journal.shared.entries = []
    Journal.shared.canUndo = false
    host = ApplicationHost(
      { CommandsApp() },
      configuration: LaunchConfiguration(
        arguments: [], environment: [:], screenSize: Size(width: 24, height: 8)),
      clock: VirtualClock())
    settle()
  }

  private func settle() {
    while host.update() {}
  }

  private func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
    host.perform(.key(KeyPress(key, modifiers: modifiers)))
    settle()
  }

  private var screen: String { host.screen().text }

  @Test func shortcutsWorkWithoutTheMenu() {
    press(.character("n"), .command)
    press(.character("z"), .command)
    #expect(Journal.shared.entries == ["new"])
    Journal.shared.canUndo = true
    settle()
    press(.character("z"), .command)
    #expect(Journal.shared.entries == ["new", "undo"])
  }

  @Test func f10OpensTheMenu() {
    press(.tab)
    press(.function(10))
    #expect(screen.contains("│ New    │"))
    #expect(screen.contains("│ Edit ▾ │"))
    press(.return)
    #expect(Journal.shared.entries == ["new"])
    #expect(!screen.contains("New"))
    press(.function(10))
    press(.downArrow)
    press(.return)
    #expect(screen.contains("Count 0"))
    press(.return)
    press(.function(10))
    press(.downArrow)
    press(.return)
    #expect(screen.contains("Count"))
  }

  @Test func closingGivesTheFocusBack() {
    press(.tab)
    let focused = host.graph.focus.focused
    press(.function(10))
    press(.escape)
    #expect(host.graph.focus.focused === focused)
    #expect(focused != nil)
  }

  @Test func actionsAreNoElements() {
    let tree = host.tree
    var labels: [String] = []
    if let root = tree.root {
      tree.walkDescendants(of: root) { node in
        labels.append(node.label)
        return .descend
      }
    }
    #expect(!labels.contains("New"))
    #expect(labels.contains("First"))
  }

  @Test func theGuideTellsOfTheMenuAndItsKeys() {
    let host = ApplicationHost(
      { CommandsApp() },
      configuration: LaunchConfiguration(
        arguments: [], environment: ["TEXTUI_FOOTER": "shown"],
        screenSize: Size(width: 60, height: 30)),
      clock: VirtualClock())
    func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> String {
      while host.update() {}
      host.perform(.key(KeyPress(key, modifiers: modifiers)))
      while host.update() {}
      return host.screen().text
    }
    let help = press(.character("?"))
    #expect(help.contains("F10  menu") && help.contains("New"), "\(help)")
    let page = press(.escape)
    #expect(page.contains("F10 menu  ? help  ^P commands"), "\(page)")
    let palette = press(.character("p"), .control)
    #expect(palette.contains("  New  ") && palette.contains("Count 0"), "\(palette)")
    for letter in "new" { _ = press(.character(letter)) }
    _ = press(.return)
    #expect(Journal.shared.entries == ["new"])
  }
}
