import AccessibilityTree
import AutomationWire
import FailureTesting
import Foundation
import Testing
import TextRendering
import TextUI
import XCUIAutomation

/// An application with a button without a label, one without room, and a row whose text describes it.
@MainActor
private final class AuditedApp: AutomationHostable, AutomationHost {
  private var recorder = TreeRecorder()

  static func makeHost(_ configuration: LaunchConfiguration) throws -> any AutomationHost {
    AuditedApp()
  }

  init() {
    func branch(
      _ id: UInt64, _ type: ElementType, _ label: String, width: Int = 10,
      _ children: [ElementTree.Branch] = []
    ) -> ElementTree.Branch {
      var node = ElementNode(
        id: ElementID(id), elementType: type,
        frame: Rect(x: 0, y: type == .application ? 0 : Int(id), width: width, height: 1))
      node.label = label
      return ElementTree.Branch(node, children)
    }
    recorder.replace(
      with: ElementTree(
        branch(
          1, .application, "Audited",
          [
            branch(2, .button, ""), branch(3, .button, "Thin", width: 0),
            branch(4, .button, "", [branch(5, .staticText, "Described")]), branch(6, .image, ""),
            branch(7, .other, ""),
          ])))
  }

  func update() -> Bool { false }
  var tree: ElementTree { recorder.tree }
  func treeDifference(since version: UInt64?) -> TreeDifference {
    recorder.difference(since: version)
  }
  func screen() -> CellGrid { CellGrid(width: 10, height: 8) }
  func setPhase(_ phase: HostPhase) {}
  func perform(_ event: InputEvent) {}
  func hitPoint(of id: ElementID, scrollingIntoView: Bool) -> HostHitPoint { .missing }
  var pendingWork: [String] { [] }
}

extension ApplicationTests {
  @Suite("Audits")
  struct AuditTests {
    private func launch() -> XCUIApplication {
      let app = XCUIApplication(target: .inProcess(AuditedApp.self))
      app.launch()
      return app
    }

    /// A field that has the keyboard from the beginning, and dates on wheels and in a calendar.
    struct Dates: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      @State private var date = Date(timeIntervalSince1970: 1_669_386_600)

      var body: some View {
        TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
        DatePicker("Wheels", selection: $date).datePickerStyle(.wheel)
        DatePicker("Calendar", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
    }

    @Test("complain of nothing that applications do not dispose of")
    func partsOfTheSystem() throws {
      let app = XCUIApplication(target: .view { Dates() })
      app.launch()
      #expect(app.keyboards.keys.count > 20 && app.pickerWheels.count == 4)
      let types: XCUIAccessibilityAuditType = [.sufficientElementDescription, .hitRegion, .action]
      let issues = recordedFailures {
        try? app.performAccessibilityAudit(for: types)
      }
      #expect(issues.isEmpty, "\(issues.map(\.text))")
    }

    @Test("fail the test for each issue")
    func failures() {
      let app = launch()
      let failures = recordedFailures {
        #expect(throws: Never.self) { try app.performAccessibilityAudit() }
      }
      #expect(
        failures.map(\.text) == [
          """
          Accessibility audit: Element has no description: Button, {{0.0, 2.0}, {10.0, 1.0}}
            in: Application "Audited"
          """,
          """
          Accessibility audit: Hit area is too small: Button, {{0.0, 3.0}, {0.0, 1.0}}, label: 'Thin'
            in: Application "Audited"
          """,
          """
          Accessibility audit: Element has no description: Image, {{0.0, 6.0}, {10.0, 1.0}}
            in: Application "Audited"
          """,
        ])
    }

    @Test("look for what they are asked for, and ignore what the handler takes")
    func handler() {
      struct Stop: Error {}
      let app = launch()
      var seen: [String] = []
      let failures = recordedFailures {
        #expect(throws: Never.self) {
          try app.performAccessibilityAudit(for: .hitRegion) { issue in
            seen.append("\(issue.element?.label ?? "none") \(issue.compactDescription)")
            return issue.auditType == .hitRegion
          }
          try app.performAccessibilityAudit(for: [.contrast, .dynamicType])
        }
        #expect(throws: Stop.self) { try app.performAccessibilityAudit { _ in throw Stop() } }
      }
      #expect(seen == ["Thin Hit area is too small"])
      #expect(failures.isEmpty)
    }
  }
}
