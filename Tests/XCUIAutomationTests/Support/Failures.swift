import Foundation
import Synchronization

@testable import XCUIAutomation

/// The failures that were recorded while something ran.
final class Failures: Sendable {
  /// One failure.
  struct Failure: Sendable {
    /// The failure in words.
    var text: String

    /// Where it was recorded.
    var place: CallerLocation

    /// The words up to the first empty line.
    var headline: String { text.components(separatedBy: "\n\n").first ?? "" }
  }

  private let failures = Mutex<[Failure]>([])

  /// The failures so far.
  var all: [Failure] { failures.withLock { $0 } }

  /// The texts of the failures so far.
  var texts: [String] { all.map(\.text) }

  /// Runs something and returns the failures it recorded, none of which fails the test.
  static func during(_ body: () -> Void) -> [Failure] {
    let failures = Failures()
    let sink: FailureRecorder.Sink = { text, place in
      failures.failures.withLock { $0.append(Failure(text: text, place: place)) }
    }
    FailureRecorder.$sink.withValue(sink) { body() }
    return failures.all
  }
}
