import Foundation
import PredicateFormat
import VirtualTime
import XCTest
import XCTestAdditions

/// The predicate of an expectation about an application, which knows when its result cannot change.
final class ExpectedPredicate: NSPredicate {
  /// The suite's predicate.
  private let predicate: NSPredicate

  /// The application it is about.
  private let session: ApplicationSession

  /// The expectation that evaluates it.
  private weak var expectation: XCTNSPredicateExpectation?

  /// How often it was evaluated.
  private(set) var lookCount = 0

  /// Makes the predicate of an expectation about an application.
  private init(_ predicate: NSPredicate, _ session: ApplicationSession) {
    self.predicate = predicate
    self.session = session
    super.init(value: false)
  }

  /// Returns the predicate for an expectation that is about to be made, which is then to be handed to ``serve(_:)``.
  ///
  /// - Parameters:
  ///   - predicate: The suite's predicate.
  ///   - object: What it is evaluated with.
  /// - Returns: The predicate; the suite's own unless the object is an element or a query.
  static func expected(_ predicate: NSPredicate, _ object: Any) -> NSPredicate {
    guard predicate.isAboutObjectAlone else { return predicate }
    let plan = (object as? XCUIElement)?.plan ?? (object as? XCUIElementQuery)?.plan
    return plan.map { ExpectedPredicate(predicate, $0.session) } ?? predicate
  }

  /// Has the predicate of an expectation put off its looks.
  static func serve(_ expectation: XCTestExpectation) {
    guard let expectation = expectation as? XCTNSPredicateExpectation else { return }
    (expectation.predicate as? ExpectedPredicate)?.expectation = expectation
  }

  /// Evaluates the suite's predicate, and puts the next look off if it would see the same.
  override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    lookCount += 1
    let changes = PredicatePolls.changes
    let version = session.lastRun?.mirror.version
    if predicate.evaluate(with: object, substitutionVariables: bindings) { return true }
    guard let timer else { return false }
    if session.isSeenByAnswersAlone {
      PredicatePolls.putOff(timer, since: changes)
    } else if session.isInProcessOfTest {
      PredicatePolls.putOff(timer) { session.timeWithoutChange(since: version) }
    }
    return false
  }

  /// The timer by which XCTest looks; it keeps it to itself.
  private var timer: Timer? {
    guard let expectation else { return nil }
    // XCTest notes the timer on a queue that reading the handler waits for.
    _ = expectation.handler
    return HiddenState.value("timer", of: expectation, in: XCTNSPredicateExpectation.self)
  }

  /// The suite's predicate in words.
  override var predicateFormat: String { predicate.description }

  /// The suite's predicate in words.
  override var description: String { predicate.description }

  /// The predicate itself, which cannot change.
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSPredicate {
  /// Whether the result follows from the evaluated object, and from nothing else that may change.
  fileprivate var isAboutObjectAlone: Bool {
    switch self {
    case let predicate as FormatPredicate: predicate.isAboutItsObject
    case let compound as NSCompoundPredicate:
      compound.subpredicates.allSatisfy(\.isAboutObjectAlone)
    default: false
    }
  }
}

extension ApplicationSession {
  /// Whether what a test sees of it changes by its answers alone, for now.
  fileprivate var isSeenByAnswersAlone: Bool {
    guard TestClock.isOn, !isSystem else { return false }
    guard case .running(let run) = phase else { return true }
    return (run.isOnClockOfTest || run.isTimeHeld) && run.mirror.isAtRest
  }

  /// Whether it runs in the test's process, on the test's clock.
  fileprivate var isInProcessOfTest: Bool {
    guard !isSystem, case .running(let run) = phase else { return false }
    return run.isInProcessOfTest
  }

  /// Returns for how many seconds nothing changes that a test sees of it in this process.
  ///
  /// - Parameter version: The tree as the test has seen it.
  /// - Returns: `nil` when it is another by now, or something goes on.
  fileprivate func timeWithoutChange(since version: UInt64?) -> Double? {
    guard let run = lastRun, (try? exchange(.letTimePass(limit: 0))) != nil,
      let activity = run.mirror.activity, run.mirror.version == version
    else { return nil }
    switch activity.state {
    case .idle: return Date.distantFuture.timeIntervalSinceNow
    case .sleeping(let deadline, _): return max(0, deadline - activity.now)
    case .unproven, .busy: return nil
    }
  }
}
