import Testing
import XCUIAutomation

extension ApplicationTests {
  @Suite("Debug descriptions")
  struct QueryDescriptionTests {
    @Test("of an element has Apple's form")
    func element() throws {
      let app = Handmade.process.launch()
      app.buttons["Reset"].tap()
      let number = try #require(app.processIdentifier)
      #expect(
        app.alerts["Reset"].debugDescription == """
          Attributes: Alert, 0x28, {{0.0, 1.0}, {30.0, 3.0}}, label: 'Reset'
          Element subtree:
           →Alert, 0x28, {{0.0, 1.0}, {30.0, 3.0}}, label: 'Reset'
              StaticText, 0x29, {{1.0, 1.0}, {7.0, 1.0}}, label: 'Really?'
              Button, 0x2a, {{1.0, 2.0}, {4.0, 1.0}}, label: 'OK'
          Path to element:
           →Application, 0x1, pid: \(number), label: 'Handmade'
             ↳Window (Main), 0x2, {{0.0, 0.0}, {80.0, 24.0}}
               ↳Alert, 0x28, {{0.0, 1.0}, {30.0, 3.0}}, label: 'Reset'
          Query chain:
           →Find: Target Application 'HandmadeApp'
            Output: {
              Application, 0x1, pid: \(number), label: 'Handmade'
            }
            ↪︎Find: Descendants matching type Alert
              Output: {
                Alert, 0x28, {{0.0, 1.0}, {30.0, 3.0}}, label: 'Reset'
              }
              ↪︎Find: Elements matching predicate '"Reset" IN identifiers'
                Output: {
                  Alert, 0x28, {{0.0, 1.0}, {30.0, 3.0}}, label: 'Reset'
                }
          """)
    }

    @Test("of a query that finds nothing shows where it ends")
    func query() throws {
      let app = Handmade.process.launch()
      let number = try #require(app.processIdentifier)
      #expect(
        app.alerts.buttons.debugDescription == """
          Query chain:
           →Find: Target Application 'HandmadeApp'
            Output: {
              Application, 0x1, pid: \(number), label: 'Handmade'
            }
            ↪︎Find: Descendants matching type Alert
              Output: {
              }
              ↪︎Find: Descendants matching type Button
                Output: {
                }
          """)
    }

    @Test("of an application that does not run shows the query alone")
    func notRunning() {
      #expect(
        Handmade.process.app.buttons["Next"].debugDescription == """
          Query chain:
           →Find: Target Application 'HandmadeApp'
           →Find: Descendants matching type Button
           →Find: Elements matching predicate '"Next" IN identifiers'
          """)
    }
  }
}
