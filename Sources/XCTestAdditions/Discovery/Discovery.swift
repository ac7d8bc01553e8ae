import Synchronization
public import XCTest

/// Wraps the tests of a class for the runner, whatever their isolation.
///
/// SwiftPM's generated list of tests calls a function of this name for each class. XCTest's own is chosen
/// where it fits; this one is where it does not, for methods on the main actor, which XCTest's ends the
/// process over (swiftlang/swift-corelibs-xctest#424). It is generic over the method's type, and
/// lives in a module in Swift 5 mode, because otherwise XCTest's is chosen all the same.
///
/// - Parameter allTests: The names of the tests, each with the method for an instance.
/// - Returns: The class with its tests, as the runner takes them.
public func testCase<T: XCTestCase, F>(
  _ allTests: [(String, (T) -> F)]
) -> XCTestCaseEntry {
  (
    T.self,
    allTests.map { name, method in
      (
        name,
        { testCase in
          guard let testCase = testCase as? T else {
            preconditionFailure("\(T.self).\(name) was given a \(type(of: testCase))")
          }
          try run(method(testCase), named: "\(T.self).\(name)")
        }
      )
    }
  )
}

/// Wraps an asynchronous test on the main actor as a synchronous one on the main actor.
///
/// Without it a class on the main actor with synchronous throwing tests beside asynchronous ones does not
/// compile: the list of its tests would mix isolated and plain methods.
///
/// - Parameter method: The asynchronous test for an instance.
/// - Returns: The test as a synchronous one that waits for it.
public func asyncTest<T: XCTestCase>(
  _ method: @escaping (T) -> @MainActor () async throws -> Void
) -> (T) -> @MainActor () throws -> Void {
  let plainAsync: (T) -> () async throws -> Void = { testCase in { try await method(testCase)() } }
  let plain = plainTest(plainAsync)
  return { testCase in
    let body = plain(testCase)
    return { try body() }
  }
}

/// Wraps an asynchronous test that is not isolated as a synchronous one.
///
/// For a class with nothing but such tests XCTest's and the one for the main actor fit equally well; this one fits best, for its classes
/// are fewer.
///
/// - Parameter method: The asynchronous test for an instance.
/// - Returns: The test as a synchronous one that waits for it.
public func asyncTest<T: UITestCase>(
  _ method: @escaping (T) -> () async throws -> Void
) -> (T) -> () throws -> Void {
  plainTest(method)
}

/// Wraps an asynchronous test as XCTest does, but for a wait that may be one long one.
private func plainTest<T: XCTestCase>(
  _ method: @escaping (T) -> () async throws -> Void
) -> (T) -> () throws -> Void {
  { testCase in
    // The task uses it while the test waits for the task.
    nonisolated(unsafe) let body = method(testCase)
    return {
      let end = XCTestExpectation(description: "async test completion")
      let failure = Mutex<(any Error)?>(nil)
      Task {
        do { try await body() } catch { failure.withLock { $0 = error } }
        end.fulfill()
      }
      LongWait.forTest(until: end)
      if let error = failure.withLock({ $0 }) { throw error }
    }
  }
}

/// Calls the body of a test, whose type is only known now.
///
/// The main-actor ones are safe to call: the runner calls synchronous tests on the main thread.
func run<F>(_ body: F, named name: String) throws {
  switch body {
  case let body as () throws -> Void: try body()
  case let body as () -> Void: body()
  case let body as @MainActor () throws -> Void: try onMainActor(body)
  case let body as @MainActor () -> Void: onMainActor(body)
  case let body as @MainActor @Sendable () throws -> Void: try onMainActor(body)
  case let body as @MainActor @Sendable () -> Void: onMainActor(body)
  default:
    preconditionFailure("\(name) cannot be run: it is a \(F.self), on another global actor")
  }
}

/// Calls a main-actor body from the main thread.
private func onMainActor(_ body: @escaping @MainActor () throws -> Void) throws {
  // The value stays on this thread, which is the main actor's.
  nonisolated(unsafe) let body = body
  try MainActor.assumeIsolated { try body() }
}

/// Calls a main-actor body that does not throw from the main thread.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
  // The value stays on this thread, which is the main actor's.
  nonisolated(unsafe) let body = body
  MainActor.assumeIsolated { body() }
}
