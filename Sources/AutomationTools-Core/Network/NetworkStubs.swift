public import AutomationTools_Shared
import Foundation
import Synchronization

/// The stubs that answer an application's requests to the network, and what it requested.
///
/// ```swift
/// let articles = network.stub(.get("/articles", host: "api.example"), .json("[]").held())
/// launchApp()
/// XCTAssertTrue(app.staticTexts["Loading…"].exists)
/// network.release(articles)
/// ```
///
/// While there are stubs, nothing of HTTP leaves the application: what no stub matches fails to
/// load, and fails the test. The first stub that matches and is not used up answers.
///
/// In the test's process, code that does not run in a task of the application's, such as a detached
/// task or the test itself, is not known to be the application's: while several applications with stubs
/// run, its requests to `URLSession.shared` count as those of the one launched last, with a warning.
/// Requests to a session of the application's own are told apart.
///
/// - Note: Only requests that go through `URLSession.shared`, or a session whose configuration was
///   told `useNetworkStubs()`, are seen.
public final class NetworkStubs: Sendable {
  /// A stub as ``stub(_:_:limit:isOptional:)`` declared it.
  public struct Stub: Sendable, Hashable {
    /// The number by which the application knows it.
    let number: Int

    /// Whether it may go unused.
    let isOptional: Bool

    /// The stub as the application has it.
    let content: NetworkStub
  }

  /// The mutable state, behind the lock.
  private struct State {
    /// The stubs, in order.
    var stubs: [Stub] = []

    /// Where the stub with a number was declared.
    var places: [Int: CallStack] = [:]

    /// Where the application was last launched.
    var launch: CallStack?

    /// What earlier launches requested.
    var earlierRequests: [RecordedRequest] = []

    /// The application that runs with the stubs.
    var app: XCUIApplication?

    /// Whether an application was launched with stubs and took none.
    var isUntaken = false
  }

  /// What changes.
  private let state = Mutex(State())

  /// Makes the stubs of a test; none yet.
  public init() {}
}

// MARK: - Declaring

extension NetworkStubs {
  /// Declares a stub: what the application gets for requests of a kind.
  ///
  /// Before the launch it is there for the first request; after it, for the next one.
  ///
  /// - Parameters:
  ///   - pattern: Which requests it answers.
  ///   - response: What it answers.
  ///   - limit: How many requests it answers at most; `nil` for any number. What exceeds the number
  ///     is left to the stubs after it.
  ///   - isOptional: Whether it may go unused; otherwise ``verify()`` fails.
  /// - Returns: The stub, by which it is released and its requests are found.
  @discardableResult
  public func stub(
    _ pattern: RequestPattern, _ response: StubbedResponse, limit: Int? = nil,
    isOptional: Bool = false
  ) -> Stub {
    if let problem = Self.problem(of: pattern, response) {
      FailureRecorder.record(NetworkFailure.unusable(pattern, reason: problem))
    }
    let (stub, app) = state.withLock { state in
      let number = state.stubs.count
      let content = NetworkStub(
        number: number, pattern: pattern, response: response, limit: limit.map { max(0, $0) })
      let stub = Stub(number: number, isOptional: isOptional, content: content)
      state.stubs.append(stub)
      state.places[number] = .capture()
      return (stub, state.app)
    }
    if let app, app.state != .notRunning {
      _ = ask(NetworkMessage.add, stub.content, of: app)
    }
    return stub
  }

  /// Has the next launch of an application begin with the stubs; does nothing while there are none.
  ///
  /// `launchApp` of ``ATTestCase`` does this by itself.
  ///
  /// - Parameter app: The application.
  public func prepare(_ app: XCUIApplication) {
    collect()
    let stubs = state.withLock { state in
      state.app = state.stubs.isEmpty ? nil : app
      state.launch = .capture()
      return state.stubs.map(\.content)
    }
    let payload = NetworkMessage.stubs
    do {
      app.launchRequest.payloads[payload.name] =
        stubs.isEmpty ? nil : try payload.bytes(of: stubs)
    } catch {
      FailureRecorder.record(NetworkFailure.notHandedOver(reason: String(describing: error)))
    }
  }

  /// Says what is wrong with a stub, in words; `nil` when nothing is.
  private static func problem(of pattern: RequestPattern, _ response: StubbedResponse) -> String? {
    if let path = pattern.path, !path.hasPrefix("/"), !path.hasPrefix("*") {
      return "matches nothing: a path begins with a slash, and “\(path)” does not"
    }
    if case .json(let text) = pattern.body,
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) == nil
    {
      return "matches nothing: its body is no JSON"
    }
    if case .file(let path) = response.outcome,
      !FileManager.default.isReadableFile(atPath: path)
    {
      return "cannot answer: there is no file “\(path)” to read"
    }
    return nil
  }
}

// MARK: - While the application runs

extension NetworkStubs {
  /// Releases the responses that a stub holds; it holds no more from then on.
  ///
  /// - Parameter stub: The stub.
  /// - Returns: How many requests waited.
  @discardableResult
  public func release(_ stub: Stub) -> Int {
    guard let app = state.withLock({ $0.app }) else {
      FailureRecorder.record(NetworkFailure.notLaunched(stub.content.pattern))
      return 0
    }
    return ask(NetworkMessage.release, stub.number, of: app) ?? 0
  }

  /// What the application requested so far in this test, in order.
  public var requests: [RecordedRequest] {
    let (earlier, app) = state.withLock { ($0.earlierRequests, $0.app) }
    return earlier + (app.map { Self.current($0) ?? [] } ?? [])
  }

  /// Returns what a stub was requested for, in order.
  ///
  /// - Parameter stub: The stub.
  /// - Returns: The requests that it answers, those it still holds included.
  public func requests(to stub: Stub) -> [RecordedRequest] {
    requests.filter { $0.stub == stub.number }
  }

  /// What an application requested since its launch; nothing when it has ended, `nil` when it took no stubs.
  private static func current(_ app: XCUIApplication) -> [RecordedRequest]? {
    guard app.state != .notRunning else { return [] }
    do {
      return try NetworkMessage.requests.ask(NoValue(), through: app.run)
    } catch XCUIApplication.RequestProblem.unknownCommand {
      return nil
    } catch {
      // That it cannot be asked is a failure of its own.
      return []
    }
  }

  /// Keeps what was requested before the application ends.
  private func collect() {
    guard let app = state.withLock({ $0.app }) else { return }
    let requests = Self.current(app)
    state.withLock { state in
      state.earlierRequests += requests ?? []
      state.isUntaken = state.isUntaken || requests == nil
      state.app = nil
    }
  }

  /// Asks the application, recording a failure when it does not answer.
  private func ask<Input, Output>(
    _ message: ToolMessage<Input, Output>, _ input: Input, of app: XCUIApplication
  ) -> Output? {
    do {
      return try message.ask(input, through: app.run)
    } catch {
      FailureRecorder.record(NetworkFailure.unchangeable(reason: String(describing: error)))
      return nil
    }
  }
}

// MARK: - Verifying

extension NetworkStubs {
  /// Fails the test for requests that no stub matched, and for stubs that were never used.
  ///
  /// A request fails the test where the application was launched, as does an application that took no stubs at all; a stub
  /// fails it where it was declared.
  /// ``ATTestCase`` calls it when a test ends. Stubs and requests are forgotten with it.
  public func verify() {
    collect()
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    if ended.isUntaken, let launch = ended.launch {
      return FailureRecorder.record(NetworkFailure.notTaken, from: launch)
    }
    let report = NetworkReport(stubs: ended.stubs, requests: ended.earlierRequests)
    if let launch = ended.launch {
      for failure in report.unansweredRequests { FailureRecorder.record(failure, from: launch) }
    }
    for stub in report.unusedStubs {
      guard let stack = ended.places[stub.number] else { continue }
      FailureRecorder.record(report.failure(for: stub), from: stack)
    }
  }
}
