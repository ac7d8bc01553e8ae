import AutomationTools_Core
import SampleApp

/// The invariants of the traffic lights, over every word of their buttons.
final class TrafficLightsWordTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: AppLauncher.self)
  }

  func testEveryWordUpToLength6() throws {
    // In the test's process the proof that an application is idle takes longer.
    let length = Self.applicationTarget.isInProcess ? 5 : 6
    launchApp(options: [ReferenceApp.option(.trafficLights)])
    var walk = WordWalk(lightsOf: app)
    let failure = try walk.run(length: length)
    XCTAssertNil(failure, failure?.description ?? "")
    // 3 words of length 1, 9 of length 2, and so on.
    XCTAssertEqual(walk.wordCount, [3, 9, 27, 81, 243, 729].prefix(length).reduce(0, +))
  }
}
