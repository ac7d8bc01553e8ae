import AutomationTools_Core
import SampleApp

extension XCUIElementQuery {
  /// The element with an identifier that the application declares.
  subscript(_ identifier: some AutomationIdentifying) -> XCUIElement {
    self[identifier.id]
  }
}
