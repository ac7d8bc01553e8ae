package import XCTestAdditions

/// A failure of a test as data: what went wrong, where it belongs, and what was known when it was recorded.
///
/// ``FailureRecorder`` makes it, which is where facts are attached, and ``FailureText`` words it.
package struct Failure: Sendable {
  /// What went wrong.
  package let kind: any FailureKind

  /// The place in the suite where it belongs.
  package let place: FailurePlace

  /// The names of the test's steps in which it happened, the outermost first.
  let activities: [String]

  /// The wait before it that ended in vain, or the last look of the expectation that failed; `nil` when neither has to do with it.
  let wait: FailedWait?

  /// What the test did and saw last; `nil` for a failure that has nothing to do with it.
  let journal: TestJournal?

  /// The crash of the application it is about, of which nothing told before: most likely the cause; `nil` for none.
  let crash: UnseenCrash?

  /// Whether the test did something since the failure before.
  let isNews: Bool

  /// The application it is about; `nil` when it is about none.
  let evidence: FailureEvidence?

  /// The failure in words.
  package var text: String { FailureText(self).text }
}

/// A kind of failure with its facts: what went wrong, before anything is known of where and when.
package protocol FailureKind: Sendable {
  /// The kind in words: a sentence, and lines of advice after it.
  var message: String { get }

  /// Whether the message says already what was waited for in vain.
  var isOfWait: Bool { get }

  /// Whether it is about code of the application, which may have printed why.
  var isOfApplication: Bool { get }
}

extension FailureKind {
  /// Most kinds say nothing of waits.
  package var isOfWait: Bool { false }

  /// Most kinds are about the test and what it sees.
  package var isOfApplication: Bool { false }
}
