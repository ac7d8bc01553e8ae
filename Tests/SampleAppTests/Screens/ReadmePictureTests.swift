import AutomationWire
import Foundation
import Testing
import TextRendering

@testable import SampleApp

/// They are what the applications draw today; `RECORD_PICTURES=1` makes them anew.
@MainActor @Suite("The pictures in the README") struct ReadmePictureTests {
  /// Launches the sample as people see it, with the line that says what the keys do.
  private func shown(_ arguments: String...) throws -> HostedSampleApp {
    try HostedSampleApp(
      arguments: [LaunchArgumentKey.useInMemoryUserDefaults.rawValue] + arguments,
      environment: ["TEXTUI_FOOTER": "shown"])
  }

  /// Compares a picture in the checkout with a screen.
  private func expect(_ name: String, _ title: String, _ app: HostedSampleApp) throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".github/\(name).svg")
    let picture = SVGWriter(title: title).document(app.grid)
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
  }

  @Test("The list of articles")
  func articles() throws {
    let app = try shown(LaunchArgumentKey.skipOnboarding.rawValue)
    #expect(app.tap("Maps of Nowhere") && app.tap("Mark as read") && app.tap("BackButton"))
    try expect("sample-app", "swift run SampleApp", app)
  }

  @Test("The traffic lights")
  func trafficLights() throws {
    let app = try shown("-app", "traffic-lights")
    #expect(app.tap("Start") && app.tap("Tick"))
    try expect("traffic-lights", "swift run SampleApp -app traffic-lights", app)
  }
}
