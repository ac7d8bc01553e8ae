import AccessibilityTree
import Testing
import TextRendering

@testable import TextUI

/// What tells buttons from texts, some from others, and what has the focus from the rest.
@MainActor struct ButtonLookTests {
  /// Returns the look of a text's first cell on the screen.
  private func look(_ text: String, _ view: HostedView) throws -> TextStyle {
    let grid = view.host.screen()
    for (y, line) in grid.lines().enumerated() {
      guard let range = line.range(of: text) else { continue }
      return grid.style(x: line.distance(from: line.startIndex, to: range.lowerBound), y: y)
    }
    return try #require(nil, "\(text) is not on the screen:\n\(view.screen)")
  }

  @Test func aProminentButtonIsFilled() throws {
    let view = HostedView {
      Button("First") {}
      Button("Save") {}.buttonStyle(.borderedProminent).tint(.yellow)
      Button("Night") {}.buttonStyle(.borderedProminent).tint(Color(red: 0, green: 0, blue: 0.4))
      Button("Drop", role: .destructive) {}.buttonStyle(.borderedProminent)
      Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
    }
    // Dark on what is bright, light on what is dark.
    let filled = TextStyle(
      foreground: .palette(16), background: .ansi(3), attributes: .bold)
    #expect(try look("Save", view) == filled)
    #expect(try look("[ Save", view) == filled)
    #expect(try look("Night", view).foreground == .palette(231))
    #expect(try look("Drop", view).background == .ansi(1))
    #expect(try look("Off", view) == TextStyle(attributes: .faint))
  }

  @Test func aDestructiveButtonStandsOut() throws {
    let view = HostedView {
      Button("First") {}
      Button("Keep") {}
      Button("Delete", role: .destructive) {}
    }
    #expect(try look("Keep", view) == TextStyle(foreground: .ansi(6)))
    #expect(try look("Delete", view) == TextStyle(foreground: .ansi(1), attributes: .bold))
  }

  @Test func buttonsOfRowsAndBarsLookLikeButtons() throws {
    let view = HostedView {
      NavigationStack {
        List {
          Text("plain")
          Button("press") {}
          Button("remove", role: .destructive) {}
          NavigationLink("lead on", value: 1)
        }
        .toolbar {
          Button("Add") {}
          Button("Edit") {}
        }
      }
    }
    #expect(view.screen.hasPrefix("                [Add]  [Edit]\n"))
    #expect(try look("[Edit]", view) == TextStyle(foreground: .ansi(6)))
    #expect(try look("press", view) == TextStyle(foreground: .ansi(6), attributes: .underline))
    #expect(
      try look("remove", view)
        == TextStyle(foreground: .ansi(1), attributes: [.bold, .underline]))
    for text in ["plain", "lead on"] { #expect(try look(text, view) == .plain) }
  }

  @Test func theFocusLooksTheSameEverywhere() throws {
    let focused = TextStyle(attributes: [.reverse, .bold])
    let view = HostedView(height: 14) {
      Button("Plain") {}.buttonStyle(.plain)
      Button("Save") {}.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {}
      Toggle("Switch", isOn: .constant(true))
      Menu("More") { Button("x") {} }
      Stepper("Count", onIncrement: {}, onDecrement: nil)
      List { Button("Row") {} }
    }
    for text in ["Plain", "Save", "Delete", "Switch", "More", "[ + ]", "Row"] {
      let isShown = (0..<20).contains { _ in
        if (try? look(text, view)) == focused { return true }
        view.press(.tab)
        return false
      }
      #expect(isShown, "\(text)")
    }
  }
}
