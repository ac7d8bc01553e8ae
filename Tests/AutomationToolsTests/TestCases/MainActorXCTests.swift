import AutomationTools_Core
import TextUI
import XCTest

// In a target without the plugin, where XCTest's own function makes the list of tests: a test of these that is found, and passes, is the proof.
// Optimised code has no such list; see `ForcedCast.swift` of XCTestAdditions.
#if DEBUG
/// A class on the main actor, with methods of each kind.
@MainActor
final class MainActorClassXCTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(MainActorApp.self) }

  override func setUp() {
    super.setUp()
    launchApp()
  }

  func testPlain() { XCTAssertTrue(app.staticTexts["Hello"].exists) }

  func testThrowing() throws { XCTAssertTrue(try XCTUnwrap(app).staticTexts["Hello"].exists) }

  func testAsynchronous() async throws {
    await Task.yield()
    XCTAssertTrue(app.staticTexts["Hello"].exists)
  }
}

/// A class on the main actor, no method of which throws.
@MainActor
final class MainActorQuietClassXCTests: ATTestCase {
  func testThread() { XCTAssertTrue(Thread.isMainThread) }
}

/// A plain class with a method on the main actor.
final class MainActorMethodOfAnyTargetXCTests: ATTestCase {
  @MainActor func testIsolated() { XCTAssertNotNil(app) }
}

/// A class of XCTest's own.
@MainActor
final class MainActorPlainClassXCTests: XCTestCase {
  private var count = 0

  func testCount() throws {
    count += 1
    XCTAssertEqual(count, try XCTUnwrap(Int("1")))
  }
}

/// Casts of arrays in unoptimised code go the same way.
final class ArrayCastXCTests: XCTestCase {
  func testValuesOfAnyKind() {
    let values: [Any] = [1, 2, 3]
    XCTAssertEqual(values as! [Int], [1, 2, 3])
    let pairs: [(String, Any)] = [("a", 1), ("b", 2)]
    XCTAssertEqual((pairs as! [(String, Int)]).map(\.1), [1, 2])
    let errors: [any Error] = [CancellationError()]
    XCTAssertEqual((errors as! [CancellationError]).count, 1)
    XCTAssertEqual((([] as [Any]) as! [String]).count, 0)
  }
}

private struct MainActorApp: App {
  var body: some Scene {
    WindowGroup { Text("Hello") }
  }
}
#endif
