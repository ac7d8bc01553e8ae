import AutomationWire
import Foundation
import Testing
import TextRendering

@testable import SampleApp

@MainActor @Suite("The picture in the README") struct ReadmePictureTests {
  /// The picture, in the checkout.
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".github/sample-app.svg")

  @Test("It is what the application draws today; RECORD_PICTURES=1 makes it anew")
  func matches() throws {
    let app = try HostedSampleApp(LaunchArgumentKey.skipOnboarding.rawValue)
    #expect(app.tap("Maps of Nowhere") && app.tap("Mark as read") && app.tap("BackButton"))
    let picture = SVGWriter(title: "swift run SampleApp").document(app.grid)
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try picture.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == picture)
  }
}
