import AccessibilityTree
import Foundation
import Testing
import TextRendering

@testable import TextUI

/// Colours of a whole screen.
@MainActor struct TerminalThemeTests {
  @Observable final class Model {
    var theme: TerminalTheme? = .terminal
    var shows = false
  }

  private struct Screen: View {
    @Bindable var model: Model
    @Environment(\.terminalTheme) private var theme

    var body: some View {
      VStack(alignment: .leading) {
        Text("usual")
        Text("red").foregroundStyle(.red)
        Text("exact").foregroundStyle(Color(red: 1, green: 0, blue: 0.2))
        Text("faint").foregroundStyle(.secondary)
      }
      .sheet(isPresented: $model.shows) { Text("in a sheet") }
    }
  }

  private struct Themed: View {
    let model: Model

    var body: some View {
      if let theme = model.theme {
        Screen(model: model).terminalTheme(theme)
      } else {
        Screen(model: model)
      }
    }
  }

  /// Returns the look of a text's first cell on the screen.
  private func look(_ text: String, _ view: HostedView) throws -> TextStyle {
    view.settle()
    let grid = view.host.screen()
    for (y, line) in grid.lines().enumerated() {
      guard let range = line.range(of: text) else { continue }
      return grid.style(x: line.distance(from: line.startIndex, to: range.lowerBound), y: y)
    }
    return try #require(nil, "\(text) is not on the screen:\n\(view.screen)")
  }

  @Test func anAuthorsThemeIsSeenOnTheWholeScreen() throws {
    let model = Model()
    let colors = TerminalTheme.Colors(
      text: Color(red: 0, green: 0, blue: 1), ground: Color(red: 1, green: 1, blue: 0),
      palette: [.black, Color(red: 0, green: 1, blue: 0)])
    model.theme = TerminalTheme(colors)
    let view = HostedView { Themed(model: model) }
    let ground = TerminalColor.rgb(255, 255, 0)
    #expect(
      try look("usual", view) == TextStyle(foreground: .rgb(0, 0, 255), background: ground))
    #expect(try look("red", view) == TextStyle(foreground: .rgb(0, 255, 0), background: ground))
    #expect(try look("exact", view) == TextStyle(foreground: .rgb(255, 0, 51), background: ground))
    #expect(view.host.screen().style(x: 29, y: 7).background == ground)
    model.shows = true
    #expect(try look("in a sheet", view).background == ground)
    // Cyan is not among the theme's colours.
    #expect(try look("╭", view) == TextStyle(foreground: .ansi(6), background: ground))
  }

  @Test func aThemeComesChangesAndGoes() throws {
    let model = Model()
    let view = HostedView { Themed(model: model) }
    #expect(try look("red", view) == TextStyle(foreground: .ansi(1)))
    model.theme = .light
    #expect(try look("red", view).foreground == .rgb(0xC4, 0x30, 0x3B))
    model.theme = .dark
    #expect(try look("red", view).foreground == .rgb(0xE5, 0x61, 0x6B))
    model.theme = .terminal
    #expect(try look("red", view) == TextStyle(foreground: .ansi(1)))
    model.theme = .dark
    view.settle()
    model.theme = nil
    #expect(try look("red", view) == TextStyle(foreground: .ansi(1)))
  }

  @Test func theStandardThemeFollowsTheTerminal() throws {
    let model = Model()
    model.theme = .standard
    let view = HostedView { Themed(model: model) }
    #expect(try look("usual", view).background == .rgb(0x1B, 0x1F, 0x27))
    view.host.terminalScheme = .light
    #expect(try look("usual", view).background == .rgb(0xFA, 0xFB, 0xFC))
  }

  @Test(arguments: ColorScheme.allCases)
  func inHighContrastNothingIsFaint(_ scheme: ColorScheme) throws {
    let model = Model()
    model.theme = .highContrast
    let view = HostedView { Themed(model: model) }
    view.host.terminalScheme = scheme
    for text in ["usual", "red", "faint"] {
      let style = try look(text, view)
      #expect(!style.attributes.contains(.faint))
      let (front, ground) = TerminalPalette.dark.colors(of: style)
      #expect(contrast(front, ground) >= 7, "\(text): \(style)")
    }
    for color in (scheme == .light ? TerminalPalette.highContrastLight : .highContrastDark).ansi[
      1...6]
    {
      #expect(contrast(color, RGBColor(scheme == .light ? 0xFFFFFF : 0)) >= 7, "\(color)")
    }
  }

  /// Returns how far two colours are apart, as the guidelines for the web count it: 7 is enough for everyone.
  private func contrast(_ first: RGBColor, _ second: RGBColor) -> Double {
    func luminance(_ color: RGBColor) -> Double {
      func linear(_ share: UInt8) -> Double {
        let share = Double(share) / 255
        return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
