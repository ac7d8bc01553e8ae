import Foundation
import Synchronization
package import XCUIAutomation

/// Returns the failures that a function records, none of which reaches the test that runs.
///
/// - Parameter body: The function.
/// - Returns: The failures, in order.
/// - Throws: What the function throws.
package func recordedFailures(_ body: () throws -> Void) rethrows -> [Failure] {
  let list = FailureList()
  try FailureRecorder.$sink.withValue({ list.append($0) }, operation: body)
  return list.failures
}

/// Returns the failures that an asynchronous function records, none of which reaches the test that runs.
///
/// - Parameter body: The function.
/// - Returns: The failures, in order.
/// - Throws: What the function throws.
package func asynchronouslyRecordedFailures(_ body: () async throws -> Void) async rethrows
  -> [Failure]
{
  let list = FailureList()
  try await FailureRecorder.$sink.withValue({ list.append($0) }, operation: body)
  return list.failures
}

/// Failures, in the order in which they were recorded.
private final class FailureList: Sendable {
  /// The failures so far.
  private let state = Mutex<[Failure]>([])

  /// The failures so far.
  var failures: [Failure] { state.withLock { $0 } }

  /// Adds a failure.
  func append(_ failure: Failure) { state.withLock { $0.append(failure) } }
}

extension Failure {
  /// The words up to the first empty line.
  package var headline: String { text.components(separatedBy: "\n\n").first ?? "" }
}
