import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// What the inspector tells of elements.
@MainActor @Suite("The inspector") struct InspectorTests {
  struct Form: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add one") { count += 1 }.accessibilityIdentifier("add")
        Button("Add") {}
        Button("Add") {}
        Text("Count \(count)")
      }
    }
  }

  private func element(_ view: HostedView, _ place: Int) throws -> InspectedElement {
    let tree = view.tree
    var buttons: [ElementID] = []
    tree.walkDescendants(of: try #require(tree.root)) { node in
      if node.elementType == .button { buttons.append(node.id) }
      return .descend
    }
    return try #require(InspectedElement(buttons[place], in: tree))
  }

  @Test("tells the shortest query, and the line of a page object")
  func queries() throws {
    let view = HostedView(width: 40, height: 6) { Form() }
    #expect(
      try element(view, 0).lines.filter { !$0.hasPrefix("frame: ") } == [
        "button", "identifier: add", "label: Add one", "app.buttons[\"add\"]",
        "var addButton: XCUIElement { app.buttons[\"add\"] }",
      ])
    let frame = try #require(view.element("add").flatMap { view.tree.absoluteFrame(of: $0.id) })
    #expect(
      try element(view, 0).lines.contains(
        "frame: \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height)"))
    #expect(try element(view, 1).query == "app.buttons.element(boundBy: 1)")
    #expect(try element(view, 2).query == "app.buttons.element(boundBy: 2)")
  }

  @Test("F12 shows it over the screen, F9 copies, a click chooses without pressing")
  func keys() throws {
    let view = HostedView(width: 70, height: 14, arguments: ["--inspect"]) { Form() }
    #expect(view.screen.contains("│ button"))
    #expect(view.screen.contains("app.buttons[\"add\"]"))
    UIPasteboard.general.string = ""
    view.press(.function(9))
    #expect(UIPasteboard.general.string == "var addButton: XCUIElement { app.buttons[\"add\"] }")
    #expect(view.screen.contains("Copied."))
    view.tap("Count 0")
    #expect(view.screen.contains("app.staticTexts"), "\(view.screen)")
    #expect(view.screen.contains("Count 0"))
    view.tap("add")
    view.press(.function(12))
    #expect(!view.screen.contains("app."))
    view.tap("add")
    #expect(view.element("Count 1") != nil)
    view.press(.function(12))
    #expect(view.screen.contains("app.buttons"))
  }

  @Test("is no part of the tree")
  func tree() {
    let plain = HostedView(width: 70, height: 14) { Form() }
    let inspected = HostedView(width: 70, height: 14, arguments: ["--inspect"]) { Form() }
    #expect(plain.outline == inspected.outline)
  }
}
