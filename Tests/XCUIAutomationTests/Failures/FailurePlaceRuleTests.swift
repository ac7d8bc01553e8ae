import Foundation
import Testing
import XCTest

@testable import XCTestAdditions

/// How the place of a failure follows from the calls that led there.
@Suite("Rules of places") struct FailurePlaceRuleTests {
  /// A call in a suite.
  private static func call(_ function: String, _ file: String, _ line: Int) -> Call {
    Call(function: function, image: "Suite", file: file, line: line, start: 0, isOfSuite: true)
  }

  private static let page = call("LoginPage.logIn(as:)", "/Suite/LoginPage.swift", 12)
  private static let test = call("LoginTests.testLogIn()", "/Suite/LoginTests.swift", 7)
  private static let closure = call(
    "closure #1 in LoginTests.testLogIn()", "/Suite/LoginTests.swift", 8)
  private static let runner = call("main", "/build/SuiteTests.derived/runner.swift", 3)
  private static let macro = call(
    "closure #2 in LoginTests.testLogIn()",
    "/tmp/swift-generated-sources/@__swiftmacro_5Suite0015LoginTestsswift_tiAIefMX8_4_6expectfMf_.swift",
    1)
  private static let note = "called from …/LoginPage.swift:12, in LoginPage.logIn(as:)"

  /// Calls, what the suite stated, and the place that follows.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let calls: [Call]
    var stated: FailurePlace.Stated?
    let file: String
    let line: Int
    var note: String?
  }

  static let examples = [
    Example(
      testDescription: "the test alone", calls: [test, runner], file: test.file, line: 7),
    Example(
      testDescription: "a page object", calls: [page, test], file: test.file, line: 7, note: note),
    Example(
      testDescription: "a closure in the test that a page object calls",
      calls: [closure, page, test], file: test.file, line: 8),
    Example(
      testDescription: "an assertion in a page object", calls: [page, test],
      stated: .init(file: page.file, line: 12), file: test.file, line: 7, note: note),
    Example(
      testDescription: "a place that somebody chose", calls: [page, test],
      stated: .init(file: "/Suite/Cases.swift", line: 5), file: "/Suite/Cases.swift", line: 5),
    Example(
      testDescription: "a file by its name alone", calls: [page, test],
      stated: .init(file: "Suite/LoginPage.swift", line: 12), file: test.file, line: 7, note: note),
    Example(
      testDescription: "a macro in the test", calls: [macro, test], file: test.file, line: 9),
    Example(
      testDescription: "a page object on another thread", calls: [page, runner], file: page.file,
      line: 12),
    Example(
      testDescription: "nothing is known", calls: [runner], file: "LoginTests.testLogIn", line: 0),
    Example(
      testDescription: "no line is known", calls: [call("LoginPage.logIn(as:)", "", 0), runner],
      file: "LoginTests.testLogIn", line: 0,
      note: "in LoginPage.logIn(as:): the program holds no record of its lines"),
    Example(
      testDescription: "nothing is known but what is stated", calls: [],
      stated: .init(file: "A.swift", line: 1), file: "A.swift", line: 1),
    Example(
      testDescription: "a place stated without a line", calls: [page, test],
      stated: .init(file: "<EXPR>", line: 0), file: test.file, line: 7, note: note),
  ]

  @Test("The line of the test counts", arguments: examples)
  func places(_ example: Example) {
    let test = TestIdentity(LoginTests(name: "testLogIn") { _ in })
    let place = FailurePlace(example.calls, example.stated, in: test)
    #expect(place == FailurePlace(file: example.file, line: example.line, note: example.note))
  }

  @Test("Without any calls it is where Swift Testing says the test is declared, and says so")
  func declaration() {
    let place = FailurePlace(of: CallStack(addresses: []))
    #expect(place.file == #filePath)
    #expect(place.line == #line - 4)
    #expect(place.note?.hasPrefix("declared at this line") == true)
  }

  /// A test class that no runner finds.
  private class LoginTests: BaseTests {}

  /// Its base class.
  private class BaseTests: UITestCase {}

  @Test(
    "A test's set-up and that of its base classes are the test",
    arguments: [
      ("BaseTests.testLogIn()", true), ("closure #1 in LoginTests.testLogIn()", true),
      ("local #1 () in LoginTests.testLogIn()", true), ("specialized LoginTests.testLogIn()", true),
      ("BaseTests.setUp()", true), ("static LoginTests.setUp()", true),
      ("Outer.LoginTests.tearDownWithError()", true), ("OtherTests.setUp()", false),
      ("MyLoginTests.setUp()", false), ("LoginTests.testLogInTwice()", false),
      ("LoginTests.latestLogIn()", false), ("LoginTests.logIn()", false),
    ])
  func identity(_ function: String, _ isTest: Bool) {
    let test = TestIdentity(LoginTests(name: "testLogIn") { _ in })
    #expect(test.contains(function) == isTest)
  }

  @Test(
    "A function is in the module that it is written in, also in extensions of others' types",
    arguments: [
      ("$s5Suite4PageV3tapyyF", true), ("$s19XCUIAutomationTests4PageV3tapyyF", true),
      ("$s14XCUIAutomation11XCUIElementC3tapyyF", false),
      ("$s14XCUIAutomation11XCUIElementC10LoginTestsE5logInyyF", true),
      ("$sSS1cE5logInyyyyXEF", true), ("$sSTsE7forEachyyy7ElementQzKXEKF", false),
      ("$s1c10LoginTestsC04testA0yyFyyXEfU_", true),
      (
        "$s4Mail5SceneV4bodyQrvg6TextUI4ViewPAEE8disabledyQrSbFQOyAE6ButtonVyAE0E0VG_Qo_yXEfU_",
        true
      ),
      ("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF", false),
      ("_ZN5swift34runJobInEstablishedExecutorContextEPNS_3JobE", false), ("main", false),
      ("", false),
    ])
  func modules(_ name: String, _ isOfSuite: Bool) {
    #expect(MangledName(name).isOfSuite == isOfSuite)
  }

  @Test("Every module of this package is known as none of a suite's")
  func frameworks() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources")
    /// The folders of sources in Swift in a folder.
    func modules(in folder: URL) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
        let path = folder.appendingPathComponent(name).path
        return try FileManager.default.subpathsOfDirectory(atPath: path).contains {
          $0.hasSuffix(".swift")
        }
      }
    }
    // A package of its own has its modules one deeper.
    let modules =
      try modules(in: sources)
      + modules(in: sources.appendingPathComponent("AppleModules/Sources"))
      + modules(in: sources.appendingPathComponent("SwiftUICompatibility/Sources"))
    #expect(modules.count > 10)
    // A tool of builds is in no test's process, and a package no module.
    let names = Set(modules.map { $0.replacing("-", with: "_") })
      .subtracting([
        "AppleModules", "MacroExpansions", "SwiftUICompatibility", "SwiftUIMacros",
        "SwiftUISources",
        "UITestSources",
      ])
    #expect(names.subtracting(MangledName.frameworks) == [])
  }

  @Test("A stack of any depth is captured as far as it matters")
  func depth() {
    func capture(_ depth: Int) -> CallStack {
      let stack = depth == 0 ? CallStack.capture() : capture(depth - 1)
      return stack.addresses.isEmpty ? CallStack(addresses: [0]) : stack
    }
    #expect(capture(10_000).addresses.count == 64)
  }
}
