import AccessibilityTree
import Testing

@testable import TextUI

/// What has the place of the title in a bar, and toggles in one.
@MainActor struct BarToggleTests {
  /// A page whose title gives way.
  private struct Titled: View {
    @State private var isTitled = true

    var body: some View {
      NavigationStack {
        Button("Change") { isTitled.toggle() }
          .navigationTitle("Title")
          .toolbar {
            if !isTitled { ToolbarItem(placement: .principal) { Text("Principal") } }
          }
      }
    }
  }

  @Test("An item in the title's place is there instead of it") func principal() {
    let view = HostedView(width: 40, height: 8) { Titled() }
    #expect(view.element("Title", .staticText) != nil)
    view.tap("Change")
    #expect(view.element("Title", .staticText) == nil)
    #expect(view.element("Title", .navigationBar) != nil)
    #expect(view.element("Principal", .staticText) != nil)
    view.tap("Change")
    #expect(view.element("Title", .staticText) != nil)
    #expect(view.element("Principal") == nil)
  }

  /// A page with toggles in its bar, and in a sheet that an item of the bar brings.
  private struct Toggles: View {
    @State private var isOn = false
    @State private var isWide = false
    @State private var hasSheet = false

    var body: some View {
      NavigationStack {
        Text(isOn ? "on" : "off").navigationTitle("None").toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Toggle("Sel", systemImage: "checkmark", isOn: $isOn).accessibilityIdentifier("sel")
          }
          ToolbarItem { Button("More") { hasSheet = true }.sheet(isPresented: $hasSheet) { sheet } }
        }
      }
    }

    private var sheet: some View { Toggle("Wide", isOn: $isWide).accessibilityIdentifier("wide") }
  }

  @Test("A toggle in a bar is as wide as a button, and one of a sheet from there as wide as it may")
  func toggles() throws {
    let view = HostedView(width: 48, height: 12) { Toggles() }
    let item = try #require(view.element("sel", .switch))
    #expect(item.frame.width < 14)
    let title = try #require(view.element("None", .staticText))
    #expect(title.frame.minX >= item.frame.maxX && title.frame.width == 4)
    view.tap("sel")
    #expect(view.element("on") != nil)
    view.tap("More")
    #expect(try #require(view.element("wide", .switch)).frame.width > 20)
  }

  @Test("A toggle in a bar is the switch that its style says") func style() throws {
    let view = HostedView(width: 48, height: 12) {
      NavigationStack {
        Text("page").toolbar {
          Toggle("Sel", isOn: .constant(true)).toggleStyle(.switch).accessibilityIdentifier("sel")
        }
      }
    }
    #expect(view.outline.matches(of: #/Switch/#).count == 2)
  }
}
