import CrashingApp
import Foundation
import XCTest

@testable import XCUIAutomation

/// Launch arguments where those of a process stand.
///
/// One test after the other, and nothing beside them: the arguments belong to the process.
final class LaunchStandInXCTests: XCTestCase {
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

  /// What the application finds in the environment of its process.
  private func variable(_ app: XCUIApplication) -> String {
    app.buttons["Environment"].tap()
    return app.staticTexts["arguments"].label
  }

  /// Launches the application with a value of a variable.
  private func launch(_ target: ApplicationTarget, value: String, instance: String = "")
    -> XCUIApplication
  {
    let app = XCUIApplication(target: target, instance: instance)
    app.launchArguments = ["-telling"]
    app.launchEnvironment = ["TELLING": value]
    app.launch()
    return app
  }

  func testTheEnvironmentIsTheApplicationsWhereItIsReadByFoundation() {
    XCTAssertNil(ProcessInfo.processInfo.environment["TELLING"])
    for target in [ApplicationTarget.inProcess(TellingApp.self), .executable("CrashingApp")] {
      let app = launch(target, value: "yes")
      XCTAssertEqual(variable(app), "yes")
      app.terminate()
      XCTAssertNil(ProcessInfo.processInfo.environment["TELLING"])
    }
  }

  func testAnApplicationHasNothingOfAnothersEnvironment() {
    let first = launch(.inProcess(TellingApp.self), value: "first", instance: "first")
    let second = XCUIApplication(target: .executable("CrashingApp"), instance: "second")
    second.launchArguments = ["-telling"]
    second.launch()
    XCTAssertEqual(variable(second), "none")
    XCTAssertEqual(variable(first), "first")
    let third = launch(.inProcess(TellingApp.self), value: "third", instance: "third")
    XCTAssertEqual(variable(third), "third")
    XCTAssertEqual(variable(first), "third")
    XCTAssertEqual(
      first.plan.session.takeWarnings(),
      [
        """
        ProcessInfo.environment has the launch environment of another application in the test's process, which was launched later. \
        LaunchConfiguration.current has the application's own.
        """
      ])
    third.terminate()
    XCTAssertEqual(variable(first), "first")
  }

  func testTheyAreReadAsAProcessReadsThem() {
    let domain = LaunchStandIn.domain(of: [
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
