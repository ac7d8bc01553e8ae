import AccessibilityTree
import AutomationWire
import FailureTesting
import Testing
import TextRendering
import XCUIAutomation

/// An application with one of each thing that an audit finds, beside what it does not.
@MainActor
private final class FlawedApp: AutomationHostable, AutomationHost {
  private var recorder = TreeRecorder()

  /// The place of the element with the focus in ``buttons``; `nil` for none.
  private var focus: Int? = 0

  /// What the Tab key does: the place after each place.
  private let order: [Int?]

  /// How often Tab was pressed, and how often with Shift.
  static var presses = (tab: 0, back: 0)

  static func makeHost(_ configuration: LaunchConfiguration) throws -> any AutomationHost {
    FlawedApp(configuration.arguments.last ?? "")
  }

  init(_ focus: String) {
    order =
      switch focus {
      case "trap": [1, 1, 0, 0]
      case "ring": [1, 2, 1, 0]
      case "loss": [1, nil, 0, 0]
      default: [1, 2, 3, 0]
      }
    Self.presses = (0, 0)
    report()
  }

  /// The labels of what takes the focus.
  private static let buttons = ["Red", "Blue", "Send", "Send"]

  private func report() {
    func branch(
      _ id: UInt64, _ type: ElementType, _ label: String, _ frame: Rect,
      _ children: [ElementTree.Branch] = [], actions: ElementNode.Actions = [],
      states: ElementNode.States = []
    ) -> ElementTree.Branch {
      var node = ElementNode(id: ElementID(id), elementType: type, frame: frame)
      node.label = label
      (node.actions, node.states) = (actions, states)
      return ElementTree.Branch(node, children)
    }
    func button(_ number: Int, _ x: Int, _ y: Int, _ states: ElementNode.States = [])
      -> ElementTree.Branch
    {
      let label = Self.buttons[number]
      return branch(
        UInt64(10 + number), .button, label, Rect(x: x, y: y, width: label.count, height: 1),
        actions: [.activate, .focus], states: states.union(focus == number ? .focused : []))
    }
    let row = branch(30, .cell, "", Rect(x: 0, y: 3, width: 10, height: 1), [button(3, 0, 0)])
    recorder.replace(
      with: ElementTree(
        branch(
          1, .application, "Flawed", Rect(x: 0, y: 0, width: 20, height: 9),
          [
            branch(
              2, .tabBar, "Colors", Rect(x: 0, y: 0, width: 20, height: 1),
              [button(0, 0, 0, .selected), button(1, 5, 0)]),
            button(2, 0, 1),
            branch(
              3, .button, "Send", Rect(x: 6, y: 1, width: 4, height: 1), actions: [.activate]),
            branch(4, .checkBox, "x", Rect(x: 12, y: 1, width: 1, height: 1)),
            row,
            branch(5, .staticText, "Faint words", Rect(x: 0, y: 4, width: 11, height: 1)),
            branch(
              6, .staticText, "Faint words", Rect(x: 0, y: 5, width: 11, height: 1),
              states: .disabled),
            branch(7, .staticText, "A long title", Rect(x: 0, y: 6, width: 6, height: 1)),
            branch(8, .staticText, "And so on…", Rect(x: 0, y: 7, width: 10, height: 1)),
            branch(9, .staticText, "Over the edge", Rect(x: 10, y: 8, width: 13, height: 1)),
          ])))
  }

  func screen() -> CellGrid {
    var grid = CellGrid(width: 20, height: 9)
    grid.write("Red", x: 0, y: 0, style: TextStyle(foreground: .ansi(15)))
    grid.write("Blue", x: 5, y: 0, style: TextStyle(foreground: .ansi(14)))
    grid.write("Send  Send  x", x: 0, y: 1)
    grid.write("Send", x: 0, y: 3)
    let faint = TextStyle(foreground: .rgb(60, 60, 60), background: .rgb(40, 40, 40))
    for row in [4, 5] { grid.write("Faint words", x: 0, y: row, style: faint) }
    grid.write("A lon…", x: 0, y: 6)
    grid.write("And so on…", x: 0, y: 7)
    grid.write("Over the e", x: 10, y: 8)
    return grid
  }

  func perform(_ event: InputEvent) {
    guard case .key(let press) = event, press.key == .tab else { return }
    if press.modifiers.contains(.shift) {
      Self.presses.back += 1
    } else {
      Self.presses.tab += 1
      focus = focus.flatMap { order[$0] }
      report()
    }
  }

  func update() -> Bool { false }
  var tree: ElementTree { recorder.tree }
  func treeDifference(since version: UInt64?) -> TreeDifference {
    recorder.difference(since: version)
  }
  func setPhase(_ phase: HostPhase) {}
  func hitPoint(of id: ElementID, scrollingIntoView: Bool) -> HostHitPoint { .missing }
  var pendingWork: [String] { [] }
}

extension ApplicationTests {
  @Suite("Audits of what is drawn")
  struct AuditedScreenTests {
    /// Audits the application; returns what it finds, with what it is about.
    @MainActor
    private func audit(
      _ types: XCUIAccessibilityAuditType, focus: String = "free"
    ) throws -> [String] {
      let app = XCUIApplication(target: .inProcess(FlawedApp.self))
      app.launchArguments = [focus]
      app.launch()
      var found: [String] = []
      try app.performAccessibilityAudit(for: types) { issue in
        #expect(issue.auditType == types)
        found.append("\(issue.compactDescription): \(issue.element?.label ?? "none")")
        return true
      }
      return found
    }

    @Test("find each thing once, and not what only looks like it")
    @MainActor func kinds() throws {
      #expect(
        try audit(.sufficientElementDescription) == ["Element has the name of another one: Send"])
      #expect(try audit(.hitRegion) == ["Hit area is one cell: x"])
      #expect(try audit(.action) == ["No key reaches the element: Send"])
      #expect(try audit(.contrast) == ["Contrast is 1.3 to 1, less than 4.5: Faint words"])
      #expect(
        try audit(.textClipped) == [
          "Text is cut off: A long title", "Text is cut off: Over the edge",
        ])
      #expect(
        try audit(.colorAlone) == ["Only a color says that the element is selected: Red"])
      #expect(try audit(.dynamicType) == [])
    }

    @Test(
      "find where the focus is trapped or lost",
      arguments: [
        ("free", []), ("trap", ["Focus does not leave the element: Blue"]),
        ("ring", ["Focus goes round here, and does not come out: Blue"]),
        ("loss", ["Focus is lost behind the element: Blue"]),
      ])
    @MainActor func focus(_ kind: String, _ expected: [String]) throws {
      #expect(try audit(.keyboardFocus, focus: kind) == expected)
      #expect(FlawedApp.presses.tab > 1)
    }

    @Test("press no key unless they are asked to")
    @MainActor func keys() throws {
      let app = XCUIApplication(target: .inProcess(FlawedApp.self))
      app.launch()
      try app.performAccessibilityAudit { _ in true }
      #expect(FlawedApp.presses == (0, 0))
    }

    @Test("say where in the tree, and show the rows")
    @MainActor func place() throws {
      let app = XCUIApplication(target: .inProcess(FlawedApp.self))
      app.launch()
      let failures = try recordedFailures { try app.performAccessibilityAudit(for: .colorAlone) }
      #expect(
        failures.map(\.text) == [
          """
          Accessibility audit: Only a color says that the element is selected: \
          Button, {{0.0, 0.0}, {3.0, 1.0}}, label: 'Red', Selected, Keyboard Focused
            in: Application "Flawed" › TabBar "Colors"
            │Red  Blue
          """
        ])
    }
  }
}
