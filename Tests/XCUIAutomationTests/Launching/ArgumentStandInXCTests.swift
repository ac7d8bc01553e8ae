import CrashingApp
import Foundation
import XCTest

@testable import XCUIAutomation

/// Launch arguments where those of a process stand.
///
/// One test after the other, and nothing beside them: the arguments belong to the process.
final class ArgumentStandInXCTests: XCTestCase {
  /// Launches the application with arguments.
  private func launch(
    _ target: ApplicationTarget, _ arguments: [String], instance: String = ""
  ) -> XCUIApplication {
    let app = XCUIApplication(target: target, instance: instance)
    app.launchArguments = ["-telling"] + arguments
    app.launch()
    return app
  }

  /// What the application reads of its arguments.
  private func readings(_ app: XCUIApplication) -> String {
    app.buttons["Arguments"].tap()
    return app.staticTexts["arguments"].label
  }

  /// Checks that an application finds its arguments, and the test its own afterwards.
  private func check(_ target: ApplicationTarget) {
    let own = CommandLine.arguments
    let domain = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    let app = launch(
      target, ["-size", "3", "-shows", "YES", "-names", "(Ada, Grace)", "-below", "-4", "-end"])
    XCTAssertEqual(
      readings(app),
      "-telling -size 3 -shows YES -names (Ada, Grace) -below -4 -end; 3 true Ada+Grace 0")
    app.terminate()
    XCTAssertEqual(CommandLine.arguments, own)
    let after = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    XCTAssertEqual(after.keys.sorted(), domain.keys.sorted())
    XCTAssertEqual(UserDefaults.standard.integer(forKey: "size"), 0)
  }

  func testAnApplicationInThisProcessFindsThem() {
    check(.inProcess(TellingApp.self))
  }

  func testAnApplicationInAProcessOfItsOwnFindsThem() {
    check(.executable("CrashingApp"))
  }

  func testOfTwoApplicationsAtOnceTheLaterOnesStandThereWithAWarning() {
    let first = launch(.inProcess(TellingApp.self), ["-size", "1"], instance: "first")
    let second = launch(.inProcess(TellingApp.self), ["-size", "2"], instance: "second")
    XCTAssertEqual(readings(first), "-telling -size 2; 2 false  0")
    XCTAssertEqual(
      first.plan.session.takeWarnings(),
      [
        """
        CommandLine.arguments and UserDefaults.standard have the launch arguments of another application in the test's process, \
        which was launched later. LaunchConfiguration.current has the application's own.
        """
      ])
    XCTAssertEqual(second.plan.session.takeWarnings(), [])
    second.terminate()
    XCTAssertEqual(readings(first), "-telling -size 1; 1 false  0")
  }

  func testTheyAreReadAsAProcessReadsThem() {
    let domain = ArgumentStandIn.domain(of: [
      "UI_TEST_MODE", "-a", "1", "-b", "-2", "-c", "{k = v;}", "-d", "(broken", "-e", "-f", "x",
      "-g",
    ])
    XCTAssertEqual(domain.keys.sorted(), ["a", "c", "d", "f"])
    XCTAssertEqual(domain["a"] as? String, "1")
    XCTAssertEqual(domain["c"] as? [String: String], ["k": "v"])
    XCTAssertEqual(domain["d"] as? String, "(broken")
    XCTAssertEqual(domain["f"] as? String, "x")
  }
}
