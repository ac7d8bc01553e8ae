import AutomationTools_Core
import Network
import XCTest

/// An application whose network a test takes away.
final class OfflineTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(OfflineApp.self) }

  func testTheNetworkIsReached() {
    launchApp()
    XCTAssertTrue(app.staticTexts["Online by radio"].exists)
    XCTAssertTrue(app.staticTexts["up"].exists)
  }

  func testStubsTakeItAway() {
    network.stub(RequestPattern(), .failure(.notConnectedToInternet), isOptional: true)
    launchApp()
    XCTAssertTrue(app.staticTexts["Offline"].exists)
    XCTAssertTrue(app.staticTexts["down"].exists)
  }

  func testStubsTakeItAwayLater() {
    network.stub(.get("/notes"), .json("[]"), isOptional: true)
    network.stub(RequestPattern(path: "/x"), .failure(.notConnectedToInternet), isOptional: true)
    launchApp()
    XCTAssertTrue(app.staticTexts["Online by radio"].exists)
    network.stub(RequestPattern(), .failure(.notConnectedToInternet), isOptional: true)
    XCTAssertTrue(app.staticTexts["Offline"].waitForExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["up, down"].waitForExistence(timeout: 1))
  }

  func testAKindOfNetworkThatIsNotThere() {
    XCTAssertEqual(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status, .unsatisfied)
    let monitor = NWPathMonitor(prohibitedInterfaceTypes: [.cellular])
    XCTAssertEqual(monitor.currentPath.availableInterfaces.map(\.name), ["en0"])
    XCTAssertEqual("\(monitor.currentPath)", "satisfied, interface: en0")
  }
}
