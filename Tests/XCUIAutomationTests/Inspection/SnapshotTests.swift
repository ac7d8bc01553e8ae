import Foundation
import Testing
import XCUIAutomation

extension ApplicationTests {
  @Suite("Snapshots")
  struct SnapshotTests {
    /// The elements of a snapshot, a line each.
    private func lines(_ snapshot: any XCUIElementSnapshot, depth: Int = 0) -> [String] {
      let line = String(repeating: "  ", count: depth) + "\(snapshot.elementType) \(snapshot.label)"
      return [line] + snapshot.children.flatMap { lines($0, depth: depth + 1) }
    }

    @Test("a snapshot has the elements inside", arguments: Handmade.allCases)
    func children(_ mode: Handmade) throws {
      let app = mode.launch()
      app.buttons["Reset"].tap()
      let snapshot = try app.alerts.firstMatch.snapshot()
      #expect(lines(snapshot) == ["alert Reset", "  staticText Really?", "  button OK"])
      #expect(snapshot.frame == CGRect(x: 0, y: 1, width: 30, height: 3))
      #expect(try app.snapshot().children.map(\.elementType) == [.window])
    }

    @Test("a snapshot stays as it is", arguments: Handmade.allCases)
    func stays(_ mode: Handmade) throws {
      let app = mode.launch()
      let snapshot = try app.staticTexts["status"].snapshot()
      app.buttons["Next"].tap()
      #expect(snapshot.label == "Ready")
      #expect(try app.staticTexts["status"].snapshot().label == "Tapped Next 1")
    }

    @Test("the attributes by name")
    func dictionary() throws {
      let app = Handmade.inProcess.launch()
      app.textFields["name"].tap()
      let field = try app.textFields["name"].snapshot().dictionaryRepresentation
      #expect(field[.elementType] as? UInt == XCUIElement.ElementType.textField.rawValue)
      #expect(field[.identifier] as? String == "name")
      #expect(field[.placeholderValue] as? String == "Name")
      #expect(field[.value] as? String == "Name")
      #expect(field[.hasFocus] as? Bool == true)
      #expect(field[.enabled] as? Bool == true)
      #expect(field[.selected] as? Bool == false)
      #expect(field[.label] as? String == "")
      #expect(field[.title] as? String == "")
      #expect(field[.horizontalSizeClass] as? Int == XCUIElement.SizeClass.compact.rawValue)
      #expect(field[.verticalSizeClass] as? Int == XCUIElement.SizeClass.regular.rawValue)
      #expect(
        field[.frame] as? [String: Double] == ["X": 0, "Y": 3, "Width": 20, "Height": 1])
      let button = try app.buttons["Off"].snapshot().dictionaryRepresentation
      #expect(button[.placeholderValue] == nil)
      #expect(button[.enabled] as? Bool == false)
      let list = try app.collectionViews.firstMatch.snapshot().dictionaryRepresentation
      let rows = try #require(list[.children] as? [[XCUIElement.AttributeName: Any]])
      #expect(rows.count == 30)
      #expect(rows.first?[.label] as? String == "Row 0")
    }

    @Test("an element that is not there throws, and does not fail the test")
    func missing() throws {
      let app = Handmade.inProcess.launch()
      let error = #expect(throws: (any Error).self) { try app.buttons["Nothing"].snapshot() }
      let text = try #require(error.map { String(describing: $0) })
      #expect(
        text.hasPrefix(
          "Failed to get snapshot of \"Nothing\" Button: No matches found for Elements matching"))
      app.terminate()
      #expect(throws: (any Error).self) { try app.snapshot() }
    }
  }
}
