import Glibc
import HandmadeApp
import Synchronization
import Testing

@testable import XCUIAutomation

/// What the trait says besides: which application a test means, where that runs, and how often the test does.
@Suite("The trait of UI tests", .serialized)
struct UITestTraitTests {
  /// The processes of the applications that tests launched, in order.
  private static let launched = Mutex<[String: [Int32?]]>([:])

  /// Launches the application that no target is named of, and uses it.
  private static func launch(in test: String) -> [Int32?] {
    let app = XCUIApplication()
    #expect(app.state == .notRunning)
    app.launch()
    app.buttons["Next"].tap()
    #expect(app.staticTexts["status"].label == "Tapped Next 1")
    return launched.withLock {
      $0[test, default: []].append(app.processIdentifier)
      return $0[test] ?? []
    }
  }

  @Test(
    "A test runs as often as it says, each time with an application of its own",
    .uiTest(target: .executable("HandmadeApp"), repeat: 3))
  func repeats() {
    let launched = Self.launch(in: "repeats")
    #expect(Set(launched).count == launched.count)
    #expect(!launched.contains(getpid()))
    #expect(launched.count <= 3)
  }

  @Test("It ran as often")
  func ranAsOften() {
    // In order after the test above, or alone.
    let count = Self.launched.withLock { $0["repeats"]?.count }
    #expect(count == nil || count == 3)
  }

  @Test(
    "Each argument runs as often", .uiTest(target: .executable("HandmadeApp"), repeat: 2),
    arguments: [1, 2])
  func repeatsEach(_ number: Int) {
    let launched = Self.launch(in: "argument \(number)")
    #expect(Set(launched).count == launched.count)
    #expect(launched.count <= 2)
  }

  @Test(
    "The mode says where the application runs", arguments: UITestTrait.Mode.allCases)
  func mode(_ mode: UITestTrait.Mode) {
    let trait: UITestTrait = .uiTest("HandmadeApp", orInProcess: HandmadeApp.self, mode: mode)
    #expect(trait.target?.isInProcess == (mode == .inProcess))
  }

  /// A suite whose tests are about one application.
  @Suite(.uiTest("HandmadeApp", orInProcess: HandmadeApp.self, mode: .inProcess))
  struct InProcess {
    @Test("A test means the application of its suite")
    func ofSuite() {
      #expect(UITestTraitTests.launch(in: "suite") == [getpid()])
      #expect(XCUIApplication.defaultTarget.isInProcess)
    }

    @Test("What it does not say itself, its suite says", .uiTest)
    func inherits() {
      #expect(XCUIApplication.defaultTarget.isInProcess)
    }

    @Test("What it says goes before its suite", .uiTest(target: .executable("HandmadeApp")))
    func ofTest() {
      #expect(UITestTraitTests.launch(in: "test") != [getpid()])
      #expect(!XCUIApplication.defaultTarget.isInProcess)
    }
  }
}
