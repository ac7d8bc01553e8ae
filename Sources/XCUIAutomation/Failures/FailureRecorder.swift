import Primitives
package import XCTestAdditions

/// A recorder of failures with the test that runs, be it XCTest's or Swift Testing's, for this framework and the layers above it.
package enum FailureRecorder {
  /// Whether failures are kept back, because a wait only looks whether something is so.
  @TaskLocal static var isMuted = false

  /// Receives failures.
  package typealias Sink = @Sendable (Failure) -> Void

  /// What failures go to in place of the test that runs; how failures are tested.
  @TaskLocal package static var sink: Sink?

  /// Records a failure.
  ///
  /// - Parameters:
  ///   - kind: What went wrong.
  ///   - stack: The calls that led there; `nil` for those that lead here.
  ///   - stated: The place that the suite stated; `nil` for none.
  package static func record(
    _ kind: any FailureKind, from stack: CallStack? = nil, at stated: FailurePlace.Stated? = nil
  ) {
    let scope = TestScope.current
    guard !isMuted, !scope.isOver else { return }
    let place = FailurePlace(of: stack ?? .capture(), stated: stated)
    let (failure, text) = Turns.withoutWaiting(in: scope) {
      let failure = Failure(kind, at: place, in: scope)
      return (failure, sink == nil ? failure.text : "")
    }
    if let sink { sink(failure) } else { RunningTest.fail(text, at: place, of: scope.test) }
  }

  /// Records a failure that shows when a test is over.
  ///
  /// - Parameters:
  ///   - kind: What went wrong.
  ///   - last: The calls that led to what the test did last; `nil` when it did nothing.
  ///   - scope: The scope of the test.
  ///   - isReported: Whether the test takes no more failures; standard error has it then.
  static func record(
    _ kind: any FailureKind, after last: CallStack?, atEndOf scope: TestScope, _ isReported: Bool
  ) {
    let place = isReported ? .unknown : FailurePlace(ofLast: last)
    let failure = Failure(kind, at: place, in: scope)
    if let sink {
      sink(failure)
    } else if isReported {
      StandardError.write("After the end of a test: \(failure.text)\n")
    } else {
      RunningTest.fail(failure.text, at: place, of: scope.test)
    }
  }

  /// Returns what would be recorded of a failure that is thrown.
  ///
  /// - Parameter kind: What went wrong.
  /// - Returns: The failure in words.
  static func text(of kind: any FailureKind) -> String {
    let scope = TestScope.current
    return Turns.withoutWaiting(in: scope) { Failure(kind, at: .unknown, in: scope).text }
  }

  /// Returns what else is to be said of a failure that XCTest or the suite raised; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - sentence: The failure, as XCTest's words tell it.
  ///   - scope: The scope of the test.
  /// - Returns: More words.
  static func details(of sentence: XCTestSentence, in scope: TestScope) -> String? {
    Turns.withoutWaiting(in: scope) {
      FailureText(Failure(AssertionFailure(sentence: sentence), at: .unknown, in: scope)).details
    }
  }
}

// MARK: - Attaching facts

extension Failure {
  /// Makes a failure of what went wrong, and attaches what is known of the test and its applications.
  fileprivate init(_ kind: any FailureKind, at place: FailurePlace, in scope: TestScope) {
    self.kind = kind
    self.place = place
    activities = ActivityPath.names
    isNews = scope.noteFailure()
    if let interaction = kind as? InteractionFailure {
      wait = nil
      journal = scope.journal
      crash = nil
      evidence = FailureEvidence(of: interaction.plan.session)
    } else {
      let isOfExpectation = (kind as? AssertionFailure)?.sentence.isOfExpectation == true
      let look = isOfExpectation ? scope.lastLook : nil
      wait = scope.failedWait ?? look.map { FailedWait($0.plan, .look($0)) }
      let isOfSight = kind is AssertionFailure && wait == nil
      let journal = isOfSight || wait != nil ? scope.journal : nil
      self.journal = journal
      let plan = wait?.plan ?? (isOfSight ? journal?.looks.last?.plan : nil)
      let running = scope.runningSessions
      // The screen that there is, where another application was waited for.
      let session =
        plan.map(\.session).flatMap { $0.lastRun == nil ? running.first ?? $0 : $0 }
        ?? running.first
      let isTold = journal != nil || kind.isOfApplication
      evidence = isTold ? session.map { FailureEvidence(of: $0) } : nil
      crash = kind is AssertionFailure && isTold ? session?.takeUnseenCrash() : nil
    }
  }
}

/// A failure that XCTest or the suite raised, which its own words tell.
private struct AssertionFailure: FailureKind {
  /// What the words say.
  let sentence: XCTestSentence

  /// The words stand already where these are added.
  var message: String { "" }
}
