import AutomationTools_Core
import Foundation
import SampleApp
import Synchronization
import Testing

/// A launch that forgets to keep settings in memory.
@MainActor @Suite("Isolation of the sample", .uiTest) struct IsolationTests {
  @Test("A test that touches settings which outlast it fails, with the place that touched them")
  func leak() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("leak-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = Mutex<[String]>([])
    withKnownIssue {
      let test = BaseUITestCase()
      test.setUp()
      test.launchApp(
        envVariables: [
          EnvironmentVariable.storePath: folder.appendingPathComponent("settings.json").path
        ])
      test.tearDown()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      texts.withLock { $0.append(text) }
      return true
    }
    let text = texts.withLock { $0.first } ?? "no failure"
    #expect(
      text.hasPrefix(
        "The application used a store that outlasts the test: the file of SAMPLE_STORE_PATH, "
          + "at SampleApp/SettingStore.swift:"))
  }
}
