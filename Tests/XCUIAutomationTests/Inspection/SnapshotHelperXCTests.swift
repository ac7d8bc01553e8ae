import FailureTesting
import Foundation
import Synchronization
import XCTest

@testable import XCTestAdditions
@testable import XCUIAutomation

/// What stands in for fastlane's `SnapshotHelper.swift`.
final class SnapshotHelperXCTests: XCTestCase {
  /// What became of the tests, by their names.
  private static let outcomes = Mutex<[String: [String]]>([:])

  /// The folder in place of fastlane's cache directory.
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(getpid())")

  override class func setUp() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, body) in [
      ("kept", { _ in snapshot("Main menu") }), ("written", writes), ("unwritten", fails),
    ]
      as [(String, (XCTestCase) -> Void)]
    {
      let outcome = FailingTest.run(FailingTest.Ours.self, named: "test \(name) \(getpid())", body)
      let failures = outcome.failures
      outcomes.withLock { $0[name] = failures }
    }
    (Snapshot.cacheDirectory, Snapshot.app) = (nil, nil)
    (Snapshot.deviceLanguage, Snapshot.currentLocale) = ("", "")
  }

  override class func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    for name in ["kept", "written", "unwritten"] {
      try? FileManager.default.removeItem(at: results(name))
    }
  }

  /// The folder of a test's attachments.
  private static func results(_ name: String) -> URL {
    ResultsFolder.current.folder(
      ofType: String(reflecting: FailingTest.Ours.self), test: "Test.test \(name) \(getpid())")
  }

  /// Writes pictures of an application that was launched as the files in the folder say.
  private static func writes(_ test: XCTestCase) {
    Snapshot.cacheDirectory = folder
    let files = ["language.txt": "de-DE\n", "snapshot-launch_arguments.txt": "-a \"b c\"  d\n"]
    for (name, text) in files {
      try? Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let app = Handmade.inProcess.app
    app.launchArguments = ["-first"]
    setupSnapshot(app, waitForAnimations: false)
    let arguments = app.launchArguments
    outcomes.withLock { $0["arguments"] = arguments }
    app.launch()
    snapshot("0/Launch")
    snapshot("1Launch", waitForLoadingIndicator: true)
    let file = folder.appendingPathComponent("screenshots/0_Launch.png")
    XCTAssertEqual(try? Data(contentsOf: file), app.screenshot().pngRepresentation)
  }

  /// Takes a picture that cannot be written.
  private static func fails(_ test: XCTestCase) {
    Snapshot.cacheDirectory = URL(fileURLWithPath: "/proc/self/none")
    snapshot("Menu")
  }

  /// What became of a test.
  private func outcome(_ name: String) -> [String] { Self.outcomes.withLock { $0[name] ?? [] } }

  func testPicturesAreKeptWithTheTestAlsoWhenItPasses() throws {
    XCTAssertEqual(outcome("kept"), [])
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.results("kept").path)
    XCTAssertEqual(files, ["1-Main menu.png"])
  }

  func testPicturesAreWrittenToTheFolder() throws {
    XCTAssertEqual(outcome("written"), [])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent("screenshots").path)
    XCTAssertEqual(names.sorted(), ["0_Launch.png", "1Launch.png"])
  }

  func testArgumentsAreFastlanes() {
    XCTAssertEqual(
      outcome("arguments"),
      [
        "-first", "-AppleLanguages", "(de-DE)", "-AppleLocale", "\"de_DE\"", "-FASTLANE_SNAPSHOT",
        "YES", "-ui_testing", "-a", "\"b c\"", "d",
      ])
  }

  func testAPictureThatCannotBeWrittenFailsTheTest() {
    XCTAssertEqual(outcome("unwritten").count, 1)
    let text = outcome("unwritten").first ?? ""
    let begin =
      "Failed to write the snapshot \"Menu\": /proc/self/none/screenshots/Menu.png: "
    XCTAssertTrue(text.contains(begin) && text.hasPrefix("SnapshotHelperXCTests.swift:"), text)
  }
}
