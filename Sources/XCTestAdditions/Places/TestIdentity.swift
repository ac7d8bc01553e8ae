import Testing
import XCTest

/// An identity of a test: its name, and which functions of the program are the test.
package struct TestIdentity: Sendable {
  /// The name: `LoginTests.testLogIn`.
  let name: String

  /// Where the test is declared; `nil` when the library that runs it does not know.
  let declaration: (file: String, line: Int)?

  /// How the functions that are the test end, with the names of what is around them: `LoginTests.testLogIn()`.
  private let functions: [String]

  /// The test that runs, whichever library runs it.
  static var current: TestIdentity? {
    if let test = Test.current { return TestIdentity(test) }
    return TestProgress.current?.identity ?? PlainTestObserver.shared.test.map(TestIdentity.init)
  }

  /// Makes the identity of a test of Swift Testing.
  private init(_ test: Test) {
    self.init(
      ofSwiftTesting: test.name, (test.sourceLocation._filePath, test.sourceLocation.line))
  }

  /// Makes the identity of a test of Swift Testing by its name, which may have those of its suites in front.
  init(ofSwiftTesting name: String, _ declaration: (file: String, line: Int)?) {
    self.name = name
    self.declaration = declaration
    // Names of functions in words have other spaces in the program's records.
    functions = [name.replacing(" ", with: "\u{A0}")]
  }

  /// Makes the identity of a test of XCTest, to which what sets it up and tears it down belongs.
  init(_ test: XCTestCase) {
    let hooks = [
      "setUp()", "setUpWithError()", "setUp(completion:)", "tearDown()", "tearDownWithError()",
      "tearDown(completion:)",
    ]
    var classes: [String] = []
    var type: AnyClass? = Swift.type(of: test)
    while let some = type, some != UITestCase.self, some != XCTestCase.self {
      classes.append(String(String(describing: some).prefix { $0 != "<" }))
      type = _getSuperclass(some)
    }
    name = test.name
    declaration = nil
    let method = test.name.split(separator: ".").last ?? ""
    functions = ["\(method)()"] + classes.flatMap { name in hooks.map { "\(name).\($0)" } }
  }

  /// Makes the identity of a test that no library runs.
  init(name: String) {
    self.name = name
    declaration = nil
    functions = []
  }

  /// Returns whether a function is the test, or inside it as a closure is.
  func contains(_ function: String) -> Bool {
    functions.contains { test in
      guard function.hasSuffix(test) else { return false }
      let before = function.dropLast(test.count).last
      return before == nil || before == "." || before == " "
    }
  }
}
