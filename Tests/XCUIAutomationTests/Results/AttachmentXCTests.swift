import FailureTesting
import Foundation
import Synchronization
import XCTest
import XCTestAdditions

/// Activities and attachments of tests that pass and of tests that fail.
final class AttachmentXCTests: XCTestCase {
  private static let outcomes = Mutex<[String: FailingTest.Outcome]>([:])
  private static let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("attachment-\(getpid()).json")

  override class func setUp() {
    try? Data("{}".utf8).write(to: file)
    let runs: [(String, XCTestCase.Type, (XCTestCase) throws -> Void)] = [
      ("passes", FailingTest.Ours.self, { attach(to: $0) }),
      ("passes theirs", FailingTest.Theirs.self, { attach(to: $0) }),
      ("fails", FailingTest.Ours.self, fails), ("fails theirs", FailingTest.Theirs.self, fails),
      ("kinds", FailingTest.Ours.self, kinds), ("names", FailingTest.Ours.self, names),
      ("unreadable", FailingTest.Ours.self, unreadable), ("again", FailingTest.Ours.self, kinds),
      ("again", FailingTest.Ours.self, { _ in }),
    ]
    for (name, type, body) in runs {
      let outcome = FailingTest.run(type, named: "test \(name) \(getpid())", body)
      outcomes.withLock { $0[name] = outcome }
    }
    try? FileManager.default.removeItem(at: file)
  }

  override class func tearDown() {
    for name in outcomes.withLock({ Array($0.keys) }) {
      for type in [FailingTest.Ours.self, FailingTest.Theirs.self] as [XCTestCase.Type] {
        try? FileManager.default.removeItem(at: folder(name, of: type))
      }
    }
  }

  /// The folder of a test, which no other process uses.
  private static func folder(_ name: String, of type: XCTestCase.Type) -> URL {
    ResultsFolder.current.folder(
      ofType: String(reflecting: type), test: "Test.test \(name) \(getpid())")
  }

  /// The names of the files a test left, and what is in them.
  private func files(_ name: String, of type: XCTestCase.Type = FailingTest.Ours.self) -> [String] {
    let folder = Self.folder(name, of: type)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      return name + ": " + String(decoding: data ?? Data(), as: UTF8.self)
    }
  }

  private func failures(_ name: String) -> [String] {
    Self.outcomes.withLock { $0[name]?.failures ?? [] }
  }

  // MARK: - Lifetimes

  private static func attach(to test: XCTestCase) {
    let kept = XCTAttachment(string: "kept")
    kept.name = "Kept"
    kept.lifetime = .keepAlways
    test.add(kept)
    test.add(XCTAttachment(string: "deleted on success"))
    XCTContext.runActivity(named: "Step") { activity in
      activity.add(XCTAttachment(data: Data("inside".utf8)))
    }
  }

  private static func fails(_ test: XCTestCase) {
    attach(to: test)
    XCTFail("no")
  }

  func testATestThatPassesKeepsWhatIsKeptAlways() {
    XCTAssertEqual(files("passes"), ["1-Kept.txt: kept"])
    XCTAssertEqual(files("passes theirs", of: FailingTest.Theirs.self), ["1-Kept.txt: kept"])
  }

  func testATestThatFailsKeepsEverything() {
    let expected = [
      "1-Kept.txt: kept", "2-Attachment.txt: deleted on success", "3-Attachment.dat: inside",
    ]
    XCTAssertEqual(files("fails"), expected)
    XCTAssertEqual(files("fails theirs", of: FailingTest.Theirs.self).prefix(2), expected.prefix(2))
  }

  func testATestThatRunsAgainReplacesWhatItLeft() {
    XCTAssertEqual(files("again"), [])
  }

  // MARK: - Kinds

  private static func kinds(_ test: XCTestCase) {
    let info = XCTAttachment(
      uniformTypeIdentifier: "public.json", name: "facts.json", payload: Data("[]".utf8),
      userInfo: ["b": 2, "a": 1])
    let attachments = [
      XCTAttachment(contentsOfFile: file), info,
      XCTAttachment(data: Data("<a/>".utf8), uniformTypeIdentifier: "public.xml"),
      XCTAttachment(uniformTypeIdentifier: nil, name: nil, payload: nil),
    ]
    for attachment in attachments {
      attachment.lifetime = .keepAlways
      test.add(attachment)
    }
  }

  func testKinds() {
    XCTAssertEqual(
      files("kinds"),
      [
        "1-attachment-\(getpid()).json: {}", "2-facts.json: []",
        "2-facts.json.userInfo.txt: a: 1\nb: 2\n", "3-Attachment.xml: <a/>", "4-Attachment.dat: ",
      ])
  }

  func testPropertyListsAndArchivesCanBeReadBack() throws {
    let list = XCTAttachment(plistObject: ["a": [1, 2]])
    XCTAssertEqual(list.uniformTypeIdentifier, "com.apple.property-list")
    XCTAssertEqual(
      XCTAttachment(archivableObject: NSString("x")).uniformTypeIdentifier, "public.data")
    XCTAssertEqual(list.lifetime, .deleteOnSuccess)
  }

  // MARK: - Names

  private static func names(_ test: XCTestCase) {
    for name in ["../../etc/passwd", "a/b\u{1B}[2J", ".hidden", "Bild – größer.png"] {
      let attachment = XCTAttachment(data: Data(), uniformTypeIdentifier: "public.png")
      attachment.name = name
      attachment.lifetime = .keepAlways
      test.add(attachment)
    }
  }

  func testNamesAreSafe() {
    XCTAssertEqual(
      files("names"),
      [
        "1-_._.._etc_passwd.png: ", "2-a_b__2J.png: ", "3-_hidden.png: ",
        "4-Bild _ größer.png: ",
      ])
    XCTAssertEqual(ResultsFolder.safeName(String(repeating: "x", count: 500)).count, 80)
    XCTAssertEqual(ResultsFolder.safeName("  "), "_")
    let results = ResultsFolder(URL(fileURLWithPath: "/results"))
    let folder = results.folder(ofType: "M.(unknown context at $55f8)._Case", test: "_Case.testOne")
    XCTAssertEqual(folder.path, "/results/M._Case/testOne")
  }

  // MARK: - Failures

  /// The line of the first attachment that cannot be kept.
  private static let line = #line + 3

  private static func unreadable(_ test: XCTestCase) {
    test.add(XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/no/such/file.txt")))
    test.add(XCTAttachment(plistObject: NSObject()))
  }

  func testWhatCannotBeKeptFailsTheTest() {
    let failures = failures("unreadable")
    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(
      failures.first?.hasPrefix(
        "AttachmentXCTests.swift:\(Self.line): Failed to keep the attachment \"file.txt\": "
          + "The file /no/such/file.txt cannot be read: "), true, "\(failures)")
    XCTAssertEqual(
      failures.last?.hasPrefix(
        "AttachmentXCTests.swift:\(Self.line + 1): Failed to keep the attachment: "
          + "A NSObject is no property list: "), true,
      "\(failures)")
  }
}
